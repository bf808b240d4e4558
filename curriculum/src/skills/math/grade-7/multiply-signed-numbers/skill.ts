import { bankModel, skillFrom, tex } from '#form'
import { arrows } from '#figures/signed-line/signed-line.ts'
import { accepted } from './accepted.gen.ts'
import { compute, findMistake, missing, pattern, showWork, story } from './compute.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { sameFraction, signOf } from './sort.ts'

export const multiplySignedNumbers = skillFrom(accepted, say, {
  strand: 'number-system',
  icon: 'number-line',
  prerequisites: ['signed-numbers', 'divide-fractions'],
  lesson: {
    idea: [
      say('lesson.groups', { product: tex('2 \\times (−5) = −10') }),
      say('lesson.negatives', { product: tex('−2 \\times (−5) = 10') }),
      say('lesson.quotients', { one: tex('−12 \\div 3 = −4'), other: tex('−12 \\div (−3) = 4') }),
      say('lesson.fractions', {
        one: tex('−\\frac{3}{4}'),
        two: tex('\\frac{−3}{4}'),
        three: tex('\\frac{3}{−4}'),
      }),
    ],
    figure: arrows({ start: 0, moves: [-5, -5] }),
    workedExample: { model: 'compute', level: 1 },
    words: ['product', 'quotient', 'factor', 'divisor'],
  },
  models: [
    compute,
    showWork,
    missing,
    pattern,
    story,
    signOf,
    sameFraction,
    findMistake,
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
