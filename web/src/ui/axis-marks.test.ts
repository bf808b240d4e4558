import { expect, test } from 'vitest'
import { columnMiddle, marksAt, thinned, wholeAxis } from './axis-marks.ts'

test.each([
  [0, 1, ['0', '1']],
  [1, 1, ['0', '1']],
  [4, 4, ['0', '1', '2', '3', '4']],
  [7, 8, ['0', '2', '4', '6', '8']],
  [47, 60, ['0', '20', '40', '60']],
  [130, 150, ['0', '50', '100', '150']],
  [900, 1000, ['0', '500', '1000']],
])('an axis that holds %i ends at %i', (max, end, texts) => {
  const axis = wholeAxis(max)
  expect(axis.end).toBe(end)
  expect(axis.marks.map(({ text }) => text)).toEqual(texts)
  expect(axis.marks.at(-1)?.at).toBe(100)
})

test('marks stand at even steps of the axis', () => {
  expect(marksAt(60, 20).map(({ at }) => Math.round(at))).toEqual([0, 33, 67, 100])
})

test('columns lie side by side', () => {
  expect([0, 1, 2, 3].map((index) => columnMiddle(index, 4))).toEqual([12.5, 37.5, 62.5, 87.5])
})

test('of too many marks each second or third is shown', () => {
  const marks = Array.from({ length: 15 }, (_, index) => ({ at: index, text: String(index) }))
  expect(thinned(marks, 7).map(({ at }) => at)).toEqual([0, 3, 6, 9, 12])
  expect(thinned(marks.slice(0, 7), 7)).toHaveLength(7)
})
