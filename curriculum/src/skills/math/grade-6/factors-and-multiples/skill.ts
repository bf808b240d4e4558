import { skillFrom } from '#form'
import { fillIn, sortNumbers, story } from '#shapes/factor-numbers/factor-numbers.ts'
import { distribute, matchSums } from '#shapes/factor-sums/factor-sums.ts'
import { accepted } from './accepted.gen.ts'
import { findMistake, greatest, least, order } from './greatest-and-least.ts'
import { say } from './messages.gen.ts'

export const factorsAndMultiples = skillFrom(accepted, say, {
  strand: 'number-system',
  icon: 'grid',
  prerequisites: ['numerical-expressions'],
  lesson: {
    idea: ['factor', 'multiple', 'sum', 'story'],
    figure: {
      kind: 'number-line',
      description: say('lesson.figure'),
      from: 0,
      to: 24,
      step: 1,
      labelled: [0, 4, 6, 8, 12, 16, 18, 20, 24],
      points: [
        { at: 12, label: 'A' },
        { at: 24, label: 'B' },
      ],
      jumps: [],
    },
    workedExample: { model: 'greatest', level: 1 },
    words: ['factor', 'multiple', 'gcf', 'lcm', 'distributive'],
  },
  models: [greatest, least, story, sortNumbers, fillIn, distribute, matchSums, order, findMistake],
})
