import {
  byLevel,
  defineModel,
  type Exact,
  math,
  mathIn,
  type Random,
  rows,
  solved,
  tex,
  toNumber,
} from '#form'
import { numberTex } from '#equations/exact.ts'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { type Comparisons, type Side, trueOrFalse } from '#shapes/true-or-false/true-or-false.ts'
import { readLetters } from '#signed/letters.ts'
import { readSum } from '#signed/signed.ts'
import {
  areApart,
  drawPlaces,
  placeRead,
  placesTold,
  placeText,
  type SignedPlaces,
} from '#situations/signed-places/signed-places.ts'
import { say } from './messages.gen.ts'

const side = (value: Exact): Side => ({
  tex: numberTex(value),
  value: toNumber(value),
  seen: Math.abs(toNumber(value)),
})
const someSign = (random: Random) => random.pick(['<', '>'] as const)
const letterPairs = ['p −p', 'q −p', 'p −q', '−p −q', '−p 0', '−q 0', 'q −q'].map((pair) => pair.split(' '))

/** Five comparisons of p, q and their opposites. */
function drawLetters(random: Random): Pick<Comparisons, 'pairs' | 'at'> {
  const at = { p: -random.integer(3, 12), q: random.integer(3, 12) }
  const places: Record<string, number> = { p: at.p, '−p': -at.p, q: at.q, '−q': -at.q, '0': 0 }
  // −p is seen as negative, whatever p is.
  const named = (name = '0'): Side => {
    const value = places[name] ?? 0
    return { tex: name, value, seen: name.startsWith('−') ? -Math.abs(value) : value }
  }
  const pairs = random
    .sample(letterPairs, 5)
    .map(([left, right]) => ({ left: named(left), right: named(right), sign: someSign(random) }))
  return { pairs, at }
}

/** Whole numbers (level 1), decimals and fractions (level 2), letters on a number line (level 3). */
export const compareTwo = trueOrFalse({
  standards: ['6.NS.C.7a'],
  seconds: 55,
  draw(random, level) {
    const shuffle = random.integer(0, 1e9)
    if (level === 3) return { ...drawLetters(random), shuffle }
    const below = (): Exact => {
      if (level === 1) return -random.integer(2, 30)
      const fraction = [-random.pick([1, 3, 5, 7]), random.pick([2, 4, 8])] as const
      return random.chance(0.6) ? -random.integer(11, 59) / 10 : fraction
    }
    const above = (): Exact => (level === 1 ? random.integer(1, 30) : random.integer(1, 49) / 10)
    const pairs: [Exact, Exact][] = [
      [below(), below()],
      [below(), below()],
      [below(), above()],
      [above(), below()],
      [0, below()],
    ]
    return {
      pairs: pairs.map(([left, right]) => ({ left: side(left), right: side(right), sign: someSign(random) })),
      at: null,
      shuffle,
    }
  },
  fits: ({ pairs, at }) => at !== null || pairs.every(({ left, right }) => left.seen !== right.seen),
  seen: (isOfLetters) =>
    isOfLetters
      ? { misconception: 'signed.always-negative', feedback: say('compare.opposite') }
      : { misconception: 'signed.by-size', feedback: say('compare.size') },
  hints: (isOfLetters) => {
    const kind = isOfLetters ? 'letters' : 'numbers'
    return [say(`compare.nudge.${kind}`), say(`compare.hint.${kind}`)]
  },
  why({ left, right }) {
    const [lower, higher] = left.value < right.value ? [left, right] : [right, left]
    return say('compare.so', { lower: tex(lower.tex), higher: tex(higher.tex) })
  },
  valueOf: (source, at) => (at === null || source === '0' ? readSum(source) : readLetters(source, at)),
})

const placed = { standards: ['6.NS.C.7b'], id: 'order', thinking: 'use in a story', seconds: 55 } as const

interface Told extends SignedPlaces {
  isFalling: boolean
  shuffle: number
}

/** Numbers of a story: whole ones (level 1), with parts and from either end (level 2). */
const inStory = defineModel<Told>({
  ...placed,
  task: ({ story, isFalling }) => `${story} ${isFalling}`,
  draw: (random, level) => ({
    ...drawPlaces(random, level === 1 ? 'whole' : 'parts', 5),
    isFalling: level === 2 && random.chance(0.5),
    shuffle: random.integer(0, 1e9),
  }),
  fits: areApart,
  minWrongAnswers: 1,
  item({ story, numbers, isFalling, shuffle }) {
    const { told, low, high } = placesTold(story)
    const turn = isFalling ? -1 : 1
    return {
      stem: [told, say('order.asks.story')],
      ...ordered(shuffle, {
        things: numbers.map((n) => ({ text: placeText(story, n), value: n, seen: n })),
        turn,
        first: isFalling ? high : low,
        last: isFalling ? low : high,
      }),
      hints: [say('order.nudge.story'), say('order.hint')],
      solution: [
        say('order.negatives'),
        say('order.so', {
          list: rows(numbers.toSorted((a, b) => turn * (a - b)).map((n) => placeText(story, n))),
        }),
      ],
    }
  },
  solve: (shown) => {
    const first = shown.interaction.kind === 'order' ? shown.interaction.first : ''
    const isFalling =
      /^(?:warmest|highest|most|biggest gain|slowest|más alt[ao]|más (?:dinero|golpes|puntos|lenta)|mayor ganancia)/.test(
        first,
      )
    return solved.order(shown, (text) => (isFalling ? -1 : 1) * placeRead(text))
  },
})

