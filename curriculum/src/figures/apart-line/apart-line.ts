import type { FigureOf } from '@skills-center/contract/figure'
import { type Apart } from '../../bugs/apart/apart-bugs.ts'
import { tidy } from '../../bugs/bug.ts'
import type { Worded } from '../../form/words.ts'
import { say } from './messages.gen.ts'

/** Points A and B on a line with tick marks. */
export interface OnLine extends Apart {
  step: number
}

/** Both points, with room for the mirror image if the question asks for a number. */
export function apartLine({ p, q, step, asks }: OnLine): Worded<FigureOf<'number-line'>> {
  const [low, high] = [Math.min(p, q, 0), Math.max(p, q, 0)]
  const from = tidy(Math.floor(low / (5 * step)) * 5 * step - (asks === 'number' ? 5 * step : 0))
  const to = tidy(Math.ceil(high / (5 * step)) * 5 * step + (asks === 'number' ? 5 * step : 0))
  const labelled = Array.from({ length: Math.round((to - from) / (5 * step)) + 1 }, (_, at) =>
    tidy(from + 5 * step * at),
  )
  return {
    kind: 'number-line',
    from,
    to,
    step,
    labelled,
    points: [
      { at: p, label: 'A' },
      { at: q, label: 'B' },
    ],
    jumps: [],
    description: say('line', { p, q, step }),
  }
}
