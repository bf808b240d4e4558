import { bankModel, skillFrom } from '#form'
import { askRecords } from '#shapes/records/ask-records.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { sortRecords } from '#shapes/records/sort-records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { interactions } from './interactions.gen.ts'
import { systemLinks } from './links.ts'
import { say } from './messages.gen.ts'
import { rainAsks, snow, snowClaims, washington } from './places.ts'
import { trayLab } from './tray-lab.ts'

export const earthSystems = skillFrom(accepted, say, {
  strand: 'earth-systems',
  icon: 'mountain',
  prerequisites: ['water-on-earth'],
  lesson: {
    idea: ['four', 'two', 'mountains', 'model'],
    figure: recordsTable(washington, [0, 3, 4, 6]),
    workedExample: { model: 'ask-table', level: 2 },
    words: ['geosphere', 'hydrosphere', 'atmosphere', 'biosphere', 'interact'],
  },
  dimensions: {
    'ask-table': ['use-mathematics', 'systems'],
    'sort-claims': ['analyze-data', 'systems'],
    'system-links': ['develop-models', 'systems'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-effects': ['develop-models', 'systems'],
    'order-effects': ['construct-explanations', 'cause-and-effect'],
    explain: ['construct-explanations', 'systems'],
    'name-it': ['communicate-information', 'systems'],
  },
  models: [
    askRecords(washington, rainAsks, ['5-ESS2-1']),
    sortRecords(snow, snowClaims, ['5-ESS2-1']),
    systemLinks,
    runSimulation(trayLab, ['5-ESS2-1']),
    bankModel('sort-effects', interactions, { kind: 'sort' }),
    bankModel('order-effects', interactions, { kind: 'order' }),
    bankModel('explain', interactions, { kind: 'build' }),
    bankModel('name-it', interactions, { kind: 'term' }),
  ],
})
