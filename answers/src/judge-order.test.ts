import { expect, test } from 'vitest'
import { judgeOrder } from './judge-order.ts'

const key = { options: ['c', 'a', 'b'] }

test('only the one order counts', () => {
  expect(judgeOrder(['c', 'a', 'b'], key).verdict).toBe('correct')
  expect(judgeOrder(['b', 'a', 'c'], key).verdict).toBe('incorrect')
})

test.each([[[]], [['c', 'a']], [['c', 'a', 'a']], [['c', 'a', 'x']], [['c', 'a', 'b', 'b']]])(
  'an order that is not of all options once costs nothing: %j',
  (options) => {
    expect(judgeOrder(options, key).verdict).toBe('unreadable')
  },
)

test('a wrong way of thinking is told by two that stand the wrong way round', () => {
  const wrong = { ...key, before: ['b', 'c'] as const }
  expect(judgeOrder(['b', 'c', 'a'], wrong).verdict).toBe('correct')
  expect(judgeOrder(['c', 'a', 'b'], wrong).verdict).toBe('incorrect')
})
