import { tex, type Text } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Thinking } from '../../bugs/bug.ts'
import { defineModel } from '../../form/model.ts'
import { type Fraction, minus, mixedTex, over, plus, sizeOf, times } from '../../fractions/fraction.ts'
import { fractionsIn } from '../../fractions/fractions-in.ts'
import { properFraction } from '../../fractions/fraction.ts'
import { flipped, quotientTex } from '../../fractions/quotients.ts'
import { someMixed } from '../../fractions/products.ts'
import { amount, shown, solvedFraction, typedAmount } from '../../fractions/written.ts'
import type { UnitId } from '../../units/units.ts'
import { divided } from '../../solutions/fraction-quotient/fraction-quotient.ts'
import { say } from './messages.gen.ts'

/** Rectangles, with the units of their sides and areas, and their longest side. */
const things = {
  garden: { side: 'yard', area: 'square-yard', most: 12 },
  poster: { side: 'foot', area: 'square-foot', most: 5 },
  hallway: { side: 'meter', area: 'square-meter', most: 12 },
  sticker: { side: 'inch', area: 'square-inch', most: 6 },
  rug: { side: 'meter', area: 'square-meter', most: 5 },
  banner: { side: 'yard', area: 'square-yard', most: 6 },
  field: { side: 'mile', area: 'square-mile', most: 2 },
  tabletop: { side: 'foot', area: 'square-foot', most: 8 },
} as const satisfies Record<string, { side: UnitId; area: UnitId; most: number }>
type ThingId = keyof typeof things
// `Object.keys` returns strings; the keys are thing ids.
const thingIds = keysOf(things)

interface Rectangle {
  thing: ThingId
  width: Fraction
  length: Fraction
  asks: 'side' | 'around'
}
const areaOf = ({ width, length }: Rectangle): Fraction => times(width, length)
const aroundOf = ({ width, length }: Rectangle): Fraction => times([2, 1], plus(width, length))
const keyOf = (its: Rectangle): Fraction => (its.asks === 'side' ? its.length : aroundOf(its))

const thinks = (
  id: Thinking<Rectangle>['id'],
  answerOf: Thinking<Rectangle>['answer'],
  text: (its: Rectangle) => Text,
) => ({
  id,
  answer: answerOf,
  feedback: text,
})
const bugsAt = {
  side: [
    thinks(
      'fraction.no-reciprocal',
      (its) => times(areaOf(its), its.width),
      () => say('times'),
    ),
    thinks(
      'fraction.divides-other-way',
      (its) => over(its.width, areaOf(its)),
      () => say('other-way'),
    ),
    thinks(
      'area.subtracts-length',
      (its) => (sizeOf(areaOf(its)) > sizeOf(its.width) ? minus(areaOf(its), its.width) : null),
      () => say('subtracts'),
    ),
  ],
  around: [
    thinks(
      'fraction.stops-early',
      ({ length }) => length,
      () => say('stops'),
    ),
    thinks(
      'grid.half-perimeter',
      ({ width, length }) => plus(width, length),
      () => say('two-sides'),
    ),
    thinks(
      'fraction.no-reciprocal',
      (its) => times([2, 1], plus(its.width, times(areaOf(its), its.width))),
      () => say('times'),
    ),
  ],
}

/**
 * The length from area and width, with a proper fraction (level 1), with mixed numbers (level 2), the perimeter (level
 * 3).
 */
export const rectangleSide = defineModel<Rectangle>({
  id: 'rectangle-side',
  thinking: 'work backwards',
  seconds: 80,
  standards: ['6.NS.A.1'],
  task: ({ thing, asks }) => `${thing} ${asks}`,
  draw(random, level) {
    const thing = random.pick(thingIds)
    const part = (): Fraction => properFraction(random, random.pick([2, 3, 4, 5, 6, 8]))
    const mixed = (): Fraction => someMixed(random, 4, [2, 3, 4, 5])
    return {
      thing,
      width: level === 1 ? part() : random.chance(0.5) ? part() : mixed(),
      length: level > 1 ? mixed() : random.chance(0.5) ? part() : [random.integer(2, 9), 1],
      asks: level === 3 ? 'around' : 'side',
    }
  },
  fits(its) {
    const { thing, width, length, asks } = its
    const key = keyOf(its)
    const values = bugsAt[asks].flatMap((each) => {
      const value = each.answer(its)
      return value === null ? [] : [typeof value === 'number' ? value : value[0] / value[1]]
    })
    return (
      sizeOf(length) > sizeOf(width) &&
      sizeOf(length) <= 6 * sizeOf(width) &&
      sizeOf(length) <= things[thing].most &&
      (sizeOf(length) > 1 || thing === 'field' || thing === 'sticker') &&
      areaOf(its)[1] <= 32 &&
      areaOf(its)[1] > 1 &&
      areaOf(its)[0] <= 60 &&
      new Set([...values, sizeOf(key)].map((value) => value.toFixed(6))).size === values.length + 1
    )
  },
  item(its) {
    const { thing, width, length, asks } = its
    const { side, area } = things[thing]
    const quotient = { one: areaOf(its), other: width }
    const { hints, solution } = divided(quotient)
    return {
      stem: [
        say(`${thing}.told`, { area: amount(areaOf(its), area), width: amount(width, side) }),
        say(`${thing}.${asks}`),
      ],
      ...typedAmount<Rectangle>(its, {
        key: keyOf(its),
        unit: side,
        // These bugs depend on the drawn values, so the item itself serves as their example.
        bugs: bugsAt[asks].map((each) => ({ ...each, example: [its, keyOf(its)] as const })),
      }),
      hints: [say(`nudge.${asks}`), hints[1] ?? say('plan', { quotient: tex(quotientTex(quotient)) })],
      solution: [
        say('plan', { quotient: tex(quotientTex(quotient)) }),
        ...solution,
        ...(asks === 'side'
          ? [say('so.side', { length: amount(length, side) })]
          : [
              say('so.sum', {
                equation: tex(`${mixedTex(width)} + ${mixedTex(length)} = ${mixedTex(plus(width, length))}`),
              }),
              say('so.around', { sum: shown(plus(width, length)), around: amount(aroundOf(its), side) }),
            ]),
      ],
    }
  },
  solve({ stem }) {
    const [area = [1, 1] as const, width = [1, 1] as const] = fractionsIn(stem)
    const length = times(area, flipped(width))
    const isAround = /all the way around|todo el borde/.test(stem)
    return solvedFraction(...(isAround ? times([2, 1], plus(length, width)) : length))
  },
})
