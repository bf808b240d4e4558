import { expect, test } from 'vitest'
import { circleLayout } from './circle-labels.ts'
import { sectorsOf } from './sectors.ts'

const shares = [40, 30, 15, 9, 4, 2]
const writings = shares.map((share, index) => ({ label: `Transport ${index}`, shown: `${share}%` }))

test('a wide page names every sector directly', () => {
  const layout = circleLayout(sectorsOf(shares), writings, 560)
  expect(layout.labels.every(({ lines }) => lines.length > 0)).toBe(true)
  expect(layout.key).toEqual([])
  expect(layout.width).toBeLessThanOrEqual(560)
})

test('on a phone, what does not fit into the circle stands in the key', () => {
  const layout = circleLayout(sectorsOf(shares), writings, 240)
  expect(layout.radius).toBeGreaterThanOrEqual(90)
  expect(layout.width).toBeLessThanOrEqual(240)
  expect(layout.key.at(-1)).toEqual({ index: 5, text: 'Transport 5: 2%' })
})
