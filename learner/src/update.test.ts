import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { masteredAnswers, mostMovement } from './constants.ts'
import { mastery } from './mastery.ts'
import type { Evidence, SkillState } from './state.ts'
import { newState, update } from './update.ts'

const start = 1_800_000_000

const evidence = (over: Partial<Evidence> = {}): Evidence => ({
  model: 'compute',
  level: 2,
  options: 0,
  isCorrect: true,
  hintsUsed: 0,
  attempt: 1,
  activeSeconds: 30,
  expectedSeconds: 40,
  at: start,
  ...over,
})

const anyEvidence = fc.record({
  model: fc.constantFrom('a', 'b', 'c', 'd'),
  level: fc.constantFrom(1 as const, 2 as const, 3 as const),
  options: fc.constantFrom(0, 2, 3, 4, 6),
  isCorrect: fc.boolean(),
  hintsUsed: fc.integer({ min: 0, max: 3 }),
  attempt: fc.constantFrom(1, 2),
  activeSeconds: fc.double({ min: 0, max: 600, noNaN: true }),
  expectedSeconds: fc.integer({ min: 10, max: 120 }),
})

/** Answers so many seconds apart, each with what it tells. */
const histories = fc.array(fc.tuple(fc.integer({ min: 5, max: 3 * 86_400 }), anyEvidence), {
  minLength: 1,
  maxLength: 60,
})

const play = (
  history: [number, Omit<Evidence, 'at'>][],
  see: (before: SkillState, after: SkillState, told: Evidence) => void,
) => {
  let at = start
  let state = newState(start)
  for (const [pause, told] of history) {
    at += pause
    const next = update(state, { ...told, at })
    see(state, next, { ...told, at })
    state = next
  }
  return state
}

describe('an answer moves mastery', () => {
  it('never down when right and never up when wrong, and by a bounded amount', () => {
    fc.assert(
      fc.property(histories, (history) => {
        play(history, (before, after, told) => {
          const from = mastery(before, told.at)
          const to = mastery(after, told.at)
          expect(to).toBeGreaterThanOrEqual(0)
          expect(to).toBeLessThanOrEqual(100)
          expect(Math.abs(to - from)).toBeLessThanOrEqual(mostMovement + 1e-6)
          if (told.isCorrect) expect(to).toBeGreaterThanOrEqual(from - 1e-6)
          else expect(to).toBeLessThanOrEqual(from + 1e-6)
        })
      }),
      { numRuns: 400 },
    )
  })

  it('less with each hint', () => {
    const gain = (hintsUsed: number) => mastery(update(newState(start), evidence({ hintsUsed })), start)
    expect(gain(0)).toBeGreaterThan(gain(1))
    expect(gain(1)).toBeGreaterThan(gain(2))
  })

  it('hardly at all when it came too fast to be thought about', () => {
    const before = mastery(newState(start), start)
    const thought = mastery(update(newState(start), evidence({ isCorrect: false })), start)
    const rapid = mastery(update(newState(start), evidence({ isCorrect: false, activeSeconds: 1 })), start)
    expect(before - rapid).toBeLessThan((before - thought) / 4)
  })

  it('less when it could have been luck', () => {
    const typed = mastery(update(newState(start), evidence()), start)
    const picked = mastery(update(newState(start), evidence({ options: 2 })), start)
    expect(typed).toBeGreaterThan(picked)
  })
})

describe('mastered', () => {
  const practised = (answers: number): SkillState => {
    let state = newState(start)
    for (let index = 1; index <= answers; index += 1) {
      const level = index < 3 ? 2 : 3
      state = update(state, evidence({ level, model: index % 2 === 0 ? 'a' : 'b', at: start + index * 40 }))
    }
    return state
  }

  it('is reached by steady right answers and never before enough of them', () => {
    expect(practised(masteredAnswers - 1).mastered).toBe(false)
    expect(practised(16).mastered).toBe(true)
  })

  it('survives one slip', () => {
    const state = practised(16)
    const slipped = update(state, evidence({ isCorrect: false, level: 3, at: state.at + 40 }))
    expect(slipped.mastered).toBe(true)
  })

  it('is taken back by a run of mistakes', () => {
    let state = practised(16)
    for (let index = 0; index < 6; index += 1) {
      state = update(state, evidence({ isCorrect: false, level: 2, at: state.at + 40 }))
    }
    expect(state.mastered).toBe(false)
  })
})

describe('memory', () => {
  const known = () =>
    play(
      Array.from({ length: 12 }, () => [60, evidence({ level: 3 })]),
      () => undefined,
    )

  it('fades without practice, never under what a newcomer brings', () => {
    const state = known()
    const days = [0, 1, 7, 30, 365].map((day) => mastery(state, state.at + day * 86_400))
    expect(days).toEqual(days.toSorted((one, other) => other - one))
    expect(days.at(-1)).toBeGreaterThan(mastery(newState(start), start) - 5)
  })

  it('fades more slowly after a success that came days later', () => {
    const crammed = known()
    const spaced = update(crammed, evidence({ level: 3, at: crammed.at + 3 * 86_400 }))
    expect(spaced.stability).toBeGreaterThan(crammed.stability)
  })
})

it('a state fits a row: under 200 bytes', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const state = play(history, () => undefined)
      expect(JSON.stringify({ ...state, recent: [] }).length).toBeLessThan(200)
    }),
    { numRuns: 50 },
  )
})

it('the same answers give the same state to the bit', () => {
  fc.assert(
    fc.property(histories, (history) => {
      expect(play(history, () => undefined)).toEqual(play(history, () => undefined))
    }),
    { numRuns: 50 },
  )
})
