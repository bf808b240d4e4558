import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cameWithFading,
  fading,
  firstStability,
  impliedUse,
  maxStability,
  maxVarianceOfTime,
  spacedAfter,
} from './constants.ts'
import { daysIdle, faded, learnedAfter, ownVariance, retained, strengthened } from './memory.ts'
import { chain, day, newPractice } from './testing/practice.ts'

const days = fc.double({ min: 0, max: 2000, noNaN: true })
const stabilities = fc.double({ min: firstStability, max: maxStability, noNaN: true })

describe('what was learned fades', () => {
  it('5.1 with every day, less and less, and never the part that stays', () => {
    fc.assert(
      fc.property(stabilities, days, days, (stability, one, more) => {
        const soon = retained(stability, one)
        const late = retained(stability, one + more)
        expect(late).toBeLessThanOrEqual(soon)
        expect(late).toBeGreaterThan(1 - fading)
        const lost = soon - retained(stability, one + 1)
        expect(lost).toBeGreaterThan(late - retained(stability, one + more + 1) - 1e-12)
      }),
    )
    expect(retained(firstStability, 0)).toBe(1)
  })

  it('5.1 slower where it is more stable', () => {
    fc.assert(
      fc.property(stabilities, days, (stability, after) => {
        expect(retained(stability * 1.5, after)).toBeGreaterThanOrEqual(retained(stability, after))
      }),
    )
  })

  it('5.3 and a spaced success makes it more stable, the more the longer ago the last answer was', () => {
    fc.assert(
      fc.property(stabilities, days, days, (stability, after, more) => {
        const stronger = strengthened(stability, after)
        if (after < spacedAfter) expect(stronger).toBe(stability)
        else if (stability < maxStability) expect(stronger).toBeGreaterThan(stability)
        expect(stronger).toBeLessThanOrEqual(maxStability)
        expect(strengthened(stability, after + more)).toBeGreaterThanOrEqual(stronger)
      }),
    )
  })
})

describe('mastery without practice', () => {
  const learned = (pause: number) => {
    const practice = newPractice(chain(1))
    for (let index = 0; index < 6; index += 1) practice.answer('k0-2', true, { at: practice.at + pause })
    return practice
  }

  it('5.1 decays', () => {
    const practice = learned(40)
    const after = [0, 1, 7, 30, 90, 365].map((later) => practice.mastery(0, practice.at + later * day))
    expect(after).toEqual(after.toSorted((one, other) => other - one))
    expect(after[0]).toBeGreaterThan(after[5] ?? 100)
  })

  it('5.3 decays slower after spaced successes than after as many at once', () => {
    const [once, spaced] = [learned(40), learned(3 * day)]
    expect(spaced.state(0)).toMatchObject({ isSpaced: true })
    expect(once.state(0)).toMatchObject({ isSpaced: false, stability: firstStability })
    const lost = [once, spaced].map(
      (practice) => practice.mastery(0) - practice.mastery(0, practice.at + 30 * day),
    )
    expect(lost[1]).toBeLessThan((lost[0] ?? 0) / 1.5)
  })

  it('5.4 is less sure of what was learned, up to a bound', () => {
    const state = learned(40).state(0)
    expect(ownVariance(state, 20)).toBeGreaterThan(ownVariance(state, 0))
    expect(ownVariance(state, 4000)).toBeCloseTo(ownVariance(state, 0) + maxVarianceOfTime)
  })
})

describe('what a student came with', () => {
  it('5.1 fades too, in part', () => {
    expect(faded(1)).toBe(0)
    expect(faded(1 - fading)).toBeCloseTo(fading * cameWithFading)
    const practice = newPractice(chain(1))
    practice.answer('k0-2', true)
    const nothingLearned = { ...practice.state(0), learned: [0, 0, 0] as const }
    expect(learnedAfter(nothingLearned, 1, 0).mean).toBeCloseTo(0)
    expect(learnedAfter(nothingLearned, 1, 30).mean).toBeLessThan(-0.1)
  })

  it('5.1 stays where a skill was never answered', () => {
    const practice = newPractice(chain(2))
    expect(practice.mastery(0, practice.at + 90 * day)).toBe(practice.mastery(0))
  })
})

describe('practice of a later skill', () => {
  const both = () => {
    const practice = newPractice(chain(2))
    practice.answers(4, 'k0-2', true)
    practice.answer('k1-2', false, { at: practice.at + 10 * day })
    return practice
  }

  it('5.2 uses what it builds on, where it goes right', () => {
    const practice = both()
    const idle = () => daysIdle(practice.skill(0), practice.states, practice.at + 10 * day)
    expect(idle()).toBeCloseTo(20, 2)
    practice.answer('k1-2', true)
    expect(idle()).toBeCloseTo(20 - 10 * impliedUse, 2)
    expect(practice.beliefs(practice.at + 10 * day).days[0]).toBe(idle())
  })

  it('5.2 leaves the later skill as it is', () => {
    const practice = both()
    const before = daysIdle(practice.skill(1), practice.states, practice.at + day)
    practice.answer('k0-2', true)
    expect(daysIdle(practice.skill(1), practice.states, practice.at + day)).toBeCloseTo(before + 40 / day)
  })

  it('6.1 takes nothing from a pause', () => {
    const practice = newPractice(chain(2))
    practice.answer('k0-2', true)
    practice.answer('k1-2', true, { at: practice.at + 0.8 * spacedAfter * day })
    practice.answer('k0-2', true, { at: practice.at + 0.3 * spacedAfter * day })
    expect(practice.state(0).isSpaced).toBe(true)
  })
})
