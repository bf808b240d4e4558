import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Catalog } from './catalog.ts'
import { strandVariance, studentVariance, subjectVariance } from './constants.ts'
import { covariancesOf, type Evidence, propagateEvidence } from './propagate-evidence.ts'
import { catalogOf, sure } from './testing/practice.ts'

/** Gauss-Jordan inverse, for reference on maps of a few dozen nodes. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const rows = matrix.map((row, index) => [...row, ...row.map((_, column) => (column === index ? 1 : 0))])
  for (const [index, row] of rows.entries()) {
    const pivot = sure(row[index])
    for (const [column, value] of row.entries()) row[column] = value / pivot
    for (const other of rows) {
      const factor = sure(other[index])
      if (other !== row)
        for (const [column, value] of row.entries()) other[column] = sure(other[column]) - factor * value
    }
  }
  return rows.map((row) => row.slice(matrix.length))
}

/** The covariance from the full system of links and evidence. */
function covariance({ links, root, rootVariance }: Catalog, { precision }: Evidence): number[][] {
  const matrix = links.map(() => links.map(() => 0))
  for (const [node, own] of links.entries()) {
    const row = sure(matrix[node])
    row[node] = sure(precision[node]) + (node === root ? 1 / rootVariance : 0)
    for (const { to, variance } of own) {
      row[node] = sure(row[node]) + 1 / variance
      row[to] = sure(row[to]) - 1 / variance
    }
  }
  return inverse(matrix)
}

const maps = fc.integer({ min: 1, max: 24 }).chain((skills) =>
  fc.record({
    skills: fc.constant(skills),
    strands: fc.integer({ min: 1, max: 4 }),
    prerequisites: fc.array(
      fc
        .tuple(fc.nat(skills - 1), fc.nat(skills - 1))
        .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const),
      { maxLength: 50 },
    ),
    evidence: fc.array(
      fc.record({
        skill: fc.nat(skills - 1),
        precision: fc.double({ min: 1e-3, max: 8, noNaN: true }),
        mean: fc.double({ min: -4, max: 4, noNaN: true }),
      }),
      { maxLength: 24 },
    ),
  }),
)

const fieldOf = (catalog: Catalog, told: readonly { skill: number; precision: number; mean: number }[]) => {
  const precision = new Float64Array(catalog.links.length)
  const pull = new Float64Array(catalog.links.length)
  for (const { skill, precision: sureness, mean } of told) {
    precision[skill] = sureness
    pull[skill] = sureness * mean
  }
  return { evidence: { precision, pull }, field: propagateEvidence(catalog, { precision, pull }) }
}

const mapped = (skills: number, prerequisites: readonly (readonly [number, number])[] = []) =>
  catalogOf({ skills, prerequisites, strand: (index) => `strand ${index}` })

describe('evidence spreads along the map', () => {
  it('1.3 to the means, variances, and covariances that the springs’ equations have, to nine digits', () => {
    fc.assert(
      fc.property(maps, ({ skills, strands, prerequisites, evidence: told }) => {
        const catalog = catalogOf({ skills, prerequisites, strand: (index) => `strand ${index % strands}` })
        const { evidence, field } = fieldOf(catalog, told)
        for (const [node, row] of covariance(catalog, evidence).entries()) {
          const mean = row.reduce((sum, value, index) => sum + value * sure(evidence.pull[index]), 0)
          expect(field.mean[node]).toBeCloseTo(mean, 9)
          expect(field.variance[node]).toBeCloseTo(sure(row[node]), 9)
          const [column = []] = covariancesOf(catalog, evidence, [node])
          for (const [other, value] of row.entries()) expect(column[other]).toBeCloseTo(value, 9)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('1.3 from earlier to later skills and back, and dies out with distance', () => {
    const catalog = mapped(
      5,
      [0, 1, 2, 3].map((index) => [index, index + 1] as const),
    )
    for (const from of [0, 4]) {
      const { mean, variance } = fieldOf(catalog, [{ skill: from, precision: 4, mean: 2 }]).field
      const heard = [0, 1, 2, 3, 4].toSorted((one, other) => Math.abs(one - from) - Math.abs(other - from))
      for (const [index, near] of heard.slice(0, -1).entries()) {
        const far = sure(heard[index + 1])
        expect(mean[near]).toBeGreaterThan(sure(mean[far]))
        expect(mean[far]).toBeGreaterThan(0)
        expect(variance[near]).toBeLessThan(sure(variance[far]))
      }
    }
  })

  it('1.3 further where skills are linked than where they only share a student', () => {
    const linked = fieldOf(mapped(2, [[0, 1]]), [{ skill: 0, precision: 4, mean: 2 }]).field
    const apart = fieldOf(mapped(2), [{ skill: 0, precision: 4, mean: 2 }]).field
    expect(linked.mean[1]).toBeGreaterThan(1.2 * sure(apart.mean[1]))
  })

  it('1.1 without tying strands together, however many prerequisites lie in another', () => {
    const half = 12
    const catalog = catalogOf({
      skills: 2 * half,
      prerequisites: Array.from({ length: half }, (_, index) => [index, half + index] as const),
      strand: (index) => (index < half ? 'first' : 'second'),
    })
    const [first, second] = [2 * half, 2 * half + 1]
    const { evidence } = fieldOf(catalog, [])
    const [column = []] = covariancesOf(catalog, evidence, [first])
    expect(column[first]).toBeCloseTo(studentVariance + strandVariance)
    expect(column[second]).toBeCloseTo(studentVariance)
  })

  it('1.5 less to another subject than within one', () => {
    const catalog = catalogOf({
      skills: 3,
      strand: (index) => `strand ${index}`,
      subject: (index) => (index < 2 ? 'math' : 'science'),
    })
    const [column = []] = covariancesOf(catalog, fieldOf(catalog, []).evidence, [0])
    expect(column[1]).toBeCloseTo(studentVariance)
    expect(column[2]).toBeCloseTo(studentVariance - subjectVariance)
  })

  it('1.3 not at all where there is none', () => {
    const { mean, variance } = fieldOf(mapped(3, [[0, 1]]), []).field
    expect([...mean]).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(variance[6]).toBeCloseTo(studentVariance)
  })
})
