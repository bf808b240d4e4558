import { skillFrom, tex } from '#form'
import { apartLine } from '#figures/apart-line/apart-line.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { distance, findMistake, matchDistances, onLine, orderDistances, story } from './models.ts'

export const distanceBetweenSignedNumbers = skillFrom(accepted, say, {
  strand: 'number-system',
  icon: 'number-line',
  prerequisites: ['signed-numbers', 'absolute-value'],
  lesson: {
    idea: [
      'what',
      say('lesson.how', { p: -3 }),
      say('lesson.bars', { equation: tex('|−3 − 5| = |5 − (−3)| = 8') }),
      say('lesson.opposite', { equation: tex('5 − (−3) = 5 + 3') }),
    ],
    figure: apartLine({ p: -3, q: 5, step: 1, asks: 'distance' }),
    workedExample: { model: 'distance', level: 1 },
    words: ['distance', 'absolute-value', 'opposite'],
  },
  models: [onLine, distance, story, orderDistances, matchDistances, findMistake],
})
