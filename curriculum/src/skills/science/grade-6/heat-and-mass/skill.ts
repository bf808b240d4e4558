import { bankModel, skillFrom } from '#form'
import { fairRows } from '#shapes/fair-rows/fair-rows.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { iceLab } from './ice-lab.ts'
import { materialAsks, materialClaims, materialOrders, materials } from './materials.ts'
import { say } from './messages.gen.ts'
import { mixWaters } from './mix-waters.ts'
import { sameMaterial } from './same-material.ts'
import { warming } from './warming.gen.ts'

const standard = ['MS-PS3-4']

export const heatAndMass = skillFrom(accepted, say, {
  strand: 'energy',
  icon: 'flame',
  prerequisites: ['thermal-energy', 'unit-rates'],
  lesson: {
    idea: ['three', 'mass', 'material', 'mix'],
    figure: recordsTable(materials, [0, 2, 6, 9, 10]),
    workedExample: { model: 'mix-waters', level: 2 },
    words: ['thermal-energy', 'temperature', 'kinetic', 'mass', 'joule'],
  },
  dimensions: {
    'mix-waters': ['use-mathematics', 'scale-proportion-quantity'],
    'same-material': ['analyze-data', 'scale-proportion-quantity'],
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'patterns'],
    'order-rows': ['analyze-data', 'energy-and-matter'],
    'run-test': ['plan-investigations', 'energy-and-matter'],
    'fair-rows': ['plan-investigations', 'cause-and-effect'],
    'sort-heating': ['argue-from-evidence', 'energy-and-matter'],
    'order-plan': ['plan-investigations', 'energy-and-matter'],
    explain: ['construct-explanations', 'energy-and-matter'],
    'name-it': ['communicate-information', 'energy-and-matter'],
  },
  models: [
    mixWaters,
    sameMaterial,
    ...recordModels(
      materials,
      { asks: materialAsks, claims: materialClaims, orders: materialOrders },
      standard,
    ),
    runSimulation(iceLab, standard),
    fairRows(iceLab, standard),
    bankModel('sort-heating', warming, { kind: 'sort' }),
    bankModel('order-plan', warming, { kind: 'order' }),
    bankModel('explain', warming, { kind: 'build' }),
    bankModel('name-it', warming, { kind: 'term' }),
  ],
})
