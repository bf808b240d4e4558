import { expect, it } from 'vitest'
import { itemKey, meetItem, metBefore, type MetItems } from './met-items.ts'

const [a, b] = [itemKey('fractions/compare/1'), itemKey('fractions/compare/2')]

it('12.1 an item that was never met has no outcomes', () => {
  expect(metBefore([], a)).toEqual({ answered: 0, recent: 0 })
  expect(metBefore(meetItem([], a, true), b)).toEqual({ answered: 0, recent: 0 })
})

it('12.1 the latest outcomes at each item are remembered, whatever was asked between', () => {
  let items = meetItem([], a, true)
  for (const isCorrect of [true, false, true]) items = meetItem(meetItem(items, a, isCorrect), b, false)
  expect(metBefore(items, a)).toEqual({ answered: 4, recent: 0b101 })
  expect(metBefore(items, b)).toEqual({ answered: 3, recent: 0 })
})

it('12.1 only the items met last are remembered, and short numbers stay short', () => {
  const keys = Array.from({ length: 12 }, (_, index) => itemKey(`item ${index}`))
  let items: MetItems = []
  for (const key of keys) for (let time = 0; time < 20; time += 1) items = meetItem(items, key, true)
  expect(items).toHaveLength(7)
  expect(keys.map((key) => metBefore(items, key).answered)).toEqual([0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7])
  for (const met of items) expect(met).toBeLessThan(2 ** 20)
})
