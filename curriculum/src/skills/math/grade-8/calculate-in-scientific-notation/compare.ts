import { type Level, mathIn, type Random, tex, tidy } from '#form'
import { formatFraction, toNumber } from '@skills-center/answers/rational'
import {
  isNormal,
  normalized,
  readSum,
  type Scientific,
  scientificTex,
  timesTen,
} from '#scientific/scientific.ts'
import { sortValues } from '#shapes/sort-values/sort-values.ts'
import { type Line, type Step, type Work, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { type Chain, chainTex, joined, rawResult, resultOf } from './chain.ts'
import { say } from './messages.gen.ts'

const standards = ['8.EE.A.4']

type CardKind =
  | 'product'
  | 'product-low'
  | 'product-high'
  | 'quotient'
  | 'quotient-high'
  | 'sum'
  | 'sum-low'
  | 'sum-high'
  | 'twice-low'
/** The number to compare with is a × b × 10^exponent; it may be split into x and the rest. */
interface Compared {
  a: number
  b: number
  exponent: number
  m: number
  x: number
  kinds: CardKind[]
  shuffle: number
}
const kindsAt: Readonly<Record<Level, readonly CardKind[]>> = {
  1: ['product', 'product-low', 'product-high', 'quotient', 'twice-low', 'sum'],
  2: ['sum', 'sum-low', 'sum-high', 'twice-low', 'product', 'product-high'],
  3: ['product', 'product-low', 'quotient', 'quotient-high', 'sum-low', 'sum-high', 'twice-low'],
}
const [less, equal, greater] = [0, 1, 2]
const placeOf = (value: number, bound: number): number =>
  Math.abs(value / bound - 1) < 1e-9 ? equal : value < bound ? less : greater

const wrapped = (first: number, exponent: number): string => `(${timesTen(first, exponent)})`
/** A card: its expression, its value, and the value that a known mistake gives. */
function cardOf({ a, b, exponent: e, m, x }: Compared, kind: CardKind) {
  const first = a * b
  const rest = first - x
  const times = (n: number) => String.raw`${wrapped(a, m)} \times ${wrapped(b, n)}`
  const over = (top: Scientific, n: number) => String.raw`(${scientificTex(top)}) \div ${wrapped(2, n)}`
  const plus = (one: Scientific, other: Scientific) => `${scientificTex(one)} + ${scientificTex(other)}`
  const worth = (number: number, exponent: number): Scientific => ({ first: number, exponent })
  const as = (
    text: string,
    value: Scientific,
    slip: 'multiplies' | 'firsts' | 'combines' | 'unlike' | 'adds',
    seen: Scientific,
  ) => ({
    kind,
    text,
    value: normalized(value),
    slip,
    seen,
  })
  const double = normalized({ first: 2 * first, exponent: m })
  switch (kind) {
    case 'product':
      return as(times(e - m), worth(first, e), 'multiplies', worth(first, m * (e - m)))
    case 'product-low':
      return as(times(e - 1 - m), worth(first, e - 1), 'firsts', worth(first, e))
    case 'product-high':
      return as(times(e + 1 - m), worth(first, e + 1), 'firsts', worth(first, e))
    case 'quotient':
      return as(over(double, m - e), worth(first, e), 'combines', worth(first, m + m - e))
    case 'quotient-high':
      // Divided by less than 1: 10^m ÷ 10^(m − e − 1) is 10^(e + 1).
      return as(over(double, m - e - 1), worth(first, e + 1), 'firsts', worth(first, e))
    case 'sum':
      return as(plus(worth(x, e), worth(rest, e)), worth(first, e), 'adds', worth(first, 2 * e))
    case 'sum-low':
      return as(
        plus(worth(x, e), worth(rest, e - 1)),
        worth(tidy(x + rest / 10), e),
        'unlike',
        worth(first, e),
      )
    case 'sum-high':
      return as(
        plus(worth(x, e + 1), worth(rest, e)),
        worth(tidy(x + rest / 10), e + 1),
        'unlike',
        worth(first, e),
      )
    case 'twice-low':
      return as(
        plus(worth(first, e - 1), worth(first, e - 1)),
        worth(2 * first, e - 1),
        'adds',
        worth(2 * first, 2 * e - 2),
      )
  }
}
const misconceptionOf = {
  multiplies: 'scientific.multiplies-exponents',
  firsts: 'scientific.first-number-only',
  combines: 'scientific.combines-exponents',
  unlike: 'scientific.unlike-powers',
  adds: 'scientific.multiplies-exponents',
} as const
const number = ({ first, exponent }: Scientific): number => first * 10 ** exponent
const boundOf = ({ a, b, exponent }: Compared): Scientific => ({ first: a * b, exponent })

/** Products and quotients (level 1), sums of unlike powers (level 2), negative exponents (level 3). */
export const compare = sortValues<Compared>({
  id: 'compare',
  thinking: 'compare',
  seconds: 90,
  standards,
  task: ({ kinds, exponent }) =>
    `${kinds.toSorted((one, other) => (one < other ? -1 : 1)).join(' ')} ${exponent > 0}`,
  draw(random, level) {
    const [a, b] = random.pick([
      [2, 3],
      [3, 2],
      [2, 4],
      [4, 2],
      [3, 3],
      [2, 2],
    ] as const)
    const isNegative = level === 3
    const exponent = isNegative ? -random.integer(4, 7) : random.integer(6, 10)
    return {
      a,
      b,
      exponent,
      m: isNegative ? random.pick([-9, -8, -3, -2, 3, 4]) : random.integer(2, exponent - 3),
      x: random.integer(1, a * b - 1),
      kinds: random.sample(kindsAt[level], 5),
      shuffle: random.integer(0, 1e9),
    }
  },
  // A power of 10⁰ or 10¹ would be odd to write.
  fits: (its) =>
    its.kinds.every((kind) =>
      [...cardOf(its, kind).text.matchAll(/\^\{(−?\d+)\}/g)].every(
        ([, exponent = '']) => !['0', '1', '−1'].includes(exponent),
      ),
    ),
  categories: (its) =>
    (['less', 'equal', 'greater'] as const).map((place) =>
      say(`compare.${place}`, { bound: tex(scientificTex(boundOf(its))) }),
    ),
  cards(its) {
    const bound = boundOf(its)
    return its.kinds.map((kind) => {
      const card = cardOf(its, kind)
      const place = placeOf(number(card.value), number(bound))
      const seen = placeOf(number(card.seen), number(bound))
      return {
        tex: card.text,
        place,
        slips: [
          {
            place: seen,
            misconception: misconceptionOf[card.slip],
            feedback: say(`compare.slip.${card.slip}`),
          },
        ],
        why: say(`compare.why.${(['less', 'equal', 'greater'] as const)[place] ?? 'equal'}`, {
          card: tex(card.text),
          value: tex(scientificTex(card.value)),
          bound: tex(scientificTex(bound)),
        }),
      }
    })
  },
  words: (its) => ({
    stem: [say('compare.asks', { bound: tex(scientificTex(boundOf(its))) })],
    hints: [say('compare.nudge'), say('compare.hint')],
    slip: { misconception: 'scientific.one-step-off', feedback: say('compare.slip.other') },
  }),
  reads(card, shown) {
    const bound = readSum(mathIn(shown.stem)[0] ?? '1')
    return placeOf(toNumber(readSum(card)), toNumber(bound))
  },
})

interface Shown extends Line {
  its: Chain
  so: Scientific
}
const shown = (its: Chain, line: string, so: Scientific): Shown => ({ its, line, so })
const sign = { times: String.raw`\times`, over: String.raw`\div` } as const
const lastTex = ({ last, third }: Chain, got: Scientific): string =>
  `(${scientificTex(got)}) ${sign[last]} (${scientificTex(third ?? got)})`

/** The first two numbers together; the mistake multiplies the exponents, or adds those of a sum. */
const join: Step<Shown> = {
  right: ({ its }) => shown(its, lastTex(its, joined(its)), joined(its)),
  wrong({ its }) {
    const { first } = joined(its)
    const { one, other } = its
    const exponent = its.join === 'times' ? one.exponent * other.exponent : one.exponent + other.exponent
    const got = { first, exponent }
    return shown(its, lastTex(its, got), got)
  },
  move: ({ its }) => say(`lines.${its.join === 'times' ? 'times' : 'sum'}`),
}
/** The third number; the mistake combines the exponents the wrong way. */
const finish: Step<Shown> = {
  right({ its, so }) {
    const got = rawAfter(its, so, 1)
    return shown(its, scientificTex(got), got)
  },
  wrong({ its, so }) {
    const got = rawAfter(its, so, -1)
    return shown(its, scientificTex(got), got)
  },
  move: ({ its }) => say(`lines.${its.last === 'times' ? 'times' : 'over'}`),
}
function rawAfter({ last, third }: Chain, so: Scientific, way: 1 | -1): Scientific {
  const by = third ?? { first: 1, exponent: 0 }
  const turn = last === 'times' ? way : -way
  return {
    first: tidy(last === 'times' ? so.first * by.first : so.first / by.first),
    exponent: so.exponent + turn * by.exponent,
  }
}
/** Brings the first factor into [1, 10); the mistake moves the exponent the other way. */
const rewrite: Step<Shown> = {
  right: ({ its, so }) => shown(its, scientificTex(normalized(so)), normalized(so)),
  wrong({ its, so }) {
    const { first, exponent } = normalized(so)
    const got = { first, exponent: 2 * so.exponent - exponent }
    return shown(its, scientificTex(got), got)
  },
  move: ({ so }) => say(so.first >= 10 ? 'lines.down' : 'lines.up'),
}
const workOf = (its: Chain): Work<Shown> => ({
  start: shown(its, chainTex(its), its.one),
  steps: [join, finish, rewrite],
})

function drawLines(random: Random, level: Level): Chain {
  const isSum = level === 3
  const exponents = level === 2 ? [-7, -6, -5, -4, 4, 5, 6] : [3, 4, 5, 6, 7]
  const exponent = random.pick(exponents)
  return {
    join: isSum ? 'plus' : 'times',
    one: { first: random.integer(2, 9), exponent },
    other: { first: random.integer(2, 9), exponent: isSum ? exponent : random.pick(exponents) },
    last: isSum ? random.pick(['times', 'over']) : 'over',
    third: { first: random.integer(2, 9), exponent: random.pick(exponents) },
  }
}

/** A product over a number (level 1), with negative exponents (level 2), a sum in parentheses (level 3). */
export const findMistake = wrongLine<Chain, Shown>({
  seconds: 80,
  standards,
  task: ({ join: how, last, one, other, third }) =>
    `${how} ${last} ${one.exponent > 0} ${other.exponent > 0} ${(third?.exponent ?? 0) > 0}`,
  steps: 3,
  draw: drawLines,
  work: workOf,
  fits(its, lines) {
    const raw = rawResult(its)
    const exponents = [
      joined(its).exponent,
      raw.exponent,
      resultOf(its).exponent,
      ...lines.map(({ so }) => so.exponent),
    ]
    return (
      !isNormal(raw) &&
      raw.first > 0.1 &&
      Number.isInteger(tidy(raw.first * 100)) &&
      (its.join === 'times' || isNormal(joined(its))) &&
      exponents.every((each) => Math.abs(each) >= 2 && Math.abs(each) <= 40)
    )
  },
  context: (who) => say('lines.works', { who }),
  check: say('lines.check'),
  truth: (its) => say('lines.truth', { result: tex(scientificTex(resultOf(its))) }),
  means: (line) => formatFraction(readSum(line)),
})
