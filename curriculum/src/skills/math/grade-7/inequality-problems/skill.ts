import { bankModel, skillFrom, tex } from '#form'
import { rayFigure } from '#figures/ray-figure/ray-figure.ts'
import { accepted } from './accepted.gen.ts'
import { orderOffers, whatIf } from './budget.ts'
import { signedLimit, whichTimes } from './drift.ts'
import { findMistake } from './find-mistake.ts'
import { ideas } from './ideas.gen.ts'
import { matchStory } from './match.ts'
import { say } from './messages.gen.ts'
import { task } from './task/task.ts'

export const inequalityProblems = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'inequality',
  prerequisites: ['two-step-inequalities'],
  lesson: {
    idea: [
      say('lesson.model', { inequality: tex(String.raw`8 + 3g \le 30`) }),
      say('lesson.signed', { inequality: tex('10 − 3h < −5'), solution: tex('h > 5') }),
      'whole',
      'check',
    ],
    figure: rayFigure({ sign: '>', at: 5 }),
    workedExample: { model: 'signed-limit', level: 2 },
    words: ['inequality', 'solution', 'bound', 'at-least'],
  },
  models: [
    signedLimit,
    whichTimes,
    matchStory,
    whatIf,
    orderOffers,
    findMistake,
    bankModel('explain', ideas, { kind: 'build' }),
    task,
  ],
})
