import { defineModel, mathIn, type Random, solved, tex, tidy } from '#form'
import { valueOfTex } from '#exponents/powers.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { sortValues } from '#shapes/sort-values/sort-values.ts'
import { radicalTex } from '#roots/roots.ts'
import { notPerfect, raw, standards } from './roots.ts'
import { say } from './messages.gen.ts'

interface Cards {
  cards: string[]
  benchmark: string
  shuffle: number
}
/** Numbers close to π and to 2π, and between which roots they are. */
const nearPi: Record<string, readonly string[]> = {
  [raw`\pi`]: [
    raw`\sqrt{8}`,
    raw`\sqrt{9}`,
    raw`\sqrt{10}`,
    raw`\sqrt{11}`,
    raw`2\sqrt{2}`,
    raw`2\sqrt{3}`,
    raw`\frac{22}{7}`,
    '3.14',
    raw`\frac{16}{5}`,
    raw`\frac{25}{8}`,
    raw`\frac{13}{4}`,
    raw`\frac{31}{10}`,
    raw`\sqrt{12}`,
    raw`\sqrt{7}`,
  ],
  [raw`2\pi`]: [
    raw`\sqrt{36}`,
    raw`\sqrt{38}`,
    raw`\sqrt{41}`,
    raw`\sqrt{42}`,
    raw`3\sqrt{5}`,
    raw`2\sqrt{8}`,
    raw`4\sqrt{2}`,
    raw`\frac{25}{4}`,
    raw`\frac{13}{2}`,
    '6.28',
    raw`\frac{44}{7}`,
    raw`\frac{32}{5}`,
    raw`4\sqrt{3}`,
    raw`5\sqrt{2}`,
  ],
}
function drawCards(random: Random, level: 1 | 2 | 3): Omit<Cards, 'shuffle'> {
  if (level === 3) {
    const benchmark = random.pick(Object.keys(nearPi))
    return { benchmark, cards: random.sample(nearPi[benchmark] ?? [], 5) }
  }
  const side = random.integer(3, 11) + (level === 1 ? 0 : 0.5)
  const square = side * side
  const close = (): string =>
    radicalTex(
      2,
      notPerfect(random, Math.max(2, Math.floor(square - side - 1)), Math.ceil(square + side + 1)),
    )
  const product = (): string => {
    const by = random.integer(2, 4)
    return `${by}${radicalTex(2, Math.max(2, Math.round(square / (by * by)) + random.integer(-1, 1)))}`
  }
  return {
    benchmark: String(side),
    cards:
      level === 1
        ? [close(), close(), close(), close(), close()]
        : [close(), close(), close(), product(), product()],
  }
}
/** `= 3`, or `≈ 3.162` where the decimal goes on. */
const aboutTex = (card: string): string => {
  const [value, shown] = [valueOfTex(card), Number(valueOfTex(card).toFixed(3))]
  return Math.abs(value - shown) < 1e-9 ? `= ${shown}` : raw`\approx ${shown}`
}
const placeOf = (card: string, benchmark: string): number =>
  valueOfTex(card) < valueOfTex(benchmark) ? 0 : 1

/** Compared with a whole number (level 1), with a half between two (level 2), with π or 2π (level 3). */
export const compareWith = sortValues<Cards>({
  id: 'more-or-less',
  thinking: 'classify',
  seconds: 60,
  standards,
  task: ({ benchmark, cards }) =>
    `${benchmark} ${cards
      .map((card) => card.replaceAll(/\d+/g, 'n'))
      .toSorted()
      .join()}`,
  draw: (random, level) => ({ ...drawCards(random, level), shuffle: random.integer(0, 1e9) }),
  fits: ({ cards, benchmark }) =>
    // No two cards are the same number, such as √12 and 2√3.
    new Set(cards.map((card) => valueOfTex(card).toFixed(6))).size === cards.length &&
    cards.every(
      (card) =>
        Math.abs(valueOfTex(card) - valueOfTex(benchmark)) > 0.0008 &&
        /sqrt\{(?!(?:1|4|9|16|25|36|49|64)\})|^\d+\.|frac|^\\sqrt\{(?:9|36)\}/.test(card),
    ),
  categories: ({ benchmark }) => [
    say('more.less', { n: tex(benchmark) }),
    say('more.greater', { n: tex(benchmark) }),
  ],
  cards: ({ cards, benchmark }) =>
    cards.map((card) => {
      const place = placeOf(card, benchmark)
      const isRoot = card.includes('sqrt')
      const isTimes = /^\d+\\sqrt/.test(card)
      return {
        tex: card,
        place,
        elsewhere: !isRoot
          ? ({ misconception: 'irrational.approximation-is-exact', feedback: say('more.slip.pi') } as const)
          : isTimes
            ? ({ misconception: 'roots.factor-goes-in-unsquared', feedback: say('slip.unsquared') } as const)
            : ({
                misconception: 'roots.compares-insides',
                feedback: say('more.slip.square', { n: tex(benchmark) }),
              } as const),
        why: say(place === 0 ? 'more.why.less' : 'more.why.greater', {
          card: tex(card),
          about: tex(aboutTex(card)),
          n: tex(benchmark),
        }),
      }
    }),
  words: ({ benchmark }) => {
    const isPi = benchmark.includes('pi')
    return {
      stem: [say('more.asks', { n: tex(benchmark) })],
      hints: [
        say(isPi ? 'more.nudge.pi' : 'more.nudge.square'),
        say('more.think'),
        say(isPi ? 'more.hint.pi' : 'more.hint.square'),
      ],
      slip: {
        misconception: 'irrational.misplaced',
        feedback: say('more.slip.square', { n: tex(benchmark) }),
      },
    }
  },
  reads(card, { stem }) {
    return placeOf(card, mathIn(stem)[0] ?? '')
  },
})

