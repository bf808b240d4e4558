import { expect, test } from 'vitest'
import { joinWords } from './join-words.ts'

test('a number and its unit stay on one line', () => {
  expect(joinWords('Oscar has 5.6 g and 20 °C, 3 in³ and 12 cm.')).toBe(
    'Oscar has 5.6\u00A0g and 20\u00A0°C, 3\u00A0in³ and 12\u00A0cm.',
  )
})

test('a pair of coordinates stays on one line', () => {
  expect(joinWords('through (5, 2) and (8, −4)')).toBe('through (5,\u00A02) and (8,\u00A0−4)')
})

test('the name of an axis stays on one line', () => {
  expect(joinWords('across the x-axis, not the y-axis')).toBe('across the x-\u2060axis, not the y-\u2060axis')
  expect(joinWords('sobre el eje x y el eje y')).toBe('sobre el eje\u00A0x y el eje\u00A0y')
  for (const text of ['the bottom axis', 'un eje yace', 'a two-axis graph'])
    expect(joinWords(text)).toBe(text)
})

test('a letter and its value stay on one line', () => {
  expect(joinWords('their value at x = 0, then k = −3.5')).toBe(
    'their value at x\u00A0=\u00A00, then k\u00A0=\u00A0−3.5',
  )
  expect(joinWords('the equation y = mx + b')).toBe('the equation y = mx + b')
})

test('words after a number may go to the next line', () => {
  for (const text of ['add 3 more', '4 molecules', 'has 12 sides', 'got 5 hints', 'from 6 mice'])
    expect(joinWords(text)).toBe(text)
})

test('an absolute value stays on one line, and a bar between words breaks nothing', () => {
  expect(joinWords('y = |x − 1| − 3')).toBe('y = |x\u00A0−\u00A01| − 3')
  expect(joinWords('Key: 7 | 3 means 73 | 4')).toBe('Key: 7 | 3 means 73 | 4')
})

test('a calculation stays on one line, and a long one may break before its “=”', () => {
  expect(joinWords('The total: 3 × 4 = 12.')).toBe('The total: 3\u00A0×\u00A04\u00A0=\u00A012.')
  expect(joinWords('So $5 + $2.50 = $7.50, and 20% < 25%')).toBe(
    'So $5\u00A0+\u00A0$2.50\u00A0=\u00A0$7.50, and 20%\u00A0<\u00A025%',
  )
  expect(joinWords('1,250 + 1,275 + 900 = 3,425')).toBe(
    '1,250\u00A0+\u00A01,275\u00A0+\u00A0900 =\u00A03,425',
  )
  expect(joinWords('from 3 − a number to 4 – 5 of them')).toBe('from 3 − a number to 4 – 5 of them')
})
