import { bankModel, skillFrom, tex } from '#form'
import { twoPartsFigure } from '#figures/area-figure/area-figure.ts'
import { accepted } from './accepted.gen.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { combine, expand, factor, findMistake, missing, sameValue, showWork, story } from './rewrite.ts'

export const linearExpressions = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'expression',
  prerequisites: ['equivalent-expressions', 'multiply-signed-numbers'],
  lesson: {
    idea: [
      say('lesson.add', { work: tex('(3x + 5) + (−7x + 2) = −4x + 7') }),
      say('lesson.subtract', { work: tex('(3x + 5) − (7x − 2) = 3x + 5 − 7x + 2 = −4x + 7') }),
      say('lesson.expand', { work: tex('−3(2x − 5) = −6x + 15') }),
      say('lesson.factor', {
        one: tex('−6x + 15 = −3(2x − 5)'),
        two: tex(String.raw`\frac{1}{2}x + 3 = \frac{1}{2}(x + 6)`),
      }),
    ],
    figure: twoPartsFigure('3', ['2x', '5'], 'both', ['6x', '15']),
    workedExample: { model: 'combine', level: 2 },
    words: ['coefficient', 'constant', 'like-terms', 'opposite'],
  },
  models: [
    combine,
    showWork,
    expand,
    factor,
    missing,
    story,
    sameValue,
    findMistake,
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
