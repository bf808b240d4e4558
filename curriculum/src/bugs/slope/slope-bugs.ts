import { calculate } from '../../equations/exact.ts'
import { type Point, pointText, slopeBetween } from '../../equations/line.ts'
import { type Bug, bug, type Exact, exact } from '../bug.ts'
import { say } from './messages.gen.ts'

/** Two points on a line, in the given order. */
export interface Between {
  from: Point
  to: Point
}

export const changesOf = ({ from, to }: Between) => ({ rise: to[1] - from[1], run: to[0] - from[0] })
const over = (rise: number, run: number): Exact | null =>
  run === 0 ? null : slopeBetween([0, 0], [run, rise])

// Worked by hand: from (1, 2) to (4, 8), 6 up and 3 to the right. With a minus: from (−1, −2) to (3, 6).
const rising: Between = { from: [1, 2], to: [4, 8] }
const shifted: Between = { from: [2, 1], to: [5, 7] }
const signed: Between = { from: [-1, -2], to: [3, 6] }

export const runOverRise = bug<Between>({
  id: 'slope.run-over-rise',
  answer: (line) => over(changesOf(line).run, changesOf(line).rise),
  feedback: () => say('run-over-rise'),
  example: [rising, [1, 2]],
})
export const wrongSign = bug<Between>({
  id: 'slope.wrong-sign',
  answer: (line) => over(-changesOf(line).rise, changesOf(line).run),
  feedback: (line) => say(changesOf(line).rise * changesOf(line).run > 0 ? 'sign-up' : 'sign-down'),
  example: [rising, -2],
})
export const riseOnly = bug<Between>({
  id: 'slope.rise-only',
  answer: (line) => (changesOf(line).run === 1 ? null : changesOf(line).rise),
  feedback: (line) => say('rise-only', changesOf(line)),
  example: [rising, 6],
})
export const onePoint = bug<Between>({
  id: 'slope.one-point',
  answer: ({ to: [x, y] }) => (x === 0 || y === 0 ? null : over(y, x)),
  feedback: ({ to }) => say('one-point', { point: pointText(to) }),
  example: [shifted, [7, 5]],
})
/** Subtracts the numbers as if the first point had no minus signs. */
export const losesMinus = bug<Between>({
  id: 'slope.loses-minus',
  answer: ({ from: [x1, y1], to: [x2, y2] }) =>
    x1 >= 0 && y1 >= 0 ? null : over(y2 - Math.abs(y1), x2 - Math.abs(x1)),
  feedback: ({ from }) => say('loses-minus', { point: pointText(from) }),
  example: [signed, 2],
})

export const slopeBugs: readonly Bug<Between>[] = [runOverRise, wrongSign, riseOnly, onePoint, losesMinus]

/** Counts squares on the axes of a story, where a square stands for `step`. */
export const countsSquares = bug<Between & { step?: number }>({
  id: 'graph.counts-squares',
  answer: ({ from, to, step = 1 }) => (step === 1 ? null : calculate(slopeBetween(from, to), 'over', step)),
  feedback: ({ step = 1 }) => say('squares', { step }),
  // 3 squares of 10 up, and 4 across.
  example: [{ from: [0, 10], to: [4, 40], step: 10 }, [3, 4]],
})

/** Whether all bugs give different slopes, and none is 0. */
const isTelling = (line: Between): boolean => {
  const { rise, run } = changesOf(line)
  return rise !== 0 && run !== 0 && Math.abs(rise) !== Math.abs(run)
}

/** Also requires a slope that is quick to type. */
export const isHandy = (line: Between): boolean =>
  isTelling(line) && exact(slopeBetween(line.from, line.to)).length < 5

/** Distinguishes the tasks about slope. */
export const kindOfSlope = (line: Between): string => {
  const { rise, run } = changesOf(line)
  return `${rise * run > 0 ? 'up' : 'down'} ${Number.isInteger(rise / run) ? 'whole' : 'fraction'}`
}
