import { expect, test } from 'vitest'
import { formatProgress } from './format-placement.ts'

const bounds = { least: 10, most: 25 }

test('nobody is promised fewer questions than may come', () => {
  expect(formatProgress(1, bounds)).toBe('10 to 25 questions in all.')
  expect(formatProgress(10, bounds)).toBe('Up to 25 questions.')
  expect(formatProgress(25, bounds)).toBe('This is the last one.')
})
