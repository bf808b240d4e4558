import { calculate } from '../../equations/exact.ts'
import { lineThrough, type Point, pointText } from '../../equations/line.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'
import { type Between, changesOf } from './slope-bugs.ts'

// Worked by hand: slope 2/3 from (1, 4) to x = 7: 6 across, 4 up, so y is 8.
const example: Between = { from: [1, 4], to: [7, 8] }
const startOf = ({ from }: Between): Point => from

/** From a point and a slope to the y-coordinate of another point. */
export const alongBugs = [
  bug<Between>({
    id: 'slope.one-step',
    answer: (line) => calculate(startOf(line)[1], 'plus', lineThrough(line.from, line.to).slope),
    feedback: (line) => say('one-step', changesOf(line)),
    example: [example, [14, 3]],
  }),
  bug<Between>({
    id: 'slope.wrong-sign',
    answer: (line) => startOf(line)[1] - changesOf(line).rise,
    feedback: (line) => say(changesOf(line).rise > 0 ? 'along-up' : 'along-down'),
    example: [example, 0],
  }),
  bug<Between>({
    id: 'slope.stops-at-change',
    answer: (line) => changesOf(line).rise,
    feedback: (line) => say('only-change', { rise: changesOf(line).rise, point: pointText(line.from) }),
    example: [example, 4],
  }),
  bug<Between>({
    id: 'slope.adds-run',
    answer: (line) => startOf(line)[1] + changesOf(line).run,
    feedback: () => say('adds-run'),
    example: [example, 10],
  }),
]
