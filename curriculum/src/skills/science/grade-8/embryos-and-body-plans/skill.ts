import { bankModel, skillFrom } from '#form'
import { accepted } from './accepted.gen.ts'
import { countShared } from './checklists.ts'
import { readCourse } from './courses.ts'
import { say } from './messages.gen.ts'
import { orderKin, sortPairs } from './relatives.ts'
import { stages } from './stages.gen.ts'

export const embryosAndBodyPlans = skillFrom(accepted, say, {
  strand: 'evolution',
  icon: 'inheritance',
  prerequisites: ['common-ancestry'],
  lesson: {
    idea: ['stages', 'longer', 'hidden', 'larvae'],
    figure: {
      kind: 'line-graph',
      title: say('lesson.figure.title'),
      description: say('lesson.figure.description'),
      x: { from: 0, to: 7, step: 1, label: say('course.stage') },
      y: { from: 0, to: 20, step: 5, label: say('course.axis') },
      series: [
        {
          label: say('lesson.figure.close'),
          points: [
            [1, 19],
            [2, 19],
            [3, 19],
            [4, 18],
            [5, 16],
            [6, 13],
            [7, 10],
          ],
        },
        {
          label: say('lesson.figure.distant'),
          points: [
            [1, 19],
            [2, 18],
            [3, 15],
            [4, 12],
            [5, 9],
            [6, 6],
            [7, 4],
          ],
        },
      ],
    },
    workedExample: { model: 'read-course', level: 1 },
    words: ['embryo', 'stage', 'larva', 'body-plan', 'kinship'],
  },
  dimensions: {
    'count-shared': ['analyze-data', 'patterns'],
    'read-course': ['use-mathematics', 'patterns'],
    'order-kin': ['analyze-data', 'patterns'],
    'sort-pairs': ['argue-from-evidence', 'patterns'],
    'sort-clues': ['argue-from-evidence', 'structure-and-function'],
    'order-steps': ['construct-explanations', 'stability-and-change'],
    explain: ['construct-explanations', 'patterns'],
    'name-it': ['communicate-information', 'stability-and-change'],
  },
  models: [
    countShared,
    readCourse,
    orderKin,
    sortPairs,
    bankModel('sort-clues', stages, { kind: 'sort' }),
    bankModel('order-steps', stages, { kind: 'order' }),
    bankModel('explain', stages, { kind: 'build' }),
    bankModel('name-it', stages, { kind: 'term' }),
  ],
})
