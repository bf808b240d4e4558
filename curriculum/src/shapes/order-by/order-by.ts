import { arranged } from '../../form/arranging.ts'
import type { AnsweringTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'

type Measure<Thing> = (thing: Thing) => number

export const sortedBy = <Thing>(things: readonly Thing[], by: Measure<Thing>): Thing[] =>
  things.toSorted((one, other) => by(one) - by(other))

interface Slip<Thing> {
  by: Measure<Thing>
  misconception: MisconceptionId
  feedback: Words
}
/** The order of a student who stops comparing early: the first two are swapped. */
export const stopsEarly = <Thing>(
  [, second]: readonly Thing[],
  by: Measure<Thing>,
  feedback: Words,
): Slip<Thing> => ({
  by: (thing) => (second !== undefined && by(thing) === by(second) ? -Infinity : by(thing)),
  misconception: 'data.stops-early',
  feedback,
})

/** Put things in order by a measure. A slip is the order by a different measure. */
export const orderBy = <Thing extends { text: Words }>(
  shuffle: number,
  its: {
    things: readonly Thing[]
    by: Measure<Thing>
    first: Words
    last: Words
    slips: readonly Slip<Thing>[]
  },
): AnsweringTemplate => {
  const texts = (by: Measure<Thing>): Words[] => sortedBy(its.things, by).map(({ text }) => text)
  return arranged.order(shuffle, {
    options: texts(its.by),
    first: its.first,
    last: its.last,
    wrong: its.slips.map(({ by, ...told }) => ({ order: texts(by), ...told })),
  })
}