/** A number with its minus signs: a value, and what it is for those who take any minus sign for a negative number. */
interface Card {
  tex: string
  value: number
  seen: number
}

/** Opposites, decimals and fractions, without a story (level 3). */
const bare = defineModel<{ cards: Card[]; shuffle: number }>({
  ...placed,
  task: ({ cards }) =>
    cards
      .map(({ tex: shown }) => shown.replaceAll(/[\d.]+/g, 'n'))
      .toSorted()
      .join(' '),
  draw(random) {
    const [a = 1, b = 2, c = 3, d = 4, e = 5] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 5)
    const half = (random.chance(0.5) ? -1 : 1) * (d + 0.5)
    const nested: Card = { tex: `−(−${a})`, value: a, seen: -a }
    const below: Card = { tex: `−${b}`, value: -b, seen: -b }
    const third = random.pick<Card>([
      { tex: `−(−(−${c}))`, value: -c, seen: -c },
      { tex: `−(−${c}.5)`, value: c + 0.5, seen: -c - 0.5 },
      { tex: '0', value: 0, seen: 0 },
    ])
    const decimal: Card = { tex: numberTex(half), value: half, seen: half }
    const fraction: Card = {
      tex: numberTex([-(2 * e + 1), 2]),
      value: -e - 0.5,
      seen: -e - 0.5,
    }
    return {
      cards: random.shuffle([nested, below, third, decimal, fraction]),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ cards }) => new Set(cards.map(({ value }) => Math.abs(value))).size === cards.length,
  minWrongAnswers: 1,
  item: ({ cards, shuffle }) => ({
    stem: [say('order.asks.bare')],
    ...ordered(shuffle, {
      things: cards.map((card) => ({ ...card, text: math(card.tex) })),
      turn: 1,
      first: say('order.least'),
      last: say('order.greatest'),
    }),
    hints: [say('order.nudge.bare'), say('order.hint')],
    solution: [
      ...cards
        .filter(({ tex: shown }) => shown.includes('('))
        .map((card) => say('order.value', { card: tex(card.tex), value: tex(numberTex(card.value)) })),
      say('order.negatives'),
      say('order.so', {
        list: rows(cards.toSorted((a, b) => a.value - b.value).map((card) => tex(card.tex))),
      }),
    ],
  }),
  solve: (shown) =>
    solved.order(shown, (text) => {
      const source = mathIn(text)[0] ?? ''
      const signs = source.split('−').length - 1
      return (signs % 2 === 0 ? 1 : -1) * readSum(source.replaceAll(/[−()]/g, ''))
    }),
})

type Thing = { text: Parameters<typeof orderBy>[1]['things'][number]['text']; value: number; seen: number }

const ordered = (
  shuffle: number,
  its: Pick<Parameters<typeof orderBy>[1], 'first' | 'last'> & { things: Thing[]; turn: number },
) =>
  orderBy<Thing>(shuffle, {
    things: its.things,
    by: ({ value }) => its.turn * value,
    first: its.first,
    last: its.last,
    slips: [
      {
        by: ({ value }) => -its.turn * value,
        misconception: 'signed.greatest-first',
        feedback: say('order.reversed'),
      },
      // −3, −7, 2, 5: the signs are seen, and then the sizes.
      {
        by: ({ value }) => its.turn * (value < 0 ? -1000 - value : value),
        misconception: 'signed.by-size',
        feedback: say('order.size'),
      },
      {
        by: ({ value }) => its.turn * Math.abs(value),
        misconception: 'signed.drops-sign',
        feedback: say('order.drops'),
      },
      {
        by: ({ seen }) => its.turn * seen,
        misconception: 'signed.always-negative',
        feedback: say('compare.opposite'),
      },
    ],
  })

export const order = byLevel({ 1: inStory, 2: inStory, 3: bare }, ({ interaction }) =>
  interaction.kind === 'order' && interaction.options.every(({ text }) => mathIn(text).length > 0) ? 3 : 1,
)
