import { expect, test } from 'vitest'
import { keyNumber, spreadOut, withNumber } from './five-numbers.ts'
import { typedFive } from './typed-plot.ts'

const axis = { from: 0, to: 20, step: 2, label: 'cm' }

test('the five begin apart and on ticks', () => {
  const five = spreadOut(axis)
  expect(five.every((value) => value % 2 === 0)).toBe(true)
  expect(new Set(five).size).toBe(5)
})

test('none of the five passes a neighbor, but they may meet', () => {
  const five = [2, 6, 10, 14, 18]
  expect(withNumber(axis, five, 2, 20)).toEqual([2, 6, 14, 14, 18])
  expect(withNumber(axis, five, 0, -5)).toEqual([0, 6, 10, 14, 18])
  expect(withNumber(axis, five, 4, 16.9)).toEqual([2, 6, 10, 14, 16])
})

test('arrow keys move one of the five by a tick', () => {
  expect(keyNumber(axis, [2, 6, 10, 14, 18], 1, 'ArrowRight')).toBe(8)
  expect(keyNumber(axis, [2, 6, 10, 14, 18], 4, 'End')).toBe(20)
  expect(keyNumber(axis, [2, 6, 10, 14, 18], 4, 'x')).toBeUndefined()
})

test('typed numbers are an answer once there are five in order', () => {
  expect(typedFive(axis, ['2', '6', '10', '14', '18']).values).toEqual([2, 6, 10, 14, 18])
  expect(typedFive(axis, ['2', '6', '', '14', '18']).values).toEqual([])
  const { values, problems } = typedFive(axis, ['2', '', '10', '8', '3'])
  expect(values).toEqual([])
  expect(problems).toEqual([
    null,
    null,
    null,
    'This can’t be less than the median.',
    'Type a number from 0 to 20, in steps of 2.',
  ])
})
