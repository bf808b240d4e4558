import { expect, test } from 'vitest'
import { asFraction } from './tick-fraction.ts'

test.each([
  ['3/8', { whole: '', top: '3', bottom: '8' }],
  ['1 3/8', { whole: '1', top: '3', bottom: '8' }],
  ['−2/3', { whole: '−', top: '2', bottom: '3' }],
  ['12', undefined],
  ['1/2 in', undefined],
  ['11/12', { whole: '', top: '11', bottom: '12' }],
])('%s is read as a fraction', (name, fraction) => {
  expect(asFraction(name)).toEqual(fraction)
})
