import { bankModel, skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { findMistake, samePower, sortByOne } from './compare.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { missing, onePower, showWork, story, value } from './rules.ts'

export const exponentRules = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'power',
  prerequisites: ['exponents', 'multiply-signed-numbers', 'equivalent-expressions'],
  lesson: {
    idea: [
      say('lesson.product', { equation: tex(String.raw`2^{3} \times 2^{4} = 2^{7}`) }),
      say('lesson.power', { equation: tex(String.raw`(2^{3})^{4} = 2^{12}`) }),
      say('lesson.quotient', { equation: tex(String.raw`\frac{2^{7}}{2^{3}} = 2^{4}`) }),
      say('lesson.zero', {
        zero: tex('2^{0} = 1'),
        negative: tex(String.raw`2^{−3} = \frac{1}{2^{3}} = \frac{1}{8}`),
      }),
    ],
    figure: {
      kind: 'table',
      title: say('lesson.figure.title'),
      columns: [say('lesson.figure.power'), say('lesson.figure.value')],
      rows: [
        ['2³', '8'],
        ['2²', '4'],
        ['2¹', '2'],
        ['2⁰', '1'],
        ['2⁻¹', '1/2'],
        ['2⁻²', '1/4'],
      ],
      description: say('lesson.figure.said'),
    },
    workedExample: { model: 'one-power', level: 1 },
    words: ['power', 'base', 'exponent', 'reciprocal'],
  },
  models: [
    onePower,
    showWork,
    value,
    missing,
    story,
    sortByOne,
    samePower,
    findMistake,
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
