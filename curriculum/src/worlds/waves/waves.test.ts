import { expect, test } from 'vitest'
import { waves } from './waves.ts'

const speedsOf = (wanted: string) =>
  waves.filter(({ id }) => id === wanted).map(({ length, frequency }) => length * frequency)

test('sound has the speed of what it travels in', () => {
  expect(new Set(speedsOf('air'))).toEqual(new Set([340]))
  expect(new Set(speedsOf('whale'))).toEqual(new Set([1500]))
})

test('waves on the ocean are as fast as their wavelength allows', () => {
  for (const { id, length, frequency } of waves) {
    if (id === 'ocean') expect((length * frequency) / (1.25 * Math.sqrt(length))).toBeCloseTo(1, 2)
  }
})

test('small waves in a tank are about as slow as water waves can be, 23 cm/s', () => {
  for (const speed of speedsOf('tank')) {
    expect(speed).toBeGreaterThan(23)
    expect(speed).toBeLessThan(26)
  }
})
