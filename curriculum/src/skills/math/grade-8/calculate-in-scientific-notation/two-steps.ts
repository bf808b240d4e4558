import { bug, byLevel, defineModel, mathIn, type Random, tex, typedScientific } from '#form'
import { formatDecimal } from '@skills-center/answers/rational'
import { type Pair, pairBugs, pairResult } from '#bugs/scientific/scientific-bugs.ts'
import { drawCalculated, isCalculable } from '#scientific/draws.ts'
import {
  isNormal,
  plainScientific,
  readSum,
  type Scientific,
  scientificTex,
  standardText,
} from '#scientific/scientific.ts'
import { rawFirst } from '#bugs/scientific/scientific-bugs.ts'
import { showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { pairSolution } from '#solutions/scientific/scientific-work.ts'
import { type Chain, chainBugs, chainSteps, chainTex, isHandy, rawResult, resultOf } from './chain.ts'
import { say } from './messages.gen.ts'

const standards = ['8.EE.A.4']
const shared = { id: 'two-steps', thinking: 'compute', seconds: 90, standards } as const
const solve = ({ stem }: { stem: string }) => ({
  kind: 'scientific' as const,
  text: formatDecimal(readSum(mathIn(stem)[0] ?? '0')),
})

/** A product or quotient, in which one number is written in standard form. */
interface Mixed extends Pair {
  plain: 'one' | 'other'
}
const mixedBugs = [
  ...pairBugs,
  bug<Mixed, string>({
    id: 'scientific.one-step-off',
    answer(its) {
      const { first, exponent } = pairResult(its)
      if (rawFirst(its) < 1 || rawFirst(its) >= 10) return null
      const isMore = its[its.plain].exponent > 0 === (its.operation === 'times' || its.plain === 'one')
      return plainScientific({ first, exponent: exponent + (isMore ? 1 : -1) })
    },
    feedback: (its) => say('mixed.step', { plain: standardText(its[its.plain]) }),
    // 30,000 × (2 × 10⁵) = 3 × 10⁴ × 2 × 10⁵ = 6 × 10⁹; with 10⁵ for 30,000 it is 6 × 10¹⁰.
    example: [
      {
        operation: 'times',
        one: { first: 3, exponent: 4 },
        other: { first: 2, exponent: 5 },
        plain: 'one',
      },
      '6e10',
    ],
  }),
]
const mixedTex = ({ operation, one, other, plain }: Mixed): string => {
  const written = (its: Scientific, isPlain: boolean): string =>
    isPlain ? standardText(its) : `(${scientificTex(its)})`
  return `${written(one, plain === 'one')} ${operation === 'times' ? String.raw`\times` : String.raw`\div`} ${written(other, plain === 'other')}`
}
const mixed = defineModel<Mixed>({
  ...shared,
  bugs: mixedBugs,
  task: ({ operation, plain, one, other }) =>
    `mixed ${operation} ${plain} ${one.exponent > 0} ${other.exponent > 0}`,
  draw(random) {
    const { operation, one, other } = drawCalculated(random, 1)
    return { operation, one, other, plain: random.pick(['one', 'other']) }
  },
  fits: (its) =>
    isCalculable({ ...its, product: null, pair: null }, 1) && Math.abs(its[its.plain].exponent) <= 6,
  item: (its) => ({
    stem: [say('steps.asks', { problem: tex(mixedTex(its)) })],
    ...typedScientific<Mixed>(its, {
      label: say('steps.label'),
      key: plainScientific(pairResult(its)),
      bugs: mixedBugs,
    }),
    hints: [
      say('mixed.nudge'),
      say(`mixed.hint.${its[its.plain].exponent > 0 ? 'large' : 'small'}`, {
        plain: standardText(its[its.plain]),
      }),
    ],
    solution: [
      say('mixed.write', {
        plain: standardText(its[its.plain]),
        power: tex(scientificTex(its[its.plain])),
      }),
      ...pairSolution(its),
    ],
  }),
  solve,
})

const drawFirst = (random: Random): number => random.integer(12, 96) / 10

function drawChain(random: Random, isSum: boolean): Chain {
  const sign = random.pick([1, 1, -1])
  const exponent = sign * random.integer(4, 9)
  return {
    join: isSum ? random.pick(['plus', 'minus']) : 'times',
    one: { first: drawFirst(random), exponent },
    other: {
      first: random.integer(2, 9),
      exponent: isSum ? exponent - random.integer(1, 2) : random.pick([-6, -5, -4, -3, 3, 4, 5, 6]),
    },
    last: isSum || random.chance(0.3) ? random.pick(['times', 'over']) : 'over',
    third: { first: random.integer(2, 9), exponent: random.pick([-6, -5, -4, -3, 3, 4, 5, 6]) },
  }
}
const chainModel = (isSum: boolean) =>
  defineModel<Chain>({
    ...shared,
    bugs: chainBugs,
    task: ({ join, last, other, third }) =>
      `${join} ${last} ${other.exponent > 0} ${(third?.exponent ?? 0) > 0}`,
    draw: (random) => drawChain(random, isSum),
    fits: (its) =>
      isHandy(its) &&
      its.other.first !== its.third?.first &&
      (isSum || !isNormal(rawResult(its)) || its.last === 'over'),
    item: (its) => ({
      stem: [say('steps.asks', { problem: tex(chainTex(its)) })],
      ...typedScientific<Chain>(its, {
        label: say('steps.label'),
        key: plainScientific(resultOf(its)),
        bugs: chainBugs,
      }),
      hints: [
        say(`steps.nudge.${isSum ? 'sum' : its.third === null ? 'pair' : 'chain'}`),
        say(`steps.hint.${isSum ? 'sum' : 'chain'}`),
      ],
      solution: chainSteps(its),
    }),
    solve,
  })

/** One number in standard form (level 1), three numbers (level 2), a sum or difference in parentheses (level 3). */
export const twoSteps = byLevel({ 1: mixed, 2: chainModel(false), 3: chainModel(true) }, () => 1)

const isSumFirst = ({ join }: Chain): boolean => join === 'plus' || join === 'minus'

/** Two numbers (level 1), three (level 2), a sum or difference in parentheses (level 3), worked out line by line. */
export const showWork = showWorkOf<Chain>({
  of: {
    ...chainModel(false),
    draw(random, level) {
      const its = drawChain(random, level === 3)
      return level === 1 ? { ...its, join: random.pick(['times', 'over'] as const), third: null } : its
    },
    // A result whose first factor has to be changed as well makes two steps.
    fits: (its) =>
      (its.third !== null || !isNormal(rawResult(its))) &&
      (chainModel(isSumFirst(its) || its.third === null).fits?.(its, 2) ?? true),
    item: (its) => chainModel(isSumFirst(its)).item(its),
  },
  seconds: 110,
  task: (its) => ({ kind: 'rewrite', given: chainTex(its), form: 'scientific' }),
  bugs: ['multiplies-exponents', 'sign-lost', 'point-moved'],
  lastLine: (shown) =>
    Number(solve(shown).text)
      .toExponential()
      .replace(/e\+?(.+)$/, ' × 10^($1)'),
})

/** An equation with an unknown number: a factor (level 1), in a quotient (level 2), in a sum (level 3). */
interface Missing extends Pair {
  /** The pair gives the unknown number; the first number of `asked` is in the equation as it is. */
  form: 'factor' | 'dividend' | 'divisor' | 'addend' | 'minuend' | 'subtrahend'
}
const formsAt = {
  1: ['factor'],
  2: ['dividend', 'divisor'],
  3: ['addend', 'minuend', 'subtrahend'],
} as const
const operationOf = {
  factor: 'over',
  dividend: 'times',
  divisor: 'over',
  addend: 'minus',
  minuend: 'plus',
  subtrahend: 'minus',
} as const
const opposite = { times: 'over', over: 'times', plus: 'minus', minus: 'plus' } as const

const missingBugs = [
  bug<Missing, string>({
    id: 'equation.same-operation',
    answer(its) {
      const result = pairResult({ ...its, operation: opposite[its.operation] })
      return Number.isInteger(Math.round(result.first * 1e6) / 1e3) && result.first > 0
        ? plainScientific(result)
        : null
    },
    feedback: ({ form }) => say(`missing.same.${form}`),
    // (2 × 10³) × □ = 8 × 10⁷: the product of both is 16 × 10¹⁰.
    example: [
      {
        form: 'factor',
        operation: 'over',
        one: { first: 8, exponent: 7 },
        other: { first: 2, exponent: 3 },
      },
      '1.6e11',
    ],
  }),
  ...pairBugs.filter(({ id }) => id !== 'scientific.adds-first-numbers'),
]

function missingTex({ form, one, other }: Missing): string {
  const [a, b] = [scientificTex(one), scientificTex(other)]
  const gap = String.raw`\square`
  return {
    factor: String.raw`(${b}) \times ${gap} = ${a}`,
    dividend: String.raw`${gap} \div (${b}) = ${a}`,
    divisor: String.raw`(${a}) \div ${gap} = ${b}`,
    addend: `${b} + ${gap} = ${a}`,
    minuend: `${gap} − ${b} = ${a}`,
    subtrahend: `${a} − ${gap} = ${b}`,
  }[form]
}

export const missing = defineModel<Missing>({
  id: 'missing-number',
  thinking: 'work backwards',
  seconds: 80,
  standards,
  bugs: missingBugs,
  task: ({ form, one, other }) => `${form} ${one.exponent > 0} ${other.exponent > 0}`,
  draw(random, level) {
    const form = random.pick(formsAt[level])
    const { one, other } = drawCalculated(random, level === 3 ? 3 : 1)
    return { form, operation: operationOf[form], one, other }
  },
  fits(its, level) {
    const pair = { ...its, product: null, pair: null }
    if (level !== 2) return isCalculable(pair, level)
    const { exponent } = pairResult(its)
    return isCalculable(pair, 1) || (isCalculable(pair, 2) && Math.abs(exponent) <= 14)
  },
  item: (its) => ({
    stem: [say('missing.asks', { equation: tex(missingTex(its)) })],
    ...typedScientific<Missing>(its, {
      label: say('missing.label'),
      key: plainScientific(pairResult(its)),
      bugs: missingBugs,
    }),
    hints: [say('missing.nudge'), say(`missing.hint.${its.form}`)],
    solution: [
      say(`missing.why.${its.form}`, {
        one: tex(scientificTex(its.one)),
        other: tex(scientificTex(its.other)),
      }),
      ...pairSolution(its),
    ],
  }),
  solve({ stem }) {
    const [left = '', right = '0'] = (mathIn(stem)[0] ?? '').split(' = ')
    const [first = '', sign = '', second = ''] = left.split(
      / (\\times|\\div|\+|−) (?=\\square|\(?[\d.]+ \\times 10\^\{[^}]*\}\)?$)/,
    )
    const isFirst = first === String.raw`\square`
    const known = isFirst ? second : first
    const inside = known.startsWith('(') ? known : `(${known})`
    const undone = {
      [String.raw`\times`]: String.raw`(${right}) \div ${inside}`,
      [String.raw`\div`]: isFirst
        ? String.raw`(${right}) \times ${inside}`
        : String.raw`${inside} \div (${right})`,
      '+': `(${right}) − ${inside}`,
      '−': isFirst ? `(${right}) + ${inside}` : `${inside} − (${right})`,
    }[sign]
    return { kind: 'scientific', text: formatDecimal(readSum(undone ?? '0')) }
  },
})
