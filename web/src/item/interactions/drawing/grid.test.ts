import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { axisGrid, firstPlace, isPlace, lastPlace, lineGrid, middlePlace, snapped, stepped } from './grid.ts'
import { bigStep, stepsOf } from './steps.ts'

describe('places', () => {
  test('a value snaps to the nearest place, never outside the grid', () => {
    const halves = lineGrid({ from: -4, to: 4, snap: 0.5 })
    expect([-9, -2.3, -0.2, 0.3, 3.76, 12].map((value) => snapped(halves, value))).toEqual([
      -4, -2.5, 0, 0.5, 4, 4,
    ])
  })
  test('a place is a plain number without drift', () => {
    const tenths = lineGrid({ from: -1, to: 1, snap: 0.1 })
    expect(snapped(tenths, 0.3)).toBe(0.3)
    expect(Object.is(snapped(tenths, -0.01), 0)).toBe(true)
    expect(snapped(lineGrid({ from: -1, to: 1, snap: 1 / 3 }), 0.1)).toBe(0)
    expect(snapped(lineGrid({ from: 0, to: 2, snap: 1 / 3 }), 1.6)).toBe(1.66666666667)
  })
  test('a line counts its places from its first tick, a plane from zero', () => {
    const line = lineGrid({ from: 1, to: 8, snap: 2 })
    const axis = axisGrid({ from: 1, to: 8 }, 2)
    expect([firstPlace(line), lastPlace(line)]).toEqual([1, 7])
    expect([firstPlace(axis), lastPlace(axis)]).toEqual([2, 8])
    expect([isPlace(line, 3), isPlace(line, 4), isPlace(axis, 4)]).toEqual([true, false, true])
  })
  test('a mark that is added stands at zero where zero is shown, else in the middle', () => {
    expect(middlePlace(lineGrid({ from: -2, to: 8, snap: 1 }))).toBe(0)
    expect(middlePlace(lineGrid({ from: 10, to: 20, snap: 1 }))).toBe(15)
  })
})

describe('steps', () => {
  const grid = lineGrid({ from: 0, to: 10, snap: 1 })
  test('steps end at the ends of the grid', () => {
    expect(stepped(grid, 3, 1)).toBe(4)
    expect(stepped(grid, 8, 5)).toBe(10)
    expect(stepped(grid, 0, -1)).toBe(0)
  })
  test('places that are taken are passed over', () => {
    const isTaken = (place: number) => place === 4 || place === 5 || place === 10
    expect(stepped(grid, 3, 1, isTaken)).toBe(6)
    expect(stepped(grid, 6, -1, isTaken)).toBe(3)
    expect(stepped(grid, 9, 1, isTaken)).toBe(9)
    expect(stepped(grid, 7, 9, isTaken)).toBe(9)
  })
  test('wherever steps lead is a free place of the grid', () => {
    const values = fc.integer({ min: 0, max: 10 })
    fc.assert(
      fc.property(values, fc.integer({ min: -12, max: 12 }), fc.uniqueArray(values), (at, steps, taken) => {
        const isTaken = (place: number) => place !== at && taken.includes(place)
        const to = stepped(grid, at, steps, isTaken)
        expect(to >= 0 && to <= 10 && Number.isInteger(to) && !isTaken(to)).toBe(true)
        if (to !== at) expect(Math.sign(to - at)).toBe(Math.sign(steps))
      }),
    )
  })
  test('page keys go from tick to tick where places lie between them, else five at once', () => {
    expect(bigStep(lineGrid({ from: 0, to: 4, snap: 0.25 }), 1)).toBe(4)
    expect(bigStep(grid, 1)).toBe(5)
    expect(stepsOf('PageUp', grid, 1, 3)).toBe(5)
    expect(stepsOf('Home', grid, 1, 3)).toBe(-3)
    expect(stepsOf('End', grid, 1, 3)).toBe(7)
    expect(stepsOf('ArrowDown', grid, 1, 3)).toBe(-1)
    expect(stepsOf('a', grid, 1, 3)).toBeUndefined()
  })
})
