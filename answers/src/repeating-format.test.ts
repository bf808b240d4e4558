import { expect, test } from 'vitest'
import { parseRational } from './rational.ts'
import { judgeNumber } from './judge-number.ts'
import { formatRepeating } from './repeating.ts'

test.each([
  ['5/6', '0.8(3)'],
  ['-25/11', '-2.(27)'],
  ['1/12', '0.08(3)'],
  ['3/8', '0.375'],
  ['4', '4'],
])('%s is %s, and its judge reads that', (value, text) => {
  expect(formatRepeating(parseRational(value))).toBe(text)
  expect(judgeNumber(text, { value, form: 'decimal' }).verdict).toBe('correct')
})
