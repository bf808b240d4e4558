import type { InteractionOf } from '@skills-center/contract/interaction'
import { spoken } from '../spoken.ts'

/*
 * The board on a wide screen: sources, lines, targets. All rows in a column have the same height and both columns are
 * equally tall, so that the lines can be drawn without measuring. On a narrow screen, only the sources are shown, and
 * the targets open as a list under the source that was pressed.
 */
const board = 'relative sm:grid print:grid'
const columns = 'sm:grid-cols-[5fr_2fr_6fr] print:grid-cols-[5fr_2fr_6fr]'
/** Short cards leave more space for crossing lines. */
const narrowColumns = 'max-w-xl sm:grid-cols-[4fr_5fr_4fr] print:grid-cols-[4fr_5fr_4fr]'

export function boardOf({ sources, targets }: InteractionOf<'match'>): string {
  const isShort = [...sources, ...targets].every(({ text }) => spoken(text).length <= 12)
  return `${board} ${isShort ? narrowColumns : columns}`
}

export const sourceColumn = 'grid gap-3 sm:h-full sm:auto-rows-fr sm:gap-0'
export const targetColumn =
  'max-sm:absolute max-sm:inset-x-0 max-sm:z-20 max-sm:rounded-md max-sm:border max-sm:border-line-strong max-sm:bg-surface max-sm:p-1 max-sm:shadow-lg print:static! print:block! print:border-none print:shadow-none'

/** The center of a row, in percent of the board's height. */
export const places = (index: number, count: number): number => ((index + 0.5) / count) * 100

export const card =
  'relative flex min-h-12 w-full items-center text-left text-lg leading-snug rounded-md border-[1.5px] px-3 py-2'

const targetLooks = {
  open: 'sm:border-line-strong sm:group-hover/target:border-ink',
  asked: 'sm:border-dashed sm:border-action sm:group-hover/target:bg-math-soft',
  held: 'sm:border-action sm:bg-math-soft sm:ring-1 sm:ring-action',
}

/** A target as a card on the board, and as a list row on a narrow screen. */
export const targetCard = (look: keyof typeof targetLooks): string =>
  `relative flex min-h-12 w-full items-center gap-2 rounded-md px-3 py-2 text-lg leading-snug bg-surface border-[1.5px] border-transparent max-sm:group-hover/target:bg-sunken max-sm:group-aria-selected/target:font-semibold max-sm:group-aria-selected/target:border-action group-focus-visible/target:outline-3 group-focus-visible/target:outline-focus sm:group-focus-visible/target:outline-offset-2 print:border-line-strong ${targetLooks[look]}`

/** The end point of a line. */
export function Dot({ side, isUsed }: { side: 'left' | 'right'; isUsed: boolean }) {
  return (
    <span
      aria-hidden
      className={`absolute top-1/2 z-10 hidden size-3.5 -translate-y-1/2 rounded-full border-2 sm:block print:block ${
        side === 'left' ? '-left-2' : '-right-2'
      } ${isUsed ? 'border-ink bg-ink' : 'border-line-strong bg-surface'}`}
    />
  )
}
