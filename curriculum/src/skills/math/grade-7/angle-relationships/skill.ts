import { bankModel, tex } from '#form'
import { angleFigure } from '#figures/angle-figure/angle-figure.ts'
import { defineSkillForm } from '#form/skill-form.ts'
import { say as strand } from '#strands/messages.gen.ts'
import { clues } from './clues.ts'
import { angleEquation, solveAngle } from './equations.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { findAngle, findMistake } from './missing-angle.ts'
import { relations } from './relations.ts'
import { version } from './version.gen.ts'

export const angleRelationships = defineSkillForm({
  id: 'angle-relationships',
  version,
  subject: 'math',
  gradeLevel: 7,
  strand: strand('geometry'),
  name: say('name'),
  description: say('description'),
  icon: 'angle',
  prerequisites: [
    { skill: 'one-step-equations', why: say('why.one-step-equations') },
    { skill: 'two-step-equations', why: say('why.two-step-equations') },
  ],
  misconceptions: [
    'angle.wrong-total',
    'angle.equal-beside',
    'angle.vertical-adds',
    'angle.leaves-one-out',
    'angle.stops-at-sum',
    'angle.letter-for-angle',
    'angle.other-angle',
    'angle.own-part',
    'angle.forgets-more',
    'model.wrong-sign',
    'angle.mixes-words',
    'judging.trusts-claim',
    'judging.blames-right-work',
    'judging.names-other-fault',
  ],
  formerIds: {
    'wrong-sum': 'angle.wrong-total',
    'opposite-or-beside': 'angle.equal-beside',
    'forgets-angle': 'angle.leaves-one-out',
    'stops-early': 'angle.stops-at-sum',
    'adds-angles': 'angle.stops-at-sum',
    'mixes-words': 'angle.mixes-words',
    'forgets-more': 'angle.forgets-more',
  },
  lesson: {
    idea: [say('lesson.what'), say('lesson.vertical'), say('lesson.how', { equation: tex('3x + 60 = 180') })],
    figure: angleFigure({
      layout: 'cross',
      start: 10,
      sizes: [50, 130, 50, 130],
      labels: ['50°', '130°', '50°', '130°'],
    }),
    workedExample: { model: 'solve-angle', level: 2 },
    words: (['complementary', 'supplementary', 'vertical-angles', 'adjacent'] as const).map((id) => ({
      word: say(`lesson.${id}.word`),
      meaning: say(`lesson.${id}.meaning`),
    })),
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
