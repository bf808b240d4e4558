import { skillFrom, tex } from '#form'
import { enlargedFigure } from '#areas/scaled-areas.ts'
import { accepted } from './accepted.gen.ts'
import { findArea, findMistake, redraw } from './areas.ts'
import { findLength, findScale, newScale, orderDrawings } from './lengths.ts'
import { say } from './messages.gen.ts'
import { task } from './task.ts'

export const scaleDrawings = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'scale',
  prerequisites: ['proportional-relationships', 'area-of-polygons'],
  lesson: {
    idea: [
      say('lesson.what', { equation: tex(String.raw`3.5 \times 4 = 14`) }),
      say('lesson.area', {
        equation: tex(String.raw`14 \times 8 = 112`),
        square: tex(String.raw`4 \times 4 = 16`),
        other: tex(String.raw`7 \times 16 = 112`),
      }),
      say('lesson.new', { equation: tex(String.raw`14 \div 2 = 7`) }),
      'ratio',
    ],
    figure: enlargedFigure({ scene: 'garden', shape: 'rectangle', asks: 'sides', w: 3.5, h: 2, scale: 4 }),
    workedExample: { model: 'find-length', level: 1 },
    words: ['scale-drawing', 'scale', 'actual'],
  },
  models: [findLength, findScale, newScale, redraw, findArea, orderDrawings, findMistake, task],
})
