import { expect, test } from 'vitest'
import { placeAt, orientationIn } from './sunlight-places.ts'

const sunRight = { x: 1, y: 0, z: 0 }

test('from above the North Pole a place goes counterclockwise: noon at the Sun, then dusk, midnight, dawn', () => {
  const { axis } = orientationIn('north-pole', 0, 'right')
  const at = (hour: number) => placeAt(axis, sunRight, 0, hour)
  expect(at(12).x).toBeCloseTo(1)
  expect(at(18).y).toBeCloseTo(-1)
  expect(at(24).x).toBeCloseTo(-1)
  expect(at(6).y).toBeCloseTo(1)
})

test('leaning toward the Sun brings the North Pole into the light, on whichever side the Sun is', () => {
  expect(orientationIn('side', 23.5, 'right').axis.x).toBeGreaterThan(0)
  expect(orientationIn('side', 23.5, 'left').axis.x).toBeLessThan(0)
  expect(orientationIn('side', -23.5, 'right').axis.x).toBeLessThan(0)
})

test('in June it is light at midnight north of the Arctic Circle and dark at noon south of the Antarctic one', () => {
  const { axis } = orientationIn('side', 23.5, 'right')
  expect(placeAt(axis, sunRight, 70, 0).x).toBeGreaterThan(0)
  expect(placeAt(axis, sunRight, 60, 0).x).toBeLessThan(0)
  expect(placeAt(axis, sunRight, -70, 12).x).toBeLessThan(0)
})
