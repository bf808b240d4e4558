import { bankModel, skillFrom } from '#form'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { accepted } from './accepted.gen.ts'
import { designs } from './designs.gen.ts'
import { farmAsks, farmClaims, farmOrders, farms } from './farms.ts'
import { say } from './messages.gen.ts'

export const protectingBiodiversity = skillFrom(accepted, say, {
  strand: 'ecosystems',
  icon: 'leaf',
  prerequisites: ['matter-and-energy-in-ecosystems', 'engineering-trade-offs'],
  lesson: {
    idea: ['kinds', 'services', 'compare', 'judge'],
    figure: recordsTable(farms, [0, 1, 2, 4, 5]),
    workedExample: { model: 'ask-table', level: 2 },
    words: ['biodiversity', 'service', 'native', 'invasive'],
  },
  dimensions: {
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'stability-and-change'],
    'order-rows': ['analyze-data', 'stability-and-change'],
    'sort-designs': ['argue-from-evidence', 'stability-and-change'],
    'order-steps': ['argue-from-evidence', 'stability-and-change'],
    explain: ['argue-from-evidence', 'stability-and-change'],
    'name-it': ['communicate-information', 'systems'],
  },
  models: [
    ...recordModels(farms, { asks: farmAsks, claims: farmClaims, orders: farmOrders }, ['MS-LS2-5']),
    bankModel('sort-designs', designs, { kind: 'sort' }),
    bankModel('order-steps', designs, { kind: 'order' }),
    bankModel('explain', designs, { kind: 'build' }),
    bankModel('name-it', designs, { kind: 'term' }),
  ],
})
