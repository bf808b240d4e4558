import { bankModel, skillFrom } from '#form'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { hunterWords } from '#worlds/hunters/words.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { readCycle } from './read-cycle.ts'
import { together } from './together.gen.ts'
import { weedLab } from './weed-lab.ts'
import { withAndWithout } from './with-and-without.ts'

/** Tracks of hares and lynx in the lesson's figure. */
const hares = [42, 70, 118, 150, 112, 60, 38, 36, 48, 80, 126]
const lynx = [22, 21, 28, 44, 66, 70, 54, 38, 28, 23, 28]
const line = (counts: readonly number[]) => counts.map((count, year): [number, number] => [year, count])

export const speciesInteractions = skillFrom(accepted, say, {
  strand: 'ecosystems',
  icon: 'web',
  prerequisites: ['population-resources'],
  lesson: {
    idea: ['both', 'one', 'patterns', 'nonliving'],
    figure: {
      kind: 'line-graph',
      title: say('lesson.figure.title'),
      description: say('lesson.figure.description'),
      x: { from: 0, to: 10, step: 1, label: say('lesson.figure.year') },
      y: { from: 0, to: 160, step: 20, label: say('lesson.figure.count') },
      series: [
        { label: say('lesson.figure.hares'), points: line(hares) },
        { label: say('lesson.figure.lynx'), points: line(lynx) },
      ],
    },
    workedExample: { model: 'with-and-without', level: 2 },
    words: ['mutualism', 'competition', 'predator', 'parasite', 'commensalism'],
  },
  dimensions: {
    'with-and-without': ['analyze-data', 'cause-and-effect'],
    'read-cycle': ['analyze-data', 'patterns'],
    claims: ['analyze-data', 'patterns'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-pairs': ['construct-explanations', 'patterns'],
    'order-effects': ['construct-explanations', 'cause-and-effect'],
    explain: ['argue-from-evidence', 'patterns'],
    'name-it': ['communicate-information', 'patterns'],
  },
  models: [
    withAndWithout,
    readCycle,
    { ...sortFacts(hunterWords, ['MS-LS2-2']), id: 'claims' },
    runSimulation(weedLab, ['MS-LS2-2']),
    bankModel('sort-pairs', together, { kind: 'sort' }),
    bankModel('order-effects', together, { kind: 'order' }),
    bankModel('explain', together, { kind: 'build' }),
    bankModel('name-it', together, { kind: 'term' }),
  ],
})
