import { expect, test } from 'vitest'
import { onDisc, roomInside, sectorsOf } from './sectors.ts'

test('sectors go clockwise from the top and close the circle', () => {
  const [first, second, third] = sectorsOf([1, 1, 2])
  expect(first?.from).toBe(0)
  expect(first?.to).toBeCloseTo(Math.PI / 2)
  expect(second?.middle).toBeCloseTo((3 * Math.PI) / 4)
  expect(third?.to).toBeCloseTo(2 * Math.PI)
  expect(onDisc({ x: 0, y: 0 }, Math.PI / 2, 10).x).toBeCloseTo(10)
})

test('a wide sector holds its name, a narrow one does not', () => {
  const [wide, narrow] = sectorsOf([95, 5])
  expect(wide && roomInside(wide, 110, ['Bus', '95%'], 15)).toBeDefined()
  expect(narrow && roomInside(narrow, 110, ['Bus', '5%'], 15)).toBeUndefined()
})

test('a name keeps clear of the pointer that rests in its sector', () => {
  const [half] = sectorsOf([1, 1])
  const without = half && roomInside(half, 100, ['win'], 15)
  const beside = half && roomInside(half, 100, ['win a prize'], 15, 60)
  expect(without?.y).toBeCloseTo(0)
  expect(Math.abs(beside?.y ?? 0)).toBeGreaterThan(15)
})
