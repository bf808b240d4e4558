import type { Text } from '@skills-center/messages/values'
import { sort } from '../../build-placed.ts'
import { built } from '../../form/answering.ts'
import type { AnsweringTemplate } from '../../form/item-template.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { createRandom } from '../../random.ts'

interface Slip {
  misconception: MisconceptionId
  feedback: Text
}

/** A card, the place of its category, and where known ways of thinking would put it. */
export interface SortedCard {
  text: string
  place: number
  slips?: readonly (Slip & { place: number })[]
}

/** Cards put into categories. A slip that leads to the right place says nothing; `slip` speaks to all other places. */
export const sortCards = (its: {
  shuffle: number
  categories: readonly Text[]
  cards: readonly SortedCard[]
  slip: Slip
}): AnsweringTemplate =>
  built((word) => {
    const categories = its.categories.map(word)
    const nameOf = (place: number): string => categories[place] ?? ''
    return sort(createRandom(`sort ${its.shuffle}`), {
      categories,
      cards: its.cards.map(({ text, place, slips = [] }) => ({
        text,
        category: nameOf(place),
        slips: slips
          .filter(
            (slip, at) =>
              slip.place !== place && slips.findIndex((other) => other.place === slip.place) === at,
          )
          .map((slip) => ({
            category: nameOf(slip.place),
            misconception: slip.misconception,
            feedback: word(slip.feedback),
          })),
      })),
      slip: { ...its.slip, feedback: word(its.slip.feedback) },
    })
  })
