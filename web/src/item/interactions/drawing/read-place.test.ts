import { expect, test } from 'vitest'
import { lineGrid } from './grid.ts'
import { readPlace } from './read-place.ts'

const grid = lineGrid({ from: -4, to: 4, snap: 0.5 })

test('a place may be typed in any way in which numbers are written', () => {
  expect(['-2.5', '\u22122.5', '-5/2', '-2 1/2', ' 3 '].map((text) => readPlace(text, grid).at)).toEqual([
    -2.5, -2.5, -2.5, -2.5, 3,
  ])
})
test('an empty field has neither place nor problem', () => {
  expect(readPlace(' ', grid)).toEqual({ at: null, problem: null })
})
test('what is no place says why', () => {
  expect(readPlace('two cats', grid).problem).toBe('Type a number, such as 4.')
  expect(readPlace('3 cm', grid).problem).toBe('Type a number, such as 4.')
  expect(readPlace('4.5', grid).problem).toBe('Type a number from \u22124 to 4.')
  expect(readPlace('1.3', grid).problem).toBe('Points go in steps of 0.5 here. The closest one is 1.5.')
})
