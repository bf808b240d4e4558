import type { Terms } from '@skills-center/answers/judge-term'
import type { Level } from '@skills-center/contract/ids'

/** A card without words; its texts are messages with ids based on its own. */
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
  /** The number of steps to put in order, and the known wrong orders: a later step before an earlier one. */
  steps?: number
  swaps?: readonly { misconception: string; before: readonly number[] }[]
  /** The right words, and similar words that are wrong. */
  term?: { right: Terms; near: readonly { misconception: string; terms: Terms }[] }
  hints: number
  why: number
}

/** The prefix of a list's messages; a choice has only one list. */
export const listName = (lists: number, at: number): string => (lists === 1 ? '' : `list-${at}.`)
