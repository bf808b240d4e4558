import { skillFrom, tex } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { sortResults } from '#shapes/chance-results/chance-results.ts'
import { longRun } from '#shapes/long-runs/long-runs.ts'
import { compareModel } from '#shapes/spin-models/spin-models.ts'
import { findChance, findMistake, forecast, orderChances } from './runs.ts'
import { task } from './task.ts'

export const experimentalProbability = skillFrom(accepted, say, {
  strand: 'statistics',
  icon: 'dice',
  prerequisites: ['probability', 'proportional-relationships'],
  lesson: {
    idea: [
      'what',
      say('lesson.how', { equation: tex(String.raw`\frac{60}{100} = \frac{3}{5}`) }),
      'long',
      'model',
    ],
    figure: tableFigure(
      say('lesson.title'),
      [say('lesson.trials'), say('lesson.hits')],
      [
        [10, 8],
        [100, 60],
        [1000, 622],
      ],
    ),
    workedExample: { model: 'forecast', level: 1 },
    words: ['trial', 'experimental', 'model', 'expected'],
  },
  models: [
    findChance,
    forecast,
    compareModel(['7.SP.C.7b']),
    orderChances,
    sortResults(['7.SP.C.7b']),
    longRun(['7.SP.C.6', '7.SP.C.7b']),
    findMistake,
    task,
  ],
})
