import type { InteractionOf } from '@skills-center/contract/interaction'
import type { RichText } from '@skills-center/contract/rich-text'
import { spoken } from '../spoken.ts'

/**
 * How many letters fit in a column of a board with two, three, or four categories: in total, and in one unbreakable
 * piece.
 */
const fitting: Record<number, { text: number; piece: number }> = {
  2: { text: 34, piece: 15 },
  3: { text: 20, piece: 10 },
  4: { text: 14, piece: 6 },
}

/** The length of the longest piece without a line break: a word, or math. */
const longestPiece = (text: RichText): number =>
  Math.max(
    ...text
      .flat()
      .flatMap((run) => (run.kind === 'math' ? spoken([[run]]).replaceAll(' ', '') : run.text.split(' ')))
      .map((piece) => piece.length),
  )

/** Whether the cards are short enough to go into the columns; longer cards stay beside them. */
export function doCardsMove({ cards, categories }: InteractionOf<'sort'>): boolean {
  const room = fitting[categories.length]
  return (
    room !== undefined &&
    cards.every(({ text }) => spoken(text).length <= room.text && longestPiece(text) <= room.piece)
  )
}

/** The columns of the board: the cards, then each category. */
export function columnsOf({ categories }: InteractionOf<'sort'>, doMove: boolean, isClosed: boolean) {
  const count = categories.length
  // If a category among many has a long name, the name needs the space more than the cards, which can wrap.
  const isTight = count > 3 && categories.some(({ text }) => longestPiece(text) > 12)
  const share = isTight ? 1 : count > 2 ? 2 : 1.6
  const first = doMove ? (isClosed ? '' : 'minmax(0, 1fr)') : `minmax(0, ${share}fr)`
  return { gridTemplateColumns: `${first} repeat(${count}, minmax(0, 1fr))` }
}

/** Whether the category names are short enough for two per row on the narrowest screen. */
export const doNamesFitInPairs = ({ categories }: InteractionOf<'sort'>): boolean =>
  categories.every(({ text }) => spoken(text).length <= 30 && longestPiece(text) <= 11)

/** Whether there is room for one column per category, as in the style sheet. */
export const isBoard = (): boolean => matchMedia('(width >= 40rem)').matches

/** The category that a number key picks; -1 for none. */
export const categoryAt = (key: string, count: number): number =>
  /^[1-9]$/.test(key) && Number(key) <= count ? Number(key) - 1 : -1
