import { expect, test } from 'vitest'
import { readingPlace } from './reading-place.ts'

const text = { wide: 42, lines: 1 }
/** A front from north to south, with a point every 3 pixels. */
const frontAt = (x: number) => Array.from({ length: 100 }, (_unused, index) => ({ x, y: 3 * index }))
const map = (...fronts: number[]) => ({ width: 328, height: 300, fronts: fronts.flatMap(frontAt) })

test('a reading is to the right of its station', () => {
  expect(readingPlace({ x: 100, y: 150 }, text, map(200))).toEqual({ anchor: 'start', x: 111, y: 150 })
})

test('a reading is to the left where a front is close on the right, or the map ends there', () => {
  expect(readingPlace({ x: 100, y: 150 }, text, map(136)).anchor).toBe('end')
  expect(readingPlace({ x: 300, y: 150 }, text, map()).anchor).toBe('end')
})

test('a reading is under its station where the left edge and a front leave no room beside it', () => {
  expect(readingPlace({ x: 40, y: 150 }, text, map(76))).toEqual({ anchor: 'middle', x: 40, y: 172 })
})
