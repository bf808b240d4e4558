import { bankModel, skillFrom } from '#form'
import { fairRows } from '#shapes/fair-rows/fair-rows.ts'
import { askRecords } from '#shapes/records/ask-records.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { sortRecords } from '#shapes/records/sort-records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { ages } from './ages.gen.ts'
import { ashClock } from './ash-clock.ts'
import { canyon, canyonAsks, canyonClaims } from './canyon.ts'
import { say } from './messages.gen.ts'
import { mudLab } from './mud-lab.ts'
import { timeLine } from './time-line.ts'

const standard = ['MS-ESS1-4']

export const geologicTime = skillFrom(accepted, say, {
  strand: 'earth-history',
  icon: 'layers',
  prerequisites: ['rock-layers', 'unit-rates'],
  lesson: {
    idea: ['scale', 'units', 'dates', 'pace'],
    figure: recordsTable(canyon, [0, 3, 5, 7, 9]),
    workedExample: { model: 'ash-clock', level: 2 },
    words: ['superposition', 'ash', 'dating', 'million'],
  },
  dimensions: {
    'ash-clock': ['use-mathematics', 'scale-proportion-quantity'],
    'time-line': ['develop-models', 'scale-proportion-quantity'],
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['argue-from-evidence', 'patterns'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'fair-rows': ['plan-investigations', 'cause-and-effect'],
    'sort-finds': ['argue-from-evidence', 'scale-proportion-quantity'],
    'order-work': ['construct-explanations', 'scale-proportion-quantity'],
    explain: ['construct-explanations', 'scale-proportion-quantity'],
    'name-it': ['communicate-information', 'patterns'],
  },
  models: [
    ashClock,
    timeLine,
    askRecords(canyon, canyonAsks, standard),
    sortRecords(canyon, canyonClaims, standard),
    runSimulation(mudLab, standard),
    fairRows(mudLab, standard),
    bankModel('sort-finds', ages, { kind: 'sort' }),
    bankModel('order-work', ages, { kind: 'order' }),
    bankModel('explain', ages, { kind: 'build' }),
    bankModel('name-it', ages, { kind: 'term' }),
  ],
})
