import { expect, test } from 'vitest'
import { columnsOf, isClose, keyColumn, keyHeight, tappedDots, withHeight } from './columns.ts'

const value = { from: 0, to: 20, step: 2, label: 'Animals' }
const dots = columnsOf({
  kind: 'dot-plot',
  axis: { from: -1, to: 1, step: 0.5, label: 'Change' },
  most: 5,
})
const bars = columnsOf({ kind: 'bar-chart', labels: ['cats', 'dogs'], value })

test('a dot plot has a column over each tick, named by what the axis counts', () => {
  expect(dots.names).toEqual(['−1', '−0.5', '0', '0.5', '1'])
  expect(dots.fullNames[0]).toBe('Change negative 1')
})

test('a histogram has a column for each bin', () => {
  const bins = columnsOf({ kind: 'histogram', axis: { from: 0, to: 30, step: 10, label: '' }, value })
  expect(bins.fullNames).toEqual(['0 to 10', '10 to 20', '20 to 30'])
})

test('ticks that have names are called by them', () => {
  const axis = { from: 1, to: 2, step: 0.5, label: 'Inches', names: ['1', '1 1/2', '2'] }
  expect(columnsOf({ kind: 'dot-plot', axis, most: 3 }).fullNames[1]).toBe('Inches 1 1/2')
  const bins = columnsOf({ kind: 'histogram', axis, value })
  expect(bins.names).toEqual(['1 to 1 1/2', '1 1/2 to 2'])
})

test('a column is near enough within what the question allows', () => {
  expect(isClose(36, 37, 1)).toBe(true)
  expect(isClose(35, 37, 1)).toBe(false)
  expect(isClose(0.1 + 0.2, 0.3, 0)).toBe(true)
})

test('the first change brings all columns into the answer, the others untouched', () => {
  expect(withHeight(dots, [], 2, 3)).toEqual([0, 0, 3, 0, 0])
  expect(withHeight(dots, [0, 0, 3, 0, 0], 0, 99)).toEqual([5, 0, 3, 0, 0])
})

test('bars rest at zero, or at the end of the axis that is nearest to it', () => {
  expect(withHeight(bars, [], 1, 7.2)).toEqual([0, 8])
  const below = columnsOf({ kind: 'bar-chart', labels: ['a', 'b'], value: { ...value, from: -4 } })
  expect(withHeight(below, [], 1, -3.5)).toEqual([0, -4])
  const above = columnsOf({ kind: 'bar-chart', labels: ['a', 'b'], value: { ...value, from: 10 } })
  expect(withHeight(above, [], 1, 12)).toEqual([10, 12])
})

test('up and down change a column by a step, left and right go to its neighbors', () => {
  expect(keyHeight(bars, 8, 'ArrowUp')).toBe(10)
  expect(keyHeight(bars, 0, 'ArrowDown')).toBe(0)
  expect(keyHeight(bars, 8, 'Home')).toBe(0)
  expect(keyHeight(bars, 8, 'End')).toBe(20)
  expect(keyHeight(bars, 8, 'ArrowRight')).toBeUndefined()
  expect(keyColumn(2, 0, 'ArrowRight')).toBe(1)
  expect(keyColumn(2, 1, 'ArrowRight')).toBe(1)
  expect(keyColumn(2, 0, 'ArrowUp')).toBeUndefined()
})

test('a tap on the top dot takes it away', () => {
  expect(tappedDots(3, 3)).toBe(2)
  expect(tappedDots(3, 5)).toBe(5)
  expect(tappedDots(0, 0)).toBe(0)
})
