import { bankModel, skillFrom, tex } from '#form'
import { gapTable } from '#figures/proportion-figure/proportion-figure.ts'
import { accepted } from './accepted.gen.ts'
import { ideas } from './ideas.gen.ts'
import { ifLinear } from './if-linear.ts'
import { makeLinear } from './make-linear.ts'
import { say } from './messages.gen.ts'
import { missingPoint, sortEquations, twoChanges } from './models.ts'
import { vessels } from './vessels.ts'

export const linearOrNot = skillFrom(accepted, say, {
  strand: 'functions',
  icon: 'function',
  prerequisites: ['slope-intercept-form', 'functions'],
  lesson: {
    idea: [
      'what',
      say('lesson.table', { equation: tex('y = x^2') }),
      say('lesson.equation', { form: tex('y = mx + b'), one: tex('2x + y = 7'), other: tex('y = −2x + 7') }),
      'vessel',
    ],
    figure: gapTable({
      title: say('lesson.title'),
      columns: [say('lesson.x'), say('lesson.y')],
      rows: [
        [1, 1],
        [2, 4],
        [3, 9],
        [4, 16],
      ],
    }),
    workedExample: { model: 'two-changes', level: 2 },
    words: ['linear', 'nonlinear', 'rate-of-change'],
  },
  models: [
    missingPoint,
    twoChanges,
    sortEquations,
    makeLinear,
    ifLinear,
    vessels,
    bankModel('situations', ideas, { kind: 'sort' }),
    bankModel('reason', ideas, { kind: 'build' }),
  ],
})
