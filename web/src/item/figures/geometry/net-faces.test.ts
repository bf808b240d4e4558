import { expect, test } from 'vitest'
import { type Layout, edgesOf, netOf } from './net-faces.ts'
import { doubleArea } from './vector.ts'

const areaOf = (layout: Layout) =>
  netOf(layout).faces.reduce((sum, face) => sum + Math.abs(doubleArea(face.corners)) / 2, 0)

test('the net of a box has its surface', () => {
  const layout: Layout = { shape: 'box', length: 5, width: 3, height: 2, labels: {} }
  expect(areaOf(layout)).toBe(2 * (15 + 10 + 6))
})

test('the net of a triangular prism has its surface', () => {
  const layout: Layout = { shape: 'triangular-prism', sides: [6, 5, 5], width: 8, labels: {} }
  expect(areaOf(layout)).toBeCloseTo(16 * 8 + 2 * 12)
})

test('the net of a pyramid has its surface', () => {
  const layout: Layout = { shape: 'pyramid', length: 6, width: 4, slants: [5, 7], labels: {} }
  expect(areaOf(layout)).toBeCloseTo(24 + 6 * 5 + 4 * 7)
})

test('a net of a cylinder is as long as its circles are around', () => {
  const { faces, circles } = netOf({ shape: 'cylinder', radius: 3, height: 7, labels: {} })
  expect(Math.max(...faces.flatMap((face) => face.corners.map(({ x }) => x)))).toBeCloseTo(6 * Math.PI)
  expect(circles).toHaveLength(2)
})

test('a net of a solid with six faces folds along five edges', () => {
  const { faces } = netOf({ shape: 'box', length: 5, width: 3, height: 2, labels: {} })
  const edges = edgesOf(faces)
  expect(edges.filter((edge) => edge.isFold)).toHaveLength(5)
  expect(edges.filter((edge) => !edge.isFold)).toHaveLength(14)
})
