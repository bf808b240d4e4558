import { skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { drawCopyOf, tableOfMeasures } from './drawn.ts'
import { findFactor, findMistake, measureCopy } from './measures.ts'
import { say } from './messages.gen.ts'
import { argue, orderCopies, sortGrowth } from './reasons.ts'

const { raw } = String

export const scaleFactorAndArea = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'scale',
  prerequisites: ['scale-drawings', 'exponents'],
  lesson: {
    idea: [
      'lengths',
      say('lesson.areas', { equation: tex(raw`3 \times 3 = 9`) }),
      say('lesson.parts', {
        k: tex(raw`\frac{1}{2}`),
        equation: tex(raw`\frac{1}{2} \times \frac{1}{2} = \frac{1}{4}`),
      }),
      say('lesson.back', { equation: tex(raw`5 \times 5 = 25`) }),
    ],
    figure: {
      kind: 'polygon',
      shapes: [
        {
          outline: {
            type: 'vertices',
            vertices: [
              [0, 0],
              [2, 0],
              [2, 1],
              [0, 1],
            ],
          },
          sides: [say('lesson.two'), say('lesson.one'), '', ''],
        },
        {
          outline: {
            type: 'vertices',
            vertices: [
              [3, 0],
              [9, 0],
              [9, 3],
              [3, 3],
            ],
          },
          sides: [say('lesson.six'), say('lesson.three'), '', ''],
        },
      ],
      description: say('lesson.figure'),
    },
    workedExample: { model: 'measure-copy', level: 1 },
    words: ['scale-factor', 'copy', 'enlarge', 'reduce'],
  },
  models: [measureCopy, tableOfMeasures, findFactor, drawCopyOf, sortGrowth, orderCopies, findMistake, argue],
})
