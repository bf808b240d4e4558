import { expect, test } from 'vitest'
import { linear } from '../../figures/scale.ts'
import { namedAxis } from './named-step.ts'

const stepOf = (axis: { from: number; to: number; step: number }, width: number) =>
  namedAxis({ ...axis, label: '' }, linear(axis.from, axis.to, 0, width)).step

test('numerals stand at numbers that people count in', () => {
  expect(stepOf({ from: 50, to: 100, step: 1 }, 600)).toBe(5)
  expect(stepOf({ from: 50, to: 100, step: 1 }, 200)).toBe(10)
  expect(stepOf({ from: 1, to: 3, step: 0.125 }, 400)).toBe(0.25)
  expect(stepOf({ from: 0, to: 8, step: 1 }, 400)).toBe(1)
})

test('an axis that begins between such numbers keeps its own ticks', () => {
  expect(stepOf({ from: 7, to: 57, step: 1 }, 200)).toBe(1)
})
