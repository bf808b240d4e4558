import { bankModel, skillFrom } from '#form'
import { lightBudget } from '#shapes/light/light-budget.ts'
import { mirrorAngles } from '#shapes/light/mirror-angles.ts'
import { seenColor } from '#shapes/light/seen-color.ts'
import { askRecords } from '#shapes/records/ask-records.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { sortRecords } from '#shapes/records/sort-records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { materialAsks, materialClaims, materials } from './materials.ts'
import { say } from './messages.gen.ts'
import { paths } from './paths.gen.ts'
import { sheetLab } from './sheet-lab.ts'

const standards = ['MS-PS4-2'] as const

export const lightAndMaterials = skillFrom(accepted, say, {
  strand: 'waves',
  icon: 'sun',
  prerequisites: ['waves', 'percent-change'],
  lesson: {
    idea: ['three', 'color', 'mirror', 'bend'],
    figure: recordsTable(materials, [0, 5, 7, 8, 10]),
    workedExample: { model: 'light-budget', level: 1 },
    words: ['reflect', 'absorb', 'transmit', 'refract', 'normal'],
  },
  dimensions: {
    'seen-color': ['develop-models', 'cause-and-effect'],
    'light-budget': ['use-mathematics', 'energy-and-matter'],
    'mirror-angles': ['develop-models', 'patterns'],
    'ask-table': ['use-mathematics', 'energy-and-matter'],
    'sort-claims': ['analyze-data', 'patterns'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    explain: ['construct-explanations', 'structure-and-function'],
    'name-it': ['communicate-information', 'structure-and-function'],
  },
  models: [
    seenColor(standards),
    lightBudget(standards),
    mirrorAngles(standards),
    askRecords(materials, materialAsks, standards),
    sortRecords(materials, materialClaims, standards),
    runSimulation(sheetLab, standards),
    bankModel('explain', paths, { kind: 'build' }),
    bankModel('name-it', paths, { kind: 'term' }),
  ],
})
