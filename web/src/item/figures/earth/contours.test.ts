import { expect, test } from 'vitest'
import { type Land, contourLines, landHeight } from './contours.ts'

const land: Land = {
  base: 100,
  hills: [{ at: [50, 40], height: 80, spread: [15, 12] }],
}
const heightAt = (x: number, y: number) => landHeight(land, x, y)

test('a hill has its height over the plain at its middle', () => {
  expect(heightAt(50, 40)).toBeCloseTo(180)
  expect(heightAt(0, 0)).toBeLessThan(101)
})

test('a contour line of a lone hill is one closed ring at its height', () => {
  const lines = contourLines(heightAt, 140)
  expect(lines).toHaveLength(1)
  const [line = []] = lines
  expect(line[0]).toEqual(line.at(-1))
  for (const { x, y } of line) expect(Math.abs(heightAt(x, y) - 140)).toBeLessThan(1)
})

test('above the top there is no line', () => {
  expect(contourLines(heightAt, 181)).toEqual([])
})
