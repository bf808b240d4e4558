import { bankModel, skillFrom } from '#form'
import { compassFigure } from '#figures/compass-figure/compass-figure.ts'
import { askRecords } from '#shapes/records/ask-records.ts'
import { sortRecords } from '#shapes/records/sort-records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { halfYear, oneDay } from '#worlds/sky/records.ts'
import { shadowLab } from '#worlds/sky/shadow-lab.ts'
import { accepted } from './accepted.gen.ts'
import { dayClaims, yearAsks } from './claims.ts'
import { shadowCompass } from './compass.ts'
import { daylight } from './daylight.gen.ts'
import { say } from './messages.gen.ts'
import { shadowBars } from './shadow-bars.ts'

export const shadowsAndDaylight = skillFrom(accepted, say, {
  strand: 'earth-in-space',
  icon: 'sun',
  prerequisites: ['day-and-night-sky'],
  lesson: {
    idea: ['away', 'length', 'day', 'year'],
    figure: compassFigure([
      { letter: 'A', degrees: 315 },
      { letter: 'B', degrees: 0 },
      { letter: 'C', degrees: 45 },
    ]),
    workedExample: { model: 'shadow-bars', level: 2 },
    words: ['shadow', 'horizon', 'daylight', 'noon', 'pattern'],
  },
  dimensions: {
    'ask-table': ['analyze-data', 'patterns'],
    'sort-claims': ['analyze-data', 'patterns'],
    'shadow-bars': ['use-mathematics', 'patterns'],
    'shadow-compass': ['develop-models', 'patterns'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-patterns': ['analyze-data', 'patterns'],
    'order-changes': ['construct-explanations', 'patterns'],
    explain: ['construct-explanations', 'cause-and-effect'],
    'name-it': ['communicate-information', 'patterns'],
  },
  models: [
    askRecords(halfYear, yearAsks, ['5-ESS1-2']),
    sortRecords(oneDay, dayClaims, ['5-ESS1-2']),
    shadowBars,
    shadowCompass,
    runSimulation(shadowLab, ['5-ESS1-2']),
    bankModel('sort-patterns', daylight, { kind: 'sort' }),
    bankModel('order-changes', daylight, { kind: 'order' }),
    bankModel('explain', daylight, { kind: 'build' }),
    bankModel('name-it', daylight, { kind: 'term' }),
  ],
})
