import { skillFrom, tex } from '#form'
import { gridFigure, pair } from '#grids/grid.ts'
import { accepted } from './accepted.gen.ts'
import { findMistake, lot, plan } from './lots.ts'
import { orderWalks } from './maps.ts'
import { say } from './messages.gen.ts'
import { robot } from './robot.ts'
import { objects } from './things.ts'
import { task } from './task.ts'

export const coordinatePlaneProblems = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'point',
  prerequisites: ['plot-points'],
  lesson: {
    idea: [
      say('lesson.same', { a: pair([2, 1]), b: pair([8, 1]) }),
      say('lesson.subtract', { equation: tex('8 − 2 = 6') }),
      say('lesson.walk', { a: pair([2, 1]), c: pair([8, 5]), equation: tex('6 + 4 = 10') }),
      'means',
    ],
    figure: gridFigure([
      { name: 'A', at: [2, 1] },
      { name: 'B', at: [8, 1] },
      { name: 'C', at: [8, 5] },
    ]),
    workedExample: { model: 'rectangle-of-land', level: 2 },
    words: ['coordinates', 'distance', 'scale', 'perimeter'],
  },
  models: [robot, lot, plan, orderWalks, objects, findMistake, task],
})
