import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { drawPartners, effectOn, relationshipOf, relationships } from './partners.ts'

test.each(relationships)(
  'counts that show %s show the true one, in all but 0.5%% of cases',
  (relationship) => {
    let [decided, wrong] = [0, 0]
    for (let seed = 0; seed < 2000; seed += 1) {
      const { data, truth } = drawPartners(createRandom(`partners ${relationship} ${seed}`), relationship)
      const found = relationshipOf(data)
      if (found === undefined) continue
      decided += 1
      const isTrue =
        found === truth.relationship &&
        effectOn(data, 0) === truth.effects[0] &&
        effectOn(data, 1) === truth.effects[1]
      if (!isTrue) wrong += 1
    }
    expect(decided).toBeGreaterThan(400)
    expect(wrong).toBeLessThanOrEqual(0.005 * decided)
  },
)
