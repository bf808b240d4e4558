import { skillFrom, tex } from '#form'
import { jumpsFigure } from '#figures/fraction-figure/fraction-figure.ts'
import { accepted } from './accepted.gen.ts'
import { leftInFigure } from './figure.ts'
import { say } from './messages.gen.ts'
import { backwards, findMistake, twoSteps } from './models.ts'
import { allCalculations, servings } from './tables.ts'
import { shareWholes } from './wholes.ts'

const { raw } = String
const third = tex(raw`\frac{1}{3}`)

export const unitFractionProblems = skillFrom(accepted, say, {
  strand: 'fractions',
  icon: 'divide',
  prerequisites: ['divide-unit-fractions', 'fractions-as-division'],
  lesson: {
    idea: [
      say('lesson.pieces', { third, pieces: tex(raw`2 \div \frac{1}{3} = 6`) }),
      say('lesson.share', { third, share: tex(raw`\frac{1}{6}`) }),
      'ask',
      say('lesson.check', { product: tex(raw`6 \times \frac{1}{3} = 2`) }),
    ],
    figure: jumpsFigure({
      to: 2,
      pieces: 3,
      stops: [0, 1, 2, 3, 4, 5, 6],
      labels: ['', '', '', '', '', ''],
      description: say('lesson.figure'),
    }),
    workedExample: { model: 'two-steps', level: 1 },
    words: ['unit-fraction', 'serving', 'share', 'quotient'],
  },
  models: [leftInFigure, shareWholes, twoSteps, backwards, servings, allCalculations, findMistake],
})
