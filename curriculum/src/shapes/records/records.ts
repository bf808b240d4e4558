import type { Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import type { Random } from '../../random.ts'
import { numeral } from '../../wording.ts'
import { tableFigure } from '../display/display.ts'

/** One thing, place, or year with what was measured of it, in the order of the columns. */
export interface RecordRow {
  /** Heads its row. */
  name: Words
  /** Inside a sentence, where it is written otherwise there. */
  inside?: Words
  values: readonly number[]
}

/** Real figures with their source beside them; a question shows some of the rows. */
export interface Records {
  id: string
  scene: Text
  title: Text
  /** Heads the names of the rows. */
  head: Text
  /** Heads the columns, each with its unit. */
  columns: readonly Text[]
  rows: readonly RecordRow[]
  /** How many rows a question shows. */
  shown: number
}

/** Places of rows, as they are listed. */
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

/** A column's head. */
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

/** Apart enough that nobody has to look twice: by 4% of the larger. */
export const areApart = (one: number, other: number): boolean =>
  Math.abs(one - other) > 0.04 * Math.max(Math.abs(one), Math.abs(other))

/** Without the dust of floating arithmetic. */
export const clean = (value: number): number => Number(value.toFixed(6))
