import { skillFrom } from '#form'
import { trianglesFigure } from '#moves/triangles.ts'
import { accepted } from './accepted.gen.ts'
import { areSimilar } from '#shapes/similar-triangles/are-similar.ts'
import { dilate, sequence } from '#shapes/similar-triangles/moves.ts'
import { say } from './messages.gen.ts'
import { findMistake, missingSide, tallThings } from './sides.ts'
import { task } from './task.ts'

export const similarFigures = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'triangle',
  prerequisites: ['transformations', 'scale-drawings', 'angles-and-parallel-lines'],
  lesson: {
    idea: ['what', 'moves', 'sides', 'angles'],
    figure: trianglesFigure(
      [
        [2, 1],
        [4, 1],
        [2, 4],
      ],
      [
        [-4, 2],
        [-8, 2],
        [-4, 8],
      ],
    ),
    workedExample: { model: 'missing-side', level: 2 },
    words: ['similar', 'scale-factor', 'corresponding', 'center'],
  },
  models: [sequence, dilate, missingSide, areSimilar, tallThings, findMistake, task],
})
