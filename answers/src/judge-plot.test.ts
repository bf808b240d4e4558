import { expect, test } from 'vitest'
import { judgePlot } from './judge-plot.ts'

test('every column must have its height', () => {
  expect(judgePlot([1, 0, 3], { values: [1, 0, 3] }).verdict).toBe('correct')
  expect(judgePlot([1, 1, 3], { values: [1, 0, 3] }).verdict).toBe('incorrect')
  expect(judgePlot([0.1 + 0.2], { values: [0.3] }).verdict).toBe('correct')
})

test('a height that is read off may be a little off, where the key says how much', () => {
  expect(judgePlot([4.5], { values: [5], within: 0.5 }).verdict).toBe('correct')
  expect(judgePlot([4], { values: [5], within: 0.5 }).verdict).toBe('incorrect')
})

test('nothing built yet costs nothing', () => {
  expect(judgePlot([], { values: [1, 2] }).verdict).toBe('unreadable')
})
