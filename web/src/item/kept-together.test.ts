import { expect, test } from 'vitest'
import { keptTogether } from './kept-together.ts'

test('a number and its unit stay on one line', () => {
  expect(keptTogether('Oscar has 5.6 g and 20 °C, 3 in³ and 12 cm.')).toBe(
    'Oscar has 5.6\u00A0g and 20\u00A0°C, 3\u00A0in³ and 12\u00A0cm.',
  )
})

test('a pair of coordinates stays on one line', () => {
  expect(keptTogether('through (5, 2) and (8, −4)')).toBe('through (5,\u00A02) and (8,\u00A0−4)')
})

test('words after a number may go to the next line', () => {
  for (const text of ['add 3 more', '4 molecules', 'has 12 sides', 'got 5 hints', 'from 6 mice'])
    expect(keptTogether(text)).toBe(text)
})

test('an absolute value stays on one line, and a bar between words breaks nothing', () => {
  expect(keptTogether('y = |x − 1| − 3')).toBe('y = |x\u00A0−\u00A01| − 3')
  expect(keptTogether('Key: 7 | 3 means 73 | 4')).toBe('Key: 7 | 3 means 73 | 4')
})
