import { expect, test } from 'vitest'
import { isInside } from './flat-shapes.ts'
import { type StrataEvent, crossSection } from './strata-history.ts'

const width = 10
const layer = (id: string, thickness = 1): StrataEvent => ({
  event: 'layer',
  id,
  label: '',
  rock: 'shale',
  thickness,
})
/** The rock visible at a point. */
function seen(events: StrataEvent[], x: number, y: number): string | undefined {
  const { bodies } = crossSection(events, width)
  return bodies.findLast((body) => body.body === 'rock' && isInside(body.polygon, { x, y }))?.id
}

test('layers lie on each other in the order in which they were laid down', () => {
  const events = [layer('a'), layer('b', 2), layer('c')]
  expect([0.5, 2, 3.5].map((y) => seen(events, 5, y))).toEqual(['a', 'b', 'c'])
  expect(crossSection(events, width).top).toBeCloseTo(4)
})

test('a normal fault that dips to the right lets the right block go down, and layers laid later are whole', () => {
  const events: StrataEvent[] = [
    layer('a', 2),
    layer('b'),
    layer('c', 2),
    { event: 'fault', id: 'f', label: '', at: 0.5, dip: 60, slip: 1 },
    { event: 'erosion', id: 'e', label: '', depth: 0.5 },
    layer('d'),
  ]
  // Layer b was between 2 and 3.
  expect(seen(events, 1, 3.2)).toBe('b')
  expect(seen(events, 9, 3.2)).toBe('c')
  expect(seen(events, 9, 1.8)).toBe('b')
  expect(seen(events, 1, 1.8)).toBe('a')
  const { top } = crossSection(events, width)
  expect(seen(events, 1, top - 0.3)).toBe('d')
  expect(seen(events, 9, top - 0.3)).toBe('d')
})

test('an intrusion cuts what was there and is covered by what came later', () => {
  const events: StrataEvent[] = [
    layer('a', 2),
    { event: 'intrusion', id: 'i', label: '', shape: 'dike', at: 0.5, depth: 0 },
    layer('b'),
  ]
  expect(seen(events, 5.1, 1)).toBe('i')
  expect(seen(events, 5.1, 2.5)).toBe('b')
})

test('tilted layers dip to the right and are cut off by the erosion surface', () => {
  const events: StrataEvent[] = [
    layer('a', 3),
    layer('b', 1),
    layer('c', 3),
    { event: 'tilt', degrees: 20 },
    { event: 'erosion', id: 'e', label: '', depth: 1 },
    layer('d', 1),
  ]
  const { bodies, top } = crossSection(events, width)
  const edge = bodies.find((body) => body.id === 'e')
  expect(edge?.body).toBe('erosion')
  const under = top - 1.4
  const across = [0.3, 5, 9.7].map((x) => seen(events, x, under))
  expect(across[0]).toBe('b')
  expect(across[2]).toBe('c')
  expect(seen(events, 0.3, top - 0.3)).toBe('d')
  expect(seen(events, 9.7, top - 0.3)).toBe('d')
})
