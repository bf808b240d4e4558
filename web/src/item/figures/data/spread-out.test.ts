import { expect, test } from 'vitest'
import { spreadOut } from './spread-out.ts'

test('names beside a circle stay in order and apart, and share what they cannot both have', () => {
  const wanted = (...heights: number[]) => heights.map((y) => ({ y, tall: 20 }))
  expect(spreadOut(wanted(10, 50, 90))).toEqual([10, 50, 90])
  expect(spreadOut(wanted(50, 50, 120))).toEqual([40, 60, 120])
  expect(spreadOut(wanted(50, 51, 52))).toEqual([31, 51, 71])
})
