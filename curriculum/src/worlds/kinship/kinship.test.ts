import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { drawKinship, hasTrait } from './kinship.ts'

test('groups that branch off later share all traits of earlier ones, and one more', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const { tips, traits } = drawKinship(createRandom(`kin ${seed}`), 5)
    expect(traits).toHaveLength(tips.length - 1)
    expect(new Set(traits).size).toBe(traits.length)
    for (const tip of tips.keys()) {
      expect(traits.filter((_trait, at) => hasTrait(tip, at))).toHaveLength(tip)
    }
  }
})
