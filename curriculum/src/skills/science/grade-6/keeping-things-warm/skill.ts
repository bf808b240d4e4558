import { bankModel, skillFrom } from '#form'
import { twoGroups } from '#shapes/cluster/two-groups.ts'
import { fairRows } from '#shapes/fair-rows/fair-rows.ts'
import { askRecords } from '#shapes/records/ask-records.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { sortRecords } from '#shapes/records/sort-records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { layerAsks, layerClaims, layers } from './layers.ts'
import { say } from './messages.gen.ts'
import { phenomena } from './phenomena.ts'
import { nextPrototype } from './next-prototype.ts'
import { warmth } from './warmth.gen.ts'
import { wrapLab } from './wrap-lab.ts'

const device = ['MS-PS3-3']
const testing = ['MS-ETS1-4']

export const keepingThingsWarm = skillFrom(accepted, say, {
  strand: 'energy',
  icon: 'flame',
  prerequisites: ['thermal-energy', 'engineering-trade-offs'],
  lesson: {
    idea: ['slow', 'air', 'layers', 'test'],
    figure: recordsTable(layers, [0, 1, 4, 7, 8]),
    workedExample: { model: 'next-prototype', level: 1 },
    words: ['insulator', 'conduction', 'prototype', 'criterion', 'constraint'],
  },
  dimensions: {
    'next-prototype': ['use-mathematics', 'structure-and-function'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'one-phenomenon': ['construct-explanations', 'energy-and-matter'],
    'fair-rows': ['plan-investigations', 'cause-and-effect'],
    'ask-table': ['use-mathematics', 'energy-and-matter'],
    'sort-claims': ['argue-from-evidence', 'energy-and-matter'],
    'sort-paths': ['construct-explanations', 'energy-and-matter'],
    'order-steps': ['develop-models', 'energy-and-matter'],
    explain: ['construct-explanations', 'structure-and-function'],
    'name-it': ['communicate-information', 'energy-and-matter'],
  },
  models: [
    nextPrototype,
    runSimulation(wrapLab, testing),
    twoGroups(phenomena, device),
    fairRows(wrapLab, testing),
    askRecords(layers, layerAsks, device),
    sortRecords(layers, layerClaims, device),
    bankModel('sort-paths', warmth, { kind: 'sort' }),
    bankModel('order-steps', warmth, { kind: 'order' }),
    bankModel('explain', warmth, { kind: 'build' }),
    bankModel('name-it', warmth, { kind: 'term' }),
  ],
})
