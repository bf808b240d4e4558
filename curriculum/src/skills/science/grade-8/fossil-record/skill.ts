import { bankModel, skillFrom } from '#form'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { spansTable } from '#situations/fossil-spans/fossil-spans.ts'
import { fossilWords } from '#worlds/fossil-counts/words.ts'
import { accepted } from './accepted.gen.ts'
import { fossilLine } from './fossil-line.ts'
import { livedWhen } from './lived-when.ts'
import { say } from './messages.gen.ts'
import { record } from './record.gen.ts'
import { searchLab } from './search-lab.ts'

export const fossilRecord = skillFrom(accepted, say, {
  strand: 'evolution',
  icon: 'layers',
  prerequisites: ['rock-layers'],
  lesson: {
    idea: ['record', 'order', 'change', 'gaps'],
    figure: spansTable(['trilobites', 'reptiles', 'dinosaurs', 'birds', 'whales']),
    workedExample: { model: 'fossil-line', level: 1 },
    words: ['fossil-record', 'extinction', 'diversity', 'transitional', 'appearance'],
  },
  dimensions: {
    'lived-when': ['analyze-data', 'patterns'],
    'fossil-line': ['use-mathematics', 'stability-and-change'],
    claims: ['analyze-data', 'stability-and-change'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-ideas': ['argue-from-evidence', 'patterns'],
    'order-layers': ['analyze-data', 'patterns'],
    explain: ['argue-from-evidence', 'patterns'],
    'name-it': ['communicate-information', 'patterns'],
  },
  models: [
    livedWhen,
    fossilLine,
    { ...sortFacts(fossilWords, ['MS-LS4-1']), id: 'claims' },
    runSimulation(searchLab, ['MS-LS4-1']),
    bankModel('sort-ideas', record, { kind: 'sort' }),
    bankModel('order-layers', record, { kind: 'order' }),
    bankModel('explain', record, { kind: 'build' }),
    bankModel('name-it', record, { kind: 'term' }),
  ],
})
