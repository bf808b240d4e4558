import { bug, defineModel, math, mathIn, type Random, solved, type Text, tex, tidy, typed } from '#form'
import { valueOfTex } from '#exponents/powers.ts'
import { fractionTex } from '#fractions/fraction.ts'
import { isPerfect, radicalTex } from '#roots/roots.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { say } from './messages.gen.ts'

const { raw } = String
export const signed = (card: string): number =>
  valueOfTex(card.replace(/^−/, '')) * (card.startsWith('−') ? -1 : 1)
export const rounded = (value: number, places: number): number => Number(value.toFixed(places))

/** √n, a√n, aπ, or √n + π, to so many places. */
interface Estimate {
  form: 'root' | 'times' | 'pi' | 'sum'
  n: number
  by: number
  places: 0 | 1
}
const texOf = ({ form, n, by }: Estimate): string =>
  ({
    root: radicalTex(2, n),
    times: `${by}${radicalTex(2, n)}`,
    pi: raw`${by}\pi`,
    sum: raw`${radicalTex(2, n)} + \pi`,
  })[form]
const sizeOf = (its: Estimate): number => valueOfTex(texOf(its))
const keyOf = (its: Estimate): number => rounded(sizeOf(its), its.places)
const stepOf = ({ places }: Estimate): number => (places === 0 ? 1 : 0.1)
const twenty: Estimate = { form: 'root', n: 20, by: 1, places: 1 }

// Worked by hand: √20 is 4.47…, so 4.5; the neighbor farther away is 4.4. 3√5 = √45 is 6.7…; with √5 as 2 it is 6.
const bugs = [
  bug<Estimate>({
    id: 'roots.divides-by-index',
    answer: ({ form, n, by }) => (form === 'pi' || form === 'sum' ? null : (by * n) / 2),
    feedback: () => say('estimate.halves'),
    example: [twenty, 10],
  }),
  bug<Estimate>({
    id: 'irrational.farther-neighbor',
    answer: (its) => tidy(keyOf(its) + (keyOf(its) < sizeOf(its) ? 1 : -1) * stepOf(its)),
    feedback: () => say('estimate.farther'),
    example: [twenty, 4.4],
  }),
  bug<Estimate>({
    id: 'irrational.rounds-early',
    answer({ form, n, by }) {
      const early = Math.round(Math.sqrt(n))
      return { root: null, times: by * early, pi: 3 * by, sum: early + 3 }[form]
    },
    feedback: () => say('estimate.early'),
    example: [{ form: 'times', n: 5, by: 3, places: 0 }, 6],
  }),
]

/** The squares on both sides of a number under the root sign, and the square in the middle. */
function squaresAround(
  inside: number,
  step: number,
): { low: string; high: string; half: string; isBelow: boolean } {
  const low = tidy(Math.floor(tidy(Math.sqrt(inside) / step)) * step)
  const [high, half] = [tidy(low + step), tidy(low + step / 2)]
  const equation = (side: number): string => `${side}^{2} = ${tidy(side * side)}`
  return { low: equation(low), high: equation(high), half: equation(half), isBelow: inside < half * half }
}
function solutionOf(its: Estimate): Text[] {
  const { form, n, by, places } = its
  const key = tex(String(keyOf(its)))
  if (form === 'pi')
    return [
      say('estimate.pi', { product: tex(raw`${by} \times 3.14 = ${tidy(by * 3.14)}`) }),
      say('estimate.so', { key }),
    ]
  if (form === 'sum') {
    const root = rounded(Math.sqrt(n), 1)
    return [
      say('estimate.root', { root: tex(radicalTex(2, n)), value: root }),
      say('estimate.sum', { sum: tex(`${root} + 3.1 = ${tidy(root + 3.1)}`) }),
      say('estimate.so', { key }),
    ]
  }
  const inside = n * by * by
  const { low, high, half, isBelow } = squaresAround(inside, places === 0 ? 1 : 0.1)
  return [
    ...(form === 'times'
      ? [say('estimate.under', { equation: tex(`${texOf(its)} = ${radicalTex(2, inside)}`) })]
      : []),
    say('estimate.between', { inside, low: tex(low), high: tex(high) }),
    say('estimate.half', { half: tex(half), inside, side: isBelow ? 'below' : 'above' }),
    say('estimate.so', { key }),
  ]
}

