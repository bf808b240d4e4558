import { expect, test } from 'vitest'
import { amountsIn } from './read-amounts.ts'
import { allOf, firstOf, relationSide } from './two-amounts.ts'

test('the first amount is a multiple of the second, and some more', () => {
  const its = { times: 3, plus: -4, y: 9 }
  expect([firstOf(its), allOf(its)]).toEqual([23, 32])
})

test('a relation is written without a 1 or a 0', () => {
  expect([relationSide(1, 4, 'y'), relationSide(3, 0, 'y'), relationSide(3, -4, 'y')]).toEqual([
    'y + 4',
    '3y',
    '3y − 4',
  ])
})

test.each([
  ['A farm has 40 sheep and goats. There are 4 more sheep than goats.', { x: 22, y: 18, times: 1, plus: 4 }],
  ['Hay 40 robles y arces. Hay 4 robles más que arces.', { x: 22, y: 18, times: 1, plus: 4 }],
  [
    'A shelter has 40 cats and dogs. The number of cats is 3 times the number of dogs.',
    { x: 30, y: 10, times: 3, plus: 0 },
  ],
  [
    'A shelter has 32 cats and dogs. The number of cats is 4 less than 3 times the number of dogs.',
    { x: 23, y: 9, times: 3, plus: -4 },
  ],
])('a reader finds both amounts: %s', (told, both) => {
  expect(amountsIn(told)).toEqual(both)
})
