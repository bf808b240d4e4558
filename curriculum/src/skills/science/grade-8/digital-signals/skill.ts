import { bankModel, skillFrom } from '#form'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { codes } from './codes.gen.ts'
import { decode } from './decode.ts'
import { fileLab } from './file-lab.ts'
import { say } from './messages.gen.ts'
import { streamAsks, streamClaims, streamOrders, streams } from './streams.ts'

export const digitalSignals = skillFrom(accepted, say, {
  strand: 'waves',
  icon: 'binary',
  prerequisites: ['waves'],
  lesson: {
    idea: ['analog', 'digital', 'noise', 'size'],
    figure: recordsTable(streams, [0, 2, 3, 5, 6]),
    workedExample: { model: 'decode', level: 1 },
    words: ['analog', 'digital', 'noise', 'bit'],
  },
  dimensions: {
    decode: ['use-mathematics', 'structure-and-function'],
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['communicate-information', 'scale-proportion-quantity'],
    'order-rows': ['use-mathematics', 'scale-proportion-quantity'],
    'run-test': ['plan-investigations', 'structure-and-function'],
    'sort-signals': ['communicate-information', 'structure-and-function'],
    'order-steps': ['construct-explanations', 'structure-and-function'],
    explain: ['argue-from-evidence', 'structure-and-function'],
    'name-it': ['communicate-information', 'structure-and-function'],
  },
  models: [
    decode,
    ...recordModels(streams, { asks: streamAsks, claims: streamClaims, orders: streamOrders }, ['MS-PS4-3']),
    runSimulation(fileLab, ['MS-PS4-3']),
    bankModel('sort-signals', codes, { kind: 'sort' }),
    bankModel('order-steps', codes, { kind: 'order' }),
    bankModel('explain', codes, { kind: 'build' }),
    bankModel('name-it', codes, { kind: 'term' }),
  ],
})
