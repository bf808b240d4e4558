import { defineModel, type Level } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { type SortedCard, sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { type ChangeRow, drawChanges, nameOfChange, ofChange } from '#worlds/changes/changes.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  rows: ChangeRow[]
  shuffle: number
}

/** Grams by which two weighings of the same thing may differ. */
const within = 1
const places = ['larger', 'smaller', 'same'] as const
const placeOf = (before: number, after: number): number =>
  Math.abs(after - before) <= within ? 2 : after > before ? 0 : 1

const slips = {
  space: { misconception: 'substance.change-changes-weight', feedback: say('space.told-space') },
  scatter: { misconception: 'evidence.within-scatter', feedback: say('space.told-scatter', { within }) },
  weight: { misconception: 'substance.compares-backward', feedback: say('space.told-weight') },
  columns: { misconception: 'reading.wrong-series', feedback: say('space.told-columns') },
  volume: { misconception: 'substance.compares-backward', feedback: say('space.told-volume') },
} as const

/** The weight and the volume of one thing. */
function cardsOf({ id, read: [before, after, from, to] }: ChangeRow): SortedCard[] {
  const thing = ofChange(id)
  const [weight, space] = [placeOf(before, after), placeOf(from, to)]
  // Where a small difference leads if it counts as a change.
  const scatter = placeOf(0, (within + 1) * (after - before))
  return [
    {
      text: say('space.card-weight', { thing }),
      place: weight,
      slips: [
        { place: space, ...slips.space },
        { place: scatter, ...slips.scatter },
      ],
      elsewhere: slips.weight,
    },
    {
      text: say('space.card-space', { thing }),
      place: space,
      slips: [{ place: weight, ...slips.columns }],
      elsewhere: slips.volume,
    },
  ]
}

/** Sort what changed: weight and space (1), with readings that scatter (2), with an open vessel among them (3). */
export const weightOrSpace = defineModel<Values>({
  id: 'weight-or-space',
  thinking: 'classify',
  seconds: 70,
  standards: ['5-PS1-2'],
  draw: (random, level) => ({
    level,
    rows: drawChanges(random, level === 3, level === 1 ? 0 : within),
    shuffle: random.integer(0, 1e9),
  }),
  item: ({ level, rows, shuffle }) => ({
    stem: [
      say('space.scene'),
      ...(level === 1 ? [] : [say('space.within', { within })]),
      ...(level === 3 ? [say('space.open')] : []),
      say('space.ask'),
    ],
    figure: tableFigure(
      say('space.title'),
      [say('space.head'), say('space.before'), say('space.after'), say('space.from'), say('space.to')],
      rows.map(({ id, read }) => [nameOfChange(id), ...read]),
    ),
    ...sortCards({
      shuffle,
      categories: places.map((place) => say(`space.${place}`)),
      cards: rows.flatMap(cardsOf),
      slip: slips.columns,
    }),
    hints: [say('space.hint'), say(`space.next-${level}`)],
    solution: [
      say(level === 3 ? 'space.so-open' : 'space.so'),
      ...rows.map(({ id, read: [before, after, from, to] }) =>
        say('space.so-row', { name: nameOfChange(id), before, after, from, to }),
      ),
    ],
  }),
  task: ({ level, rows }) => [level, ...rows.map(({ id }) => id).toSorted()].join('/'),
})
