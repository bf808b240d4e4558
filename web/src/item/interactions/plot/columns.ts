import { isNear } from '@skills-center/answers/near'
import type { PlotShape } from '@skills-center/contract/interaction'
import { t } from '../../../language/messages.ts'
import { type DataAxis, ticksOf } from '../../figures/data/axis-names.ts'
import { type Grid, snapped, stepped } from '../drawing/grid.ts'
import { spokenNumber } from '../drawing/spoken-number.ts'
import { stepsOf } from '../drawing/steps.ts'

export type ColumnShape = Exclude<PlotShape, { kind: 'box-plot' }>

/** The columns of a display, from left to right, and the heights they can take. */
export interface Columns {
  /** Column names as displayed, and full names with their unit for screen readers. */
  names: readonly string[]
  fullNames: readonly string[]
  heights: Grid
  /** The height of an untouched column. */
  rest: number
}

export function columnsOf(shape: ColumnShape): Columns {
  switch (shape.kind) {
    case 'dot-plot': {
      const all = ticksOf(shape.axis)
      return {
        names: all.map(({ name }) => name),
        fullNames: all.map(({ value }) => labelled(shape.axis.label, spokenTick(shape.axis, value))),
        heights: { origin: 0, from: 0, to: shape.most, snap: 1 },
        rest: 0,
      }
    }
    case 'bar-chart':
      return { names: shape.labels, fullNames: shape.labels, ...heightsOn(shape.value) }
    case 'histogram': {
      const edges = ticksOf(shape.axis)
      const bins = edges.slice(1).flatMap((to, index) => {
        const from = edges[index]
        return from === undefined ? [] : [{ from, to }]
      })
      const spoken = ({ value }: { value: number }) => spokenTick(shape.axis, value)
      return {
        names: bins.map(({ from, to }) => fromTo(from.name, to.name)),
        fullNames: bins.map(({ from, to }) => labelled(shape.axis.label, fromTo(spoken(from), spoken(to)))),
        ...heightsOn(shape.value),
      }
    }
  }
}

/** A value as written at its tick, otherwise as a number. */
export const spokenTick = (axis: DataAxis, value: number): string =>
  (axis.names && ticksOf(axis).find((tick) => isNear(tick.value, value))?.name) || spokenNumber(value)

const fromTo = (from: string, to: string): string => t('item/from-to', { from, to })

const labelled = (label: string, name: string) => (label === '' ? name : `${label} ${name}`)

function heightsOn({ from, to, step }: { from: number; to: number; step: number }) {
  const heights = { origin: from, from, to, snap: step }
  return { heights, rest: snapped(heights, 0) }
}

/** Whether a height is close enough to count as right. */
export const isClose = (value: number, right: number, within: number): boolean =>
  isNear(value, right) || Math.abs(value - right) <= within

export const heightOf = ({ rest }: Columns, values: readonly number[], index: number): number =>
  values[index] ?? rest

/** The heights with one column changed; from the first change on, all columns have a height. */
export const withHeight = (
  columns: Columns,
  values: readonly number[],
  index: number,
  height: number,
): number[] =>
  columns.names.map((_, other) =>
    other === index ? snapped(columns.heights, height) : heightOf(columns, values, other),
  )

/** The column's height after a key; undefined if the key does not change it. */
export function keyHeight({ heights }: Columns, height: number, key: string): number | undefined {
  // These move to the next column.
  if (key === 'ArrowLeft' || key === 'ArrowRight') return undefined
  const steps = stepsOf(key, heights, heights.snap, height)
  return steps === undefined ? undefined : stepped(heights, height, steps)
}

/** The column that a key moves to; undefined if the key does not move. */
export function keyColumn(count: number, index: number, key: string): number | undefined {
  if (key === 'ArrowLeft') return Math.max(0, index - 1)
  if (key === 'ArrowRight') return Math.min(count - 1, index + 1)
  return undefined
}

/** The number of dots after a tap at a dot: tapping the top dot removes it. */
export const tappedDots = (dots: number, tapped: number): number =>
  tapped === dots ? Math.max(0, dots - 1) : tapped
