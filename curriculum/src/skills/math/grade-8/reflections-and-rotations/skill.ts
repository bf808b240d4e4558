import { skillFrom } from '#form'
import { shapesFigure } from '#moves/motions.ts'
import { accepted } from './accepted.gen.ts'
import { drawImage } from './draw.ts'
import { keeps } from './keeps.ts'
import { say } from './messages.gen.ts'
import { findMirror } from './mirror.ts'
import { findMistake } from './mistake.ts'
import { sameResult, writeRule } from './rules.ts'

export const reflectionsAndRotations = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'mirror',
  prerequisites: ['transformations', 'slope-intercept-form'],
  lesson: {
    idea: ['mirror', 'diagonal', 'turn', 'keeps'],
    figure: shapesFigure(
      [
        [-6, 1],
        [-1, 1],
        [-3, 4],
        [-6, 4],
      ],
      [
        [8, 1],
        [3, 1],
        [5, 4],
        [8, 4],
      ],
      {
        line: 'x = 1',
        through: [
          [1, 0],
          [1, 1],
        ],
      },
    ),
    workedExample: { model: 'draw-image', level: 1 },
    words: ['line-of-reflection', 'center', 'clockwise', 'corresponding'],
  },
  models: [drawImage, findMirror, writeRule, sameResult, keeps, findMistake],
})
