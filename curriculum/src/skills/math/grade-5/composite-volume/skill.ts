import { skillFrom, tex } from '#form'
import { frontFigure } from '#solids/fronts.ts'
import { volumeWays } from '#shapes/volume-ways/volume-ways.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { findMistake, frontView, partsTable, story } from './models.ts'

export const compositeVolume = skillFrom(accepted, say, {
  strand: 'measurement',
  icon: 'cube',
  prerequisites: ['volume-of-prisms'],
  lesson: {
    idea: [
      'what',
      say('lesson.add', {
        first: tex(String.raw`3 \times 4 \times 6 = 72`),
        second: tex(String.raw`5 \times 4 \times 2 = 40`),
        sum: tex('72 + 40 = 112'),
      }),
      say('lesson.cut', { equation: tex('192 − 80 = 112') }),
      'missing',
    ],
    figure: frontFigure({
      shape: 'step',
      width: 8,
      height: 6,
      side: 3,
      low: 2,
      depth: 4,
      unit: 'foot',
      isRestTold: true,
    }),
    workedExample: { model: 'front-view', level: 2 },
    words: ['composite', 'prism', 'volume', 'overlap'],
  },
  models: [frontView, partsTable, volumeWays, story, findMistake],
})
