import { defineModel, type ModelForm } from '../../form/model.ts'
import type { Random } from '../../random.ts'
import { sortCards } from '../sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

/** The quantity to measure in each situation, by the index of its category. */
const things = {
  face: ['carpet', 'window', 'lawn', 'shelf', 'wall', 'mat'],
  outside: ['wrap', 'chest', 'tent', 'block', 'crate', 'foil'],
  inside: ['tank', 'sand', 'concrete', 'air', 'soil', 'wax'],
} as const
type Measure = keyof typeof things
const measures = ['face', 'outside', 'inside'] as const
type Thing = (typeof things)[Measure][number]

interface Things {
  cards: { measure: Measure; thing: Thing }[]
  shuffle: number
}
const kindsAt = { 1: ['face', 'inside'], 2: ['outside', 'inside'], 3: measures } as const
const drawThings = (random: Random, measure: Measure, count: number): Things['cards'] =>
  random.sample<Thing>([...things[measure]], count).map((thing) => ({ measure, thing }))

/** One face or the space inside (level 1), outside or inside (level 2), all three (level 3). */
export const sortMeasures = (standards: readonly string[]): ModelForm<Things> =>
  defineModel<Things>({
    id: 'sort-measures',
    thinking: 'classify',
    seconds: 60,
    standards,
    task: ({ cards }) =>
      cards
        .map(({ thing }) => thing)
        .toSorted()
        .join(),
    draw(random, level) {
      const kinds: readonly Measure[] = kindsAt[level]
      const counts =
        kinds.length === 3
          ? [2, 2, 2]
          : random.pick([
              [2, 3],
              [3, 2],
              [3, 3],
            ])
      return {
        cards: kinds.flatMap((kind, at) => drawThings(random, kind, counts[at] ?? 2)),
        shuffle: random.integer(0, 1e9),
      }
    },
    item({ cards, shuffle }) {
      const kinds = measures.filter((each) => cards.some(({ measure }) => measure === each))
      return {
        stem: [say('asks')],
        ...sortCards({
          shuffle,
          categories: kinds.map((each) => say(`kind.${each}`)),
          cards: cards.map(({ measure, thing }) => ({
            text: say(`thing.${thing}`),
            place: kinds.indexOf(measure),
            slips: kinds
              .filter((each) => each !== measure)
              .map((each) => ({
                place: kinds.indexOf(each),
                misconception: [each, measure].includes('inside')
                  ? ('volume.square-for-cubic' as const)
                  : ('surface.all-faces' as const),
                feedback: say(`slip.${measure}`),
              })),
          })),
          slip: { misconception: 'volume.square-for-cubic', feedback: say('hint') },
        }),
        hints: [say('nudge'), say('hint')],
        solution: kinds.map((each) => say(`why.${each}`)),
      }
    },
  })
