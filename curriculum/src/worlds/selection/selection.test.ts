import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { againstTruth, type Truthfully } from '../against-truth.ts'
import type { Data } from '../data.ts'
import { selectionFacts } from './facts.ts'
import { selection, type SelectionTruth } from './selection.ts'

const truly: Truthfully<SelectionTruth> = ({ id, things: [one = 0, other = 0] }, { factors, exact }) => {
  const factor = (series: number): number => factors[series] ?? 1
  const end = (series: number): number => exact[series]?.at(-1) ?? 0
  switch (id) {
    case 'left-more':
      return factor(one) > 1
    case 'majority':
      return end(one) > 50
    case 'steady':
      return false
    case 'stronger':
      return Math.abs(Math.log(factor(one))) > Math.abs(Math.log(factor(other)))
    case 'more-now':
      return end(one) > end(other)
  }
}

test.each([2, 3])('what percents of %i places decide is true, in all but 0.5%% of cases', (things) => {
  const tallies = againstTruth(selection, { kind: 'course', things }, truly)
  for (const [id, { decided, wrong, asked, all }] of Object.entries(tallies)) {
    expect(wrong, id).toBeLessThanOrEqual(0.005 * decided)
    expect(asked / all, id).toBeGreaterThan(0.15)
  }
})

test('places in which the share moves different ways are not compared by points (A2: 35 to 80, and 35 to 2)', () => {
  const data: Data = {
    world: 'selection',
    kind: 'course',
    about: { species: 0 },
    times: [0, 1, 2, 3, 4, 5, 6],
    within: 2,
    series: [
      { thing: 'northValley', runs: [[35, 43, 51, 60, 68, 75, 80]] },
      { thing: 'southValley', runs: [[35, 24, 15, 10, 6, 4, 2]] },
    ],
  }
  const verdicts = selectionFacts(data)
    .filter(({ id }) => id === 'stronger')
    .map(({ verdict }) => verdict)
  expect(verdicts).toStrictEqual(['too-near', 'too-near'])
})

test('all places start from one mix, and a count is off by no more than its caption says', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const { data, truth } = selection.draw(createRandom(`start ${seed}`), { kind: 'course', things: 3 })
    for (const [series, line] of truth.exact.entries()) {
      expect(line[0]).toBe(truth.exact[0]?.[0])
      for (const [at, exact] of line.entries()) {
        const value = data.series[series]?.runs[0]?.[at] ?? Number.NaN
        expect(Math.abs(value - Math.min(99, Math.max(1, exact)))).toBeLessThanOrEqual(data.within + 0.5)
      }
    }
  }
})
