import { expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { resultOf } from '../../equations/two-step.ts'
import { toNumber } from '../../bugs/bug.ts'
import { fractionGroup, partsOf, valueOf } from './two-ways.ts'

it('reads the numbers of an equation with parentheses', () => {
  expect(partsOf('−5(w + 14) = −115')).toEqual({ p: -5, q: 14, r: -115, sign: 1 })
  expect(partsOf(String.raw`\frac{1}{4}(x − 7) = 3`)).toEqual({ p: 0.25, q: 7, r: 3, sign: -1 })
  expect(valueOf('17/2')).toBe(8.5)
})

it('draws a whole number of groups behind a unit fraction', () => {
  for (let seed = 0; seed < 100; seed += 1) {
    expect(Number.isInteger(toNumber(resultOf(fractionGroup(createRandom(`${seed}`)))))).toBe(true)
  }
})
