import { arranged, defineModel, type Exact, math, mathIn, type Random, solved, tex, toNumber } from '#form'
import { guarded, isFraction, numberTex, unworkedTex } from '#equations/exact.ts'
import { sortValues } from '#shapes/sort-values/sort-values.ts'
import { readMixed, work } from '#signed/mixed.ts'
import { isNegative, negative, size } from '#signed/signed.ts'
import { say } from './messages.gen.ts'

const standards = ['7.NS.A.2c']
const regions = ['low', 'minus', 'plus', 'high'] as const
/** Less than −1, from there to 0, from 0 to 1, greater than 1. */
const regionOf = (value: number): number => (value < -1 ? 0 : value < 0 ? 1 : value < 1 ? 2 : 3)

interface Card {
  tex: string
  /** Both numbers are negative, so that a wrong sign has its own reason. */
  isBoth: boolean
}
interface Sized {
  cards: Card[]
  isLetters: boolean
  shuffle: number
}
const small: Exact[] = [0.2, 0.3, 0.4, 0.6, 0.7, 0.8, [1, 2], [2, 3], [3, 4], [3, 5], [5, 6], [1, 4], [4, 5]]
const large: Exact[] = [1.5, 1.8, 2.4, 2.5, 3.2, 4.5, [3, 2], [5, 3], [7, 4], [9, 5], [5, 4], [8, 3]]

function numberCard(random: Random, operation: 'times' | 'over'): Card {
  const one = random.pick(random.chance(0.5) ? small : large)
  const other = random.pick(random.chance(0.5) ? small : large)
  const isBoth = random.chance(0.5)
  const first = isBoth || random.chance(0.5) ? negative(one) : one
  const second = isBoth || !isNegative(first) ? negative(other) : other
  return { tex: unworkedTex(first, operation, second), isBoth }
}
/** p is between −1 and 0, and q is greater than 1: what is sure about each value. */
const letterCards: readonly Card[] = [
  { tex: String.raw`p \times p`, isBoth: true },
  { tex: String.raw`p \div q`, isBoth: false },
  { tex: String.raw`q \div p`, isBoth: false },
  { tex: String.raw`−q \div p`, isBoth: true },
  { tex: String.raw`−p \div q`, isBoth: false },
  { tex: String.raw`p \times p \times p`, isBoth: false },
  { tex: String.raw`−q \times q`, isBoth: false },
  { tex: String.raw`−q \times (−q)`, isBoth: true },
  { tex: String.raw`1 \div p`, isBoth: false },
  { tex: String.raw`−1 \div q`, isBoth: false },
  { tex: String.raw`p \div (−q)`, isBoth: true },
  { tex: String.raw`p \times (−p)`, isBoth: false },
  { tex: String.raw`q \div (−p)`, isBoth: false },
  { tex: String.raw`1 \div (−p)`, isBoth: false },
]
/** With numbers in place of the letters. */
const filled = (source: string): string => {
  const shown = source
    .replaceAll('−p', '0.5')
    .replaceAll('(−q)', '(−4)')
    .replaceAll('−q', '−4')
    .replaceAll('q', '4')
  return shown
    .replaceAll(/(?<=\\(?:times|div) )p/g, '(−0.5)')
    .replaceAll('p', (at, index: number) => (index === 0 ? '−0.5' : at))
}
const valueOfCard = (source: string): number => readMixed(filled(source))

