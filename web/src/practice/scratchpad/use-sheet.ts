import type { QuestionToken } from '@skills-center/contract/practice'
import { useEffect, useReducer } from 'react'
import { forgetSheet, storeSheet, readSheet } from './stored-sheet.ts'
import { edit } from './sheet.ts'

/** The scratchpad of one question: restored after a reload, otherwise empty. */
export function useSheet(token: QuestionToken) {
  const [history, dispatch] = useReducer(edit, token, (shown) => ({
    past: [],
    sheet: readSheet(shown),
    future: [],
  }))
  const { sheet } = history
  // Keeps session storage in step with the sheet, and clears it when the question is gone.
  useEffect(() => storeSheet(token, sheet), [token, sheet])
  useEffect(() => forgetSheet, [])
  return { history, dispatch }
}
