import { type AnyModelForm, bankModel, tex } from '#form'
import { squaresFigure } from '#figures/right-triangle/right-triangle.ts'
import { defineSkillForm } from '#form/skill-form.ts'
import { say as strand } from '#strands/messages.gen.ts'
import { distance } from './distance.ts'
import { findMistake } from './find-mistake.ts'
import { findSide } from './find-side.ts'
import { ideas } from './ideas.gen.ts'
import { isRight } from './is-right.ts'
import { say } from './messages.gen.ts'
import { orderSides } from './order-sides.ts'
import { story } from './stories.ts'
import { version } from './version.gen.ts'

/** Squares and roots are not what is asked: a calculator is allowed throughout. */
const models = [
  findSide,
  isRight,
  distance,
  story,
  orderSides,
  findMistake,
  bankModel('holds', ideas, { kind: 'sort' }),
  bankModel('explain', ideas, { kind: 'build' }),
].map((model: AnyModelForm): AnyModelForm => ({ ...model, calculator: 'scientific' }))

export const pythagoreanTheorem = defineSkillForm({
  id: 'pythagorean-theorem',
  version,
  subject: 'math',
  gradeLevel: 8,
  strand: strand('geometry'),
  name: say('name'),
  description: say('description'),
  icon: 'triangle',
  prerequisites: [
    { skill: 'one-step-equations', why: say('why.one-step-equations') },
    { skill: 'signed-numbers', why: say('why.signed-numbers') },
  ],
  misconceptions: [
    'pythagoras.adds-sides',
    'pythagoras.subtracts-sides',
    'pythagoras.no-root',
    'pythagoras.doubles',
    'pythagoras.wrong-hypotenuse',
    'pythagoras.squares-areas',
    'pythagoras.judges-by-looks',
    'pythagoras.loses-sign',
    'pythagoras.stops-early',
    'pythagoras.reversed',
    'judging.trusts-claim',
    'judging.blames-right-work',
    'judging.names-later-line',
  ],
  formerIds: {
    'adds-sides': 'pythagoras.adds-sides',
    'subtracts-sides': 'pythagoras.subtracts-sides',
    'forgets-root': 'pythagoras.no-root',
    doubles: 'pythagoras.doubles',
    'wrong-hypotenuse': 'pythagoras.wrong-hypotenuse',
    'squares-areas': 'pythagoras.squares-areas',
    'judges-by-looks': 'pythagoras.judges-by-looks',
    'sign-lost': 'pythagoras.loses-sign',
    'stops-early': 'pythagoras.stops-early',
    'rounds-wrong': 'pythagoras.stops-early',
  },
  lesson: {
    idea: [
      say('lesson.what'),
      say('lesson.theorem', { formula: tex('a^2 + b^2 = c^2') }),
      say('lesson.how'),
      say('lesson.converse'),
    ],
    figure: squaresFigure([16, 9], ['16', '9', '25']),
    workedExample: { model: 'find-side', level: 2 },
    words: (['hypotenuse', 'leg', 'root', 'diagonal'] as const).map((id) => ({
      word: say(`lesson.${id}.word`),
      meaning: say(`lesson.${id}.meaning`),
    })),
  },
  models,
})
