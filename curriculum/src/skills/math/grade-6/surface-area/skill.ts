import { bankModel, skillFrom, tex } from '#form'
import { netFigure } from '#solids/surfaces.ts'
import { accepted } from './accepted.gen.ts'
import { ideas } from './ideas.gen.ts'
import { findMistake, missingLength, netArea, orderSurfaces, solidArea } from './measure.ts'
import { say } from './messages.gen.ts'
import { foldNet, story } from './use.ts'

export const surfaceArea = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'net',
  prerequisites: ['area-of-polygons'],
  lesson: {
    idea: [
      'what',
      say('lesson.box', { equation: tex(String.raw`2 \times 20 + 2 \times 10 + 2 \times 8 = 76`) }),
      'others',
      'volume',
    ],
    figure: netFigure({ shape: 'box', a: 5, b: 4, c: 2, sides: [0, 0], high: 0, unit: 'inch' }),
    workedExample: { model: 'solid-area', level: 1 },
    words: ['surface-area', 'face', 'net', 'slant-height'],
  },
  models: [
    netArea,
    foldNet,
    solidArea,
    story,
    orderSurfaces,
    missingLength,
    findMistake,
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
