import { defineModel, tex } from '#form'
import { sumBugs as bugs } from '#bugs/fraction-sums/fraction-sum-bugs.ts'
import { mixedTex } from '#fractions/fraction.ts'
import { fractionsIn, valueOfTex } from '#fractions/fractions-in.ts'
import { type FractionSum, kindOf, resultOf, sumAt, sumTex } from '#fractions/sums.ts'
import { solvedFraction, typedAmount } from '#fractions/written.ts'
import { showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { withCommonDenominator } from '#solutions/common-denominator/common-denominator.ts'
import { type Pieces, sumWork } from '#solutions/common-denominator/sum-work.ts'
import { say } from './messages.gen.ts'

/** One denominator is a multiple of the other (level 1), both change (level 2), mixed numbers regrouped (level 3). */
export const compute = defineModel<FractionSum>({
  id: 'compute',
  thinking: 'compute',
  seconds: 60,
  standards: ['5.NF.A.1'],
  bugs,
  task: kindOf,
  draw: (random, level) => sumAt(random, level, random.pick(['plus', 'minus']), { most: 7 }),
  item: (sum) => ({
    stem: [say(`compute.${sum.sign}`, { sum: tex(sumTex(sum)) })],
    ...typedAmount(sum, { key: resultOf(sum), bugs }),
    ...withCommonDenominator(sum),
  }),
  solve({ stem }) {
    const [one = [0, 1], other = [0, 1]] = fractionsIn(stem)
    const sign = stem.includes('−') ? -1 : 1
    return solvedFraction(one[0] * other[1] + sign * other[0] * one[1], one[1] * other[1])
  },
})

/** A sum with one fraction to rename (level 1), with both (level 2), a difference of mixed numbers (level 3). */
export const findMistake = wrongLine<FractionSum, Pieces>({
  seconds: 60,
  standards: ['5.NF.A.1', '5.NF.A.2'],
  ...mistakeWords(say),
  task: kindOf,
  steps: 3,
  draw: (random, level) => sumAt(random, level, level === 3 ? 'minus' : 'plus', { most: 6 }),
  work: sumWork,
  truth: (sum) => say('mistake.truth', { equation: tex(`${sumTex(sum)} = ${mixedTex(resultOf(sum))}`) }),
  means: valueOfTex,
})

/** The same sums and differences, worked out line by line. */
export const showWork = showWorkOf<FractionSum>({
  of: compute,
  seconds: 90,
  task: (sum) => ({ kind: 'rewrite', given: sumTex(sum), form: 'value' }),
  bugs: ['adds-denominators', 'keeps-numerators'],
})
