import { expect, test } from 'vitest'
import { rowsFor, stackRows, alternateRowsFor } from './number-line-layout.ts'

test('stretches over the same part of the line stand one above the other, the shorter below', () => {
  expect(
    stackRows([
      { from: 0, to: 9 },
      { from: 5, to: 2 },
    ]),
  ).toEqual([1, 0])
  expect(
    stackRows([
      { from: 0, to: 3 },
      { from: 3, to: 5 },
      { from: 4, to: 1 },
    ]),
  ).toEqual([0, 0, 1])
})

test('numerals that would touch take turns', () => {
  const writing = [0, 20, 40, 60].map((at) => ({ at, wide: 30 }))
  expect(alternateRowsFor(writing, 4)).toEqual([0, 1, 0, 1])
  expect(alternateRowsFor(writing.slice(0, 1), 4)).toEqual([0])
})

test('writing that would touch its neighbour moves to another row', () => {
  const writing = [
    { at: 100, wide: 40 },
    { at: 0, wide: 40 },
    { at: 30, wide: 40 },
    { at: 60, wide: 40 },
  ]
  const rows = rowsFor(writing, 4)
  for (const [i, a] of writing.entries())
    for (const [j, b] of writing.entries())
      if (i < j && rows[i] === rows[j]) expect(Math.abs(a.at - b.at)).toBeGreaterThanOrEqual(44)
})
