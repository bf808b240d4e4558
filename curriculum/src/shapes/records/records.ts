import type { Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import type { Random } from '../../random.ts'
import { numeral } from '../../wording.ts'
import { tableFigure } from '../display/display.ts'

/** One thing, place, or year with its measurements, in column order. */
export interface RecordRow {
  /** The row header. */
  name: Words
  /** The form used inside a sentence, if different. */
  inside?: Words
  values: readonly number[]
}

/** Real data with its source; a question shows some of the rows. */
export interface Records {
  id: string
  scene: Text
  title: Text
  /** Header of the column with the row names. */
  head: Text
  /** Column headers, each with its unit. */
  columns: readonly Text[]
  rows: readonly RecordRow[]
  /** Number of rows in a question. */
  shown: number
}

/** Row indexes, in display order. */
export type RowPlaces = readonly number[]

export const drawRows = (random: Random, { rows }: Records, count: number): number[] =>
  random.sample([...rows.keys()], count).toSorted((one, other) => one - other)

/** @throws RangeError where there is no such row */
export function rowAt({ id, rows }: Records, place: number): RecordRow {
  const row = rows[place]
  if (row === undefined) throw new RangeError(`No row ${place} in ${id}`)
  return row
}

/** @throws RangeError where there is no such value */
export function valueAt(records: Records, place: number, column: number): number {
  const value = rowAt(records, place).values[column]
  if (value === undefined) throw new RangeError(`No value ${place}/${column} in ${records.id}`)
  return value
}

export const insideOf = (records: Records, place: number): Words => {
  const { name, inside = name } = rowAt(records, place)
  return inside
}

/** A column's header. */
export const headAt = ({ columns }: Records, column: number): Words => columns[column] ?? ''

/** The rows as a table. */
export const recordsTable = (records: Records, places: RowPlaces): NonNullable<ItemTemplate['figure']> =>
  tableFigure(
    records.title,
    [records.head, ...records.columns],
    places.map((place) => {
      const { name, values } = rowAt(records, place)
      return [name, ...values.map(numeral)]
    }),
  )

/** Whether two values differ clearly at first sight: by 4% of the larger one. */
export const areApart = (one: number, other: number): boolean =>
  Math.abs(one - other) > 0.04 * Math.max(Math.abs(one), Math.abs(other))

/** Removes floating-point error. */
export const clean = (value: number): number => Number(value.toFixed(6))
