import type { Text } from '@skills-center/messages/values'
import { type AskedJumps, jumpEnd, type Jumps } from '../../bugs/signed/jump-bugs.ts'
import type { ItemTemplate } from '../../form/item-template.ts'
import { say } from './messages.gen.ts'

type Figure = NonNullable<ItemTemplate['figure']>
type LineFigure = Extract<Figure, { kind: 'number-line' }>

const line = (
  description: Text,
  its: Partial<Pick<LineFigure, 'points' | 'jumps' | 'labelled'>>,
): LineFigure => ({
  kind: 'number-line',
  from: -15,
  to: 15,
  step: 1,
  labelled: [-15, -10, -5, 0, 5, 10, 15],
  points: [],
  jumps: [],
  description,
  ...its,
})

/** Two arrows, one after the other. */
export function arrows(values: Jumps): Figure {
  const { start, moves } = values
  const [middle, end] = [start + (moves[0] ?? 0), jumpEnd(values)]
  const jumps = [
    { from: start, to: middle, label: '' },
    { from: middle, to: end, label: '' },
  ]
  return line(say('arrows', { start, middle, end }), { jumps })
}

/** Lettered points, in the order of their letters. */
const lettered = (places: Readonly<Record<string, number>>): Figure => {
  const points = Object.entries(places).map(([label, at]) => ({ at, label }))
  const [one, other] = points.map(({ at, label }) => say('point', { label, at }))
  if (one === undefined) throw new RangeError('No point')
  return line(other === undefined ? say('one', { one }) : say('two', { one, other }), { points })
}

/** Arrows, the two ends of one jump, or the end of two. */
export function jumpFigure(jumps: AskedJumps): Figure {
  if (jumps.asks === 'sum') return arrows(jumps)
  const end = jumpEnd(jumps)
  return lettered(jumps.asks === 'move' ? { A: jumps.start, B: end } : { E: end })
}

/** p below 0 and q above; only 0 has a label. */
export const unnumbered = (at: { p: number; q: number }): Figure =>
  line(say('unnumbered', { far: Math.abs(at.p) > at.q ? 'p' : 'q' }), {
    points: [
      { at: at.p, label: 'p' },
      { at: at.q, label: 'q' },
    ],
    labelled: [0],
  })
