import { skillFrom, tex } from '#form'
import { placesOf, resultOf } from '#decimals/operations.ts'
import { stripedSquare } from '#figures/area-figure/area-figure.ts'
import { decimalStory } from '#shapes/decimal-stories/decimal-stories.ts'
import { placeSteps } from '#solutions/decimal-places/decimal-places.ts'
import { accepted } from './accepted.gen.ts'
import { addSubtract, findMistake, multiplyDivide } from './compute.ts'
import { say } from './messages.gen.ts'
import { areaModel, grids, sameValue } from './models.ts'

/** Adding and subtracting (level 1), multiplying and dividing (level 2), two steps (level 3), to hundredths. */
const story = decimalStory({
  standards: ['5.NBT.B.7'],
  fits: (its) =>
    [its.a, resultOf(its)].every((each) => placesOf(each) < 3) &&
    ![its.a, its.b].some((each) => each === 0.1 || each === 0.01) &&
    // Easy to divide by: 0.25 or 0.4, and no price of so many pounds.
    (its.sign !== 'over' || (its.story !== 'gas' && Math.round(its.b * 100) % 5 === 0)),
  steps: (its) => placeSteps(its).solution,
})

export const decimalArithmetic = skillFrom(accepted, say, {
  strand: 'base-ten',
  icon: 'decimal',
  prerequisites: ['decimal-place-value', 'add-fractions', 'multiply-fractions'],
  lesson: {
    idea: [
      say('lesson.sum', { equation: tex(`4.5 + 2.37 = 6.87`) }),
      say('lesson.product', { equation: tex(String.raw`0.3 \times 0.4 = 0.12`) }),
      say('lesson.share', { equation: tex(String.raw`7.2 \div 3 = 2.4`) }),
      say('lesson.fits', { equation: tex(String.raw`1.2 \div 0.4 = 3`) }),
    ],
    figure: stripedSquare([3, 10], [4, 10]),
    workedExample: { model: 'multiply-divide', level: 2 },
    words: ['tenth', 'hundredth', 'sum', 'difference', 'product', 'quotient'],
  },
  models: [grids, addSubtract, areaModel, multiplyDivide, sameValue, story, findMistake],
})
