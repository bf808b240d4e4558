import { bankModel, skillFrom } from '#form'
import { warmingRecords } from '#phenomena/warming/warming.ts'
import { trends } from '#shapes/cluster/trend.ts'
import { askRecords } from '#shapes/records/ask-records.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { sortRecords } from '#shapes/records/sort-records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { causes } from './causes.gen.ts'
import { say } from './messages.gen.ts'
import { modelLab } from './model-lab.ts'
import { record, recordAsks, recordClaims } from './record.ts'

export const climateChange = skillFrom(accepted, say, {
  strand: 'human-activity',
  icon: 'warming',
  prerequisites: ['scatter-plots'],
  lesson: {
    idea: ['warming', 'gases', 'causes', 'choices'],
    figure: recordsTable(record, [0, 2, 4, 6, 7]),
    workedExample: { model: 'ask-table', level: 1 },
    words: ['greenhouse-effect', 'carbon-dioxide', 'fossil-fuel', 'trend'],
  },
  dimensions: {
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'patterns'],
    'run-test': ['develop-models', 'cause-and-effect'],
    'one-phenomenon': ['analyze-data', 'stability-and-change'],
    'sort-causes': ['ask-questions', 'cause-and-effect'],
    'order-chain': ['construct-explanations', 'cause-and-effect'],
    explain: ['ask-questions', 'stability-and-change'],
    'name-it': ['communicate-information', 'energy-and-matter'],
  },
  models: [
    askRecords(record, recordAsks, ['MS-ESS3-5']),
    sortRecords(record, recordClaims, ['MS-ESS3-5']),
    runSimulation(modelLab, ['MS-ESS3-5']),
    trends(warmingRecords, ['MS-ESS3-5']),
    bankModel('sort-causes', causes, { kind: 'sort' }),
    bankModel('order-chain', causes, { kind: 'order' }),
    bankModel('explain', causes, { kind: 'build' }),
    bankModel('name-it', causes, { kind: 'term' }),
  ],
})