/** A root to the nearest whole number (level 1) or tenth (level 2), the value of an expression (level 3). */
export const estimate = defineModel<Estimate>({
  id: 'estimate',
  thinking: 'compute',
  seconds: 60,
  standards: ['8.NS.A.2'],
  bugs,
  task: ({ form, by, places, n }) => `${form} ${by} ${places} ${n > 50}`,
  draw(random, level) {
    if (level < 3)
      return {
        form: 'root',
        n: random.integer(2, level === 1 ? 320 : 120),
        by: 1,
        places: level === 1 ? 0 : 1,
      }
    return {
      form: random.pick(['times', 'times', 'sum', 'pi']),
      n: random.integer(2, 99),
      by: random.integer(2, 9),
      places: 0,
    }
  },
  fits(its) {
    const { form, n, by } = its
    const edge = Math.abs(((sizeOf(its) / stepOf(its)) % 1) - 0.5)
    return !isPerfect(n, 2) && edge > 0.08 && (form !== 'times' || (n <= 20 && by <= 5))
  },
  minWrongAnswers: 1,
  item: (its) => ({
    stem: [say(`estimate.asks.${its.places}`, { expression: tex(texOf(its)) })],
    ...typed(its, {
      label: say('estimate.label'),
      key: keyOf(its),
      bugs: bugs.filter((each) => each.answer(its) !== keyOf(its)),
    }),
    hints: [say(`estimate.nudge.${its.form}`), say(`estimate.hint.${its.form}`)],
    solution: solutionOf(its),
  }),
  solve({ stem }) {
    return solved.number(rounded(valueOfTex(mathIn(stem)[0] ?? ''), /tenth|décima/.test(stem) ? 1 : 0))
  },
})

const notPerfect = (random: Random, most: number): number =>
  random.pick(Array.from({ length: most - 1 }, (_, at) => at + 2).filter((n) => !isPerfect(n, 2)))
const root = (random: Random, most: number): string => radicalTex(2, notPerfect(random, most))
const pi = raw`\pi`

interface Cards {
  cards: string[]
  shuffle: number
}
const near = (random: Random): string =>
  random.pick([
    pi,
    '3',
    '3.5',
    '4',
    fractionTex([10, 3]),
    fractionTex([7, 2]),
    fractionTex([13, 4]),
    fractionTex([11, 4]),
    '2.5',
    '3.7',
  ])
const isNegative = (cards: string[]): boolean => cards.every((card) => card.startsWith('−'))
/** As if the root sign were not there. */
const insideOf = (card: string): number =>
  valueOfTex(
    card
      .replace('−', '')
      .replace(/\\sqrt\{(\d+)\}/, String.raw` \times $1`)
      .replace(/^ \\times /, ''),
  )

/** Roots and whole numbers (level 1), with π and fractions (level 2), opposites or products (level 3). */
export const orderNumbers = defineModel<Cards>({
  id: 'order-numbers',
  thinking: 'compare',
  seconds: 60,
  standards: ['8.NS.A.2'],
  task: ({ cards }) =>
    cards
      .map((card) => card.replaceAll(/\d+/g, 'n'))
      .toSorted()
      .join(),
  draw(random, level) {
    const shuffle = random.integer(0, 1e9)
    if (level === 1) {
      const whole = random.integer(3, 9)
      return {
        cards: [root(random, 99), root(random, 99), String(whole), String(whole + random.integer(1, 2))],
        shuffle,
      }
    }
    if (level === 2)
      return { cards: [root(random, 20), root(random, 20), near(random), near(random)], shuffle }
    return random.chance(0.5)
      ? {
          cards: [root(random, 20), root(random, 20), near(random), near(random)].map((card) => `−${card}`),
          shuffle,
        }
      : {
          cards: [
            `2${radicalTex(2, random.pick([2, 3, 5, 6, 7]))}`,
            `3${radicalTex(2, random.pick([2, 3]))}`,
            root(random, 50),
            random.pick([raw`2\pi`, pi, '5', '4.5']),
          ],
          shuffle,
        }
  },
  fits({ cards }) {
    const values = cards.map(signed).toSorted((one, other) => one - other)
    return values.every((value, at) => at === 0 || value - (values[at - 1] ?? 0) > 0.09)
  },
  minWrongAnswers: 1,
  item: ({ cards, shuffle }) => ({
    stem: [say('order.asks')],
    ...orderBy(shuffle, {
      things: cards.map((card) => ({ card, text: math(card) })),
      by: ({ card }) => signed(card),
      first: say('order.first'),
      last: say('order.last'),
      slips: [
        ...(isNegative(cards)
          ? [
              {
                by: ({ card }: { card: string }) => -signed(card),
                misconception: 'signed.by-size' as const,
                feedback: say('order.negative'),
              },
            ]
          : []),
        {
          by: ({ card }) => insideOf(card),
          misconception: 'roots.compares-insides',
          feedback: say('order.insides'),
        },
        {
          by: ({ card }) => -signed(card),
          misconception: 'roots.order-reversed',
          feedback: say('order.reversed'),
        },
      ],
    }),
    hints: [say('order.nudge'), say('order.hint')],
    solution: [
      say('order.find'),
      ...sortedBy(cards, signed).map((card) =>
        /sqrt|pi|frac/.test(card)
          ? say(`order.${Number.isInteger(tidy(signed(card) * 100)) ? 'exact' : 'about'}`, {
              number: tex(card),
              value: rounded(signed(card), 2),
            })
          : say('order.plain', { number: tex(card) }),
      ),
    ],
  }),
  solve: (shown) => solved.order(shown, (text) => signed(mathIn(text)[0] ?? '0')),
})
