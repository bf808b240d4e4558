import { skillFrom, tex } from '#form'
import { blockFigure } from '#solids/boxes.ts'
import { accepted } from './accepted.gen.ts'
import { findMistake, packCubes } from './cubes.ts'
import { say } from './messages.gen.ts'
import { task } from './task.ts'
import { orderBoxes, story } from './use.ts'
import { baseAndHeight, findVolume } from './volumes.ts'

const { raw } = String

export const volumeFractionalEdges = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'cube',
  prerequisites: ['volume-of-prisms', 'divide-fractions'],
  lesson: {
    idea: [
      'what',
      say('lesson.cube', { equation: tex(raw`2 \times 2 \times 2 = 8`), part: tex(raw`\frac{1}{8}`) }),
      say('lesson.count', { equation: tex(raw`24 \times \frac{1}{8} = 3`) }),
      say('lesson.multiply', { equation: tex(raw`\frac{3}{2} \times 1 \times 2 = 3`) }),
      say('lesson.formula', { edges: tex('V = lwh'), base: tex('V = Bh') }),
    ],
    figure: blockFigure({ length: 3, width: 2, height: 4 }),
    workedExample: { model: 'find-volume', level: 2 },
    words: ['volume', 'prism', 'base', 'cubic-unit'],
  },
  models: [packCubes, findVolume, baseAndHeight, story, orderBoxes, findMistake, task],
})
