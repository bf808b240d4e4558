import { bankModel, skillFrom } from '#form'
import { twoGroups } from '#shapes/cluster/two-groups.ts'
import { fairRows } from '#shapes/fair-rows/fair-rows.ts'
import { askRecords } from '#shapes/records/ask-records.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { sortRecords } from '#shapes/records/sort-records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { designCoil } from './design-coil.ts'
import { gapLab } from './gap-lab.ts'
import { machines } from './machines.gen.ts'
import { say } from './messages.gen.ts'
import { phenomena } from './phenomena.ts'
import { wireAsks, wireClaims, wires } from './wires.ts'

const standard = ['MS-PS2-3']

export const electromagnets = skillFrom(accepted, say, {
  strand: 'forces',
  icon: 'force',
  prerequisites: ['magnets-and-electric-forces', 'proportional-relationships'],
  lesson: {
    idea: ['switch', 'stronger', 'wire', 'machines'],
    figure: recordsTable(wires, [0, 2, 4, 5, 7]),
    workedExample: { model: 'design-coil', level: 2 },
    words: ['coil', 'core', 'motor', 'generator'],
  },
  dimensions: {
    'design-coil': ['use-mathematics', 'scale-proportion-quantity'],
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['argue-from-evidence', 'patterns'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'one-phenomenon': ['construct-explanations', 'cause-and-effect'],
    'fair-rows': ['plan-investigations', 'cause-and-effect'],
    'sort-designs': ['ask-questions', 'cause-and-effect'],
    'order-parts': ['develop-models', 'cause-and-effect'],
    explain: ['construct-explanations', 'cause-and-effect'],
    'name-it': ['communicate-information', 'energy-and-matter'],
  },
  models: [
    designCoil,
    askRecords(wires, wireAsks, standard),
    sortRecords(wires, wireClaims, standard),
    runSimulation(gapLab, standard),
    twoGroups(phenomena, standard),
    fairRows(gapLab, standard),
    bankModel('sort-designs', machines, { kind: 'sort' }),
    bankModel('order-parts', machines, { kind: 'order' }),
    bankModel('explain', machines, { kind: 'build' }),
    bankModel('name-it', machines, { kind: 'term' }),
  ],
})