/** Products (level 1), quotients (level 2), letters (level 3): where each value is, seen from −1, 0 and 1. */
export const howLarge = sortValues<Sized>({
  id: 'how-large',
  thinking: 'classify',
  seconds: 75,
  standards,
  task: ({ cards }) =>
    cards
      .map((each) => `${each.isBoth} ${regionOf(valueOfCard(each.tex))}`)
      .toSorted()
      .join(),
  draw(random, level) {
    const shuffle = random.integer(0, 1e9)
    if (level === 3) return { cards: random.sample([...letterCards], 5), isLetters: true, shuffle }
    const operation = level === 1 ? 'times' : 'over'
    const cards = Array.from({ length: 5 }, () => numberCard(random, operation))
    return { cards, isLetters: false, shuffle }
  },
  // No value is too close to −1, 0 or 1 to call.
  fits: ({ cards }) =>
    cards.every((each) => {
      const amount = Math.abs(valueOfCard(each.tex))
      return amount > 0.1 && Math.abs(amount - 1) > 0.08
    }),
  categories: () => regions.map((region) => say(`large.${region}`)),
  cards: ({ cards, isLetters }) =>
    cards.map((card) => {
      const place = regionOf(valueOfCard(card.tex))
      const kind = isLetters ? 'letters' : card.tex.includes('times') ? 'times' : 'over'
      return {
        tex: card.tex,
        place,
        slips: [
          {
            place: 3 - place,
            misconception: card.isBoth
              ? ('signed.negative-times-negative' as const)
              : ('signed.different-signs' as const),
            feedback: say(isLetters ? 'large.slip.letter-sign' : 'large.slip.sign'),
          },
          {
            // On the right side of 0.
            place: [1, 0, 3, 2][place] ?? 0,
            misconception: 'decimal.times-makes-bigger' as const,
            feedback: say(`large.slip.${kind}`),
          },
        ],
        why: say('large.so', {
          expression: tex(card.tex),
          sign: place < 2 ? 'negative' : 'positive',
          size: place === 1 || place === 2 ? 'less' : 'more',
        }),
      }
    }),
  words: ({ isLetters }) => ({
    stem: [say(isLetters ? 'large.asks.letters' : 'large.asks.numbers')],
    hints: [say('large.nudge'), say(isLetters ? 'large.hint.letters' : 'large.hint.numbers')],
    slip: { misconception: 'signed.different-signs', feedback: say('large.slip.both') },
  }),
  reads: (card) => regionOf(valueOfCard(card)),
})

interface Same {
  /** Sizes of the two numbers, and their signs. */
  a: number
  b: Exact
  signs: [number, number]
  kind: 'product' | 'quotient' | 'shifted'
  shuffle: number
}
type Fault = 'sign' | 'reciprocal' | 'order' | 'point'
interface Candidate {
  tex: string
  fault: Fault
}
const misconceptions = {
  sign: 'signed.different-signs',
  reciprocal: 'fraction.no-reciprocal',
  order: 'fraction.divides-other-way',
  point: 'decimal.moves-one-point',
} as const
const by = (value: Exact, isNegativeNow: boolean): Exact => (isNegativeNow ? negative(value) : value)
const givenTex = ({ a, b, signs, kind }: Same): string =>
  unworkedTex(by(a, signs[0] < 0), kind === 'product' ? 'times' : 'over', by(b, signs[1] < 0))

/** Other expressions with the mistake that they show where their value is another one. */
function candidates({ a, b, kind }: Same): Candidate[] {
  const operation = kind === 'product' ? 'times' : 'over'
  const sign = String.raw`\times`
  const all = [true, false].flatMap((one) =>
    [true, false].flatMap((other): Candidate[] => {
      const [first, second] = [by(a, one), by(b, other)]
      const plain = { tex: unworkedTex(first, operation, second), fault: 'sign' as const }
      if (kind === 'product')
        return [plain, { tex: `${numberTex(second)} ${sign} ${guarded(first)}`, fault: 'sign' as const }]
      if (kind === 'quotient') {
        const turned: Exact = isFraction(second)
          ? ([second[0] < 0 ? -second[1] : second[1], Math.abs(second[0])] as const)
          : work(1, 'over', second)
        return [
          plain,
          { tex: unworkedTex(first, 'times', turned), fault: 'sign' as const },
          { tex: unworkedTex(first, 'times', second), fault: 'reciprocal' as const },
          { tex: unworkedTex(second, 'over', first), fault: 'order' as const },
        ]
      }
      const shifted = (value: Exact): number => Math.round(toNumber(value) * 10)
      return [
        { tex: unworkedTex(shifted(first), 'over', shifted(second)), fault: 'sign' as const },
        { tex: unworkedTex(shifted(first), 'over', second), fault: 'point' as const },
        { tex: unworkedTex(first, 'over', shifted(second)), fault: 'point' as const },
      ]
    }),
  )
  const around: Candidate[] =
    kind === 'shifted' ? [] : [{ tex: `−(${unworkedTex(a, operation, b)})`, fault: 'sign' }]
  return [...all, ...around]
}
const isEqual = (one: string, other: string): boolean => Math.abs(readMixed(one) - readMixed(other)) < 1e-9

