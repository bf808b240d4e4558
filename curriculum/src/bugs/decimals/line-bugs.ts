import { type Decimal, toNumber } from '../../decimals/decimal.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

/** A point on a line with numbers only at its ends, given as a number of ticks from the left end. */
export interface PointOnLine {
  from: Decimal
  step: Decimal
  ticks: number
  point: number
}

export const valueAt = ({ from, step, point }: PointOnLine): Decimal => from + step * point

// Worked by hand: 3 ticks of 0.02, starting at 4.1.
const line: PointOnLine = { from: 4100, step: 20, ticks: 5, point: 3 }

const everyTickATenth = bug<PointOnLine>({
  id: 'decimal.every-tick-a-tenth',
  answer: ({ from, step, point }) => (step === 100 ? null : toNumber(from + 100 * point)),
  feedback: () => say('tenth'),
  example: [line, 4.4],
})

/** Counts ticks as steps of 1, 0.1, or 0.01, the next smaller place. */
const countsTicks = bug<PointOnLine>({
  id: 'decimal.counts-ticks',
  answer: ({ from, step, ticks, point }) => {
    const unit = (step * ticks) / 10
    return unit === step ? toNumber(from + 1000 * point) : toNumber(from + unit * point)
  },
  feedback: () => say('ticks'),
  // 4.2 − 4.1 is 0.1; each tick is read as 0.01.
  example: [line, 4.13],
})

const stepsTooSmall = bug<PointOnLine>({
  id: 'decimal.steps-too-small',
  answer: ({ from, step, point }) => (step >= 10 ? toNumber(from + (step / 10) * point) : null),
  feedback: () => say('small'),
  example: [line, 4.106],
})

const fromTheRight = bug<PointOnLine>({
  id: 'decimal.wrong-direction',
  answer: ({ from, step, ticks, point }) =>
    2 * point === ticks ? null : toNumber(from + step * (ticks - point)),
  feedback: () => say('right-end'),
  example: [line, 4.14],
})

export const lineBugs = [everyTickATenth, countsTicks, stepsTooSmall, fromTheRight]
