import { bankModel, skillFrom } from '#form'
import { twoGroups } from '#shapes/cluster/two-groups.ts'
import { particleStory } from '#shapes/gases/particle-story.ts'
import { readTank } from '#shapes/gases/read-tank.ts'
import { squeezeSyringe } from '#shapes/gases/squeeze.ts'
import { whatHappened } from '#shapes/gases/what-happened.ts'
import { askRecords } from '#shapes/records/ask-records.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { sortRecords } from '#shapes/records/sort-records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { containerAsks, containerClaims, containers } from './containers.ts'
import { say } from './messages.gen.ts'
import { phenomena } from './phenomena.ts'
import { pressure } from './pressure.gen.ts'
import { tankLab } from './tank-lab.ts'

const standards = ['MS-PS1-4'] as const

export const gasesAndParticles = skillFrom(accepted, say, {
  strand: 'matter',
  icon: 'particles',
  prerequisites: ['states-and-heating', 'unit-rates'],
  lesson: {
    idea: ['hits', 'space', 'warm', 'free'],
    figure: recordsTable(containers, [1, 3, 5, 7, 10]),
    workedExample: { model: 'squeeze-syringe', level: 1 },
    words: ['gas-pressure', 'volume', 'particle', 'vacuum', 'kilopascal'],
  },
  dimensions: {
    'squeeze-syringe': ['use-mathematics', 'scale-proportion-quantity'],
    'particle-story': ['develop-models', 'cause-and-effect'],
    'what-happened': ['analyze-data', 'cause-and-effect'],
    'read-tank': ['analyze-data', 'patterns'],
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'patterns'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'one-phenomenon': ['construct-explanations', 'cause-and-effect'],
    explain: ['construct-explanations', 'cause-and-effect'],
    'name-it': ['communicate-information', 'energy-and-matter'],
  },
  models: [
    squeezeSyringe(standards),
    particleStory(standards),
    whatHappened(standards),
    readTank(standards),
    askRecords(containers, containerAsks, standards),
    sortRecords(containers, containerClaims, standards),
    runSimulation(tankLab, standards),
    twoGroups(phenomena, standards),
    bankModel('explain', pressure, { kind: 'build' }),
    bankModel('name-it', pressure, { kind: 'term' }),
  ],
})
