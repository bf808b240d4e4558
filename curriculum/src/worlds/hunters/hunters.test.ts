import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { againstTruth, type Truthfully } from '../against-truth.ts'
import { drawHunters, hunters, type HunterTruth, peakOf } from './hunters.ts'

const truly: Truthfully<HunterTruth> = ({ id, things: [one = 0, other = 0], numbers }, { exact }) => {
  const at = (series: number, year = 0): number => exact[series]?.[year] ?? 0
  const grown = (series: number): number => at(series, numbers['to']) - at(series, numbers['from'])
  const lineOf = (series: number): readonly number[] => exact[series] ?? []
  const peak = (series: number): number => lineOf(series).indexOf(Math.max(...lineOf(series)))
  const range = (series: number): number => Math.max(...lineOf(series)) - Math.min(...lineOf(series))
  if (id.startsWith('rose')) return grown(one) > 0
  if (id.startsWith('crossed')) return grown(one) < 0 && grown(other) > 0
  if (id === 'peaked-first') return peak(one) < peak(other)
  if (id === 'changed-more') return range(one) > range(other)
  return undefined
}

test.each([2, 3])('what counts of %i kinds of tracks decide is true, in all but 0.5%% of cases', (things) => {
  for (const [id, tally] of Object.entries(againstTruth(hunters, { kind: 'course', things }, truly))) {
    expect(tally.wrong, id).toBeLessThanOrEqual(0.005 * tally.decided)
    expect(tally.asked / tally.all, id).toBeGreaterThan(0.2)
  }
})

test('the hunters are most numerous one to four years after the hunted', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const { truth } = drawHunters(createRandom(`hunters ${seed}`), 2, 22)
    const [hunted = [], hunting = []] = truth.exact
    const tops = (line: readonly number[]): number[] =>
      [...line.keys()].filter(
        (at) =>
          at > 0 && at < 22 && (line[at] ?? 0) > (line[at - 1] ?? 0) && (line[at] ?? 0) > (line[at + 1] ?? 0),
      )
    for (const top of tops(hunted).filter((at) => at < 18)) {
      expect(tops(hunting).some((at) => at > top && at <= top + 4)).toBe(true)
    }
  }
})

test('a highest count that is told apart is within a year of the true one', () => {
  for (let seed = 0; seed < 1000; seed += 1) {
    const { data, truth } = drawHunters(createRandom(`peak ${seed}`), 2, 12)
    const peak = peakOf(data, 0)
    if (peak === undefined) continue
    const line = truth.exact[0] ?? []
    expect(Math.abs(peak - line.indexOf(Math.max(...line)))).toBeLessThanOrEqual(1)
  }
})
