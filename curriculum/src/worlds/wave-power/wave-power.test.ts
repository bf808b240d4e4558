import { expect, test } from 'vitest'
import { againstTruth, type Truthfully } from '../against-truth.ts'
import { createRandom } from '../../random.ts'
import { reading } from '../data.ts'
import { wavePower, type WavePowerTruth } from './wave-power.ts'

const truly: Truthfully<WavePowerTruth> = ({ id, things: [one = 0, other = 0], numbers }, { bases }) => {
  const { from = 0, to = 0, start = 0, end = 0, times = 0 } = numbers
  const at = (series: number, amplitude: number): number => (bases[series] ?? 0) * (amplitude / 10) ** 2
  switch (id) {
    case 'over':
      return at(one, to) > times * at(one, from)
    case 'rises':
      return at(one, to) - at(one, from) > at(one, end) - at(one, start)
    case 'more':
    case 'across':
      return at(one, from) > at(other, to)
  }
}

test.each([2, 3])('what waves on %i ropes decide is true, in all but 0.5%% of cases', (things) => {
  for (const [id, tally] of Object.entries(againstTruth(wavePower, { kind: 'course', things }, truly))) {
    expect(tally.wrong, id).toBeLessThanOrEqual(0.005 * tally.decided)
    expect(tally.asked / tally.all, id).toBeGreaterThan(0.2)
  }
})

test('twice the amplitude carries about four times the energy, with readings that scatter', () => {
  const ratios = Array.from({ length: 200 }, (_unused, seed) => {
    const { data } = wavePower.draw(createRandom(`ratio ${seed}`), { kind: 'course', things: 1 })
    return reading(data, 0, 3) / reading(data, 0, 1)
  })
  expect(Math.min(...ratios)).toBeGreaterThan(3.8)
  expect(Math.max(...ratios)).toBeLessThan(4.2)
  expect(new Set(ratios).size).toBeGreaterThan(10)
})
