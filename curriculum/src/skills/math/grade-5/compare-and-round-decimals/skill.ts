import { skillFrom } from '#form'
import { hiddenDigit, signs } from '#shapes/compare-decimals/compare-decimals.ts'
import { results } from '#shapes/decimal-results/decimal-results.ts'
import { roundLine } from '#shapes/round-line/round-line.ts'
import { accepted } from './accepted.gen.ts'
import { digitCards } from './cards.ts'
import { findMistake } from './find-mistake.ts'
import { say } from './messages.gen.ts'
import { task } from './task.ts'

export const compareAndRoundDecimals = skillFrom(accepted, say, {
  strand: 'base-ten',
  icon: 'number-line',
  prerequisites: ['decimal-place-value'],
  lesson: {
    idea: ['compare', 'zeros', 'round', 'range'],
    figure: {
      kind: 'number-line',
      description: say('lesson.figure'),
      from: 7.3,
      to: 7.5,
      step: 0.01,
      labelled: [7.3, 7.35, 7.4, 7.45, 7.5],
      points: [
        { at: 7.36, label: 'A' },
        { at: 7.44, label: 'B' },
      ],
      jumps: [],
    },
    workedExample: { model: 'digit-cards', level: 3 },
    words: ['tenth', 'hundredth', 'thousandth', 'rounding', 'halfway'],
  },
  models: [signs, hiddenDigit, digitCards, roundLine, results, findMistake, task],
})
