import type { InteractionOf } from '@skills-center/contract/interaction'
import { spoken } from '../spoken.ts'

/** So many letters fit into a column of a board with two, three or four categories. */
const fitting: Record<number, number> = { 2: 34, 3: 20, 4: 13 }

/** Whether cards are so short that they can lie in the columns; longer ones stay beside them. */
export const doCardsMove = ({ cards, categories }: InteractionOf<'sort'>): boolean =>
  cards.every(({ text }) => spoken(text).length <= (fitting[categories.length] ?? 0))

/** The columns of the board: the cards, then each category. */
export function columnsOf(categories: number, doMove: boolean, isClosed: boolean) {
  const first = doMove ? (isClosed ? '' : 'minmax(0, 1fr)') : `minmax(0, ${categories > 2 ? 2 : 1.6}fr)`
  return { gridTemplateColumns: `${first} repeat(${categories}, minmax(0, 1fr))` }
}

/** Whether the categories' names are short enough to stand two in a row on the narrowest screen. */
export const doNamesFitInPairs = ({ categories }: InteractionOf<'sort'>): boolean =>
  categories.every(({ text }) => {
    const words = spoken(text).split(' ')
    return words.length <= 4 && words.every((word) => word.length <= 11)
  })

/** Whether there is room for a column for each category, as in the style sheet. */
export const isBoard = (): boolean => matchMedia('(width >= 40rem)').matches

/** Which category a key means, by its number; -1 for none. */
export const categoryAt = (key: string, count: number): number =>
  /^[1-9]$/.test(key) && Number(key) <= count ? Number(key) - 1 : -1
