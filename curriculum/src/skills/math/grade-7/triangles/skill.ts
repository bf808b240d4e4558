import { bankModel, skillFrom } from '#form'
import { accepted } from './accepted.gen.ts'
import { ideas } from './ideas.gen.ts'
import { drawTriangle, howMany } from './measures.ts'
import { say } from './messages.gen.ts'
import { findMistake, sortSides, thirdSide } from './sides.ts'

export const triangles = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'triangle',
  prerequisites: ['angle-relationships', 'inequalities'],
  lesson: {
    idea: ['sides', 'none', 'angles', 'both'],
    figure: {
      kind: 'polygon',
      shapes: [
        {
          outline: {
            type: 'vertices',
            vertices: [
              [0, 0],
              [4, 0],
              [0, 3],
            ],
          },
          sides: ['4', '5', '3'],
        },
      ],
      description: say('lesson.figure'),
    },
    workedExample: { model: 'third-side', level: 1 },
    words: ['side', 'vertex', 'degree', 'unique'],
  },
  models: [
    sortSides,
    howMany,
    thirdSide,
    drawTriangle,
    findMistake,
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
