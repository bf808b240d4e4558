import { expect, test } from 'vitest'
import { unitKeys } from './keys.ts'

test('a calculation with units has a key for each of its units and for the one that is asked for', () => {
  const shownFor = (given: string, unit: string) => unitKeys(given, unit).map(({ shown }) => shown)
  expect(shownFor('45 km / 1.5 h', 'km/h')).toEqual(['km', 'h', 'km/h'])
  expect(shownFor('12 kg * 3 m/s^2', 'N')).toEqual(['kg', 'm', 's²', 'N'])
  expect(shownFor('3 km', 'm')).toEqual(['km', 'm'])
})
