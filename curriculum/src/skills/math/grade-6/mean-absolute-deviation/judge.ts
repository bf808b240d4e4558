import { defineModel, type Level, numbersIn, type Random, rows, solved, type Text } from '#form'
import { listed, told } from '#data-sets/data-sets.ts'
import { distancesOf, madOf, meanOf, sumOf } from '#data-sets/measures.ts'
import { person, someone } from '#people/people.ts'
import { orderBy, sortedBy, stopsEarly } from '#shapes/order-by/order-by.ts'
import { type SortedCard, sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'
import { drawList, drawTold, evenList, isClear, type Listed, rangeIn } from './spread.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'

const scenes = ['hoops', 'bus', 'quiz', 'catches', 'beans', 'pages', 'birds', 'planes'] as const

interface Steady {
  scene: (typeof scenes)[number]
  way: Level
  lists: { who: string; data: number[] }[]
  shuffle: number
}

/** Four numbers with this mean. */
function around(random: Random, mean: number): number[] {
  const some = Array.from({ length: 3 }, () => random.integer(-5, 5))
  return [...some, -sumOf(some)].map((each) => mean + each)
}
const orderOf = (lists: Steady['lists'], by: (data: number[]) => number): string =>
  sortedBy(lists, ({ data }) => by(data))
    .map(({ who }) => who)
    .join(' ')

/** Lists with the same mean (level 1), with different means (level 2), where the ranges are in another order (level 3). */
export const orderSteady = defineModel<Steady>({
  id: 'order-steady',
  thinking: 'compare',
  seconds: 120,
  standards: ['6.SP.B.5c'],
  task: ({ scene, way }) => `${scene} ${way}`,
  draw(random, way) {
    const same = random.integer(9, 14)
    const people = new Set<string>()
    while (people.size < 4) people.add(someone(random))
    const means = way === 1 ? [same, same, same, same] : random.sample([8, 9, 10, 11, 12, 13, 14, 15], 4)
    return {
      scene: random.pick(scenes),
      way,
      lists: [...people].map((who, at) => ({ who, data: around(random, means[at] ?? same) })),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ lists, way }) =>
    lists.every(({ data }) => data.every((each) => each >= 3 && each <= 20) && madOf(data) >= 1) &&
    new Set(lists.map(({ data }) => madOf(data))).size === 4 &&
    // Otherwise, another measure could not be told from the right one.
    orderOf(lists, madOf) !== orderOf(lists, way === 1 ? (data) => Math.max(...data) : meanOf) &&
    (way < 3 || orderOf(lists, madOf) !== orderOf(lists, rangeIn)) &&
    new Set(lists.map(({ data }) => rangeIn(data))).size === 4,
  item({ scene, way, lists, shuffle }) {
    const things = lists.map(({ who, data }) => ({
      who: person(who),
      data,
      text: say('steady.list', { who: person(who), list: data.join(', ') }),
    }))
    type Thing = (typeof things)[number]
    const by = ({ data }: Thing): number => madOf(data)
    const mean = meanOf(lists[0]?.data ?? [])
    return {
      stem: [
        say(`steady.scene.${scene}`),
        ...(way === 1 ? [say('steady.same', { mean })] : []),
        say('steady.asks'),
      ],
      ...orderBy<Thing>(shuffle, {
        things,
        by,
        first: say('steady.first'),
        last: say('steady.last'),
        slips: [
          way === 1
            ? {
                by: ({ data }) => Math.max(...data),
                misconception: 'spread.for-center',
                feedback: say('steady.by-greatest'),
              }
            : {
                by: ({ data }) => meanOf(data),
                misconception: 'spread.for-center',
                feedback: say('steady.by-mean'),
              },
          {
            by: ({ data }) => rangeIn(data),
            misconception: 'spread.range-for-deviation',
            feedback: say('steady.by-range'),
          },
          stopsEarly(sortedBy(things, by), by, say('steady.swap')),
        ],
      }),
      hints: [say(`steady.nudge.${way}`), say('steady.hint')],
      solution: [
        say('steady.how'),
        ...sortedBy(things, by).map(({ who, data }) =>
          say('steady.step', {
            who,
            mean: meanOf(data),
            list: distancesOf(data).join(', '),
            spread: sumOf(distancesOf(data)),
            mad: madOf(data),
          }),
        ),
      ],
    }
  },
  solve: (shown) =>
    solved.order(shown, (text) =>
      madOf(numbersIn(text.slice(text.indexOf(':')).replaceAll(',', ' ')).map(({ value }) => value)),
    ),
})

type Change = 'up' | 'down' | 'spread' | 'squeeze' | 'double' | 'mean' | 'pair'
interface Card {
  change: Change
  by: number
}
interface Changes extends Listed {
  way: Level
  cards: Card[]
  shuffle: number
}

function changed(data: readonly number[], { change, by }: Card): number[] {
  const [least, most, mean] = [Math.min(...data), Math.max(...data), meanOf(data)]
  switch (change) {
    case 'up':
      return data.map((each) => each + by)
    case 'down':
      return data.map((each) => each - by)
    case 'double':
      return data.map((each) => 2 * each)
    case 'mean':
      return [...data, mean]
    case 'pair':
      return [...data, mean - by, mean + by]
    default: {
      const step = change === 'spread' ? by : -by
      return data.map((each) => (each === least ? each - step : each === most ? each + step : each))
    }
  }
}

/** 0, 1, 2: smaller, the same, greater. */
const effectOf = (before: readonly number[], after: readonly number[]): number =>
  1 + Math.sign(Number((madOf(after) - madOf(before)).toFixed(6)))

const lookAt: Record<Change, MisconceptionId> = {
  up: 'spread.for-center',
  down: 'spread.for-center',
  spread: 'spread.for-center',
  squeeze: 'spread.for-center',
  double: 'spread.scaling-keeps',
  mean: 'spread.more-data',
  pair: 'spread.more-data',
}

const lookFor = (change: Change, mean: number): Text =>
  change === 'pair' ? say('change.look.pair', { mean }) : say(`change.look.${change}`)

function someCards(random: Random, way: Level, mad: number): Card[] {
  const by = random.integer(1, 3)
  const shift: Card = { change: random.pick(['up', 'down']), by }
  const ends: Card = { change: random.pick(['spread', 'squeeze']), by: random.integer(1, 3) }
  if (way === 1) {
    return [
      { change: 'up', by },
      { change: 'down', by: by + 1 },
      { change: 'spread', by: random.integer(1, 2) },
      { change: 'squeeze', by: random.integer(1, 2) },
    ]
  }
  if (way === 2) return [shift, ends, { change: 'double', by: 2 }, { change: 'mean', by: 0 }]
  return [
    random.pick<Card>([shift, { change: 'double', by: 2 }, { change: 'mean', by: 0 }]),
    { change: 'pair', by: mad },
    { change: 'pair', by: Math.max(1, mad - random.integer(1, 3)) },
    { change: 'pair', by: mad + random.integer(1, 3) },
  ]
}

/** Shifts and moved ends (level 1), doubling and one more number (level 2), two numbers at a distance (level 3). */
export const whatChanges = defineModel<Changes>({
  id: 'what-changes',
  thinking: 'explain',
  seconds: 100,
  standards: ['6.SP.B.5c'],
  task: ({ topic, cards, way }) => `${topic} ${way} ${cards.map(({ change }) => change).join(' ')}`,
  draw(random, way) {
    if (way === 3) {
      const { topic, count, mean, mad } = drawTold(random)
      const cards = someCards(random, way, mad)
      return { topic, data: evenList(count, mean, mad), way, cards, shuffle: random.integer(0, 1e9) }
    }
    const drawn = drawList(random, random.pick([4, 5, 6]))
    return { ...drawn, way, cards: someCards(random, way, 0), shuffle: random.integer(0, 1e9) }
  },
  fits({ data, way, cards }) {
    const [least, most, mean] = [Math.min(...data), Math.max(...data), meanOf(data)]
    const times = (value: number): number => data.filter((each) => each === value).length
    return (
      isClear(data) &&
      (way === 3 || (times(least) === 1 && times(most) === 1)) &&
      cards.every(
        (card) =>
          changed(data, card).every((each) => each >= 0) &&
          (card.change !== 'squeeze' || (mean - least >= card.by && most - mean >= card.by)),
      )
    )
  },
  item({ topic, data, way, cards, shuffle }) {
    const mean = meanOf(data)
    const mad = madOf(data)
    const textOf = ({ change, by }: Card): Text => {
      if (change === 'pair') return say('change.card.pair', { low: mean - by, high: mean + by })
      if (change === 'mean') return say('change.card.mean', { mean })
      return change === 'double' ? say('change.card.double') : say(`change.card.${change}`, { by })
    }
    const [less, same, more] = [say('change.smaller'), say('change.same'), say('change.greater')]
    const sorted: SortedCard[] = cards.map((card) => ({
      text: textOf(card),
      place: effectOf(data, changed(data, card)),
      elsewhere: { misconception: lookAt[card.change], feedback: lookFor(card.change, mean) },
    }))
    return {
      stem: [
        told(topic, data.length),
        ...(way === 3 ? [say('change.told', { mean, mad })] : [listed(data), say('change.mean', { mean })]),
        say('change.asks'),
      ],
      ...sortCards({
        shuffle,
        categories: [less, same, more],
        cards: sorted,
        slip: { misconception: 'spread.for-center', feedback: lookFor('up', mean) },
      }),
      answer: say('all', {
        list: rows(
          sorted.map(({ text, place }) =>
            say('answer', {
              is: [less, same, more][place] ?? same,
              text: typeof text === 'string' ? '' : text,
            }),
          ),
        ),
      }),
      hints: [say('change.nudge'), say(`change.hint.${way}`, { mad })],
      solution: cards.map(({ change, by }, at) => {
        const place = sorted[at]?.place ?? 1
        if (change === 'double') return say('change.why.double')
        if (change === 'mean') return say('change.why.mean', { mean })
        if (change !== 'pair') return say(`change.why.${change}`, { by })
        const terms = { by, mad, low: mean - by, high: mean + by }
        return say(
          place === 0 ? 'change.why.near' : place === 1 ? 'change.why.equal' : 'change.why.far',
          terms,
        )
      }),
    }
  },
  solve(shown) {
    const { stem } = shown
    const list = /\d+(?:, \d+)+/.exec(stem)?.[0]
    const [count = 0, mean = 0, mad = 0] = numbersIn(stem).map(({ value }) => value)
    const data = list === undefined ? evenList(count, mean, mad) : list.split(', ').map(Number)
    return solved.sort(shown, (text) => {
      const [one = 0, other] = numbersIn(text).map(({ value }) => value)
      if (/more number|número más|números más/.test(text))
        return effectOf(data, [...data, one, ...(other === undefined ? [] : [other])])
      const change: Change = /^Double|^Duplica/.test(text)
        ? 'double'
        : /least|menor/.test(text)
          ? /least number \d+ less|Baja el número menor/.test(text)
            ? 'spread'
            : 'squeeze'
          : 'up'
      return effectOf(data, changed(data, { change, by: one }))
    })
  },
})
