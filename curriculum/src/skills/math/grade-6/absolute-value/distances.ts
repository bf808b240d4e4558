import { byLevel, defineModel, math, mathIn, rows, solved, tex, typed } from '#form'
import { farBugs as bugs } from '#bugs/absolute/absolute-bugs.ts'
import { numberTex } from '#equations/exact.ts'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { absTex, readAbsolute } from '#signed/absolute.ts'
import { drawFar, type FarFromZero, farAnswer, tellFar } from '#situations/far-from-zero/far-from-zero.ts'
import {
  areApart,
  drawPlaces,
  placeRead,
  placesTold,
  placeText,
  type SignedPlaces,
} from '#situations/signed-places/signed-places.ts'
import { say } from './messages.gen.ts'

const termsOf = (far: FarFromZero) => {
  const { low, high } = far
  return { low, high, size: -low, times: -low / high, key: farAnswer(far) }
}
/** Numbers of a story with their signs. */
const told = (stem: string): number[] =>
  [...stem.matchAll(/(−?)\$?(\d[\d,]*(?:\.\d+)?)/g)].map(
    ([, sign, digits = '']) => Number(digits.replaceAll(',', '')) * (sign === '−' ? -1 : 1),
  )

/** How far from 0 (level 1), how much farther (level 2), back from the distance to the number (level 3). */
export const story = defineModel<FarFromZero>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 45,
  standards: ['6.NS.C.7c'],
  bugs,
  task: ({ story: id, asks }) => `${id} ${asks}`,
  draw: (random, level) => drawFar(random, ({ 1: 'size', 2: 'farther', 3: 'back' } as const)[level]),
  minWrongAnswers: 1,
  item(far) {
    const { asks } = far
    const terms = termsOf(far)
    const { told: stem, unit } = tellFar(far)
    return {
      stem: [stem],
      ...typed(far, { label: say('story.label'), after: unit, key: farAnswer(far), bugs }),
      hints: [say('story.nudge'), say(`story.hint.${asks}`, terms)],
      solution: [say(`story.start.${asks}`, terms), say(`story.so.${asks}`, terms)],
    }
  },
  solve({ stem }) {
    const numbers = told(stem).filter((each) => each !== 0)
    const low = numbers.find((each) => each < 0)
    const high = numbers.find((each) => each > 0)
    if (low === undefined) return solved.number((/twice|doble/.test(stem) ? -2 : -3) * (high ?? 0))
    return solved.number(high === undefined ? -low : -low - high)
  },
})

interface Sorted extends SignedPlaces {
  asks: 'below' | 'far' | 'three'
  limit: number
  shuffle: number
}
const placeOf = ({ asks, limit }: Pick<Sorted, 'asks' | 'limit'>, n: number): number => {
  if (asks === 'below') return n < -limit ? 0 : 1
  if (asks === 'far') return Math.abs(n) > limit ? 0 : 1
  return n < -limit ? 0 : n > limit ? 2 : 1
}
const namesOf = {
  below: ['below-yes', 'below-no'],
  far: ['far-far', 'far-near'],
  three: ['three-low', 'three-near', 'three-high'],
} as const

