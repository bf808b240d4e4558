import { bankModel, skillFrom } from '#form'
import { askRecords } from '#shapes/records/ask-records.ts'
import { sortRecords } from '#shapes/records/sort-records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { dropLab } from './drop-lab.ts'
import { globeFigure, whichWayDown } from './globe.ts'
import { say } from './messages.gen.ts'
import { pulls } from './pulls.gen.ts'
import { throwAsks, throwClaims, thrown } from './thrown.ts'

export const gravityNearEarth = skillFrom(accepted, say, {
  strand: 'forces',
  icon: 'apple',
  prerequisites: ['day-and-night-sky'],
  lesson: {
    idea: ['pull', 'down', 'air', 'argue'],
    figure: globeFigure([
      { letter: 'A', hour: 12 },
      { letter: 'B', hour: 4 },
      { letter: 'C', hour: 8 },
      { letter: 'D', hour: 0 },
    ]),
    workedExample: { model: 'which-way-down', level: 1 },
    words: ['gravity', 'down', 'force', 'air-resistance'],
  },
  dimensions: {
    'which-way-down': ['develop-models', 'systems'],
    'ask-table': ['analyze-data', 'patterns'],
    'sort-claims': ['argue-from-evidence', 'patterns'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-ideas': ['argue-from-evidence', 'cause-and-effect'],
    'order-motion': ['construct-explanations', 'cause-and-effect'],
    explain: ['argue-from-evidence', 'cause-and-effect'],
    'name-it': ['communicate-information', 'systems'],
  },
  models: [
    whichWayDown,
    askRecords(thrown, throwAsks, ['5-PS2-1']),
    sortRecords(thrown, throwClaims, ['5-PS2-1']),
    runSimulation(dropLab, ['5-PS2-1']),
    bankModel('sort-ideas', pulls, { kind: 'sort' }),
    bankModel('order-motion', pulls, { kind: 'order' }),
    bankModel('explain', pulls, { kind: 'build' }),
    bankModel('name-it', pulls, { kind: 'term' }),
  ],
})
