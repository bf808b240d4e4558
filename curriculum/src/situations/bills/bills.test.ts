import { expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { amountsOf, type Bill, drawBill, isClearBill, tellBill, workBill } from './bills.ts'

const bill: Bill = { story: 'jeans', price: 40, count: 2, p: 25, q: 5, flat: 0, who: 'Ana' }

it('takes the steps of a story one after another', () => {
  // $80, 25% off is $60, and 5% tax makes $63
  expect(amountsOf(bill)).toEqual([40, 80, 60, 63])
  // A tip of $10 is 20% of $50; with it, $60
  expect(amountsOf({ ...bill, story: 'tip', price: 50, p: 20 })).toEqual([10, 50, 60])
  // $600 at 4% is $24 a year, $2 a month and $10 in 5 months
  expect(amountsOf({ ...bill, story: 'months', price: 600, count: 5, p: 4 })).toEqual([600, 24, 2, 10])
  // $600 at 3% for 4 years: $72 of interest, $18 a year
  expect(amountsOf({ ...bill, story: 'rate', price: 600, count: 4, p: 3 })).toEqual([72, 18, 3])
})

it('tells each story with its work, a line a step or more', () => {
  for (const kind of ['pay', 'back', 'interest'] as const) {
    for (const level of [1, 2, 3] as const) {
      const drawn = drawBill(createRandom(`${kind} ${level}`), kind, level)
      expect(tellBill(drawn)).toHaveLength(2)
      expect(workBill(drawn).solution.length).toBeGreaterThanOrEqual(amountsOf(drawn).length - 1)
    }
  }
})

it('takes no story whose amounts have parts of a cent', () => {
  expect(isClearBill(bill)).toBe(true)
  expect(isClearBill({ ...bill, price: 41, q: 7 })).toBe(false)
})
