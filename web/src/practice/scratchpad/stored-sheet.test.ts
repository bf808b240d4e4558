import { QuestionToken } from '@skills-center/contract/practice'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSheet, storeSheet, readSheet } from './stored-sheet.ts'
import { emptySheet, type Sheet } from './sheet.ts'

const token = QuestionToken.parse('this-question')
const other = QuestionToken.parse('another-question')
const sheet: Sheet = { strokes: [{ pen: 'blue', points: [1, 2, 3.5, 4] }], lines: ['12 ÷ 4 = 3'] }

/** A fake session storage. */
let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, text: string) => kept.set(place, text),
    removeItem: (place: string) => kept.delete(place),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the sheet of a question is there again after a reload, and no other question sees it', () => {
  storeSheet(token, sheet)
  expect(readSheet(token)).toEqual(sheet)
  expect(readSheet(other)).toEqual(emptySheet)
})

test('only one sheet is ever kept, and none that is empty', () => {
  storeSheet(token, sheet)
  storeSheet(other, { ...sheet, lines: [] })
  expect(readSheet(token)).toEqual(emptySheet)
  expect(kept.size).toBe(1)
  storeSheet(other, emptySheet)
  expect(kept.size).toBe(0)
})

test('a sheet goes with its question', () => {
  storeSheet(token, sheet)
  forgetSheet()
  expect(kept.size).toBe(0)
})

test('what cannot be read is a clean sheet', () => {
  storeSheet(token, sheet)
  for (const place of kept.keys()) {
    for (const text of [
      '{',
      '{"token":"this-question"}',
      '{"token":"this-question","sheet":{"strokes":5}}',
    ]) {
      kept.set(place, text)
      expect(readSheet(token)).toEqual(emptySheet)
    }
  }
})

test('where storage is forbidden, the sheet is kept in memory only', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  storeSheet(token, sheet)
  forgetSheet()
  expect(readSheet(token)).toEqual(emptySheet)
})
