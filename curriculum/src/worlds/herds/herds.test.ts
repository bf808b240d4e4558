import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { againstTruth, type Truthfully } from '../against-truth.ts'
import { herds, type HerdTruth } from './herds.ts'

const truly: Truthfully<HerdTruth> = ({ id, things: [one = 0, other = 0] }, { exact }) => {
  const at = (series: number, time: number): number => exact[series]?.[time] ?? 0
  const grown = (series: number, from: number, to: number): number => at(series, to) - at(series, from)
  switch (id) {
    case 'leveled':
      return grown(one, 6, 9) < 32
    case 'early':
      return grown(one, 0, 4) > grown(one, 5, 9)
    case 'more-now':
      return at(one, 9) > at(other, 9)
    case 'grew-more':
      return grown(one, 0, 9) > grown(other, 0, 9)
  }
}

test.each([2, 3])('what counts of %i herds decide is true, in all but 0.5%% of cases', (things) => {
  for (const [id, tally] of Object.entries(againstTruth(herds, { kind: 'course', things }, truly))) {
    expect(tally.wrong, id).toBeLessThanOrEqual(0.005 * tally.decided)
    expect(tally.asked / tally.all, id).toBeGreaterThan(0.2)
  }
})

test('a herd grows all the time and never past what its place can support', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const { data, truth } = herds.draw(createRandom(`herd ${seed}`), { kind: 'course', things: 2 })
    for (const [series, line] of truth.exact.entries()) {
      for (const [time, exact] of line.entries()) {
        expect(exact).toBeLessThan(truth.capacity[series] ?? 0)
        expect(exact).toBeGreaterThan(line[time - 1] ?? 0)
        const count = data.series[series]?.runs[0]?.[time] ?? Number.NaN
        expect(Math.abs(count - exact)).toBeLessThanOrEqual(data.within + 0.5)
      }
    }
  }
})
