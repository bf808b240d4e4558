import { bankModel, skillFrom } from '#form'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { recallWords } from '#worlds/recall/words.ts'
import { accepted } from './accepted.gen.ts'
import { brain } from './brain.gen.ts'
import { compareCatches } from './compare-catches.ts'
import { say } from './messages.gen.ts'
import { signalPaths } from './paths.ts'
import { pressLab } from './press-lab.ts'

export const sensesAndTheBrain = skillFrom(accepted, say, {
  strand: 'structures',
  icon: 'heart',
  prerequisites: ['body-systems'],
  lesson: {
    idea: ['stimulus', 'brain', 'response', 'memory'],
    figure: {
      kind: 'flow',
      direction: 'down',
      description: say('lesson.figure.description'),
      boxes: (['stimulus', 'receptor', 'brain', 'muscles'] as const).map((id) => ({
        id,
        text: say(`lesson.figure.${id}`),
      })),
      arrows: [
        { from: 'stimulus', to: 'receptor' },
        { from: 'receptor', to: 'brain' },
        { from: 'brain', to: 'muscles' },
      ],
    },
    workedExample: { model: 'signal-paths', level: 2 },
    words: ['stimulus', 'receptor', 'nerve', 'response', 'memory'],
  },
  dimensions: {
    'signal-paths': ['develop-models', 'cause-and-effect'],
    'compare-presses': ['analyze-data', 'cause-and-effect'],
    claims: ['analyze-data', 'stability-and-change'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-ideas': ['communicate-information', 'structure-and-function'],
    explain: ['construct-explanations', 'cause-and-effect'],
    'name-it': ['communicate-information', 'systems'],
  },
  models: [
    signalPaths,
    compareCatches,
    { ...sortFacts(recallWords, ['MS-LS1-8']), id: 'claims' },
    runSimulation(pressLab, ['MS-LS1-8']),
    bankModel('sort-ideas', brain, { kind: 'sort' }),
    bankModel('explain', brain, { kind: 'build' }),
    bankModel('name-it', brain, { kind: 'term' }),
  ],
})
