import { bankModel, skillFrom } from '#form'
import { twoGroups } from '#shapes/cluster/two-groups.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { cellCountWords } from '#worlds/cell-counts/words.ts'
import { accepted } from './accepted.gen.ts'
import { beetLab } from './beet-lab.ts'
import { say } from './messages.gen.ts'
import { phenomena } from './phenomena.ts'
import { waterMoves } from './water-moves.ts'
import { whichCell } from './which-cell.ts'
import { whole } from './whole.gen.ts'

const parts = ['wall', 'membrane', 'nucleus', 'mitochondria', 'chloroplasts'] as const

export const partsOfACell = skillFrom(accepted, say, {
  strand: 'structures',
  icon: 'microscope',
  prerequisites: ['cells'],
  lesson: {
    idea: ['system', 'energy', 'membrane', 'evidence'],
    figure: {
      kind: 'cell',
      cell: 'plant',
      parts: parts.map((id) => ({ id, label: say(`lesson.part.${id}`) })),
      description: say('lesson.figure'),
    },
    workedExample: { model: 'water-moves', level: 1 },
    words: ['membrane', 'wall', 'mitochondria', 'chloroplasts', 'system'],
  },
  dimensions: {
    'sort-claims': ['analyze-data', 'structure-and-function'],
    'which-cell': ['develop-models', 'structure-and-function'],
    'water-moves': ['analyze-data', 'cause-and-effect'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'one-phenomenon': ['construct-explanations', 'structure-and-function'],
    'sort-jobs': ['develop-models', 'systems'],
    'order-events': ['develop-models', 'systems'],
    explain: ['construct-explanations', 'structure-and-function'],
    decide: ['argue-from-evidence', 'cause-and-effect'],
  },
  models: [
    { ...sortFacts(cellCountWords, ['MS-LS1-2']), thinking: 'find the mistake' },
    whichCell,
    waterMoves,
    runSimulation(beetLab, ['MS-LS1-2']),
    twoGroups(phenomena, ['MS-LS1-2']),
    bankModel('sort-jobs', whole, { kind: 'sort' }),
    bankModel('order-events', whole, { kind: 'order' }),
    bankModel('explain', whole, { kind: 'build' }),
    bankModel('decide', whole),
  ],
})
