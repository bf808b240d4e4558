import { defineModel, math, mathIn, type Random, solved, tex } from '#form'
import { valueOfTex } from '#exponents/powers.ts'
import { asFraction, drawPartRoot, drawWholeRoot, radicalTex, rationalTex, rootTex } from '#roots/roots.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { sortValues } from '#shapes/sort-values/sort-values.ts'
import { say } from './messages.gen.ts'

interface Cards {
  cards: string[]
  shuffle: number
}
const radical = /^\\sqrt(\[3\])?\{(.*)\}$/
const insideTex = (card: string): string => card.replace(radical, '$2')
const insideValue = (card: string): number => valueOfTex(insideTex(card))
const fraction = (top: number, bottom: number): string => String.raw`\frac{${top}}{${bottom}}`

function drawOrdered(random: Random, level: 1 | 2 | 3): string[] {
  if (level === 1)
    return random.sample(
      [
        rootTex(drawWholeRoot(random, 2)),
        rootTex(drawWholeRoot(random, 2)),
        rootTex(drawWholeRoot(random, 3)),
        String(random.integer(2, 12)),
      ],
      3,
    )
  if (level === 2)
    return [
      rootTex(drawWholeRoot(random, 2)),
      rootTex(drawWholeRoot(random, 3)),
      rootTex(drawPartRoot(random, random.pick([2, 3]))),
      random.pick(['1', '0.5', fraction(1, 2), String(random.integer(2, 9))]),
    ]
  // A number and its own root, below 1 and above it.
  const cube = random.pick([2, 3, 4, 5, 6, 10])
  const small = random.pick([
    `0.${String(random.integer(1, 9) ** 2).padStart(2, '0')}`,
    fraction(random.integer(1, 3) ** 2, random.pick([16, 25, 49])),
  ])
  const other = random.chance(0.5) ? fraction(1, cube ** 3) : String(cube ** 3)
  return [small, radicalTex(2, small), other, radicalTex(3, other)]
}

/** Whole values (level 1), values below 1 as well (level 2), numbers and their own roots (level 3). */
export const orderRoots = defineModel<Cards>({
  id: 'order-roots',
  thinking: 'compare',
  seconds: 60,
  standards: ['8.EE.A.2'],
  task: ({ cards }) => cards.map((card) => card.replaceAll(/\d+/g, 'n')).join(),
  draw: (random, level) => ({ cards: drawOrdered(random, level), shuffle: random.integer(0, 1e9) }),
  fits: ({ cards }) =>
    new Set(cards.map((card) => valueOfTex(card).toFixed(6))).size === cards.length &&
    sortedBy(cards, valueOfTex).join() !== sortedBy(cards, insideValue).join(),
  minWrongAnswers: 1,
  item: ({ cards, shuffle }) => ({
    stem: [say('order.asks')],
    ...orderBy(shuffle, {
      things: cards.map((card) => ({ card, text: math(card) })),
      by: ({ card }) => valueOfTex(card),
      first: say('order.first'),
      last: say('order.last'),
      slips: [
        {
          by: ({ card }) => insideValue(card),
          misconception: 'roots.compares-insides',
          feedback: say('order.insides'),
        },
        {
          by: ({ card }) => insideValue(card) / (card.includes('[3]') ? 3 : card.includes('sqrt') ? 2 : 1),
          misconception: 'roots.divides-by-index',
          feedback: say('order.divides'),
        },
        {
          by: ({ card }) => -valueOfTex(card),
          misconception: 'roots.order-reversed',
          feedback: say('order.reversed'),
        },
      ],
    }),
    hints: [
      say('order.nudge'),
      say(cards.some((card) => valueOfTex(card) < 1) ? 'order.hint.small' : 'order.hint.whole'),
    ],
    solution: [
      say('order.find'),
      ...sortedBy(cards, valueOfTex).map((card) =>
        radical.test(card)
          ? say('order.so', {
              equation: tex(`${card} = ${rationalTex(valueOfTex(card), card.includes('.'))}`),
            })
          : say('order.plain', { number: tex(card) }),
      ),
    ],
  }),
  solve: (shown) => solved.order(shown, (text) => valueOfTex(mathIn(text)[0] ?? '0')),
})

const { raw } = String
/** Numbers whose square root is no whole number. */
const odd = [2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15, 20, 24, 27, 30, 32, 40, 48, 50, 60, 72, 80, 90]
function drawSorted(random: Random, level: 1 | 2 | 3): string[] {
  const some = (): number => random.pick(odd)
  if (level === 1) {
    const count = random.integer(2, 3)
    return [0, 1, 2, 3, 4].map((at) =>
      at < count ? rootTex(drawWholeRoot(random, 2)) : radicalTex(2, some()),
    )
  }
  if (level === 2)
    return random.sample(
      [8, 9, 16, 25, 27, 64, 100, 125, 216, 1000].flatMap((n) => [radicalTex(2, n), radicalTex(3, n)]),
      5,
    )
  const n = some()
  return random.sample(
    [
      rootTex(drawPartRoot(random, 2)),
      rootTex(drawPartRoot(random, 3)),
      radicalTex(2, `0.${random.integer(2, 9)}`),
      radicalTex(2, fraction(random.pick([1, 2, 3]), random.pick([5, 7]))),
      `(${radicalTex(2, some())})^{2}`,
      raw`${radicalTex(2, n)} \times ${radicalTex(2, n)}`,
      `${random.integer(2, 5)}${radicalTex(2, random.pick([2, 3, 5, 7]))}`,
      `${random.integer(2, 5)}${rootTex(drawWholeRoot(random, 2))}`,
    ],
    5,
  )
}
const isRational = (card: string): boolean => asFraction(valueOfTex(card)) !== null

/** Square roots (level 1), cube roots as well (level 2), of fractions and decimals, in products (level 3). */
export const sortRoots = sortValues<Cards>({
  id: 'rational-or-not',
  thinking: 'classify',
  seconds: 60,
  standards: ['8.EE.A.2'],
  task: ({ cards }) =>
    cards
      .map((card) => `${isRational(card)} ${card.replaceAll(/\d+/g, 'n')}`)
      .toSorted()
      .join(),
  draw: (random, level) => ({ cards: drawSorted(random, level), shuffle: random.integer(0, 1e9) }),
  fits: ({ cards }) => [2, 3].includes(cards.filter(isRational).length),
  categories: () => [say('sort.rational'), say('sort.irrational')],
  cards: ({ cards }) =>
    cards.map((card) => {
      const power = radical.exec(card)?.[1] === undefined ? '2' : '3'
      return {
        tex: card,
        place: isRational(card) ? 0 : 1,
        elsewhere: isRational(card)
          ? ({ misconception: 'roots.sign-means-irrational', feedback: say('sort.sign') } as const)
          : ({ misconception: 'roots.not-perfect', feedback: say('sort.perfect') } as const),
        why: isRational(card)
          ? say('sort.even', {
              equation: tex(`${card} = ${rationalTex(valueOfTex(card), card.includes('.'))}`),
            })
          : radical.test(card)
            ? say(`sort.none.${power}`, { root: tex(card), inside: tex(insideTex(card)) })
            : say('sort.times', { product: tex(card), root: tex(card.replace(/^\d+/, '')) }),
      }
    }),
  words: () => ({
    stem: [say('sort.asks')],
    hints: [say('sort.nudge'), say('sort.hint')],
    slip: { misconception: 'roots.not-perfect', feedback: say('sort.perfect') },
  }),
  reads: (card) => (isRational(card) ? 0 : 1),
})
