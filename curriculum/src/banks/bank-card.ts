import type { Terms } from '@skills-center/answers/judge-term'
import type { Level } from '@skills-center/contract/ids'

/** A card without words; its texts are messages named by its id. */
export interface BankCard {
  id: string
  level: Level
  standard: string
  isBeyond: boolean
  slots: readonly string[]
  rows: number
  figure?: string
  /** Misconceptions of its wrong options. */
  wrong: readonly string[]
  /** The same for each gap of a text to build. */
  lists?: readonly (readonly string[])[]
  /** Misconceptions of the things in each category. */
  groups?: readonly (readonly string[])[]
  /** How many steps are put in order, and the wrong orders that are known: a later step before an earlier one. */
  steps?: number
  swaps?: readonly { misconception: string; before: readonly number[] }[]
  /** The words that are right, and near words that are not. */
  term?: { right: Terms; near: readonly { misconception: string; terms: Terms }[] }
  hints: number
  why: number
}

/** What messages of a list begin with; a choice has only one list. */
export const listName = (lists: number, at: number): string => (lists === 1 ? '' : `list-${at}.`)
