import { bankModel, skillFrom, tex } from '#form'
import { polygonFigure } from '#areas/polygons.ts'
import { areaOnGrid } from '#shapes/area-on-grid/area-on-grid.ts'
import { compositeArea } from '#shapes/composite-area/composite-area.ts'
import { orderAreas } from '#shapes/order-areas/order-areas.ts'
import { pickHeight } from '#shapes/pick-height/pick-height.ts'
import { accepted } from './accepted.gen.ts'
import { ideas } from './ideas.gen.ts'
import { measure, missingLength } from './measure.ts'
import { say } from './messages.gen.ts'
import { findMistake, story } from './stories.ts'

export const areaOfPolygons = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'triangle',
  prerequisites: ['multiply-fractions', 'numerical-expressions'],
  lesson: {
    idea: [
      say('lesson.parallelogram', { formula: tex('A = bh') }),
      say('lesson.triangle', { formula: tex(String.raw`A = \frac{1}{2}bh`) }),
      say('lesson.trapezoid', { formula: tex(String.raw`A = \frac{1}{2}(b_1 + b_2)h`) }),
      'pieces',
    ],
    figure: polygonFigure({
      shape: 'parallelogram',
      base: 9,
      top: 0,
      height: 4,
      shift: 3,
      slant: 5,
      unit: 'inch',
      turn: 0,
      hasSlant: true,
    }),
    workedExample: { model: 'measure', level: 2 },
    words: ['base', 'height', 'parallelogram', 'trapezoid', 'compose'],
  },
  models: [
    measure,
    pickHeight,
    areaOnGrid,
    compositeArea,
    missingLength,
    orderAreas,
    story,
    findMistake,
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
