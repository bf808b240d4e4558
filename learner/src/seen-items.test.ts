import { expect, it } from 'vitest'
import { itemKey, markSeen, seenBefore, type SeenItems } from './seen-items.ts'

const [a, b] = [itemKey('fractions/compare/1'), itemKey('fractions/compare/2')]

it('12.1 an item that was never met has no outcomes', () => {
  expect(seenBefore([], a)).toEqual({ answered: 0, recent: 0 })
  expect(seenBefore(markSeen([], a, true), b)).toEqual({ answered: 0, recent: 0 })
})

it('12.1 the latest outcomes at each item are remembered, whatever was asked between', () => {
  let items = markSeen([], a, true)
  for (const isCorrect of [true, false, true]) items = markSeen(markSeen(items, a, isCorrect), b, false)
  expect(seenBefore(items, a)).toEqual({ answered: 4, recent: 0b101 })
  expect(seenBefore(items, b)).toEqual({ answered: 3, recent: 0 })
})

it('12.1 only the items met last are remembered, and short numbers stay short', () => {
  const keys = Array.from({ length: 12 }, (_, index) => itemKey(`item ${index}`))
  let items: SeenItems = []
  for (const key of keys) for (let time = 0; time < 20; time += 1) items = markSeen(items, key, true)
  expect(items).toHaveLength(7)
  expect(keys.map((key) => seenBefore(items, key).answered)).toEqual([0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7])
  for (const met of items) expect(met).toBeLessThan(2 ** 20)
})
