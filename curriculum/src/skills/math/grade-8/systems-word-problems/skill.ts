import { skillFrom, tex } from '#form'
import { axis, lineFigure } from '#figures/line-figure/line-figure.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { chooseEquations } from '#shapes/story-systems/choose-equations.ts'
import { meaning, willTheyMeet } from '#shapes/story-systems/plans.ts'
import { findMistake, solveStory, writeRelation } from './stories.ts'
import { task } from './task.ts'

export const systemsWordProblems = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'crossing',
  prerequisites: ['systems-of-equations', 'linear-equations'],
  lesson: {
    idea: ['what', say('lesson.example', { one: tex('x + y = 20'), other: tex('x = 3y') }), 'read', 'check'],
    figure: lineFigure({
      x: axis(0, 20, 'x', 2),
      y: axis(0, 20, 'y', 2),
      lines: [
        {
          through: [
            [0, 20],
            [20, 0],
          ],
          label: 'x + y = 20',
        },
        {
          through: [
            [0, 0],
            [18, 6],
          ],
          label: 'x = 3y',
        },
      ],
      points: [{ at: [15, 5], label: 'P' }],
    }),
    workedExample: { model: 'solve-story', level: 2 },
    words: ['system', 'solution', 'relation'],
  },
  models: [chooseEquations, writeRelation, solveStory, meaning, willTheyMeet, findMistake, task],
})