/** More than so far below 0 (level 1), so far from 0 on any side (level 2), by the side too (level 3). */
export const sortPlaces = defineModel<Sorted>({
  id: 'sort-distances',
  thinking: 'classify',
  seconds: 55,
  standards: ['6.NS.C.7d'],
  task: ({ asks, story: id, numbers, limit }) =>
    `${asks} ${id} ${numbers
      .map((n) => placeOf({ asks, limit }, n))
      .toSorted((one, other) => one - other)
      .join('')}`,
  draw(random, level) {
    const places = drawPlaces(random, level === 1 ? 'whole' : random.pick(['whole', 'parts'] as const), 5)
    const sizes = places.numbers.map(Math.abs).toSorted((one, other) => one - other)
    return {
      ...places,
      asks: ({ 1: 'below', 2: 'far', 3: 'three' } as const)[level],
      limit: Math.ceil((sizes[1] ?? 0) + 0.1),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: (sorted) =>
    areApart(sorted) &&
    sorted.limit > 1 &&
    sorted.numbers.every((n) => Math.abs(n) !== sorted.limit) &&
    new Set(sorted.numbers.map((n) => placeOf(sorted, n))).size === namesOf[sorted.asks].length,
  minWrongAnswers: 1,
  item(sorted) {
    const { asks, story: id, numbers, limit, shuffle } = sorted
    const edge = placeText(id, limit)
    const edges = { edge, lower: placeText(id, -limit) }
    const names = namesOf[asks].map((name) => say(`sort.name.${name}`, edges))
    // As if the numbers were compared where their distances are asked, or the other way around.
    const misread = (n: number): number =>
      ({ below: n > -limit ? 0 : 1, far: n > limit ? 0 : 1, three: Math.abs(n) > limit ? 2 : 1 })[asks]
    return {
      stem: [placesTold(id).told, say(`sort.asks.${asks}`, { edge })],
      ...sortCards({
        shuffle,
        categories: names,
        cards: numbers.map((n) => ({
          text: placeText(id, n),
          place: placeOf(sorted, n),
          slips: [
            {
              place: misread(n),
              misconception: 'signed.value-for-distance',
              feedback: say(`sort.slip.${asks}`, { edge }),
            },
          ],
        })),
        slip: { misconception: 'signed.wrong-side', feedback: say('sort.slip.side', { edge }) },
      }),
      hints: [say('sort.nudge'), say(`sort.slip.${asks}`, { edge })],
      solution: [
        say('sort.rule', { edge }),
        ...numbers.map((n) =>
          say('sort.so', { value: placeText(id, n), is: names[placeOf(sorted, n)] ?? '' }),
        ),
      ],
    }
  },
  solve(shown) {
    const { stem, interaction } = shown
    const count = interaction.kind === 'sort' ? interaction.categories.length : 0
    const limit = told(stem).find((each) => each !== 0) ?? 0
    const asks = count === 3 ? 'three' : /below 0|debajo de 0/.test(stem) ? 'below' : 'far'
    return solved.sort(shown, (card) => placeOf({ asks, limit }, placeRead(card)))
  },
})

interface Ordered extends SignedPlaces {
  bars: boolean[]
  shuffle: number
}
const valueOf = (n: number, hasBars = false): number => (hasBars ? Math.abs(n) : n)
const orderSlips = <Thing extends { value: number }>(by: (thing: Thing) => number) => [
  {
    by: (thing: Thing) => -by(thing),
    misconception: 'signed.greatest-first',
    feedback: say('order.reversed'),
  } as const,
  {
    by: ({ value }: Thing) => value,
    misconception: 'signed.value-for-distance',
    feedback: say('order.value'),
  } as const,
]

/** From closest to 0 to farthest: whole numbers (level 1), with parts (level 2). */
const byDistance = defineModel<Ordered>({
  id: 'order',
  thinking: 'compare',
  seconds: 50,
  standards: ['6.NS.C.7d'],
  task: ({ story: id }) => id,
  draw: (random, level) => ({
    ...drawPlaces(random, level === 1 ? 'whole' : 'parts', 5),
    bars: [],
    shuffle: random.integer(0, 1e9),
  }),
  fits: areApart,
  minWrongAnswers: 1,
  item({ story: id, numbers, shuffle }) {
    const things = numbers.map((n) => ({ text: placeText(id, n), value: n }))
    const by = ({ value }: { value: number }): number => Math.abs(value)
    return {
      stem: [placesTold(id).told, say('order.asks.distance')],
      ...orderBy(shuffle, {
        things,
        by,
        first: say('order.closest'),
        last: say('order.farthest'),
        slips: orderSlips(by),
      }),
      hints: [say('order.nudge.distance'), say('order.hint.distance')],
      solution: [
        say('order.why.distance'),
        say('order.so', {
          list: rows(things.toSorted((one, other) => by(one) - by(other)).map(({ text }) => text)),
        }),
      ],
    }
  },
  solve: (shown) => solved.order(shown, (text) => Math.abs(placeRead(text))),
})

/** By value, where some numbers are between bars (level 3). */
const byValue = defineModel<Ordered>({
  ...byDistance,
  task: ({ numbers, bars }) =>
    numbers
      .map((n, at) => `${n < 0} ${bars[at]}`)
      .toSorted()
      .join(' '),
  draw(random) {
    const sizes = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 5)
    const isBelow = random.shuffle([true, true, true, false, random.chance(0.5)])
    return {
      story: 'golf',
      numbers: sizes.map(
        (n, at) => (isBelow[at] === true ? -n : n) + (at === 4 ? 0.5 * (isBelow[at] === true ? -1 : 1) : 0),
      ),
      bars: random.shuffle([true, true, false, false, random.chance(0.5)]),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ numbers, bars }) =>
    numbers.some((n, at) => n < 0 && bars[at] === true) &&
    numbers.some((n, at) => n < 0 && bars[at] === false),
  item({ numbers, bars, shuffle }) {
    const things = numbers.map((n, at) => {
      const shown = bars[at] === true ? absTex(numberTex(n)) : numberTex(n)
      return { text: math(shown), shown, key: valueOf(n, bars[at]), value: n }
    })
    return {
      stem: [say('order.asks.value')],
      ...orderBy(shuffle, {
        things,
        by: ({ key }) => key,
        first: say('order.least'),
        last: say('order.greatest'),
        slips: [
          { by: ({ key }) => -key, misconception: 'signed.greatest-first', feedback: say('order.reversed') },
          {
            by: ({ value }) => value,
            misconception: 'signed.absolute-keeps-sign',
            feedback: say('order.bars'),
          },
          {
            by: ({ value }) => Math.abs(value),
            misconception: 'signed.value-for-distance',
            feedback: say('order.sizes'),
          },
        ],
      }),
      hints: [say('order.nudge.value'), say('order.hint.value')],
      solution: [
        say('order.why.value'),
        say('order.so', {
          list: rows(things.toSorted((one, other) => one.key - other.key).map(({ shown }) => tex(shown))),
        }),
      ],
    }
  },
  solve: (shown) => solved.order(shown, (text) => readAbsolute(mathIn(text)[0] ?? '')),
})

export const order = byLevel({ 1: byDistance, 2: byDistance, 3: byValue }, ({ interaction }) =>
  interaction.kind === 'order' && interaction.options.every(({ text }) => mathIn(text).length > 0) ? 3 : 1,
)
