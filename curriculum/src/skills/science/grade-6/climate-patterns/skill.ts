import { bankModel, skillFrom } from '#form'
import { twoGroups } from '#shapes/cluster/two-groups.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { cities, cityAsks, cityClaims, cityOrders } from './cities.ts'
import { climate } from './climate.gen.ts'
import { lampLab } from './lamp-lab.ts'
import { say } from './messages.gen.ts'
import { phenomena } from './phenomena.ts'

export const climatePatterns = skillFrom(accepted, say, {
  strand: 'weather',
  icon: 'wind',
  prerequisites: ['weather-and-air-masses', 'thermal-energy'],
  lesson: {
    idea: ['uneven', 'move', 'turn', 'coast'],
    figure: recordsTable(cities, [0, 3, 5, 7, 10]),
    workedExample: { model: 'ask-table', level: 1 },
    words: ['climate', 'latitude', 'current', 'density'],
  },
  dimensions: {
    'ask-table': ['analyze-data', 'patterns'],
    'sort-claims': ['argue-from-evidence', 'patterns'],
    'order-rows': ['analyze-data', 'patterns'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'one-phenomenon': ['construct-explanations', 'energy-and-matter'],
    'sort-causes': ['develop-models', 'systems'],
    'order-flow': ['develop-models', 'energy-and-matter'],
    explain: ['construct-explanations', 'systems'],
    'name-it': ['communicate-information', 'systems'],
  },
  models: [
    ...recordModels(cities, { asks: cityAsks, claims: cityClaims, orders: cityOrders }, ['MS-ESS2-6']),
    runSimulation(lampLab, ['MS-ESS2-6']),
    twoGroups(phenomena, ['MS-ESS2-6']),
    bankModel('sort-causes', climate, { kind: 'sort' }),
    bankModel('order-flow', climate, { kind: 'order' }),
    bankModel('explain', climate, { kind: 'build' }),
    bankModel('name-it', climate, { kind: 'term' }),
  ],
})
