import { bug, defineModel, drawUntil, math, mathIn, solved, tex, typed } from '#form'
import type { Level, Random } from '#form'
import { twoSidedBugs as bugs } from '#bugs/two-sided/two-sided-bugs.ts'
import { solvedText, typedSolution } from '#equations/typed-solution.ts'
import {
  checkTex,
  decimalSides,
  groupedSides,
  isSolvable,
  opened,
  plainSides,
  side,
  type Side,
  sideTex,
  solutionOf,
  twiceGroupedSides,
  type TwoSided,
  twoSidedTex,
} from '#equations/two-sided.ts'
import { letters } from '#equations/one-step.ts'
import { linearTex, plusTex, signedTex, solveEquation, termTex } from '#math/linear-expression.ts'
import { countSolutions, type SolutionCount } from '#shapes/count-solutions/count-solutions.ts'
import { orderLines } from '#shapes/order-lines/order-lines.ts'
import { equationBugs, showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { checkOf, collect, workOf } from '#solutions/collect/collect.ts'
import { say } from './messages.gen.ts'

const isWhole = (equation: TwoSided): boolean =>
  isSolvable(equation) && Number.isInteger(solutionOf(equation))

const kindOf = ({ left, right }: TwoSided): string =>
  `${left.times === 1} ${right.times === 1} ${Number.isInteger(left.slope)} ${left.slope > right.slope}`

const negativeGroup = (random: Random) => groupedSides(random, true)
const sidesAt = {
  1: plainSides,
  2: (random: Random) => random.pick([groupedSides, decimalSides])(random),
  3: (random: Random) => random.pick([twiceGroupedSides, negativeGroup])(random),
}

/** The letter on both sides (level 1), parentheses or tenths (level 2), two pairs and solutions that are fractions (level 3). */
export const solve = defineModel<TwoSided>({
  id: 'solve',
  thinking: 'compute',
  seconds: 75,
  standards: ['8.EE.C.7b'],
  bugs,
  task: kindOf,
  draw: (random, level) => ({ ...sidesAt[level](random), letter: random.pick(letters) }),
  fits(equation, level) {
    const x = solutionOf(equation)
    const isHandy = typeof x === 'number' ? Number.isInteger(x) : level === 3 && x !== null && x[1] <= 5
    return isSolvable(equation) && isHandy
  },
  item: (equation) => ({
    stem: [say('solve.asks', { equation: tex(twoSidedTex(equation)) })],
    ...typedSolution(equation, { letter: equation.letter, key: solutionOf(equation) ?? 0, bugs }),
    ...collect(equation),
  }),
  solve: ({ stem }) => ({ kind: 'number', text: solvedText(mathIn(stem)[0] ?? '') }),
})

/** The mistake of adding the letters must leave some, too. */
const drawWorked = (random: Random, level: Level): TwoSided =>
  drawUntil(
    () => ({
      letter: random.pick(letters),
      ...(level === 1 ? plainSides(random) : groupedSides(random, level === 3)),
    }),
    (equation) => isWhole(equation) && opened(equation.left).slope + opened(equation.right).slope !== 0,
  )

/** Somebody’s lines: the letter on both sides (level 1), parentheses (level 2), a negative number before them (level 3). */
export const findMistake = wrongLine({
  seconds: 70,
  standards: ['8.EE.C.7b'],
  task: kindOf,
  steps: 3,
  draw: drawWorked,
  work(equation: TwoSided) {
    const { start, steps } = workOf(equation)
    return { start, steps: steps.slice(0, 3) }
  },
  fits: (_, lines) =>
    lines.length === 4 &&
    lines.every(({ right }) => Number.isInteger(right.constant) && Math.abs(right.constant) <= 90),
  context: (who) => say('lines.solves', { who }),
  check: say('lines.check'),
  truth: checkOf,
  means: solvedText,
})

/** Lines of a solution and its check in order. */
export const orderSteps = orderLines({
  seconds: 75,
  standards: ['8.EE.C.7b'],
  task: kindOf,
  draw: drawWorked,
  fits: isWhole,
  letter: ({ letter }: TwoSided) => letter,
  work: workOf,
  check: checkTex,
})

/** `times(slope x + constant)` beside a side that is written in another way. */
interface Card {
  is: SolutionCount
  left: Side
  right: { slope: number; constant: number }
  /** So much of the coefficient is a term of its own. */
  split: number
}

const rightTex = ({ right: { slope, constant }, split }: Card): string =>
  split === 0
    ? `${signedTex(constant)} + ${termTex(slope)}`
    : `${termTex(slope - split)} + ${termTex(split)}${plusTex(constant)}`
const cardTex = (card: Card): string => `${sideTex(card.left, 'x')} = ${rightTex(card)}`

function drawCard(random: Random, level: Level, is: SolutionCount): Card {
  const [slope, constant] = [random.integer(1, 5), random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9])]
  const left = level === 1 ? side(slope + 2, constant) : side(slope, constant, random.integer(2, 5))
  const [full, rest] = [left.slope * left.times, left.constant * left.times]
  const right = {
    slope: is === 'one' ? full + random.pick([1, 2, 3]) : full,
    // With one solution, the constants may be the same: x is 0.
    constant:
      is === 'all' || (is === 'one' && random.chance(0.5))
        ? rest
        : rest + random.pick([-5, -3, 2, 4, 6].filter((off) => rest + off !== 0)),
  }
  return { is, left, right, split: level === 3 ? random.integer(1, right.slope - 1) : 0 }
}

