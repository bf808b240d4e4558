import { type AnyModelForm, bankModel, skillFrom, tex } from '#form'
import { squaresFigure } from '#figures/right-triangle/right-triangle.ts'
import { accepted } from './accepted.gen.ts'
import { findMistake } from './find-mistake.ts'
import { distance, findSide, showWork } from './find-side.ts'
import { ideas } from './ideas.gen.ts'
import { isRight } from './is-right.ts'
import { say } from './messages.gen.ts'
import { orderSides } from './order-sides.ts'
import { story } from './stories.ts'
import { task } from './task.ts'

/** Squares and roots are not what is asked: a calculator is allowed throughout. */
const models = [
  findSide,
  showWork,
  isRight,
  distance,
  story,
  orderSides,
  findMistake,
  bankModel('holds', ideas, { kind: 'sort' }),
  bankModel('explain', ideas, { kind: 'build' }),
  task,
].map((model: AnyModelForm): AnyModelForm => ({ ...model, calculator: 'scientific' }))

export const pythagoreanTheorem = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'triangle',
  prerequisites: ['one-step-equations', 'signed-numbers'],
  formerIds: {
    'forgets-root': 'pythagoras.no-root',
    'sign-lost': 'pythagoras.loses-sign',
    'rounds-wrong': 'pythagoras.stops-early',
  },
  lesson: {
    idea: ['what', say('lesson.theorem', { formula: tex('a^2 + b^2 = c^2') }), 'how', 'converse'],
    figure: squaresFigure([16, 9], ['16', '9', '25']),
    workedExample: { model: 'find-side', level: 2 },
    words: ['hypotenuse', 'leg', 'root', 'diagonal'],
  },
  models,
})
