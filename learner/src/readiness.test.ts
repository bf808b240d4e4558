import { describe, expect, it } from 'vitest'
import { readinessBy, readinessSlope } from './readiness.ts'
import { catalogOf, sure } from './testing/practice.ts'

const catalog = catalogOf({
  skills: 3,
  prerequisites: [
    [0, 2],
    [1, 2],
  ],
})
const later = sure(catalog.skills[2])
const ready = (first: number, second: number) => readinessBy(later, (index) => (index === 0 ? first : second))
const slope = (of: number, first: number, second: number) =>
  readinessSlope(later, of, (index) => (index === 0 ? first : second))

describe('9.1 readiness', () => {
  it('is full without prerequisites', () => {
    expect(readinessBy(sure(catalog.skills[0]), () => 0)).toBe(1)
  })

  it('rises with either prerequisite as its slope says, and most with the weaker', () => {
    const step = 0.01
    const before = ready(0.4, 0.6)
    expect((ready(0.4 + step, 0.6) - before) / step).toBeCloseTo(slope(0, 0.4, 0.6), 6)
    expect((ready(0.4, 0.6 + step) - before) / step).toBeCloseTo(slope(1, 0.4, 0.6), 6)
    expect(slope(0, 0.4, 0.6)).toBeGreaterThan(slope(1, 0.4, 0.6))
  })

  it('rises no more once it is full', () => {
    expect(ready(0.9, 0.8)).toBe(1)
    expect(slope(0, 0.9, 0.8)).toBe(0)
  })
})
