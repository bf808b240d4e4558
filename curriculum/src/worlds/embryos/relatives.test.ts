import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { animals, earlyFeatures, lateFeatures, sharedOf, unlikeOf } from './checklists.ts'
import { drawEmbryoPair, drawPairTable, drawRelatives, pairCount } from './relatives.ts'

const seeds = Array.from({ length: 2000 }, (_unused, seed) => createRandom(`relatives ${seed}`))

test('the closer relative shares more features at the late stage, and the early stage tells nothing', () => {
  let misleading = 0
  for (const random of seeds) {
    const sorted = drawRelatives(random).toSorted((one, other) => one.rank - other.rank)
    const late = sorted.map((each) => each.late)
    expect(late).toEqual(late.toSorted((one, other) => other - one))
    if (sorted.some((each, at) => at > 0 && each.early > (sorted[at - 1]?.early ?? 0))) misleading += 1
  }
  expect(misleading).toBeGreaterThan(1000)
})

test('species that branched off later share more features with the last one', () => {
  for (const random of seeds) {
    const table = drawPairTable(random)
    const [target = 0] = table.line.slice(-1)
    const counts = table.line.slice(0, -1).map((each) => pairCount(table, each, target))
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  }
})

test('close pairs share clearly more than distant ones', () => {
  for (const random of seeds) {
    expect(drawEmbryoPair(random, 'close', false).late).toBeGreaterThanOrEqual(14)
    expect(drawEmbryoPair(random, 'distant', true).late).toBeLessThanOrEqual(9)
  }
})

test('embryos of real animals are nearly alike early, and closer kin are more alike late', () => {
  for (const one of animals) {
    for (const other of animals) expect(unlikeOf(one, other, earlyFeatures)).toBe(0)
  }
  expect(sharedOf('human', 'cat', lateFeatures)).toBeGreaterThan(sharedOf('human', 'chicken', lateFeatures))
  expect(sharedOf('human', 'chicken', lateFeatures)).toBeGreaterThan(sharedOf('human', 'trout', lateFeatures))
})
