import { bankModel, skillFrom } from '#form'
import { twoGroups } from '#shapes/cluster/two-groups.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { breathingJarWords } from '#worlds/breathing-jars/words.ts'
import { accepted } from './accepted.gen.ts'
import { food } from './food.gen.ts'
import { say } from './messages.gen.ts'
import { phenomena } from './phenomena.ts'
import { seedLab } from './seed-lab.ts'
import { traceCarbon } from './trace-carbon.ts'
import { trackMatter } from './track-matter.ts'

export const foodToEnergy = skillFrom(accepted, say, {
  strand: 'living-matter',
  icon: 'flame',
  prerequisites: ['photosynthesis', 'conservation-of-mass'],
  lesson: {
    idea: ['rearrange', 'release', 'build', 'evidence'],
    figure: tableFigure(
      say('lesson.figure.title'),
      [say('lesson.figure.when'), say('lesson.figure.matter'), say('lesson.figure.energy')],
      (['before', 'after'] as const).map((when) => [
        say(`lesson.figure.${when}`),
        say(`lesson.figure.matter-${when}`),
        say(`lesson.figure.energy-${when}`),
      ]),
    ),
    workedExample: { model: 'track-matter', level: 1 },
    words: ['respiration', 'molecule', 'conserved', 'release'],
  },
  dimensions: {
    'sort-claims': ['analyze-data', 'energy-and-matter'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'track-matter': ['use-mathematics', 'energy-and-matter'],
    'trace-carbon': ['analyze-data', 'energy-and-matter'],
    'one-phenomenon': ['construct-explanations', 'energy-and-matter'],
    'sort-uses': ['develop-models', 'energy-and-matter'],
    'order-path': ['develop-models', 'systems'],
    explain: ['construct-explanations', 'energy-and-matter'],
    decide: ['argue-from-evidence', 'energy-and-matter'],
  },
  models: [
    { ...sortFacts(breathingJarWords, ['MS-LS1-7']), thinking: 'find the mistake' },
    runSimulation(seedLab, ['MS-LS1-7']),
    trackMatter,
    traceCarbon,
    twoGroups(phenomena, ['MS-LS1-7']),
    bankModel('sort-uses', food, { kind: 'sort' }),
    bankModel('order-path', food, { kind: 'order' }),
    bankModel('explain', food, { kind: 'build' }),
    bankModel('decide', food),
  ],
})
