import { t } from '../../../language/messages.ts'
import type { DataAxis } from '../../figures/data/axis-names.ts'
import { spokenNumber, listed } from '../drawing/spoken-number.ts'
import { type Columns, type ColumnShape, heightOf, spokenTick } from './columns.ts'
import { fiveNames } from './five-numbers.ts'

/** A height as displayed and read: “2 dots”, “12”. */
export function formatHeight(kind: ColumnShape['kind'], height: number): string {
  if (kind !== 'dot-plot') return spokenNumber(height)
  return t('item/dots', { count: height })
}

/** One column: “Books 3: 2 dots”. */
export const formatColumn = (
  kind: ColumnShape['kind'],
  columns: Columns,
  values: readonly number[],
  index: number,
): string => `${columns.fullNames[index] ?? ''}: ${formatHeight(kind, heightOf(columns, values, index))}`

/** All nonempty columns. */
export function formatColumns(
  kind: ColumnShape['kind'],
  columns: Columns,
  values: readonly number[],
): string {
  const filled = columns.names.flatMap((name, index) => {
    const height = heightOf(columns, values, index)
    return height === columns.rest && kind === 'dot-plot' ? [] : [`${name}: ${formatHeight(kind, height)}`]
  })
  return filled.length === 0 ? t('item/nothing') : filled.join('; ')
}

export const formatFiveNumbers = (axis: DataAxis, five: readonly number[]): string =>
  listed(fiveNames().map((name, index) => `${name.toLowerCase()} ${spokenTick(axis, five[index] ?? 0)}`))
