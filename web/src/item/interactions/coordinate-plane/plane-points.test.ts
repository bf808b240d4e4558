import { judgePlane } from '@skills-center/answers/judge-plane'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typedPoints } from './plane-form.ts'
import { outlineOf } from './plane-outline.ts'
import { type Place, type Plane, firstFreePlace, keyMoves, moved, snappedPlace } from './plane-points.ts'
import { formatDrawing, formatPlane, pointName, problemOf, spokenPlace } from './format-plane.ts'

const plane = (draws: Plane['draws'], over: Partial<Plane> = {}): Plane => ({
  kind: 'coordinate-plane',
  x: { from: -6, to: 6, step: 1, label: 'x' },
  y: { from: -6, to: 6, step: 1, label: 'y' },
  snap: { x: 1, y: 1 },
  draws,
  given: { points: [], lines: [] },
  ...over,
})
const two = plane({ kind: 'points', count: 2 })

describe('setting and moving', () => {
  test('a spot snaps on each axis by itself, inside the plane', () => {
    const fine = plane(two.draws, { snap: { x: 0.5, y: 2 } })
    expect(snappedPlace(fine, [1.3, 2.9])).toEqual([1.5, 2])
    expect(snappedPlace(fine, [-9, 9])).toEqual([-6, 6])
  })
  test('arrow keys move by one place, over points that stand in the way', () => {
    const points: Place[] = [
      [0, 0],
      [1, 0],
    ]
    expect(keyMoves(two, points, 0, 'ArrowRight', false)).toEqual([2, 0])
    expect(keyMoves(two, points, 0, 'ArrowUp', false)).toEqual([0, 1])
    expect(keyMoves(two, points, 0, 'ArrowDown', true)).toEqual([0, -5])
    expect(keyMoves(two, points, 0, 'PageUp', false)).toEqual([0, 5])
    expect(keyMoves(two, points, 0, 'Home', false)).toEqual([-6, 0])
    expect(keyMoves(two, points, 0, 'b', false)).toBeUndefined()
  })
  test('no point moves onto another', () => {
    const points: Place[] = [
      [0, 0],
      [1, 0],
    ]
    expect(moved(points, 0, [1, 0])).toBe(points)
  })
  test('a point is added at the origin, or beside it', () => {
    expect(firstFreePlace(two, [])).toEqual([0, 0])
    expect(firstFreePlace(two, [[0, 0]])).toEqual([1, 0])
  })
})

describe('what points make', () => {
  test('single points make nothing, a first point makes nothing yet', () => {
    const p: Place = [0, 0]
    expect(outlineOf(two, [p, [1, 1]])).toBeNull()
    expect(outlineOf(plane({ kind: 'line' }), [p])).toBeNull()
  })
  test('a line runs to the edges of the plane', () => {
    expect(
      outlineOf(plane({ kind: 'line' }), [
        [0, 2],
        [2, 0],
      ])?.places,
    ).toEqual([
      [-4, 6],
      [6, -4],
    ])
  })
  test('a polygon closes with its last corner', () => {
    const triangle = plane({ kind: 'polygon', corners: 3 })
    const corners: Place[] = [
      [0, 0],
      [3, 0],
      [0, 3],
    ]
    expect(outlineOf(triangle, corners.slice(0, 2))?.isClosed).toBe(false)
    expect(outlineOf(triangle, corners)?.isClosed).toBe(true)
  })
  test('every place on a drawn curve sets the same curve for the judge', () => {
    const whole = fc.integer({ min: -6, max: 6 })
    const families = fc.constantFrom('parabola', 'absolute-value', 'exponential')
    fc.assert(
      fc.property(families, whole, whole, whole, whole, fc.nat(), (family, px, py, qx, qy, pick) => {
        const outline = outlineOf(plane({ kind: 'curve', family }), [
          [px, py],
          [qx, qy],
        ])
        fc.pre(outline !== null)
        // Points far outside are clipped, and near the first point the quotient is inexact.
        const places = outline?.places.filter(
          ([x, y]) => Math.abs(y) < 12 && Math.abs(y) > 0.01 && Math.abs(x - px) > 0.5,
        )
        const place = places?.[pick % places.length]
        fc.pre(place !== undefined)
        const key = {
          draws: family,
          points: [
            [px, py],
            [qx, qy],
          ],
        } as const
        expect(judgePlane([[px, py], place ?? [0, 0]], key).verdict).toBe('correct')
      }),
    )
  })
  test('points that make no curve say so', () => {
    const [p, above]: [Place, Place] = [
      [1, -3],
      [1, 2],
    ]
    expect(problemOf(plane({ kind: 'curve', family: 'parabola' }), [p, above])).toContain('left or right')
    expect(problemOf(plane({ kind: 'curve', family: 'exponential' }), [p, above])).toContain('x-axis')
    expect(problemOf(plane({ kind: 'line' }), [p, above])).toBeNull()
  })
})

describe('words', () => {
  test('a place is spoken by its axes', () => {
    expect(spokenPlace(two, [3, -2])).toBe('x 3, y negative 2')
    const named = plane(two.draws, {
      x: { from: 0, to: 5, step: 1, label: 't' },
      y: { from: 0, to: 5, step: 1, label: 'Height (m)' },
    })
    expect(spokenPlace(named, [3, 2])).toBe('t 3, y 2')
  })
  test('points are named by what they do', () => {
    expect(pointName(plane({ kind: 'curve', family: 'parabola' }), 0)).toBe('Vertex')
    expect(pointName(two, 1)).toBe('Point 2 of 2')
  })
  test('the same single points are the same words', () => {
    const [a, b]: [Place, Place] = [
      [3, -4],
      [-5, 2],
    ]
    expect(formatDrawing(two, [a, b])).toBe(formatDrawing(two, [b, a]))
  })
  test('what is drawn already is told', () => {
    const given: Plane['given'] = { points: [{ at: [1, -2], label: 'P' }], lines: [] }
    expect(formatPlane(plane(two.draws, { given }))).toContain('point P at (1, negative 2)')
  })
})

describe('typing', () => {
  test('two texts are a point, and points count as far as they are whole', () => {
    expect(typedPoints(two, ['1', '2', '-3', '4']).points).toEqual([
      [1, 2],
      [-3, 4],
    ])
    expect(typedPoints(two, ['1', '2', '-3', '']).points).toEqual([[1, 2]])
    expect(typedPoints(two, ['', '2', '-3', '4']).points).toEqual([])
  })
  test('two points at one place are one, and say so', () => {
    expect(typedPoints(two, ['1', '2', '1', '2'])).toEqual({
      points: [[1, 2]],
      problems: [null, null, null, 'There’s already a point there.'],
    })
  })
})
