import { bankModel, skillFrom, tex } from '#form'
import { circleFigure } from '#round-figures/round-figures.ts'
import { accepted } from './accepted.gen.ts'
import { findMistake } from './find-mistake.ts'
import { ideas } from './ideas.gen.ts'
import { backwards, composite, measure } from './measure.ts'
import { say } from './messages.gen.ts'
import { orderCircles } from './order-circles.ts'
import { task } from './task.ts'

export const circles = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'circle',
  prerequisites: ['decimal-place-value', 'one-step-equations'],
  lesson: {
    idea: [
      'pi',
      say('lesson.around', { formula: tex(String.raw`C = \pi d`), other: tex(String.raw`C = 2\pi r`) }),
      say('lesson.area', { formula: tex(String.raw`A = \pi r^2`) }),
    ],
    figure: circleFigure({ radius: 5, unit: 'foot', given: 'radius' }),
    workedExample: { model: 'measure', level: 2 },
    words: ['radius', 'diameter', 'circumference', 'pi-word'],
  },
  models: [
    measure,
    backwards,
    composite,
    orderCircles,
    findMistake,
    bankModel('around-or-inside', ideas, { kind: 'sort' }),
    bankModel('reason', ideas, { kind: 'build' }),
    task,
  ],
})
