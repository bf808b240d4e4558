import { bankModel, skillFrom } from '#form'
import { askRecords } from '#shapes/records/ask-records.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { sortRecords } from '#shapes/records/sort-records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { orbitLab } from './orbit-lab.ts'
import { orbits } from './orbits.gen.ts'
import { orbitAsks, orbitClaims, planetOrbits } from './planet-orbits.ts'
import { whichWay } from './which-way.ts'

export const orbitsAndGravity = skillFrom(accepted, say, {
  strand: 'earth-in-space',
  icon: 'orbit',
  prerequisites: ['gravity', 'solar-system-scale'],
  lesson: {
    idea: ['pull', 'bend', 'distance', 'scales'],
    figure: recordsTable(planetOrbits, [0, 2, 5, 6, 8]),
    workedExample: { model: 'which-way', level: 2 },
    words: ['orbit', 'inertia', 'galaxy', 'solar-system'],
  },
  dimensions: {
    'which-way': ['develop-models', 'cause-and-effect'],
    'ask-table': ['analyze-data', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'patterns'],
    'run-test': ['develop-models', 'systems'],
    'sort-systems': ['develop-models', 'systems'],
    'order-story': ['construct-explanations', 'cause-and-effect'],
    explain: ['construct-explanations', 'systems'],
    'name-it': ['communicate-information', 'systems'],
  },
  models: [
    whichWay,
    askRecords(planetOrbits, orbitAsks, ['MS-ESS1-2']),
    sortRecords(planetOrbits, orbitClaims, ['MS-ESS1-2']),
    runSimulation(orbitLab, ['MS-ESS1-2']),
    bankModel('sort-systems', orbits, { kind: 'sort' }),
    bankModel('order-story', orbits, { kind: 'order' }),
    bankModel('explain', orbits, { kind: 'build' }),
    bankModel('name-it', orbits, { kind: 'term' }),
  ],
})
