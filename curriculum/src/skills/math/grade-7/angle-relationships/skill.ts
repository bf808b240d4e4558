import { bankModel, skillFrom, tex } from '#form'
import { angleFigure } from '#figures/angle-figure/angle-figure.ts'
import { accepted } from './accepted.gen.ts'
import { clues } from './clues.ts'
import { angleEquation, solveAngle } from './equations.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { findAngle, findMistake } from './missing-angle.ts'
import { relations } from './relations.ts'

const sizes = [50, 130, 50, 130]

export const angleRelationships = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'angle',
  prerequisites: ['one-step-equations', 'two-step-equations'],
  formerIds: {
    'wrong-sum': 'angle.wrong-total',
    'opposite-or-beside': 'angle.equal-beside',
    'forgets-angle': 'angle.leaves-one-out',
    'stops-early': 'angle.stops-at-sum',
    'adds-angles': 'angle.stops-at-sum',
  },
  lesson: {
    idea: ['what', 'vertical', say('lesson.how', { equation: tex('3x + 60 = 180') })],
    figure: angleFigure({ layout: 'cross', start: 10, sizes, labels: sizes.map((size) => `${size}°`) }),
    workedExample: { model: 'solve-angle', level: 2 },
    words: ['complementary', 'supplementary', 'vertical-angles', 'adjacent'],
  },
  models: [
    findAngle,
    angleEquation,
    solveAngle,
    relations,
    clues,
    findMistake,
    bankModel('possible', ideas, { kind: 'sort' }),
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
