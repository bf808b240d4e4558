import { bankModel, skillFrom } from '#form'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { decayWords } from '#worlds/decay/words.ts'
import { energyDiagram } from '#worlds/energy-flow/energy-flow.ts'
import { accepted } from './accepted.gen.ts'
import { followBudget } from './budgets.ts'
import { cycles } from './cycles.gen.ts'
import { say } from './messages.gen.ts'
import { rotLab } from './rot-lab.ts'
import { sortFlows } from './sort-flows.ts'

export const matterAndEnergyInEcosystems = skillFrom(accepted, say, {
  strand: 'ecosystems',
  icon: 'leaf',
  prerequisites: ['photosynthesis', 'species-interactions'],
  lesson: {
    idea: ['matter', 'decomposers', 'energy', 'boundary'],
    figure: energyDiagram([{ eater: 'caterpillars', eaten: 2000, waste: 1100, heat: 600 }]),
    workedExample: { model: 'follow-budget', level: 1 },
    words: ['ecosystem', 'producer', 'consumer', 'decomposer', 'boundary'],
  },
  dimensions: {
    'follow-budget': ['use-mathematics', 'energy-and-matter'],
    'sort-flows': ['develop-models', 'energy-and-matter'],
    claims: ['analyze-data', 'cause-and-effect'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-ideas': ['develop-models', 'systems'],
    'order-steps': ['develop-models', 'energy-and-matter'],
    explain: ['construct-explanations', 'energy-and-matter'],
    'name-it': ['communicate-information', 'systems'],
  },
  models: [
    followBudget,
    sortFlows,
    { ...sortFacts(decayWords, ['MS-LS2-3']), id: 'claims' },
    runSimulation(rotLab, ['MS-LS2-3']),
    bankModel('sort-ideas', cycles, { kind: 'sort' }),
    bankModel('order-steps', cycles, { kind: 'order' }),
    bankModel('explain', cycles, { kind: 'build' }),
    bankModel('name-it', cycles, { kind: 'term' }),
  ],
})
