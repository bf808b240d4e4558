import { byLevel, defineModel, solved, typed } from '#form'
import { areaBugs, areaOf, type Areas } from '#bugs/right-triangles/more-bugs.ts'
import { sideBugs } from '#bugs/right-triangles/side-bugs.ts'
import { sidesFigure, sidesShown, squaresFigure } from '#figures/right-triangle/right-triangle.ts'
import type { Shown } from '#item.ts'
import { drawExact, drawWhole, isClearExact, type Sides, sideOf, squared } from '#right-triangles/sides.ts'
import { typedLength } from '#right-triangles/typed-length.ts'
import { square } from '#round-figures/round-figures.ts'
import { areasWay, pythagoras } from '#solutions/right-triangles/right-triangles.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

const units = ['inch', 'foot', 'meter'] as const
const turns = [0, 90, 180, 270, 20, 200]
const shared = {
  id: 'find-side',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['8.G.B.6', '8.G.B.7'],
} as const
type Unit = (typeof units)[number]
type Drawn = Sides & { unit: Unit; turn: number }

const areas = defineModel<Areas & { unit: Unit }>({
  ...shared,
  bugs: areaBugs,
  task: ({ asks, unit }) => `area ${asks} ${unit}`,
  draw: (random) => ({
    legs: [random.integer(9, 90), random.integer(9, 90)],
    asks: random.pick(['a', 'b', 'c']),
    unit: random.pick(units),
  }),
  fits: ({ legs: [a, b] }) => a !== b && Math.max(a, b) < 6 * Math.min(a, b),
  item(its) {
    const of = (asks: Areas['asks']) => square(areaOf({ ...its, asks }), its.unit)
    const label = (asks: Areas['asks']) => (asks === its.asks ? '?' : say('of', { of: of(asks) }))
    const right = of(its.asks)
    return {
      stem: [say('areas.asks')],
      figure: squaresFigure(its.legs, [label('a'), label('b'), label('c')]),
      ...typed<Areas>(its, {
        label: say('areas.label'),
        after: say('unit', { of: right }),
        key: right.q,
        bugs: areaBugs,
      }),
      answer: say('of', { of: right }),
      ...areasWay(its),
    }
  },
})

const side = (isExact: boolean) =>
  defineModel<Drawn>({
    ...shared,
    bugs: sideBugs,
    task: ({ asks, unit }) => `${isExact} ${asks} ${unit}`,
    draw: (random) => ({
      ...(isExact ? drawExact(random) : drawWhole(random)),
      unit: random.pick(units),
      turn: random.pick(turns),
    }),
    fits: (its) => !isExact || isClearExact(its),
    item(its) {
      const of = quantity(sideOf(its), its.unit)
      const after = say('unit', { of })
      return {
        stem: [say(isExact ? 'side.exact' : 'side.asks')],
        figure: sidesFigure(its),
        ...(isExact
          ? typedLength(its, { label: say('side.exact-label'), after, bugs: sideBugs })
          : {
              ...typed<Sides>(its, { label: say('side.label'), after, key: of.q, bugs: sideBugs }),
              answer: say('of', { of }),
            }),
        ...pythagoras(its, isExact),
      }
    },
  })

/** Areas of squares (level 1), whole sides (level 2), exact lengths with a root (level 3). */
export const findSide = {
  ...byLevel({ 1: areas, 2: side(false), 3: side(true) }, () => 1),
  solve({ figure, interaction }: Shown) {
    const isArea = figure?.kind === 'right-triangle-squares'
    const [one, other, long] = sidesShown(figure).map((each) =>
      each === null || isArea ? each : squared(each),
    )
    const inside =
      long === null || long === undefined ? (one ?? 0) + (other ?? 0) : long - (one ?? other ?? 0)
    if (interaction.kind === 'expression') return { kind: 'expression' as const, text: `sqrt(${inside})` }
    return solved.number(isArea ? inside : Math.sqrt(inside))
  },
}
