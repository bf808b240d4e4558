import { bankModel, skillFrom } from '#form'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { binWords } from '#worlds/audits/words.ts'
import { accepted } from './accepted.gen.ts'
import { audits } from './audits.gen.ts'
import { say } from './messages.gen.ts'
import { trashChart } from './trash-chart.ts'
import { orderSavings, waterAudit } from './water-audit.ts'

export const conservingResources = skillFrom(accepted, say, {
  strand: 'human-activity',
  icon: 'recycle',
  prerequisites: ['human-impact', 'percent-problems'],
  lesson: {
    idea: ['audit', 'baseline', 'cause', 'order'],
    figure: {
      kind: 'bar-chart',
      title: say('lesson.figure.title'),
      description: say('lesson.figure.description'),
      xLabel: say('audit.head'),
      y: { from: 0, to: 4000, step: 1000, label: say('lesson.figure.liters') },
      bars: [
        { label: say('fixture.toilet'), value: 3900 },
        { label: say('fixture.faucet'), value: 1800 },
        { label: say('fixture.shower'), value: 960 },
      ],
    },
    workedExample: { model: 'water-audit', level: 2 },
    words: ['audit', 'baseline', 'conserve', 'compost', 'reuse'],
  },
  dimensions: {
    'water-audit': ['use-mathematics', 'scale-proportion-quantity'],
    'order-savings': ['analyze-data', 'systems'],
    'trash-chart': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'cause-and-effect'],
    'sort-actions': ['plan-investigations', 'cause-and-effect'],
    'order-steps': ['plan-investigations', 'energy-and-matter'],
    explain: ['argue-from-evidence', 'cause-and-effect'],
    'name-it': ['communicate-information', 'energy-and-matter'],
  },
  models: [
    waterAudit,
    orderSavings,
    trashChart,
    sortFacts(binWords, ['MS-ESS3-3']),
    bankModel('sort-actions', audits, { kind: 'sort' }),
    bankModel('order-steps', audits, { kind: 'order' }),
    bankModel('explain', audits, { kind: 'build' }),
    bankModel('name-it', audits, { kind: 'term' }),
  ],
})
