import { bankModel, skillFrom } from '#form'
import { askRecords } from '#shapes/records/ask-records.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { sortRecords } from '#shapes/records/sort-records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { unitsWork } from '#shapes/units-work/units-work.ts'
import { meltLab } from '#worlds/solids/melt-lab.ts'
import { accepted } from './accepted.gen.ts'
import { change } from './change.gen.ts'
import { identify } from './identify.ts'
import { judgeSamples } from './judge.ts'
import { say } from './messages.gen.ts'
import { oxideAsks, oxideClaims, oxides } from './oxides.ts'

const standards = ['MS-PS1-2'] as const

export const chemicalReactions = skillFrom(accepted, say, {
  strand: 'matter',
  icon: 'flask',
  prerequisites: ['new-substances', 'unit-rates'],
  lesson: {
    idea: ['atoms', 'properties', 'compare', 'signs'],
    figure: recordsTable(oxides, [0, 5, 7, 8, 11]),
    workedExample: { model: 'judge-samples', level: 1 },
    words: ['reaction', 'reactant', 'product', 'density', 'solubility'],
  },
  dimensions: {
    'show-work': ['use-mathematics', 'scale-proportion-quantity'],
    'judge-samples': ['analyze-data', 'patterns'],
    'identify-solids': ['analyze-data', 'patterns'],
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'patterns'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-evidence': ['argue-from-evidence', 'cause-and-effect'],
    explain: ['argue-from-evidence', 'energy-and-matter'],
    'name-it': ['communicate-information', 'patterns'],
  },
  models: [
    judgeSamples,
    identify,
    askRecords(oxides, oxideAsks, standards),
    sortRecords(oxides, oxideClaims, standards),
    unitsWork('density', standards),
    runSimulation(meltLab, standards),
    bankModel('sort-evidence', change, { kind: 'sort' }),
    bankModel('explain', change, { kind: 'build' }),
    bankModel('name-it', change, { kind: 'term' }),
  ],
})
