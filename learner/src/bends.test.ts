import { describe, expect, it } from 'vitest'
import { bent, learnBends, newBends } from './bends.ts'
import { logistic, logit } from './normal.ts'

describe('3.5 the bends of forecasts', () => {
  it('change nothing before any answer', () => {
    const bends = newBends()
    for (const ahead of [-6, -3, -0.4, 0, 2.5, 3, 7]) expect(bent(bends, ahead)).toBe(logistic(ahead))
  })

  it('mend forecasts that are too extreme, on both sides and differently', () => {
    const bends = newBends()
    // The forecast is 1 in 4 where the true rate is 1 in 3, and 19 in 20 where it is 9 in 10.
    for (let round = 0; round < 3000; round += 1) {
      learnBends(bends, logit(0.25), round % 3 === 0 ? 1 : 0)
      learnBends(bends, logit(0.95), round % 10 === 0 ? 0 : 1)
    }
    expect(bent(bends, logit(0.25))).toBeCloseTo(1 / 3, 1)
    expect(bent(bends, logit(0.95))).toBeCloseTo(0.9, 1)
    expect(bent(bends, 0.5)).toBeGreaterThan(bent(bends, 0.1))
  })

  it('keep the order of forecasts where outcomes follow it', () => {
    const bends = newBends()
    for (let round = 0; round < 4000; round += 1) {
      const ahead = (round % 13) - 6
      learnBends(bends, ahead / 2, round % 7 < 4 + ahead / 2 ? 1 : 0)
    }
    const chances = Array.from({ length: 121 }, (_, index) => bent(bends, index / 10 - 6))
    expect(chances).toEqual(chances.toSorted((one, other) => one - other))
  })
})
