import type { Text } from '@skills-center/messages/values'
import { arranged } from '../../form/arranging.ts'
import type { AnsweringTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'

interface Slip {
  misconception: MisconceptionId
  feedback: Text
}

/** A card, the index of its category, and the categories that known mistakes lead to. */
export interface SortedCard {
  text: Words
  place: number
  slips?: readonly (Slip & { place: number })[]
  /** The slip behind any other wrong category. */
  elsewhere?: Slip
}

/**
 * Sort cards into categories. A slip that leads to the right category is ignored; `slip` answers all other wrong
 * places.
 */
export const sortCards = (its: {
  shuffle: number
  categories: readonly Text[]
  cards: readonly SortedCard[]
  slip: Slip
}): AnsweringTemplate => {
  const { shuffle, categories, cards, slip } = its
  const nameOf = (place: number): Words => categories[place] ?? ''
  return arranged.sort(shuffle, {
    categories: [...categories],
    cards: cards.map(({ text, place, slips = [], elsewhere }) => ({
      text,
      category: nameOf(place),
      slips: [
        ...slips,
        ...(elsewhere === undefined ? [] : categories.map((_, at) => ({ place: at, ...elsewhere }))),
      ]
        .filter(
          (each, at, all) =>
            each.place !== place && all.findIndex((other) => other.place === each.place) === at,
        )
        .map(({ place: at, ...told }) => ({ category: nameOf(at), ...told })),
    })),
    slip,
  })
}
