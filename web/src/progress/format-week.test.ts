import { expect, test } from 'vitest'
import { formatWeek } from './format-week.ts'

const day = (date: string, totalMinutes: number, answered: number) => ({
  date,
  day: 'Mon',
  totalMinutes,
  answered,
})

test('the week is told in days, minutes and questions', () => {
  expect(formatWeek([day('2026-03-09', 30, 40), day('2026-03-10', 0, 0), day('2026-03-11', 12, 21)])).toBe(
    'You practiced on 2 days for 42 minutes and answered 61 questions.',
  )
})

test('one of each is told in the singular', () => {
  expect(formatWeek([day('2026-03-09', 1, 1)])).toBe(
    'You practiced on 1 day for 1 minute and answered 1 question.',
  )
})

test('a week without practice says so', () => {
  expect(formatWeek([day('2026-03-09', 0, 0)])).toBe('No practice in the last 7 days.')
})
