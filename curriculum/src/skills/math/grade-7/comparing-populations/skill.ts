import { bankModel, skillFrom } from '#form'
import { twoDotsFigure } from '#data-sets/two-samples.ts'
import { accepted } from './accepted.gen.ts'
import { conclusions } from './conclusions.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { inDeviations, orderPairs } from './multiples.ts'
import { overlap, sampleCenters } from './two-groups.ts'
import { task } from './task.ts'

export const comparingPopulations = skillFrom(accepted, say, {
  strand: 'statistics',
  icon: 'chart',
  prerequisites: ['data-displays', 'samples'],
  lesson: {
    idea: ['overlap', 'centers', 'multiple', 'conclude'],
    figure: twoDotsFigure('puzzle', [
      [12, 13, 13, 14, 14, 15, 16, 17],
      [16, 17, 18, 18, 19, 19, 20, 21],
    ]),
    workedExample: { model: 'in-deviations', level: 1 },
    words: ['distribution', 'overlap-word', 'center', 'spread', 'mad'],
  },
  models: [
    overlap,
    inDeviations,
    orderPairs,
    sampleCenters,
    conclusions,
    bankModel('explain', ideas, { kind: 'build' }),
    task,
  ],
})
