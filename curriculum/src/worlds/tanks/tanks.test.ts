import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { drawTanks, shortageOf, shortages } from './tanks.ts'

test.each(shortages)(
  'counts that show a shortage of %s show the true one, in all but 0.5%% of cases',
  (shortage) => {
    let [decided, wrong] = [0, 0]
    for (let seed = 0; seed < 2000; seed += 1) {
      const { data, truth } = drawTanks(createRandom(`tanks ${shortage} ${seed}`), shortage)
      const found = shortageOf(data)
      if (found === undefined) continue
      decided += 1
      if (found !== truth.shortage) wrong += 1
    }
    expect(decided).toBeGreaterThan(400)
    expect(wrong).toBeLessThanOrEqual(0.005 * decided)
  },
)
