import { bankModel, skillFrom } from '#form'
import { fairRows } from '#shapes/fair-rows/fair-rows.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { eclipseFigure } from '../../../../worlds/sky/moon-words.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { accepted } from './accepted.gen.ts'
import { cities, cityAsks, cityClaims, cityOrders } from './cities.ts'
import { eclipseDates } from './eclipse-dates.ts'
import { globeLab } from './globe-lab.ts'
import { say } from './messages.gen.ts'
import { tilts } from './tilts.gen.ts'

const standard = ['MS-ESS1-1']

export const eclipsesAndSeasons = skillFrom(accepted, say, {
  strand: 'earth-in-space',
  icon: 'orbit',
  prerequisites: ['moon-and-seasons'],
  lesson: {
    idea: ['lines', 'tilt', 'sun', 'days'],
    figure: eclipseFigure(false, 'above'),
    workedExample: { model: 'eclipse-dates', level: 2 },
    words: ['plane', 'umbra', 'penumbra', 'latitude'],
  },
  dimensions: {
    'eclipse-dates': ['analyze-data', 'patterns'],
    'ask-table': ['use-mathematics', 'patterns'],
    'sort-claims': ['analyze-data', 'patterns'],
    'order-rows': ['use-mathematics', 'patterns'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'fair-rows': ['plan-investigations', 'cause-and-effect'],
    'sort-evidence': ['argue-from-evidence', 'systems'],
    'order-sky': ['develop-models', 'patterns'],
    explain: ['construct-explanations', 'systems'],
    'name-it': ['communicate-information', 'systems'],
  },
  models: [
    eclipseDates,
    ...recordModels(cities, { asks: cityAsks, claims: cityClaims, orders: cityOrders }, standard),
    runSimulation(globeLab, standard),
    fairRows(globeLab, standard),
    bankModel('sort-evidence', tilts, { kind: 'sort' }),
    bankModel('order-sky', tilts, { kind: 'order' }),
    bankModel('explain', tilts, { kind: 'build' }),
    bankModel('name-it', tilts, { kind: 'term' }),
  ],
})
