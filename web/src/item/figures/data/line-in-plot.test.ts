import { expect, test } from 'vitest'
import { lineInPlot } from './line-in-plot.ts'

const plot = { left: 0, right: 100, top: 0, bottom: 100 }

test('a line runs to the edges of the plot, from left to right', () => {
  expect(lineInPlot({ x: 60, y: 40 }, { x: 50, y: 50 }, plot)).toEqual([
    { x: 0, y: 100 },
    { x: 100, y: 0 },
  ])
})

test('a level and an upright line run across', () => {
  expect(lineInPlot({ x: 10, y: 30 }, { x: 20, y: 30 }, plot)).toEqual([
    { x: 0, y: 30 },
    { x: 100, y: 30 },
  ])
  expect(lineInPlot({ x: 10, y: 30 }, { x: 10, y: 40 }, plot)).toEqual([
    { x: 10, y: 0 },
    { x: 10, y: 100 },
  ])
})

test('a line beside the plot is not drawn', () => {
  expect(lineInPlot({ x: 0, y: 130 }, { x: 10, y: 130 }, plot)).toBeUndefined()
})
