import { skillFrom } from '#form'
import { accepted } from './accepted.gen.ts'
import { quantity } from '#units/units.ts'
import { ratioWords, writeRatio } from './groups.ts'
import { say } from './messages.gen.ts'
import { findMistake, ratioTable, strongerMix, tape } from './mixes.ts'

const popcorn = quantity(8, 'popcorn-cup')
const fruit = quantity(12, 'dried-fruit-cup')

export const equivalentRatios = skillFrom(accepted, say, {
  strand: 'ratios',
  icon: 'ratio',
  prerequisites: ['add-fractions'],
  formerIds: {
    'adds-same': 'ratio.additive',
    'turns-around': 'ratio.turned',
    'part-for-whole': 'ratio.part-whole',
    'difference-for-ratio': 'ratio.difference',
    'blames-right-step': 'judging.blames-right-work',
  },
  lesson: {
    idea: ['what', 'how', 'use'],
    figure: {
      kind: 'tape-diagram',
      description: say('lesson.figure'),
      tapes: [
        { label: say('of', { of: popcorn }), boxes: ['4', '4'], total: say('amount', { of: popcorn }) },
        { label: say('of', { of: fruit }), boxes: ['4', '4', '4'], total: say('amount', { of: fruit }) },
      ],
    },
    workedExample: { model: 'tape', level: 2 },
    words: ['ratio', 'equivalent', 'part-to-whole'],
  },
  models: [ratioTable, tape, strongerMix, ratioWords, writeRatio, findMistake],
})
