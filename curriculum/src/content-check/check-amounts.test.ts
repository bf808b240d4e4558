import { expect, test } from 'vitest'
import { checkAmounts } from './check-amounts.ts'

const rulesOf = (...stem: unknown[]): string[] => checkAmounts(stem).map(({ rule }) => rule)
const pace = (amount: number, time: number) => ({
  say: 'situations/steady-rate/hiker.told',
  with: { amount: { q: amount, unit: 'mile' }, time: { q: time, unit: 'hour' } },
})

test('half a student, 37.5 seeds, and a part of a page inside another text are found', () => {
  const counted = 'a part of something that is counted'
  expect(rulesOf({ say: 'situations/experiments/seeds.more', with: { more: 37.5 } })).toEqual([counted])
  expect(rulesOf({ say: 'any/told', with: { of: { q: 2.5, unit: 'student' } } })).toEqual([counted])
  const inner = { say: 'any/part', with: { of: { q: 0.5, unit: 'page' } } }
  expect(rulesOf({ say: 'any/told', with: { inner } })).toEqual([counted])
  expect(rulesOf({ say: 'situations/experiments/seeds.more', with: { more: 37 } })).toEqual([])
  expect(rulesOf({ say: 'situations/decimal-stories/rain', with: { a: 2.5 } })).toEqual([])
  expect(rulesOf({ say: 'any/told', with: { of: { q: 2.5, unit: 'mile' }, percent: 2.5 } })).toEqual([])
})

test('a pace that its story does not go at, or not for so long, is found', () => {
  const untrue = 'an amount that is untrue to life'
  expect(rulesOf(pace(12, 5))).toEqual([])
  expect(rulesOf(pace(40, 5))).toEqual([untrue])
  expect(rulesOf(pace(3, 5))).toEqual([untrue])
  expect(rulesOf(pace(30, 12))).toEqual([untrue])
})