/** Options in a drawn order: two or three that are equal, and others with at most two of each mistake. */
function optionsOf(its: Same): { right: string[]; wrong: Candidate[] } {
  const given = givenTex(its)
  const others = candidates(its).filter((each) => each.tex !== given)
  const turn = <Item>(items: Item[]): Item[] => {
    const at = its.shuffle % Math.max(1, items.length)
    return [...items.slice(at), ...items.slice(0, at)]
  }
  const right = turn(others.filter((each) => isEqual(each.tex, given))).slice(
    0,
    its.shuffle % 2 === 0 ? 2 : 3,
  )
  const wrong = turn(others.filter((each) => !isEqual(each.tex, given)))
  const signs = wrong.filter(({ fault }) => fault === 'sign')
  const rest = wrong.filter(({ fault }) => fault !== 'sign')
  const values = new Set<string>()
  const distinct = [...signs.slice(0, 1), ...rest, ...signs.slice(1)].filter(({ tex: source, fault }) => {
    const value = fault === 'sign' ? source : readMixed(source).toFixed(6)
    if (values.has(value)) return false
    values.add(value)
    return true
  })
  return { right: right.map((each) => each.tex), wrong: distinct.slice(0, 5 - right.length) }
}

/** Products (level 1), quotients and their reciprocals (level 2), a point that moves in both numbers (level 3). */
export const sameResult = defineModel<Same>({
  id: 'same-result',
  thinking: 'compare',
  seconds: 60,
  standards: ['7.NS.A.2b', '7.NS.A.2c'],
  task: ({ kind, signs, b }) => `${kind} ${signs.join()} ${typeof b}`,
  draw(random, level) {
    const kind = ({ 1: 'product', 2: 'quotient', 3: 'shifted' } as const)[level]
    const sign = () => (random.chance(0.5) ? 1 : -1)
    const fractions: Exact[] = [
      [2, 3],
      [3, 4],
      [3, 5],
      [5, 6],
      [2, 5],
      [4, 5],
      [5, 3],
      [7, 4],
    ]
    return {
      kind,
      a: random.integer(12, 96) / 10,
      b: kind === 'shifted' ? random.integer(2, 9) / 10 : random.pick(fractions),
      signs: [sign(), sign()],
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ a, signs }) => signs.some((each) => each < 0) && !Number.isInteger(a) && (a * 10) % 10 !== 0,
  item(its) {
    const given = givenTex(its)
    const { right, wrong } = optionsOf(its)
    const isPositive = its.signs[0] === its.signs[1]
    return {
      stem: [say('same.asks', { expression: tex(given) })],
      ...arranged.choices(its.shuffle, {
        right: right.map((each) => math(each)),
        wrong: wrong.map(({ tex: source, fault }) => ({
          text: math(source),
          misconception:
            fault === 'sign' && isPositive ? 'signed.negative-times-negative' : misconceptions[fault],
          feedback: say(`same.slip.${fault}`, { expression: tex(source) }),
        })),
        missed: { misconception: 'signed.fraction-signs', feedback: say('same.missed') },
      }),
      hints: [say('same.nudge'), say(`same.hint.${its.kind}`)],
      solution: [
        say('same.sign', { expression: tex(given), is: isPositive ? 'positive' : 'negative' }),
        say(`same.why.${its.kind}`, {
          example: tex(unworkedTex(its.a, its.kind === 'product' ? 'times' : 'over', size(its.b))),
        }),
        ...right.map((each) => say('same.so', { equation: tex(`${given} = ${each}`) })),
      ],
    }
  },
  solve(shown) {
    const given = readMixed(mathIn(shown.stem)[0] ?? '')
    return solved.choices(shown, (text) => Math.abs(readMixed(mathIn(text)[0] ?? '') - given) < 1e-9)
  },
})
