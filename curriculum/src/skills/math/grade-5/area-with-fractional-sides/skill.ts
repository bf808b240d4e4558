import { skillFrom, tex } from '#form'
import { cellsFigure } from '#figures/area-figure/area-figure.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { findMistake, story } from './models.ts'
import { parts } from './parts.ts'
import { countTiles, fitTiles, tiles, tileTable } from './tiles.ts'

const fraction = (numerator: number, denominator: number) =>
  tex(String.raw`\frac{${numerator}}{${denominator}}`)

export const areaWithFractionalSides = skillFrom(accepted, say, {
  strand: 'fractions',
  icon: 'grid',
  prerequisites: ['multiply-fractions', 'multiply-mixed-numbers'],
  lesson: {
    idea: [
      say('lesson.tile', { third: fraction(1, 3), fourth: fraction(1, 4), area: fraction(1, 12) }),
      say('lesson.count', { area: fraction(1, 12) }),
      say('lesson.same', {
        long: tex(String.raw`1\frac{2}{3}`),
        wide: fraction(3, 4),
        product: tex(String.raw`\frac{5}{3} \times \frac{3}{4} = \frac{15}{12}`),
      }),
      'parts',
    ],
    figure: cellsFigure([5, 3], [3, 4]),
    workedExample: { model: 'tiles', level: 2 },
    words: ['area', 'square-unit', 'unit-fraction', 'tile'],
  },
  models: [tiles, countTiles, tileTable, fitTiles, story, parts, findMistake],
})
