import { bankModel, skillFrom } from '#form'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { packLab } from './pack-lab.ts'
import { packs } from './packs.gen.ts'
import { saltAsks, saltClaims, saltOrders, salts } from './salts.ts'

export const chemicalHeatPacks = skillFrom(accepted, say, {
  strand: 'matter',
  icon: 'snowflake',
  prerequisites: ['conservation-of-mass', 'engineering-design'],
  lesson: {
    idea: ['release', 'absorb', 'design', 'test'],
    figure: recordsTable(salts, [0, 2, 4, 7, 9]),
    workedExample: { model: 'ask-table', level: 1 },
    words: ['release', 'absorb', 'chemical-process', 'prototype'],
  },
  dimensions: {
    'ask-table': ['use-mathematics', 'energy-and-matter'],
    'sort-claims': ['analyze-data', 'energy-and-matter'],
    'order-rows': ['analyze-data', 'energy-and-matter'],
    'run-test': ['plan-investigations', 'energy-and-matter'],
    'sort-energy': ['construct-explanations', 'energy-and-matter'],
    'order-design': ['construct-explanations', 'energy-and-matter'],
    explain: ['construct-explanations', 'energy-and-matter'],
    'name-it': ['communicate-information', 'energy-and-matter'],
  },
  models: [
    ...recordModels(salts, { asks: saltAsks, claims: saltClaims, orders: saltOrders }, ['MS-PS1-6']),
    runSimulation(packLab, ['MS-PS1-6']),
    bankModel('sort-energy', packs, { kind: 'sort' }),
    bankModel('order-design', packs, { kind: 'order' }),
    bankModel('explain', packs, { kind: 'build' }),
    bankModel('name-it', packs, { kind: 'term' }),
  ],
})
