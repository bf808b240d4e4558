import type { InteractionOf } from '@skills-center/contract/interaction'
import { t } from '../../../language/messages.ts'
import { type Grid, snapped, stepped } from '../drawing/grid.ts'
import { stepsOf } from '../drawing/steps.ts'

export type BoxAxis = Extract<InteractionOf<'plot'>['shape'], { kind: 'box-plot' }>['axis']

/** The names of the five numbers of a box plot, from left to right. */
export const fiveNames = () =>
  [
    t('item/minimum'),
    t('item/lower-quartile'),
    t('item/median'),
    t('item/upper-quartile'),
    t('item/maximum'),
  ] as const
/** Short names for the handles. */
export const fiveShort = () => [t('item/min'), 'Q1', t('item/median'), 'Q3', t('item/max')] as const

export const boxGrid = ({ from, to, step }: BoxAxis): Grid => ({ origin: from, from, to, snap: step })

/** The initial positions of the five numbers. */
export const spreadOut = (axis: BoxAxis): number[] =>
  fiveNames().map((_, index) =>
    snapped(boxGrid(axis), axis.from + ((1 + index * 1.5) / 8) * (axis.to - axis.from)),
  )

/** The five numbers with one moved as far as its neighbors allow. */
export function withNumber(axis: BoxAxis, five: readonly number[], index: number, value: number): number[] {
  const low = five[index - 1] ?? axis.from
  const high = five[index + 1] ?? axis.to
  const to = Math.min(Math.max(snapped(boxGrid(axis), value), low), high)
  return five.map((old, other) => (other === index ? to : old))
}

/** Where a key moves one of the five; undefined if the key does not move it. */
export function keyNumber(
  axis: BoxAxis,
  five: readonly number[],
  index: number,
  key: string,
): number | undefined {
  const at = five[index]
  if (at === undefined) return undefined
  const grid = boxGrid(axis)
  const steps = stepsOf(key, grid, grid.snap, at)
  return steps === undefined ? undefined : stepped(grid, at, steps)
}