/** How many solutions: simplified sides (level 1), parentheses (level 2), like terms to combine as well (level 3). */
export const howMany = countSolutions<Card>({
  standards: ['8.EE.C.7a'],
  draw: drawCard,
  text: (card) => math(cardTex(card)),
  asks: say('count.asks'),
  hints: [say('count.nudge'), say('count.hint')],
  why: (card) =>
    say(`count.why.${card.is}`, {
      equation: tex(cardTex(card)),
      simple: tex(`${linearTex(opened(card.left))} = ${linearTex(card.right)}`),
    }),
  slips: {
    missesOne: { misconception: 'equation.compares-one-term', feedback: say('count.one-term') },
    expectsOne: { misconception: 'equation.expects-one-solution', feedback: say('count.expects-one') },
    noneOrAll: { misconception: 'equation.none-or-all', feedback: say('count.none-or-all') },
  },
  reads(card) {
    const found = solveEquation(mathIn(card)[0] ?? '')
    return typeof found === 'string' ? found : 'one'
  },
})

/** `p(ax + q)` beside `pax + pq`, in which one number is `k`. */
interface Missing {
  gap: 'constant' | 'coefficient' | 'factor'
  p: number
  a: number
  q: number
  /** What is added to the constant where there is to be no solution. */
  off: number
}

const keyOf = ({ gap, p, a, q }: Missing): number =>
  gap === 'constant' ? p * q : gap === 'coefficient' ? p * a : p
// Worked by hand: 3(2x + 5) = 6x + 15.
const missing = { p: 3, a: 2, q: 5, off: 0 }
const missingBugs = [
  bug<Missing>({
    id: 'expression.distributes-once',
    answer: ({ gap, q }) => (gap === 'constant' ? q : null),
    feedback: ({ p }) => say('missing.once', { p }),
    example: [{ ...missing, gap: 'constant' }, 5],
  }),
  bug<Missing>({
    id: 'equation.compares-one-term',
    answer: ({ gap, p, a }) => (gap === 'constant' ? null : gap === 'factor' ? p * a : a),
    feedback: ({ gap }) => say(gap === 'factor' ? 'missing.inside' : 'missing.outside'),
    example: [{ ...missing, gap: 'coefficient' }, 2],
  }),
  bug<Missing>({
    id: 'equation.same-operation',
    answer: ({ gap, p, q, a }) => (gap === 'constant' ? p + q : gap === 'coefficient' ? p + a : null),
    feedback: ({ p }) => say('missing.adds', { p }),
    example: [{ ...missing, gap: 'constant' }, 8],
  }),
]

const missingTex = ({ gap, p, a, q, off }: Missing): string => {
  const left = `${gap === 'factor' ? 'k' : p}(${termTex(a)}${plusTex(q)})`
  const constant = gap === 'constant' ? ' + k' : plusTex(p * q + off)
  return `${left} = ${gap === 'coefficient' ? 'kx' : termTex(p * a)}${constant}`
}
const gapAt = { 1: 'constant', 2: 'coefficient', 3: 'factor' } as const

/** A number for which every x is a solution (level 1), none is (level 2), or every x is and the number is outside (level 3). */
export const missingNumber = defineModel<Missing>({
  id: 'missing-number',
  thinking: 'work backwards',
  seconds: 60,
  standards: ['8.EE.C.7a'],
  bugs: missingBugs,
  minWrongAnswers: 1,
  task: ({ gap, q, off }) => `${gap} ${q > 0} ${off > 0}`,
  draw: (random, level) => ({
    gap: gapAt[level],
    p: random.integer(2, 9),
    a: random.integer(2, 6),
    q: random.pick([-9, -8, -7, -5, -4, -3, 2, 3, 4, 5, 6, 7, 8, 9]),
    off: level === 2 ? random.pick([-4, -3, 3, 4, 5]) : 0,
  }),
  fits: ({ p, a, q, off }) => p !== a && p * q + off !== 0 && Math.abs(q) !== p,
  item(values) {
    const { gap, p, a, q, off } = values
    const [key, asks] = [keyOf(values), off === 0 ? 'all' : 'none'] as const
    const [product, constant] = [p * a, p * q]
    const group = tex(`${p}(${termTex(a)}${plusTex(q)})`)
    const expanded = tex(`${termTex(product)}${plusTex(constant)}`)
    const inside = tex(q < 0 ? `(${signedTex(q)})` : String(q))
    return {
      stem: [say(`missing.asks.${asks}`, { equation: tex(missingTex(values)), k: tex('k') })],
      ...typed(values, { label: say('missing.label'), before: 'k = ', key, bugs: missingBugs }),
      hints: [say(`missing.nudge.${asks}`), say(`missing.hint.${gap}`)],
      solution: [
        say(`missing.why.${asks}`),
        gap === 'factor'
          ? say('missing.factor', { p, a, product, q: inside, constant })
          : say('missing.opened', { group, opened: expanded }),
        say('missing.so', { k: tex(`k = ${signedTex(key)}`) }),
      ],
    }
  },
  solve({ stem }) {
    const source = mathIn(stem).find((each) => each.includes('=')) ?? ''
    const wanted = /infinit/.test(stem) ? 'all' : 'none'
    const found = Array.from({ length: 181 }, (_, at) => at - 90).find((k) => {
      const put = source.replace('+ k', `+ (${k})`).replace('kx', `(${k})x`).replace(/^k\(/, `(${k})(`)
      return solveEquation(put) === wanted
    })
    return solved.number(found ?? Number.NaN)
  },
})

/** The same equations, solved line by line. */
export const showWork = showWorkOf<TwoSided>({
  of: solve,
  seconds: 120,
  task: (equation) => ({ kind: 'solve', given: twoSidedTex(equation) }),
  letters: ({ letter }) => [letter],
  bugs: [...equationBugs, 'unlike-terms', 'subtracts-coefficient'],
})
