import { skillFrom, tex } from '#form'
import { jumpsFigure } from '#figures/fraction-figure/fraction-figure.ts'
import { sortSizes } from '#shapes/fit-sizes/fit-sizes.ts'
import { partOfTape } from '#shapes/part-of-tape/part-of-tape.ts'
import { rectangleSide } from '#shapes/rectangle-side/rectangle-side.ts'
import { timesAsLong } from '#shapes/times-as-long/times-as-long.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { findMistake, leftover, writeDivision } from './stories.ts'
import { task } from './task.ts'

const fraction = String.raw`\frac{2}{3}`

export const fractionDivisionProblems = skillFrom(accepted, say, {
  strand: 'number-system',
  icon: 'divide',
  prerequisites: ['divide-fractions'],
  lesson: {
    idea: [
      say('lesson.fits', { size: tex(fraction), quotient: tex(String.raw`2 \div ${fraction} = 3`) }),
      say('lesson.whole', { part: tex(fraction), quotient: tex(String.raw`2 \div ${fraction} = 3`) }),
      'order',
      'left',
    ],
    figure: jumpsFigure({
      to: 2,
      pieces: 3,
      stops: [0, 2, 4, 6],
      labels: ['2/3', '2/3', '2/3'],
      description: say('lesson.figure'),
    }),
    workedExample: { model: 'leftover', level: 2 },
    words: ['dividend', 'divisor', 'leftover'],
  },
  models: [writeDivision, partOfTape, leftover, timesAsLong, rectangleSide, sortSizes, findMistake, task],
})
