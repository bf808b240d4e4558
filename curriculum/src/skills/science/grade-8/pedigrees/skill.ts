import { bankModel, skillFrom } from '#form'
import { carriers } from '#shapes/pedigrees/carriers.ts'
import { nextOffspring } from '#shapes/pedigrees/next-offspring.ts'
import { readTree } from '#shapes/pedigrees/read-tree.ts'
import { treeClaims } from '#shapes/pedigrees/tree-claims.ts'
import { askRecords } from '#shapes/records/ask-records.ts'
import { sortRecords } from '#shapes/records/sort-records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { pedigreeFigure } from '#worlds/pedigrees/pedigrees.ts'
import { accepted } from './accepted.gen.ts'
import { crossLab } from './cross-lab.ts'
import { hidden } from './hidden.gen.ts'
import { mendel, mendelAsks, mendelClaims } from './mendel.ts'
import { say } from './messages.gen.ts'

const standards = ['MS-LS3-2'] as const

export const pedigrees = skillFrom(accepted, say, {
  strand: 'heredity',
  icon: 'dog',
  prerequisites: ['inheritance'],
  lesson: {
    idea: ['symbols', 'hidden', 'next', 'open'],
    figure: pedigreeFigure({
      trait: 'labrador',
      members: [
        { id: 'I-1', sex: 'female', generation: 0, parents: null },
        { id: 'I-2', sex: 'male', generation: 0, parents: null },
        { id: 'II-1', sex: 'male', generation: 1, parents: [0, 1] },
        { id: 'II-2', sex: 'female', generation: 1, parents: [0, 1] },
        { id: 'II-3', sex: 'female', generation: 1, parents: [0, 1] },
      ],
      shaded: [false, false, false, true, false],
    }),
    workedExample: { model: 'next-offspring', level: 1 },
    words: ['pedigree', 'carrier', 'generation', 'genotype'],
  },
  dimensions: {
    'read-tree': ['analyze-data', 'patterns'],
    'next-offspring': ['use-mathematics', 'cause-and-effect'],
    'find-carriers': ['develop-models', 'patterns'],
    'tree-claims': ['argue-from-evidence', 'patterns'],
    'ask-table': ['use-mathematics', 'patterns'],
    'sort-claims': ['analyze-data', 'patterns'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    explain: ['construct-explanations', 'cause-and-effect'],
    'name-it': ['communicate-information', 'patterns'],
  },
  models: [
    readTree(standards),
    nextOffspring(standards),
    carriers(standards),
    treeClaims(standards),
    askRecords(mendel, mendelAsks, standards),
    sortRecords(mendel, mendelClaims, standards),
    runSimulation(crossLab, standards),
    bankModel('explain', hidden, { kind: 'build' }),
    bankModel('name-it', hidden, { kind: 'term' }),
  ],
})
