import { tex, type Text } from '@skills-center/messages/values'
import type { Exact } from '../../bugs/bug.ts'
import { type Between, changesOf } from '../../bugs/slope/slope-bugs.ts'
import { calculate, numberTex, workedTex } from '../../equations/exact.ts'
import { pointText, slopeBetween } from '../../equations/line.ts'
import type { WrittenSolution } from '../unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'

/** Change in y over change in x, step by step. */
export function slopeSteps(line: Between): Text[] {
  const { from, to } = line
  const { rise, run } = changesOf(line)
  const slope = numberTex(slopeBetween(from, to))
  const isWhole = Number.isInteger(rise / run)
  const fraction = String.raw`\frac{${numberTex(rise)}}{${numberTex(run)}}`
  return [
    say('y', { from: pointText(from), to: pointText(to), work: tex(workedTex(to[1], 'minus', from[1])) }),
    say('x', { work: tex(workedTex(to[0], 'minus', from[0])) }),
    say('divide', {
      work: tex(
        isWhole ? workedTex(rise, 'over', run) : fraction === slope ? slope : `${fraction} = ${slope}`,
      ),
    }),
  ]
}

/** Hints and steps for the slope through two points. */
export const slopeSolution = (line: Between): WrittenSolution => ({
  hints: [
    say('nudge'),
    say('hint', {
      from: pointText(line.from),
      to: pointText(line.to),
      y: tex(workedTex(line.to[1], 'minus', line.from[1]).split(' = ')[0] ?? ''),
    }),
  ],
  solution: slopeSteps(line),
})

/** Hints and steps for the y-coordinate of another point, from a point and the slope. */
export function alongSolution(line: Between): WrittenSolution {
  const { from, to } = line
  const { run } = changesOf(line)
  return {
    hints: [say('along.nudge'), say('along.hint', { run: tex(workedTex(to[0], 'minus', from[0])) })],
    solution: [
      say('x', { work: tex(workedTex(to[0], 'minus', from[0])) }),
      moveAlong(slopeBetween(from, to), run, from[1]),
    ],
  }
}

/** From a value at one x to another x, in either direction: the change times the steps, added. */
export const moveAlong = (slope: Exact, steps: number, value: number): Text =>
  say('move', {
    change: tex(workedTex(slope, 'times', steps)),
    sum: tex(workedTex(value, 'plus', calculate(slope, 'times', steps))),
  })
