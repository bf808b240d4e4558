import type { Text } from '@skills-center/messages/values'
import {
  alongOf,
  courseAnswer,
  type CourseAsk,
  endsOf,
  type Gap,
  lengthOf,
  readingAt,
} from '../../bugs/grids/distance-bugs.ts'
import type { ItemTemplate } from '../../form/item-template.ts'
import { across, gridFigure, type GridPoint, pair, up } from '../../grids/grid.ts'
import { someone } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import {
  asksAt,
  asksChange,
  courseGraph,
  drawReadings,
  someCourse,
  stepOf,
  told,
} from '../../situations/courses/courses.ts'
import type { WrittenSolution } from '../unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'

/** Two points on one grid line, drawn or given by coordinates. */
export interface AskedGap extends Gap {
  isDrawn: boolean
  /** P is the farther point. */
  isTurned: boolean
}
type Question = WrittenSolution & { stem: Text[]; figure?: NonNullable<ItemTemplate['figure']> }

export function drawGap(random: Random, isDrawn: boolean): AskedGap {
  const along = random.integer(0, 1)
  const most = isDrawn ? [across, up] : [30, 30]
  const [low, high] = [random.integer(1, 6), random.integer(7, most[along] ?? up)]
  const same = random.integer(0, most[1 - along] ?? up)
  const place = (at: number): GridPoint => (along === 0 ? [at, same] : [same, at])
  return { near: place(low), far: place(high), isDrawn, isTurned: random.chance(0.5) }
}

export function drawCourse(random: Random, asks: CourseAsk['asks']): CourseAsk {
  const course = someCourse(random)
  const [from = 0, to = 0] = random.sample([0, 1, 2, 3, 4, 5], 2).toSorted((one, other) => one - other)
  return { course, who: someone(random), readings: drawReadings(random, course, 6), asks, from, to }
}
export const isTold = (ask: CourseAsk): boolean =>
  courseAnswer(ask) > 0 && (ask.asks === 'at' || ask.to - ask.from > 1)

export function gapQuestion(gap: AskedGap): Question {
  const { near, far, isDrawn, isTurned } = gap
  const [p, q] = isTurned ? [far, near] : [near, far]
  const [low, high] = endsOf(gap)
  const along = alongOf(gap) === 0 ? 'level' : 'upright'
  const terms = { p: pair(p), q: pair(q), low, high, length: lengthOf(gap) }
  return {
    stem: [...(isDrawn ? [] : [say('gap.told', terms)]), say('gap.asks')],
    ...(isDrawn
      ? {
          figure: gridFigure([
            { name: 'P', at: p },
            { name: 'Q', at: q },
          ]),
        }
      : {}),
    hints: [say(isDrawn ? 'gap.nudge.drawn' : 'gap.nudge.told'), say(`gap.hint.${along}`)],
    solution: [say(`gap.first.${along}`, terms), say('gap.so', terms)],
  }
}

export function courseQuestion(ask: CourseAsk): Question {
  const { course, who, readings, asks } = ask
  const [[x, start], [later, end]] = [readingAt(ask, ask.from), readingAt(ask, ask.to)]
  const step = stepOf(course)
  const key = courseAnswer(ask)
  const terms = { x, later, start, end, step, key, squares: start / step }
  const high = Math.max(start, end)
  return {
    stem: [
      told(course, who),
      say('graph.shows'),
      asks === 'at' ? asksAt(course, x) : asksChange(course, x, later),
    ],
    figure: courseGraph(course, readings),
    hints: [say(`graph.nudge.${asks}`, terms), say(`graph.hint.${asks}`, terms)],
    solution:
      asks === 'at'
        ? [say('graph.first.at', terms), say('graph.so.at', terms)]
        : [say('graph.first.change', terms), say('graph.so.change', { high, low: high - key, key })],
  }
}
