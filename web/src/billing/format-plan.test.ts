import { PlanState } from '@skills-center/contract/billing'
import { expect, test } from 'vitest'
import { formatMoney, savedByYear, formatState } from './format-plan.ts'

test.each([
  [600, 'usd', '$6'],
  [599, 'usd', '$5.99'],
  [120_000, 'usd', '$1,200'],
  [650, 'jpy', '¥650'],
  [4800, 'eur', '€48'],
])('%i of the smallest unit of %s is %s', (amount, currency, words) => {
  expect(formatMoney({ amount, currency })).toBe(words)
})

test('what a year saves is rounded down and never less than nothing', () => {
  const usd = (amount: number) => ({ amount, currency: 'usd' })
  expect(savedByYear(usd(600), usd(4800))).toBe(33)
  expect(savedByYear(usd(600), usd(8000))).toBe(0)
})

test.each(PlanState.options)(
  'a student reads of no price and no payment that failed in the state %s',
  (state) => {
    const { student, badge } = formatState(state, '2026-03-09T12:00:00Z', 'grown-up')
    expect(`${student} ${badge}`).not.toMatch(/[$€]|price|cost|card|fail|declin|!/i)
  },
)

test.each(PlanState.options)('a student who is an adult is sent to no grown-up in the state %s', (state) => {
  expect(formatState(state, '2026-03-09T12:00:00Z', 'student').student).not.toMatch(/grown-up/i)
})
