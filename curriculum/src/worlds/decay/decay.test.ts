import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { againstTruth, type Truthfully } from '../against-truth.ts'
import { decay, type DecayTruth } from './decay.ts'

const truly: Truthfully<DecayTruth> = ({ id, things: [one = 0, other = 0] }, { exact }) => {
  const at = (series: number, time: number): number => exact[series]?.[time] ?? Number.NaN
  switch (id) {
    case 'half':
      return at(one, 3) < 25
    case 'early':
      return at(one, 0) - at(one, 2) > at(one, 3) - at(one, 5)
    case 'stayed':
      return at(one, 5) > 47
    case 'left-more-6':
      return at(one, 3) > at(other, 3)
    case 'left-more-10':
      return at(one, 5) > at(other, 5)
  }
}

test.each([2, 3])('what bags at %i places decide is true, in all but 0.5%% of cases', (things) => {
  for (const [id, tally] of Object.entries(againstTruth(decay, { kind: 'course', things }, truly))) {
    expect(tally.wrong, id).toBeLessThanOrEqual(0.005 * tally.decided)
    expect(tally.asked / tally.all, id).toBeGreaterThan(0.2)
  }
})

test('leaves never gain mass, and no weighing is off by more than the caption says', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const { data, truth } = decay.draw(createRandom(`decay ${seed}`), { kind: 'course', things: 3 })
    for (const [series, line] of truth.exact.entries()) {
      for (const [time, exact] of line.entries()) {
        expect(exact).toBeLessThanOrEqual(line[time - 1] ?? 50)
        const weighed = data.series[series]?.runs[0]?.[time] ?? Number.NaN
        expect(Math.abs(weighed - exact)).toBeLessThanOrEqual(data.within + 0.5)
      }
    }
  }
})
