import { expect, test } from 'vitest'
import { againstTruth, type Truthfully } from '../against-truth.ts'
import { breathingJars, type JarTruth } from './breathing-jars.ts'

const truly: Truthfully<JarTruth> = ({ id, things: [one = 0, other = 0] }, { rates, exact }) => {
  const rate = (series: number): number => rates[series] ?? Number.NaN
  const last = (series: number): number => exact[series]?.at(-1) ?? Number.NaN
  switch (id) {
    case 'gives-off':
      return rate(one) > 0
    case 'faster':
      return rate(one) > rate(other)
    case 'higher':
      return last(one) > last(other)
  }
}

test.each([2, 3])('what the air of %i jars decides is true, in all but 0.5%% of cases', (things) => {
  for (const [id, tally] of Object.entries(againstTruth(breathingJars, { kind: 'course', things }, truly))) {
    expect(tally.wrong, id).toBeLessThanOrEqual(0.005 * tally.decided)
    expect(tally.asked / tally.all, id).toBeGreaterThan(0.2)
  }
})
