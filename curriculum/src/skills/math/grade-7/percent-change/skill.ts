import { tex } from '#form'
import { defineSkillForm } from '#form/skill-form.ts'
import { idsIn } from '#misconceptions/catalogue.ts'
import { percents } from '#misconceptions/percents/percents.ts'
import { say as strand } from '#strands/messages.gen.ts'
import { findOriginal, findPercent, newPrice } from './amounts.ts'
import { matchFactors, orderChanges } from './compare.ts'
import { findMistake } from './find-mistake.ts'
import { say } from './messages.gen.ts'
import { version } from './version.gen.ts'

const { raw } = String

export const percentChange = defineSkillForm({
  id: 'percent-change',
  version,
  subject: 'math',
  gradeLevel: 7,
  strand: strand('ratios'),
  name: say('name'),
  description: say('description'),
  icon: 'percent',
  prerequisites: [
    { skill: 'proportional-relationships', why: say('why.proportional-relationships') },
    { skill: 'decimal-place-value', why: say('why.decimal-place-value') },
  ],
  misconceptions: [
    ...idsIn(percents),
    'judging.trusts-claim',
    'judging.blames-right-work',
    'judging.names-other-fault',
  ],
  formerIds: {
    'stops-early': 'percent.stops-early',
    'wrong-direction': 'percent.wrong-direction',
    'percent-as-amount': 'percent.percent-as-amount',
    'wrong-whole': 'percent.wrong-whole',
    'adds-percents': 'percent.adds-percents',
    'new-for-change': 'percent.new-for-change',
    'absolute-for-percent': 'percent.compares-amounts',
  },
  lesson: {
    idea: [
      say('lesson.what'),
      say('lesson.how', { change: tex(raw`0.25 \times 40 = 10`), factor: tex(raw`1.25 \times 40 = 50`) }),
      say('lesson.find', { up: tex(raw`10 \div 40 = 0.25`), down: tex(raw`10 \div 50 = 0.2`) }),
      say('lesson.back', { back: tex(raw`48 \div 0.8 = 60`) }),
    ],
    figure: {
      kind: 'tape-diagram',
      description: say('lesson.figure'),
      tapes: [
        { label: say('lesson.old'), boxes: ['$10', '$10', '$10', '$10'], total: say('lesson.old-total') },
        {
          label: say('lesson.new'),
          boxes: ['$10', '$10', '$10', '$10', '$10'],
          total: say('lesson.new-total'),
        },
      ],
    },
    workedExample: { model: 'new-price', level: 2 },
    words: (['percent-change', 'discount', 'markup', 'percent-error', 'interest'] as const).map((id) => ({
      word: say(`lesson.${id}.word`),
      meaning: say(`lesson.${id}.meaning`),
    })),
  },
  models: [newPrice, findPercent, findOriginal, findMistake, orderChanges, matchFactors],
})
