import { skillFrom } from '#form'
import { quantity } from '#units/units.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { clues, fourthCorner, mustBe, sticks } from './shapes.ts'
import { findMistake, sides } from './sides.ts'
import { task } from './task.ts'

export const quadrilateralFamilies = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'angle',
  prerequisites: ['classify-shapes', 'plot-points'],
  lesson: {
    idea: ['inside', 'passes', 'use', 'back'],
    figure: {
      kind: 'polygon',
      description: say('sides.figure', { shape: quantity(1, 'parallelogram') }),
      shapes: [
        {
          outline: { type: 'parallelogram', base: 9, side: 5, angle: 62 },
          names: ['A', 'B', 'C', 'D'],
        },
      ],
    },
    workedExample: { model: 'side-lengths', level: 2 },
    words: ['parallelogram', 'rectangle', 'rhombus', 'square'],
  },
  models: [sides, clues, fourthCorner, sticks, mustBe, findMistake, task],
})
