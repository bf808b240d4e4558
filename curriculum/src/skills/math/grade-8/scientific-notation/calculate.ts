import { defineModel, tex, type Text, typedScientific } from '#form'
import { add, formatDecimal, formatFraction, multiply, rational } from '@skills-center/answers/rational'
import { type Pair, pairBugs as bugs, pairResult } from '#bugs/scientific/scientific-bugs.ts'
import {
  type Calculated,
  drawCalculated,
  drawWorkedPair,
  isCalculable,
  isWorkable,
} from '#scientific/draws.ts'
import { amountsIn, plainScientific, readSum, scientificTex } from '#scientific/scientific.ts'
import { wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { tellPair, tellProduct } from '#situations/powers-of-ten/powers-of-ten.ts'
import { type InPowers, pairSolution, pairTex, powersWork } from '#solutions/scientific/scientific-work.ts'
import { say } from './messages.gen.ts'

const toldOf = (its: Calculated): Text => {
  const { operation, one, other, product, pair } = its
  if (product !== null) return tellProduct(product, one, other)
  return pair !== null && (operation === 'plus' || operation === 'minus')
    ? tellPair(pair, operation, one, other)
    : say('calculate.plain', { problem: tex(pairTex(its)) })
}

/** Products and quotients (level 1), a product in a story that has to be rewritten (level 2), sums and differences (level 3). */
export const calculate = defineModel<Calculated>({
  id: 'calculate',
  thinking: 'compute',
  seconds: 75,
  standards: ['8.EE.A.4'],
  bugs,
  task: ({ operation, product, pair, one, other }) =>
    `${operation} ${product ?? pair ?? `${one.exponent > 0} ${other.exponent > 0}`}`,
  draw: drawCalculated,
  fits: isCalculable,
  item: (its) => ({
    stem: [toldOf(its), say('calculate.asks')],
    ...typedScientific<Pair>(its, { label: say('write.label'), key: plainScientific(pairResult(its)), bugs }),
    hints: [
      say(`calculate.nudge.${its.operation === 'plus' || its.operation === 'minus' ? 'sum' : 'product'}`),
      say(`calculate.hint.${its.operation}`),
    ],
    solution: pairSolution(its),
  }),
  solve({ stem }) {
    const [first = rational(0), second] = amountsIn(stem)
    const isSum = /together|in all|los dos|en total/.test(stem)
    const isGap = /more|más/.test(stem)
    const result =
      second === undefined
        ? first
        : isSum || isGap
          ? add(first, multiply(rational(isSum ? 1 : -1), second))
          : multiply(first, second)
    return { kind: 'scientific', text: formatDecimal(result) }
  },
})

/** Somebody’s lines of a product (level 1), a quotient (level 2), a sum (level 3). */
export const findMistake = wrongLine<Pair, InPowers>({
  seconds: 60,
  standards: ['8.EE.A.4'],
  task: ({ operation, one, other }) => `${operation} ${one.exponent > 0} ${other.exponent > 0}`,
  steps: 3,
  draw: drawWorkedPair,
  work: powersWork,
  fits: isWorkable,
  context: (who) => say('mistake.works', { who }),
  check: say('mistake.check'),
  truth: (its) => say('mistake.truth', { result: tex(scientificTex(pairResult(its))) }),
  means: (line) => formatFraction(readSum(line)),
})
