import { QuestionToken } from '@skills-center/contract/practice'
import { z } from 'zod'
import { emptySheet, isEmpty, Sheet } from './sheet.ts'

/*
 * The sheet of the question on screen, kept in this window so that a reload does not lose it. It never leaves the
 * device, there is only ever one, and it goes with its question.
 */
const place = 'skills-center.scratchpad'

const StoredSheet = z.object({ token: QuestionToken, sheet: Sheet })

/** What was drawn for this question; a clean sheet where nothing was. */
export function readSheet(token: QuestionToken): Sheet {
  try {
    const kept = StoredSheet.safeParse(JSON.parse(sessionStorage.getItem(place) ?? 'null')).data
    return kept?.token === token ? kept.sheet : emptySheet
  } catch {
    return emptySheet
  }
}

/** Keeps the sheet of this question in place of any other. */
export function storeSheet(token: QuestionToken, sheet: Sheet): void {
  try {
    if (isEmpty(sheet)) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify({ token, sheet }))
  } catch {
    // Storage may be full or forbidden; the sheet is then kept in memory only.
  }
}

export function forgetSheet(): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
