import { expect, test } from 'vitest'
import { stacked, stackedWithin } from './stacked.ts'

test('things that have room stand where they are wanted', () => {
  expect(stacked([10, 50, 90], [20, 20, 20], 5)).toEqual([10, 50, 90])
})

test('things that would touch are pushed apart, evenly around the place that they want', () => {
  expect(stacked([50, 50], [20, 20], 10)).toEqual([35, 65])
  expect(stacked([10, 50, 52], [20, 20, 20], 0)).toEqual([10, 41, 61])
})

test('a row is kept inside its bounds without touching', () => {
  expect(stackedWithin([0, 2, 100], [20, 20, 20], 5, 0, 100)).toEqual([10, 35, 90])
})
