import { QuestionToken } from '@skills-center/contract/practice'
import { z } from 'zod'
import { emptySheet, isEmpty, Sheet } from './sheet.ts'

/*
 * The scratchpad of the question on screen, in session storage, so that a reload does not lose it. It never leaves the
 * device. There is only one, and it is deleted with its question.
 */
const place = 'skills-center.scratchpad'

const StoredSheet = z.object({ token: QuestionToken, sheet: Sheet })

/** The sheet drawn for this question; empty if there is none. */
export function readSheet(token: QuestionToken): Sheet {
  try {
    const kept = StoredSheet.safeParse(JSON.parse(sessionStorage.getItem(place) ?? 'null')).data
    return kept?.token === token ? kept.sheet : emptySheet
  } catch {
    return emptySheet
  }
}

/** Stores this question's sheet in place of any other. */
export function storeSheet(token: QuestionToken, sheet: Sheet): void {
  try {
    if (isEmpty(sheet)) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify({ token, sheet }))
  } catch {
    // Storage may be full or blocked; the sheet is then in memory only.
  }
}

export function forgetSheet(): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // If storage is blocked, nothing was stored.
  }
}