interface Ordered {
  cards: string[]
  shuffle: number
}
function drawOrdered(random: Random, level: 1 | 2 | 3): string[] {
  const root = (): string => radicalTex(2, notPerfect(random, 2, 40))
  const times = (): string => `${random.integer(2, 4)}${radicalTex(2, notPerfect(random, 2, 12))}`
  const fraction = (): string => raw`\frac{${random.integer(7, 39)}}{${random.pick([2, 3, 4, 5, 6])}}`
  const decimal = (): string => String(tidy(random.integer(15, 65) / 10))
  const pi = (): string => random.pick([raw`\pi`, raw`2\pi`, raw`\frac{\pi}{2}`, raw`\frac{3\pi}{2}`])
  const sum = (): string => `${root()} + ${random.integer(1, 4)}`
  const less = (): string => `${root()} − 1`
  return (
    {
      1: [root, root, decimal, fraction],
      2: [root, times, times, pi],
      3: [sum, less, times, pi, root],
    } as const
  )[level].map((make) => make())
}
const valueOf = (card: string): number => valueOfTex(card)
/** The number under the root sign, or the value where there is none. */
const insideOf = (card: string): number => Number(/sqrt\{(\d+)\}/.exec(card)?.[1] ?? valueOf(card))
const isReduced = (card: string): boolean => {
  const [, top = '1', bottom = '2'] = /^\\frac\{(\d+)\}\{(\d+)\}$/.exec(card) ?? []
  return !Array.from({ length: 5 }, (_, each) => each + 2).some(
    (by) => Number(top) % by === 0 && Number(bottom) % by === 0,
  )
}

/** Roots, decimals and fractions (level 1), products and multiples of π (level 2), sums and differences (level 3). */
export const orderNumbers = defineModel<Ordered>({
  id: 'order-numbers',
  thinking: 'compare',
  seconds: 75,
  standards,
  task: ({ cards }) =>
    cards
      .map((card) => card.replaceAll(/\d+/g, 'n'))
      .toSorted()
      .join(),
  draw: (random, level) => ({ cards: drawOrdered(random, level), shuffle: random.integer(0, 1e9) }),
  fits({ cards }) {
    const values = cards.map(valueOf).toSorted((one, other) => one - other)
    return (
      cards.every(isReduced) &&
      values.every((each, index) => index === 0 || each - (values[index - 1] ?? 0) > 0.2) &&
      (values.at(-1) ?? 0) < 14
    )
  },
  minWrongAnswers: 1,
  item({ cards, shuffle }) {
    const things = cards.map((card) => ({ card, text: say('order.number', { n: tex(card) }) }))
    type Thing = (typeof things)[number]
    const by = ({ card }: Thing): number => valueOf(card)
    return {
      stem: [say('order.asks')],
      ...orderBy<Thing>(shuffle, {
        things,
        by,
        first: say('order.least'),
        last: say('order.most'),
        slips: [
          {
            by: ({ card }) => insideOf(card),
            misconception: 'roots.compares-insides',
            feedback: say('order.slip.insides'),
          },
          {
            by: ({ card }) => -valueOf(card),
            misconception: 'roots.order-reversed',
            feedback: say('order.slip.reversed'),
          },
        ],
      }),
      hints: [say('order.nudge'), say('order.think'), say('order.hint')],
      solution: [
        say('order.find'),
        ...sortedBy(things, by).map(({ card }) =>
          say('order.step', {
            card: tex(card === String(valueOf(card)) ? card : `${card} ${aboutTex(card)}`),
          }),
        ),
      ],
    }
  },
  solve: (shown) => solved.order(shown, (text) => valueOf(mathIn(text)[0] ?? '')),
})
