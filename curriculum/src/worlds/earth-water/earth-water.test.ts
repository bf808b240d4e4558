import { expect, test } from 'vitest'
import { oneFreshIn, partsOf, wholeIds, wholes } from './earth-water.ts'

test('the parts of each whole make 100 percent, the largest first', () => {
  for (const whole of wholeIds) {
    const percents = partsOf(whole).map(([, percent]) => percent)
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
    expect(percents).toEqual(percents.toSorted((one, other) => other - one))
  }
})

test('salt and fresh water are told as one ratio everywhere', () => {
  expect(100 / wholes.earth.fresh).toBe(oneFreshIn)
})
