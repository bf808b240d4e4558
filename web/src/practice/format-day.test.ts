import { expect, test } from 'vitest'
import { formatDay } from './format-day.ts'

test.each([
  ['2026-03-10', 'today'],
  ['2026-03-11', 'tomorrow'],
  ['2026-03-09', 'yesterday'],
  ['2026-03-13', 'on Friday'],
  ['2026-03-05', 'on Thursday'],
  ['2026-03-17', 'on March 17'],
  ['2026-02-28', 'on February 28'],
])('%s is said on March 10 as “%s”', (day, words) => {
  expect(formatDay(day, '2026-03-10')).toBe(words)
})
