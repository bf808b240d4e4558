import { bankModel, skillFrom } from '#form'
import { fairRows } from '#shapes/fair-rows/fair-rows.ts'
import { askRecords } from '#shapes/records/ask-records.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { sortRecords } from '#shapes/records/sort-records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { gymLab } from './gym-lab.ts'
import { lampRow } from './lamp-row.ts'
import { lights } from './lights.gen.ts'
import { say } from './messages.gen.ts'
import { starAsks, starClaims, stars } from './stars.ts'

const standard = ['5-ESS1-1']

export const starBrightness = skillFrom(accepted, say, {
  strand: 'earth-in-space',
  icon: 'sun',
  prerequisites: ['day-and-night-sky'],
  lesson: {
    idea: ['spreads', 'same', 'sun', 'argue'],
    figure: recordsTable(stars, [0, 1, 3, 4, 6]),
    workedExample: { model: 'lamp-row', level: 1 },
    words: ['star', 'brightness', 'light-year', 'evidence'],
  },
  dimensions: {
    'lamp-row': ['develop-models', 'scale-proportion-quantity'],
    'ask-table': ['analyze-data', 'scale-proportion-quantity'],
    'sort-claims': ['argue-from-evidence', 'scale-proportion-quantity'],
    'run-test': ['plan-investigations', 'scale-proportion-quantity'],
    'fair-rows': ['plan-investigations', 'scale-proportion-quantity'],
    'sort-evidence': ['argue-from-evidence', 'scale-proportion-quantity'],
    'order-light': ['develop-models', 'scale-proportion-quantity'],
    explain: ['argue-from-evidence', 'scale-proportion-quantity'],
    'name-it': ['communicate-information', 'scale-proportion-quantity'],
  },
  models: [
    lampRow,
    askRecords(stars, starAsks, standard),
    sortRecords(stars, starClaims, standard),
    runSimulation(gymLab, standard),
    fairRows(gymLab, standard),
    bankModel('sort-evidence', lights, { kind: 'sort' }),
    bankModel('order-light', lights, { kind: 'order' }),
    bankModel('explain', lights, { kind: 'build' }),
    bankModel('name-it', lights, { kind: 'term' }),
  ],
})
