import { bankModel, skillFrom } from '#form'
import { orderRecords } from '#shapes/records/order-records.ts'
import { sortRecords } from '#shapes/records/sort-records.ts'
import { accepted } from './accepted.gen.ts'
import { saltBlock } from './block.ts'
import { kit } from './kit.ts'
import { layerPattern, layerTable } from './layer.ts'
import { say } from './messages.gen.ts'
import { solidClaims, solidOrders, solids } from './solids.ts'
import { structures } from './structures.gen.ts'

export const crystalsAndMolecules = skillFrom(accepted, say, {
  strand: 'matter',
  icon: 'atoms',
  prerequisites: ['atoms-and-molecules', 'volume-of-prisms'],
  lesson: {
    idea: ['two', 'pattern', 'formula', 'properties'],
    figure: layerTable('thirds', []),
    workedExample: { model: 'layer-pattern', level: 2 },
    words: ['molecule', 'extended-structure', 'crystal', 'formula', 'model'],
  },
  dimensions: {
    'layer-pattern': ['develop-models', 'patterns'],
    'salt-block': ['use-mathematics', 'scale-proportion-quantity'],
    kit: ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'patterns'],
    'order-rows': ['analyze-data', 'scale-proportion-quantity'],
    'sort-models': ['develop-models', 'structure-and-function'],
    'order-steps': ['develop-models', 'scale-proportion-quantity'],
    explain: ['construct-explanations', 'structure-and-function'],
    'name-it': ['communicate-information', 'patterns'],
  },
  models: [
    layerPattern,
    saltBlock,
    kit,
    sortRecords(solids, solidClaims, ['MS-PS1-1']),
    orderRecords(solids, solidOrders, ['MS-PS1-1']),
    bankModel('sort-models', structures, { kind: 'sort' }),
    bankModel('order-steps', structures, { kind: 'order' }),
    bankModel('explain', structures, { kind: 'build' }),
    bankModel('name-it', structures, { kind: 'term' }),
  ],
})
