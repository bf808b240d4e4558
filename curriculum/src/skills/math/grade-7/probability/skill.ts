import { bankModel, skillFrom } from '#form'
import { spinnerFigure } from '#chance/chance.ts'
import { accepted } from './accepted.gen.ts'
import { compoundEvents, singleEvent } from './find-chance.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { orderChances } from './order-chances.ts'
import { missingCount, predict } from './use-chance.ts'

export const probability = skillFrom(accepted, say, {
  strand: 'statistics',
  icon: 'dice',
  prerequisites: ['equivalent-ratios', 'add-fractions'],
  formerIds: { 'adds-difference': 'ratio.additive', 'both-times': 'chance.once-or-more' },
  lesson: {
    idea: ['what', 'how', 'long', 'pairs'],
    figure: spinnerFigure({
      thing: 'section',
      groups: [
        { color: 'red', n: 3 },
        { color: 'blue', n: 4 },
        { color: 'yellow', n: 1 },
      ],
      event: 'one',
      shuffle: 1,
      wide: 1,
    }),
    workedExample: { model: 'compound-events', level: 2 },
    words: ['outcome', 'event', 'sample-space', 'relative-frequency', 'simulation'],
  },
  models: [
    singleEvent,
    orderChances,
    missingCount,
    predict,
    compoundEvents,
    bankModel('how-likely', ideas, { kind: 'sort' }),
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
