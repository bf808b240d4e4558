import { bug, defineModel, type Level, math, mathIn, type Random, solved, tex, typed } from '#form'
import {
  cleared,
  clearedBy,
  clearedPartly,
  drawFractionSides,
  type FractionSides,
  fractionTexOf,
  isClearFraction,
  worthAtSolution,
} from '#equations/fraction-sides.ts'
import { numberTex } from '#equations/exact.ts'
import { opened, solutionOf, twoSidedTex, valueTex } from '#equations/two-sided.ts'
import { solvedText, typedSolution } from '#equations/typed-solution.ts'
import { linearTex, plusTex, signedTex, solveEquation, termTex } from '#math/linear-expression.ts'
import { countSolutions, type SolutionCount } from '#shapes/count-solutions/count-solutions.ts'
import { equationBugs, showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { type Step, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { collect, workOf } from '#solutions/collect/collect.ts'
import { say } from './messages.gen.ts'

const solving = ['8.EE.C.7b']
const kindAt = { 1: 'terms', 2: 'group', 3: 'quotients' } as const
const taskOf = ({ kind, m, n, one, other }: FractionSides): string =>
  `${kind} ${m} ${n} ${one.constant > 0} ${other.constant > 0}`

// Worked by hand: x/2 + 3 = x/3 + 5 times 6 is 3x + 18 = 2x + 30, so x = 12; 3x + 3 = 2x + 5 gives 2.
const halves: FractionSides = {
  kind: 'terms',
  letter: 'x',
  m: 2,
  n: 3,
  one: { slope: 1, constant: 3 },
  other: { slope: 1, constant: 5 },
}
// (x + 7)/2 = x + 1 is x + 7 = 2x + 2, so x = 5; x + 7 = x + 1 has no solution, and (x + 7)/2 = 3x − 8 gives 23/5.
const group: FractionSides = {
  ...halves,
  kind: 'group',
  n: 1,
  one: { slope: 1, constant: 7 },
  other: { slope: 3, constant: -9 },
}
const bugs = [
  bug<FractionSides>({
    id: 'expression.distributes-once',
    answer: (its) => solutionOf(clearedPartly(its)),
    feedback: (its) => say('solve.slip.part', { by: clearedBy(its) }),
    example: [halves, 2],
  }),
  bug<FractionSides>({
    id: 'equation.one-side',
    answer: (its) => (its.kind === 'terms' ? null : solutionOf(cleared(its, its.m, its.n))),
    feedback: ({ kind }) => say(`solve.slip.${kind === 'group' ? 'left' : 'own'}`),
    // x + 7 = 3x − 9, so x = 8.
    example: [group, 8],
  }),
]

const checkText = (its: FractionSides) =>
  say('solve.check', {
    solution: tex(valueTex(its.letter, solutionOf(cleared(its)) ?? 0)),
    value: tex(numberTex(worthAtSolution(its))),
  })

/** Fractions of the letter (level 1), a fraction before parentheses (level 2), two quotients (level 3). */
export const solve = defineModel<FractionSides>({
  id: 'solve',
  thinking: 'compute',
  seconds: 100,
  standards: solving,
  bugs,
  minWrongAnswers: 1,
  task: taskOf,
  draw: (random, level) => drawFractionSides(random, kindAt[level]),
  fits: isClearFraction,
  item(its) {
    const by = clearedBy(its)
    const equation = cleared(its)
    const work = collect(equation)
    return {
      stem: [say('solve.asks', { equation: tex(fractionTexOf(its)) })],
      ...typedSolution(its, { letter: its.letter, key: solutionOf(equation) ?? 0, bugs }),
      hints: [say('solve.nudge'), say('solve.hint', { by })],
      solution: [
        say('solve.clear', { by, equation: tex(twoSidedTex(equation)) }),
        ...work.solution.slice(0, -1),
        checkText(its),
      ],
    }
  },
  solve: ({ stem }) => ({ kind: 'number', text: solvedText(mathIn(stem)[0] ?? '') }),
})

/** The same equations, solved line by line. */
export const showWork = showWorkOf<FractionSides>({
  of: solve,
  seconds: 140,
  task: (its) => ({ kind: 'solve', given: fractionTexOf(its) }),
  letters: ({ letter }) => [letter],
  bugs: [...equationBugs, 'subtracts-coefficient'],
})

type Shown = ReturnType<typeof workOf>['start']
const written = (its: ReturnType<typeof cleared>): Shown => ({ ...its, line: twoSidedTex(its) })

/** Somebody’s lines: fractions removed (level 1), with parentheses (level 2), with two denominators (level 3). */
export const findMistake = wrongLine<FractionSides, Shown>({
  seconds: 90,
  standards: solving,
  task: taskOf,
  steps: 3,
  draw: (random, level) => drawFractionSides(random, kindAt[level]),
  work(its) {
    const { kind, m, n } = its
    const right = written(cleared(its))
    const clear: Step<Shown> = {
      right: () => right,
      // Only the fractions are multiplied, the other side, or each side by the wrong number.
      wrong: () =>
        written(
          kind === 'terms'
            ? clearedPartly(its)
            : kind === 'group'
              ? cleared(its, m * m, 1)
              : cleared(its, m * m, n * n),
        ),
      move: () => say('lines.clear', { by: clearedBy(its) }),
    }
    return {
      start: { ...right, line: fractionTexOf(its) },
      steps: [clear, ...workOf(right).steps.slice(0, 2)],
    }
  },
  fits(its, lines) {
    const { left, right } = cleared(its)
    return (
      isClearFraction(its) &&
      lines.length === 4 &&
      opened(left).slope + opened(right).slope !== 0 &&
      opened(left).slope > opened(right).slope &&
      lines.every((each) => [each.left, each.right].every(({ constant }) => Math.abs(constant) <= 200))
    )
  },
  context: (who) => say('lines.solves', { who }),
  check: say('lines.check'),
  truth: checkText,
  means: solvedText,
})

/** `1/p (p·a x + p·q)` beside its value written in another way. */
interface Card {
  is: SolutionCount
  form: 'fraction' | 'quotient' | 'both'
  p: number
  a: number
  q: number
  right: { slope: number; constant: number }
  by: number
}
function cardTex({ form, p, a, q, right, by }: Card): string {
  const inside = linearTex({ slope: p * a, constant: p * q })
  if (form === 'quotient')
    return String.raw`\frac{${inside}}{${p}} = ${signedTex(right.constant)} + ${termTex(right.slope)}`
  const left = String.raw`\frac{1}{${p}}(${inside})`
  if (form === 'fraction') return `${left} = ${linearTex(right)}`
  const times = linearTex({ slope: by * right.slope, constant: by * right.constant })
  return String.raw`${left} = \frac{${times}}{${by}}`
}
const formAt = { 1: 'fraction', 2: 'quotient', 3: 'both' } as const
function drawCard(random: Random, level: Level, is: SolutionCount): Card {
  const [p, a] = [random.integer(2, 5), random.integer(2, 5)]
  const q = random.pick([-5, -4, -3, -2, 2, 3, 4, 5])
  const right = {
    slope: is === 'one' ? a + random.pick([-1, 1, 2]) : a,
    constant:
      is === 'all' || (is === 'one' && random.chance(0.5))
        ? q
        : is === 'none' && random.chance(0.5)
          ? p * q
          : q + random.pick([1, 2, 3]),
  }
  return {
    is,
    form: formAt[level],
    p,
    a,
    q,
    right: { ...right, constant: right.constant === 0 ? 7 : right.constant },
    by: p === 2 ? 3 : 2,
  }
}

/** How many solutions: a fraction before parentheses (level 1), a quotient (level 2), fractions on both sides (level 3). */
export const howMany = countSolutions<Card>({
  standards: ['8.EE.C.7a'],
  draw: drawCard,
  form: ({ right, q }) => String(right.constant === q),
  text: (card) => math(cardTex(card)),
  asks: say('count.asks'),
  hints: [say('count.nudge'), say('count.hint')],
  why: (card) =>
    say(`count.why-${card.is}`, {
      equation: tex(cardTex(card)),
      simple: tex(`${linearTex({ slope: card.a, constant: card.q })} = ${linearTex(card.right)}`),
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

/** One number of the equation is k; all x or none are to be solutions. */
interface Missing {
  gap: 'constant' | 'coefficient' | 'denominator'
  p: number
  a: number
  q: number
  off: number
}
const keyOf = ({ gap, p, a, q }: Missing): number => ({ constant: q, coefficient: a, denominator: p })[gap]
// Worked by hand: a third of 6x + 15 is 2x + 5.
const missing: Missing = { gap: 'constant', p: 3, a: 2, q: 5, off: 0 }
const missingBugs = [
  bug<Missing>({
    id: 'expression.distributes-once',
    answer: ({ gap, p, q }) => (gap === 'constant' ? p * q : null),
    feedback: ({ p }) => say('missing.once', { p }),
    example: [missing, 15],
  }),
  bug<Missing>({
    id: 'equation.compares-one-term',
    answer: ({ gap, p, a }) => (gap === 'coefficient' ? p * a : gap === 'denominator' ? p * a : null),
    feedback: ({ gap }) => say(`missing.copied-${gap === 'denominator' ? 'denominator' : 'coefficient'}`),
    example: [{ ...missing, gap: 'coefficient' }, 6],
  }),
  bug<Missing>({
    id: 'equation.wrong-inverse',
    answer: ({ gap, p, a, q }) =>
      gap === 'constant' ? p * q - p : gap === 'coefficient' ? p * a - p : p * a - a,
    feedback: () => say('missing.subtracted'),
    example: [missing, 12],
  }),
]
function missingTex({ gap, p, a, q, off }: Missing): string {
  const inside = linearTex({ slope: p * a, constant: p * q })
  const left = gap === 'denominator' ? String.raw`\frac{${inside}}{k}` : String.raw`\frac{1}{${p}}(${inside})`
  return `${left} = ${gap === 'coefficient' ? 'kx' : termTex(a)}${gap === 'constant' ? ' + k' : plusTex(q + off)}`
}
const gapAt = { 1: 'constant', 2: 'coefficient', 3: 'denominator' } as const

/** A number for which every x is a solution (level 1), none is (level 2), or every x is and it is the denominator (level 3). */
export const missingNumber = defineModel<Missing>({
  id: 'missing-number',
  thinking: 'work backwards',
  seconds: 70,
  standards: ['8.EE.C.7a'],
  bugs: missingBugs,
  minWrongAnswers: 1,
  task: ({ gap, q, off, p }) => `${gap} ${q > 0} ${off > 0} ${p}`,
  draw: (random, level) => ({
    gap: gapAt[level],
    p: random.integer(2, 6),
    a: random.integer(2, 6),
    q: random.pick([-7, -5, -4, -3, -2, 2, 3, 4, 5, 7, 8]),
    off: level === 2 ? random.pick([-3, -1, 1, 2, 4]) : 0,
  }),
  fits: ({ p, a, q, off }) => p !== a && q + off !== 0 && Math.abs(q) !== a,
  item(values) {
    const { gap, p, a, q, off } = values
    const asks = off === 0 ? 'all' : 'none'
    return {
      stem: [say(`missing.asks.${asks}`, { equation: tex(missingTex(values)), k: tex('k') })],
      ...typed(values, {
        label: say('missing.label'),
        before: 'k = ',
        key: keyOf(values),
        bugs: missingBugs,
      }),
      hints: [
        say(`missing.nudge.${asks}`),
        say(`missing.hint.${gap === 'denominator' ? 'denominator' : 'divide'}`),
      ],
      solution: [
        say(`missing.why.${asks}`),
        gap === 'denominator'
          ? say('missing.denominator', { whole: tex(termTex(p * a)), part: tex(termTex(a)), p })
          : say('missing.divided', { simple: tex(linearTex({ slope: a, constant: q })) }),
        say('missing.so', { k: tex(`k = ${signedTex(keyOf(values))}`) }),
      ],
    }
  },
  solve({ stem }) {
    const source = mathIn(stem).find((each) => each.includes('=')) ?? ''
    const wanted = /infinit/.test(stem) ? 'all' : 'none'
    const tried = Array.from({ length: 121 }, (_, at) => at - 60).filter((k) => k !== 0)
    const found = tried.find((k) => {
      const put = source.replace('{k}', `{${k}}`).replace('kx', `(${k})x`).replace('+ k', `+ (${k})`)
      return (k > 0 || !source.includes('{k}')) && solveEquation(put) === wanted
    })
    return solved.number(found ?? Number.NaN)
  },
})
