import { expect, test } from 'vitest'
import { shiftedDates } from './shifted-dates.ts'

const at = (year: number, month: number, day: number, hour: number) =>
  new Date(year, month - 1, day, hour).toISOString()

test('the first opens on the day that was chosen, and all others keep their distance and their hour', () => {
  const lastYear = [
    { title: 'Second', opensAt: at(2026, 3, 9, 8), dueAt: at(2026, 3, 13, 23) },
    { title: 'First', opensAt: at(2026, 3, 2, 8), dueAt: null },
  ]
  expect(shiftedDates(lastYear, '2027-03-01')).toEqual([
    { title: 'Second', opensAt: at(2027, 3, 8, 8), dueAt: at(2027, 3, 12, 23) },
    { title: 'First', opensAt: at(2027, 3, 1, 8), dueAt: null },
  ])
})
