import { bankModel, skillFrom, tex } from '#form'
import { scaleFigure } from '#figures/number-scale/number-scale.ts'
import { accepted } from './accepted.gen.ts'
import { compareTwo, order } from './compare.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { opposites } from './opposites.ts'
import { place } from './place.ts'
import { findMistake, readLine } from './read.ts'
import { story } from './story.ts'

export const compareSignedNumbers = skillFrom(accepted, say, {
  strand: 'number-system',
  icon: 'number-line',
  prerequisites: ['decimal-place-value'],
  lesson: {
    idea: [
      'what',
      'zero',
      say('lesson.opposite', { four: tex('−4'), twice: tex('−(−4) = 4') }),
      say('lesson.order', { less: tex('−7 < −3') }),
    ],
    figure: scaleFigure({ step: 1, spaces: 10, labelEvery: 5 }, [
      { label: 'A', at: -7 },
      { label: 'B', at: -3 },
      { label: 'C', at: 3 },
    ]),
    workedExample: { model: 'read-line', level: 2 },
    words: ['positive', 'negative', 'opposite', 'integer'],
  },
  models: [
    readLine,
    place,
    opposites,
    story,
    order,
    compareTwo,
    findMistake,
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
