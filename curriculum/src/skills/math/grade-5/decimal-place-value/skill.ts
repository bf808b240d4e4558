import { skillFrom } from '#form'
import { accepted } from './accepted.gen.ts'
import { compare } from './compare.ts'
import { digitValue } from './digit-value.ts'
import { expanded } from './expanded.ts'
import { say } from './messages.gen.ts'
import { readLine } from './read-line.ts'
import { round } from './round.ts'
import { sortRounding } from './sort-rounding.ts'

export const decimalPlaceValue = skillFrom(accepted, say, {
  strand: 'base-ten',
  icon: 'decimal',
  prerequisites: [],
  formerIds: {
    'mirror-places': 'decimal.drops-ths',
    'rounds-twice': 'decimal.always-up',
    'keeps-rest': 'decimal.always-down',
    'other-end': 'decimal.wrong-direction',
  },
  lesson: {
    idea: ['places', 'compare', 'round'],
    figure: {
      kind: 'number-line',
      description: say('lesson.figure'),
      from: 2.4,
      to: 2.5,
      step: 0.01,
      labelled: [2.4, 2.45, 2.5],
      points: [{ at: 2.47, label: 'A' }],
      jumps: [],
    },
    workedExample: { model: 'round', level: 1 },
    words: ['tenth', 'hundredth', 'thousandth', 'place-value', 'rounding'],
  },
  models: [digitValue, expanded, compare, round, readLine, sortRounding],
})
