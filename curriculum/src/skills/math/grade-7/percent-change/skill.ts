import { skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { findOriginal, findPercent, newPrice } from './amounts.ts'
import { matchFactors, orderChanges } from './compare.ts'
import { findMistake } from './find-mistake.ts'
import { say } from './messages.gen.ts'
import { task } from './task.ts'

const { raw } = String
const tens = (boxes: number): string[] => Array.from({ length: boxes }, () => '$10')

export const percentChange = skillFrom(accepted, say, {
  strand: 'ratios',
  icon: 'percent',
  prerequisites: ['percents', 'proportional-relationships', 'decimal-place-value'],
  formerIds: { 'absolute-for-percent': 'percent.compares-amounts' },
  lesson: {
    idea: [
      'what',
      say('lesson.how', { change: tex(raw`0.25 \times 40 = 10`), factor: tex(raw`1.25 \times 40 = 50`) }),
      say('lesson.find', { up: tex(raw`10 \div 40 = 0.25`), down: tex(raw`10 \div 50 = 0.2`) }),
      say('lesson.back', { back: tex(raw`48 \div 0.8 = 60`) }),
    ],
    figure: {
      kind: 'tape-diagram',
      description: say('lesson.figure'),
      tapes: [
        { label: say('lesson.old'), boxes: tens(4), total: say('lesson.old-total') },
        { label: say('lesson.new'), boxes: tens(5), total: say('lesson.new-total') },
      ],
    },
    workedExample: { model: 'new-price', level: 2 },
    words: ['percent-change', 'discount', 'markup', 'percent-error', 'interest'],
  },
  models: [newPrice, findPercent, findOriginal, findMistake, orderChanges, matchFactors, task],
})
