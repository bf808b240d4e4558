import { defineSkillForm } from '../../../../form/skill-form.ts'
import { say as strand } from '../../../../strands/messages.gen.ts'
import { quantity } from '../../../../units/units.ts'
import { bestBuy } from './best-buy.ts'
import { doubleLine } from './double-line.ts'
import { findMistake } from './find-mistake.ts'
import { findRate } from './find-rate.ts'
import { say } from './messages.gen.ts'
import { orderPaces } from './order-paces.ts'
import { rateTable } from './rate-table.ts'
import { version } from './version.gen.ts'
import { whatItTells } from './what-it-tells.ts'

const pages = (q: number) => say('lesson.quantity', { of: quantity(q, 'page') })
const minutes = say('lesson.quantity', { of: quantity(4, 'minute') })

export const unitRates = defineSkillForm({
  id: 'unit-rates',
  version,
  subject: 'math',
  gradeLevel: 6,
  strand: strand('ratios'),
  name: say('name'),
  description: say('description'),
  icon: 'scale',
  prerequisites: [{ skill: 'equivalent-ratios', why: say('why.equivalent-ratios') }],
  misconceptions: [
    'rate.upside-down',
    'ratio.additive',
    'rate.stops-at-one',
    'rate.price-tag',
    'rate.bigger-pack',
    'rate.one-quantity',
    'rate.total-as-one',
    'ratio.subtracts',
    'ratio.adds-rate',
    'rate.multiplies-back',
    'rate.wrong-step',
    'rate.compares-upside-down',
    'judging.trusts-claim',
    'judging.blames-right-work',
    'judging.names-other-fault',
  ],
  formerIds: {
    'upside-down': 'rate.upside-down',
    multiplies: 'rate.total-as-one',
    subtracts: 'ratio.subtracts',
    'adds-difference': 'ratio.additive',
    'stops-early': 'rate.stops-at-one',
    'looks-at-total': 'rate.price-tag',
    'bigger-is-better': 'rate.bigger-pack',
    'compares-differences': 'rate.one-quantity',
  },
  lesson: {
    idea: [say('lesson.what'), say('lesson.how'), say('lesson.use')],
    figure: {
      kind: 'tape-diagram',
      description: say('lesson.figure'),
      tapes: [{ label: minutes, boxes: [pages(3), pages(3), pages(3), pages(3)], total: pages(12) }],
    },
    workedExample: { model: 'find-rate', level: 3 },
    words: (['rate', 'unit-rate', 'per', 'unit-price'] as const).map((id) => ({
      word: say(`lesson.${id}.word`),
      meaning: say(`lesson.${id}.meaning`),
    })),
  },
  models: [findRate, rateTable, bestBuy, doubleLine, findMistake, orderPaces, whatItTells],
})
