import { bankModel, skillFrom } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { sortRecords } from '#shapes/records/sort-records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { beanLab } from '#worlds/bean-growth/bean-lab.ts'
import { accepted } from './accepted.gen.ts'
import { growth } from './growth.gen.ts'
import { harvestClaims, harvests, plantBudget } from './harvests.ts'
import { say } from './messages.gen.ts'
import { comparePots } from './pots.ts'

export const whatPlantsNeed = skillFrom(accepted, say, {
  strand: 'living-matter',
  icon: 'sprout',
  prerequisites: ['weight-of-matter'],
  lesson: {
    idea: ['air', 'soil', 'light', 'test'],
    figure: tableFigure(
      say('lesson.title'),
      [say('lesson.what'), say('lesson.start'), say('lesson.end')],
      [
        [say('lesson.plant'), 1, 61],
        [say('lesson.dry-soil'), 900, 897],
      ],
    ),
    workedExample: { model: 'plant-budget', level: 2 },
    words: ['carbon-dioxide', 'root', 'minerals', 'dry-weight', 'control'],
  },
  dimensions: {
    'plant-budget': ['use-mathematics', 'energy-and-matter'],
    'sort-claims': ['analyze-data', 'energy-and-matter'],
    'compare-pots': ['argue-from-evidence', 'cause-and-effect'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-evidence': ['argue-from-evidence', 'energy-and-matter'],
    'order-steps': ['construct-explanations', 'energy-and-matter'],
    explain: ['argue-from-evidence', 'energy-and-matter'],
    'name-it': ['communicate-information', 'systems'],
  },
  models: [
    plantBudget,
    sortRecords(harvests, harvestClaims, ['5-LS1-1']),
    comparePots,
    runSimulation(beanLab, ['5-LS1-1']),
    bankModel('sort-evidence', growth, { kind: 'sort' }),
    bankModel('order-steps', growth, { kind: 'order' }),
    bankModel('explain', growth, { kind: 'build' }),
    bankModel('name-it', growth, { kind: 'term' }),
  ],
})
