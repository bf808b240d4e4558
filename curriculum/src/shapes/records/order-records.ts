import type { Level } from '@skills-center/contract/ids'
import { rows as listed, type Text } from '@skills-center/messages/values'
import { defineModel, type ModelForm } from '../../form/model.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import type { Words } from '../../form/words.ts'
import { numeral } from '../../wording.ts'
import { orderBy, sortedBy } from '../order-by/order-by.ts'
import {
  areApart,
  clean,
  drawRows,
  insideOf,
  type RecordRow,
  type Records,
  recordsTable,
  rowAt,
} from './records.ts'
import { say } from './messages.gen.ts'

export type Measure = (values: readonly number[]) => number

/** The measure that orders the rows, and another measure that students may look at by mistake. */
export interface Ordering {
  by: Measure
  other: Measure
  misconception: MisconceptionId
  ask: Text
  first: Text
  last: Text
  /** Feedback to students who used the other measure. */
  told: Text
  hint: Text
  /** How to find the measure, for the solution. */
  why: Text
  /** Writes the measure where a plain number would be misread, such as one below 0. */
  tell?: (value: number) => Text
}

interface Values {
  level: Level
  places: number[]
  shuffle: number
}

const things = 4

/** A row with its measure, rounded to three digits if it has more. */
function told(name: Words, measure: number, tell?: Ordering['tell']): Text {
  const value = Number(measure.toPrecision(3))
  if (tell !== undefined) return say('order.exactly', { name, value: tell(value) })
  return say(clean(measure) === value ? 'order.exactly' : 'order.about', { name, value: numeral(value) })
}

/**
 * Whether the other measure gives the same order of any rows, or always the opposite one. Then it shows no mistake, and
 * no rows could be drawn.
 */
function isBound({ rows }: Records, { by, other }: Ordering): boolean {
  const turns = rows.flatMap((one, at) =>
    rows
      .slice(at + 1)
      .map(
        (next) =>
          Math.sign(by(one.values) - by(next.values)) * Math.sign(other(one.values) - other(next.values)),
      ),
  )
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0)
}

/**
 * Put rows of a table in order: by one column, or by a combination of two.
 *
 * @throws RangeError where the other measure cannot differ from the one that is asked for
 */
export const orderRecords = (
  records: Records,
  orderings: Readonly<Record<Level, Ordering>>,
  standards: readonly string[],
): ModelForm<Values> => {
  for (const [level, ordering] of Object.entries(orderings))
    if (isBound(records, ordering)) throw new RangeError(`Level ${level} of ${records.id} has no slip`)
  return defineModel<Values>({
    id: 'order-rows',
    thinking: 'compare',
    seconds: 65,
    calculator: 'basic',
    standards,
    draw: (random, level) => ({
      level,
      places: drawRows(random, records, things),
      shuffle: random.integer(0, 1e9),
    }),
    fits({ level, places }) {
      const { by, other } = orderings[level]
      const orderOf = (measure: Measure) =>
        sortedBy(places, (place) => measure(rowAt(records, place).values)).join()
      const measures = sortedBy(places, (place) => by(rowAt(records, place).values)).map((place) =>
        by(rowAt(records, place).values),
      )
      return (
        measures.every((value, at) => at === 0 || areApart(value, measures[at - 1] ?? 0)) &&
        orderOf(by) !== orderOf(other) &&
        orderOf(other) !== orderOf((values) => -by(values))
      )
    },
    item({ level, places, shuffle }) {
      const its = orderings[level]
      const rows = places.map((place) => {
        const { name, values } = rowAt(records, place)
        return { text: name, place, values }
      })
      const of =
        (measure: Measure) =>
        ({ values }: Pick<RecordRow, 'values'>) =>
          measure(values)
      const inOrder = sortedBy(rows, of(its.by))
      return {
        stem: [records.scene, its.ask],
        figure: recordsTable(records, places),
        ...orderBy(shuffle, {
          things: rows,
          by: of(its.by),
          first: its.first,
          last: its.last,
          slips: [
            { by: of(its.other), misconception: its.misconception, feedback: its.told },
            {
              by: of((values) => -its.by(values)),
              misconception: 'order.backward',
              feedback: say('order.backward'),
            },
          ],
        }),
        hints: [its.hint, say('order.hint')],
        solution: [
          its.why,
          say('order.so', {
            list: listed(
              inOrder.map(({ place, values }) => told(insideOf(records, place), its.by(values), its.tell)),
            ),
          }),
        ],
      }
    },
    task: ({ level, places }) => `${records.id}/${level}/${places.slice(0, 2).join()}`,
  })
}
