import { defineModel, math, mathIn, type Random, rows, solved, tex, tidy, toNumber } from '#form'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'
import { type Card, cardTex, readTex, signedTex } from './spot.ts'

const drawCard = (random: Random, low: number, high: number, level: number): Card => {
  const parts = level === 1 ? 10 : random.pick([3, 4, 5, 6, 8, 10])
  const between = Array.from(
    { length: Math.round((high - low) * parts) },
    (_, at) => Math.round(low * parts) + at,
  ).filter((each) => each > low * parts + 1e-9 && each < high * parts - 1e-9)
  const space = random.pick(between)
  const isFraction = parts !== 10 && (parts % 3 === 0 || level === 2 || random.chance(0.6))
  return {
    value: parts % 3 === 0 ? [space, parts] : tidy(space / parts),
    form: isFraction ? 'fraction' : 'decimal',
    isTurned: false,
  }
}
interface Sorted {
  lows: number[]
  width: number
  cards: Card[]
  isVertical: boolean
  shuffle: number
}
/** Between whole numbers: decimals (level 1), fractions (level 2), both between halves (level 3). */
export const sortBetween = defineModel<Sorted>({
  id: 'sort-between',
  thinking: 'classify',
  seconds: 70,
  standards: ['6.NS.C.6c', '6.NS.C.7a'],
  task: ({ lows, width }) => `${lows.join()} ${width}`,
  draw(random, level) {
    const width = level === 3 ? 0.5 : 1
    const first = -random.integer(2, level === 3 ? 6 : 5) * width
    const lows = [0, 1, 2].map((at) => tidy(first + at * width))
    const places = [0, 1, 2, random.integer(0, 2), random.integer(0, 2)]
    return {
      lows,
      width,
      cards: places.map((at) => drawCard(random, lows[at] ?? 0, tidy((lows[at] ?? 0) + width), level)),
      isVertical: false,
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ cards }) => new Set(cards.map(({ value }) => toNumber(value).toFixed(4))).size === cards.length,
  minWrongAnswers: 1,
  item({ lows, width, cards, shuffle }) {
    const ends = (low: number) => ({
      low: tex(signedTex(low, 'decimal')),
      high: tex(signedTex(tidy(low + width), 'decimal')),
    })
    const placeOf = (value: number): number => lows.findIndex((low) => value > low && value < low + width)
    const mirrored = (value: number): number => {
      const whole = Math.trunc(value / width) * width
      return placeOf(whole + (whole - value))
    }
    return {
      stem: [say('between.asks')],
      ...sortCards({
        shuffle,
        categories: lows.map((low) => say('between.category', ends(low))),
        cards: cards.map((card) => {
          const value = toNumber(card.value)
          return {
            text: math(signedTex(card.value, card.form)),
            place: placeOf(value),
            slips:
              mirrored(value) >= 0
                ? [
                    {
                      place: mirrored(value),
                      misconception: 'signed.reads-away',
                      feedback: say('between.slip.away'),
                    },
                  ]
                : [],
          }
        }),
        slip: { misconception: 'signed.wrong-side', feedback: say('between.slip.other') },
      }),
      hints: [say('between.nudge'), say('between.hint')],
      solution: cards.map((card) =>
        say('between.so', {
          number: tex(signedTex(card.value, card.form)),
          ...ends(lows[placeOf(toNumber(card.value))] ?? 0),
        }),
      ),
    }
  },
  solve(shown) {
    if (shown.interaction.kind !== 'sort') throw new TypeError('expects cards to sort')
    const ends = shown.interaction.categories.map(({ text }) => mathIn(text).map(readTex))
    return solved.sort(shown, (card) => {
      const value = readTex(mathIn(card)[0] ?? '')
      return ends.findIndex(([low = 0, high = 0]) => value > low && value < high)
    })
  },
})

interface Ordered {
  cards: Card[]
  isFalling: boolean
  shuffle: number
}
/** Decimals (level 1), with fractions (level 2), close together and from either end (level 3). */
export const order = defineModel<Ordered>({
  id: 'order',
  thinking: 'compare',
  seconds: 60,
  standards: ['6.NS.C.7a'],
  task: ({ cards, isFalling }) =>
    `${isFalling} ${cards
      .map(({ value, form }) => `${toNumber(value) < 0}${form}`)
      .toSorted()
      .join()}`,
  draw(random, level) {
    const isFalling = level === 3 && random.chance(0.5)
    const reach = level === 3 ? 1 : 3
    const negative = [0, 1, 2].map(() => drawCard(random, -reach, 0, level))
    const positive = drawCard(random, 0, reach, level)
    return { cards: [...negative, positive], isFalling, shuffle: random.integer(0, 1e9) }
  },
  fits: ({ cards }) => {
    const values = cards.map(({ value }) => Math.abs(toNumber(value))).toSorted((a, b) => a - b)
    return values.every((each, at) => at === 0 || each - (values[at - 1] ?? 0) > 0.04)
  },
  minWrongAnswers: 1,
  item({ cards, isFalling, shuffle }) {
    const turn = isFalling ? -1 : 1
    const things = cards.map((card) => ({ card, text: math(cardTex(card)), value: toNumber(card.value) }))
    type Thing = (typeof things)[number]
    return {
      stem: [say(isFalling ? 'order.asks.falling' : 'order.asks.rising')],
      ...orderBy<Thing>(shuffle, {
        things,
        by: ({ value }) => turn * value,
        first: say(isFalling ? 'order.greatest' : 'order.least'),
        last: say(isFalling ? 'order.least' : 'order.greatest'),
        slips: [
          {
            by: ({ value }) => -turn * value,
            misconception: 'signed.greatest-first',
            feedback: say('order.slip.end'),
          },
          {
            by: ({ value }) => turn * (value < 0 ? -1000 - value : value),
            misconception: 'signed.by-size',
            feedback: say('order.slip.size'),
          },
          {
            by: ({ value }) => turn * Math.abs(value),
            misconception: 'signed.drops-sign',
            feedback: say('order.slip.drops'),
          },
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: [
        say('order.why'),
        say('order.so', {
          list: rows(
            things.toSorted((a, b) => turn * (a.value - b.value)).map(({ card }) => tex(cardTex(card))),
          ),
        }),
      ],
    }
  },
  solve(shown) {
    const isFalling = /greatest to least|mayor a menor/.test(shown.stem)
    return solved.order(shown, (text) => (isFalling ? -1 : 1) * readTex(mathIn(text)[0] ?? ''))
  },
})
