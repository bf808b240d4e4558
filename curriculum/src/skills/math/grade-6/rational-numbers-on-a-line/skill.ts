import { skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { order, sortBetween } from './compare.ts'
import { say } from './messages.gen.ts'
import { matchPoints, plotNumbers } from './place.ts'
import { findMistake, readLine, story } from './read.ts'
import { lineOf } from './spot.ts'
import { task } from './task.ts'

export const rationalNumbersOnALine = skillFrom(accepted, say, {
  strand: 'number-system',
  icon: 'number-line',
  prerequisites: ['compare-signed-numbers'],
  lesson: {
    idea: [
      'what',
      say('lesson.read', { point: tex('−1.75'), near: tex('−1'), far: tex('−2') }),
      say('lesson.opposite', { one: tex('−1.75'), other: tex('1.75') }),
      say('lesson.order', { less: tex('−1.75 < −0.5') }),
    ],
    figure: lineOf(
      {
        left: -2,
        right: -1,
        n: 4,
        m: 3,
        from: -2,
        to: 2,
        isVertical: false,
        form: 'decimal',
        isSparse: false,
      },
      [
        { label: 'A', at: -1.75 },
        { label: 'B', at: -0.5 },
        { label: 'C', at: 1.75 },
      ],
    ),
    workedExample: { model: 'read-line', level: 2 },
    words: ['rational', 'opposite', 'tick'],
  },
  models: [readLine, plotNumbers, matchPoints, sortBetween, story, order, findMistake, task],
})
