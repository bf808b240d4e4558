import type { QuestionToken } from '@skills-center/contract/practice'
import { useEffect, useReducer } from 'react'
import { forgetSheet, storeSheet, readSheet } from './stored-sheet.ts'
import { edit } from './sheet.ts'

/** The sheet of one question: what was drawn for it before a reload, else a clean one. */
export function useSheet(token: QuestionToken) {
  const [history, dispatch] = useReducer(edit, token, (shown) => ({
    past: [],
    sheet: readSheet(shown),
    future: [],
  }))
  const { sheet } = history
  // Keeps the window's storage in step: with the sheet, and empty once its question has gone.
  useEffect(() => storeSheet(token, sheet), [token, sheet])
  useEffect(() => forgetSheet, [])
  return { history, dispatch }
}
