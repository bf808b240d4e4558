import type { Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import { mathIn } from '../../form/math-in.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import type { Shown } from '../../item.ts'
import { tex } from '../../markup.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { type SortedCard, sortCards } from '../sort-cards/sort-cards.ts'

/** An expression as TeX, with the index of its category and the reason for it. */
interface SortedValue extends Omit<SortedCard, 'text'> {
  tex: string
  why: Text
}

/** Sort expressions by their value: for example below 0, or greater than another. Every category has a card. */
export const sortValues = <Values extends { shuffle: number }>(
  its: Pick<
    ModelForm<Values>,
    'id' | 'thinking' | 'seconds' | 'standards' | 'bugs' | 'task' | 'draw' | 'fits'
  > & {
    categories: (values: Values) => readonly Text[]
    cards: (values: Values) => readonly SortedValue[]
    words: (values: Values) => Pick<ItemTemplate, 'stem' | 'figure' | 'hints'> & {
      slip: { misconception: MisconceptionId; feedback: Text }
    }
    /** Solves a shown card: the category index for its TeX. */
    reads: (card: string, shown: Shown) => number
  },
): ModelForm<Values> => {
  const { categories, cards, words, reads, fits, ...form } = its
  return defineModel<Values>({
    ...form,
    fits(values, level) {
      const all = cards(values)
      return (
        new Set(all.map(({ place }) => place)).size === categories(values).length &&
        new Set(all.map((card) => card.tex)).size === all.length &&
        fits?.(values, level) !== false
      )
    },
    item(values) {
      const all = cards(values)
      const { slip, ...worded } = words(values)
      return {
        ...worded,
        ...sortCards({
          shuffle: values.shuffle,
          categories: categories(values),
          cards: all.map((card) => ({ ...card, text: tex(card.tex) })),
          slip,
        }),
        solution: all.map(({ why }) => why),
      }
    },
    solve: (shown) => solved.sort(shown, (card) => reads(mathIn(card)[0] ?? '', shown)),
  })
}
