import { expect, test } from 'vitest'
import { edit, emptySheet, type Edit, type History, isFull, longestLine, maxLines } from './sheet.ts'
import { pathOf, strokesNear, withPoint } from './strokes.ts'

const clean: History = { past: [], sheet: emptySheet, future: [] }
const after = (...edits: Edit[]): History => edits.reduce(edit, clean)
const drew = (...points: number[]): Edit => ({ type: 'drew', stroke: { pen: 'plain', points } })

test('what was drawn and typed can be taken back step by step, and brought back', () => {
  const done = after(drew(1, 1, 5, 5), { type: 'typed', line: '12 ÷ 4 = 3' })
  const back = edit(edit(done, { type: 'undone' }), { type: 'undone' })
  expect(back.sheet).toEqual(emptySheet)
  expect(edit(back, { type: 'undone' })).toBe(back)
  const again = edit(edit(back, { type: 'redone' }), { type: 'redone' })
  expect(again.sheet).toEqual(done.sheet)
  expect(edit(again, { type: 'redone' })).toBe(again)
})

test('a new stroke ends what could have been brought back', () => {
  const done = after(drew(1, 1), { type: 'undone' }, drew(9, 9))
  expect(done.future).toEqual([])
  expect(done.sheet.strokes).toEqual([{ pen: 'plain', points: [9, 9] }])
})

test('a cleared sheet comes back whole', () => {
  const done = after(drew(1, 1), { type: 'typed', line: 'x = 4' })
  const cleared = edit(done, { type: 'cleared' })
  expect(cleared.sheet).toEqual(emptySheet)
  expect(edit(cleared, { type: 'undone' }).sheet).toEqual(done.sheet)
})

test('the eraser takes whole strokes, as one step', () => {
  const done = after(drew(0, 0), drew(50, 50), drew(99, 99), { type: 'erased', strokes: new Set([0, 2]) })
  expect(done.sheet.strokes.map(({ points }) => points)).toEqual([[50, 50]])
  expect(edit(done, { type: 'undone' }).sheet.strokes).toHaveLength(3)
})

test('what changes nothing is no step to take back', () => {
  for (const nothing of [
    { type: 'cleared' },
    { type: 'typed', line: '   ' },
    { type: 'erased', strokes: new Set<number>() },
  ] satisfies Edit[]) {
    expect(edit(clean, nothing)).toBe(clean)
  }
})

test('a sheet has room for so much and no more', () => {
  const typed = Array.from({ length: maxLines + 5 }, (_, line): Edit => ({ type: 'typed', line: `${line}` }))
  expect(after(...typed).sheet.lines).toHaveLength(maxLines)
  expect(after({ type: 'typed', line: 'x'.repeat(500) }).sheet.lines[0]).toHaveLength(longestLine)
  const long = drew(...Array.from({ length: 4000 }, (_, index) => index))
  const full = after(...Array.from({ length: 10 }, () => long))
  expect(isFull(full.sheet)).toBe(true)
  expect(edit(full, drew(1, 1))).toBe(full)
})

test('a line that was typed can be removed', () => {
  const done = after(
    { type: 'typed', line: 'a' },
    { type: 'typed', line: 'b' },
    { type: 'removed-line', place: 0 },
  )
  expect(done.sheet.lines).toEqual(['b'])
})

test('points that say nothing new are left out', () => {
  expect(withPoint([10, 10], 10.5, 10.5)).toEqual([10, 10])
  expect(withPoint([10, 10], 12.34, 10)).toEqual([10, 10, 12.3, 10])
})

test('a tap is a dot, two points a line, more a curve without corners', () => {
  expect(pathOf([3, 4])).toBe('M3 4h.01')
  expect(pathOf([0, 0, 10, 0])).toBe('M0 0L10 0')
  expect(pathOf([0, 0, 10, 0, 10, 10])).toBe('M0 0Q10 0 10 5L10 10')
})

test('the eraser finds a stroke between its points too', () => {
  const strokes = [
    { pen: 'plain', points: [0, 0, 100, 0] },
    { pen: 'red', points: [50, 40] },
  ] as const
  const near = (x: number, y: number) =>
    strokesNear(
      strokes.map((stroke) => ({ ...stroke, points: [...stroke.points] })),
      x,
      y,
      6,
    )
  expect(near(50, 5)).toEqual([0])
  expect(near(52, 38)).toEqual([1])
  expect(near(50, 20)).toEqual([])
})
