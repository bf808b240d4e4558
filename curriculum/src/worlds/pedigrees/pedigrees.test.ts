import { expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { possibleAlleles } from '../crosses/families.ts'
import { couplesOf, drawFamily, kindsOf, recessiveBoxes, youngOfCouple } from './pedigrees.ts'

it('gives filled symbols to those with two recessive alleles, and to no young of a parent without one', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const family = drawFamily(createRandom(`pedigrees ${seed}`), 'grandparents')
    const kinds = kindsOf(family)
    // Trying every assignment of alleles to the whole family gives the same result.
    for (const [at, found] of possibleAlleles(family.members, family.shaded).entries())
      expect(kinds[at]).toBe(found.length > 1 ? 'either' : found[0] === 0 ? 'none' : 'mixed')
    for (const couple of couplesOf(family)) {
      const young = youngOfCouple(family, couple)
      expect(young.length).toBeGreaterThan(2)
      const [one = 'either', other = 'either'] = couple.map((at) => kinds[at])
      // Affected offspring show that each parent has a recessive allele.
      if (young.some((at) => family.shaded[at])) expect([one, other]).not.toContain('either')
      if (one === 'none' && other === 'none') expect(young.every((at) => family.shaded[at])).toBe(true)
    }
  }
})

it('counts the boxes of a square', () => {
  expect(recessiveBoxes('mixed', 'mixed')).toBe(1)
  expect(recessiveBoxes('none', 'mixed')).toBe(2)
  expect(recessiveBoxes('none', 'none')).toBe(4)
})
