import { skillFrom, tex } from '#form'
import { prismFigure, tentPrism } from '#right-prisms/right-prisms.ts'
import { accepted } from './accepted.gen.ts'
import { sortMeasures } from '#shapes/measure-kinds/measure-kinds.ts'
import { findMistake, orderPrisms } from './measures.ts'
import { say } from './messages.gen.ts'
import { missing, story, surface, volume } from './prisms.ts'

export const areaAndVolumeProblems = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'cube',
  prerequisites: ['surface-area', 'volume-fractional-edges', 'area-of-polygons'],
  lesson: {
    idea: [
      'what',
      say('lesson.volume', { equation: tex(String.raw`\frac{1}{2} \times 6 \times 4 = 12`) }),
      say('lesson.surface', { equation: tex(String.raw`2 \times 12 + 16 \times 10 = 184`) }),
      'which',
    ],
    figure: prismFigure(tentPrism),
    workedExample: { model: 'volume', level: 2 },
    words: ['right-prism', 'base', 'volume', 'surface-area'],
  },
  models: [volume, surface, story, missing, sortMeasures(['7.G.B.6']), orderPrisms, findMistake],
})
