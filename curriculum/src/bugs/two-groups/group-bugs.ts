import { type Changed, changeOf, moved, type Pair, toldIn } from '../../situations/two-groups/changes.ts'
import { type Grouped, groupedParts } from '../../situations/two-groups/two-groups.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

/** The ratio asked for: of the first kind to the other kind, or to the total. */
export const pairOf = (grouped: Grouped): Pair => {
  const { part, rest, whole } = groupedParts(grouped)
  return [part.q, grouped.to === 'whole' ? whole.q : rest.q]
}

const ifAny = (pair: Pair): Pair | null => (pair.every((each) => each > 0) ? pair : null)

// Worked by hand: 6 dogs and 9 cats; and 12 animals in the ratio 2 to 1 before 5 dogs left: 8 dogs and 4 cats, then 3
// and 4.
const shelter = { group: 'shelter', one: 6, other: 9, first: 'one', to: 'part' } as const satisfies Grouped
const left: Changed = {
  ...shelter,
  one: 3,
  other: 4,
  told: [2, 1],
  times: 4,
  of: 'one',
  by: 5,
  came: false,
  asks: 'after',
}

const turned = bug<Grouped, Pair>({
  id: 'ratio.turned',
  answer: (grouped) => {
    const [first, second] = pairOf(grouped)
    return [second, first]
  },
  feedback: (grouped) => say(`turned.${grouped.to}`, groupedParts(grouped)),
  example: [shelter, [9, 6]],
})
const partWhole = bug<Grouped, Pair>({
  id: 'ratio.part-whole',
  answer: (grouped) => pairOf({ ...grouped, to: grouped.to === 'whole' ? 'part' : 'whole' }),
  feedback: (grouped) => say(`part-whole.${grouped.to}`, groupedParts(grouped)),
  example: [shelter, [6, 15]],
})
const difference = bug<Grouped, Pair>({
  id: 'ratio.difference',
  answer: ({ one, other, to }) =>
    one === other ? null : [Math.abs(one - other), to === 'whole' ? one + other : other],
  feedback: ({ one, other }) => say('difference', { gap: Math.abs(one - other) }),
  example: [shelter, [3, 9]],
})
const termsForAmounts = bug<Changed, Pair>({
  id: 'ratio.terms-for-amounts',
  answer: (changed) => ifAny(moved(changed.told, changed.of, changeOf(changed))),
  feedback: (changed) => say('terms', toldIn(changed)),
  example: [{ ...left, one: 13, came: true }, [7, 1]],
})
const stopsEarly = bug<Changed, Pair>({
  id: 'ratio.stops-early',
  answer: ({ told }) => told,
  feedback: (changed) => say(`stops.${changed.asks}`, toldIn(changed)),
  example: [left, [2, 1]],
})
const undoesWrongWay = bug<Changed, Pair>({
  id: 'ratio.undoes-wrong-way',
  answer: (changed) => {
    const { ones, others } = toldIn(changed)
    return ifAny(moved([ones.q, others.q], changed.of, -changeOf(changed)))
  },
  feedback: (changed) => say(`wrong-way.${changed.asks}`, toldIn(changed)),
  example: [left, [13, 4]],
})

export const countedBugs = [turned, partWhole, difference]
export const changedBugs = [turned, partWhole, termsForAmounts, stopsEarly, undoesWrongWay]
