import { bankModel, skillFrom } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { mixLab } from '#worlds/changes/mix-lab.ts'
import { accepted } from './accepted.gen.ts'
import { findLeak } from './find-leak.ts'
import { say } from './messages.gen.ts'
import { weighing } from './weighing.gen.ts'
import { weightOrSpace } from './weight-or-space.ts'
import { weightOverTime } from './weight-over-time.ts'

export const weightOfMatter = skillFrom(accepted, say, {
  strand: 'matter',
  icon: 'scale',
  prerequisites: ['particles-of-matter'],
  lesson: {
    idea: ['same', 'mix', 'gas', 'measure'],
    figure: tableFigure(
      say('lesson.title'),
      [say('lesson.when'), say('lesson.weight'), say('lesson.space')],
      [
        [say('lesson.before'), 300, 300],
        [say('lesson.after'), 300, 327],
      ],
    ),
    workedExample: { model: 'weight-over-time', level: 2 },
    words: ['matter', 'weight', 'volume', 'mixture', 'closed'],
  },
  dimensions: {
    'weight-over-time': ['use-mathematics', 'energy-and-matter'],
    'find-leak': ['analyze-data', 'energy-and-matter'],
    'weight-or-space': ['analyze-data', 'scale-proportion-quantity'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-cases': ['argue-from-evidence', 'energy-and-matter'],
    'order-weights': ['use-mathematics', 'energy-and-matter'],
    explain: ['construct-explanations', 'energy-and-matter'],
    'name-it': ['communicate-information', 'energy-and-matter'],
  },
  models: [
    weightOverTime,
    findLeak,
    weightOrSpace,
    runSimulation(mixLab, ['5-PS1-2']),
    bankModel('sort-cases', weighing, { kind: 'sort' }),
    bankModel('order-weights', weighing, { kind: 'order' }),
    bankModel('explain', weighing, { kind: 'build' }),
    bankModel('name-it', weighing, { kind: 'term' }),
  ],
})
