import { describe, expect, it } from 'vitest'
import { beliefIn } from './belief.ts'
import { highCertainty, mediumCertainty, refreshBelow, spacedAfter } from './constants.ts'
import { certaintyOf, halfRange, isDue } from './certainty.ts'
import { chain, day, newPractice, type Practice } from './testing/practice.ts'

const certainty = (practice: Practice, at = practice.at) =>
  certaintyOf(practice.population, practice.skill(0), beliefIn(practice.beliefs(at), practice.skill(0)))

const due = (practice: Practice, at: number) =>
  isDue(practice.state(0), true, practice.mastery(0, at) / 100, at)

/** Answers wrong at first, then right, and right again the next day, which masters the skill. */
function mastered(): Practice {
  const practice = newPractice(chain(1))
  practice.answers(2, 'k0-2', false)
  practice.answers(6, 'k0-2', true)
  practice.at += day
  practice.answers(4, 'k0-2', true)
  expect(practice.state(0).mastered).toBe(true)
  return practice
}

describe('how sure mastery is', () => {
  it('is low after a first answer, and high after steady success', () => {
    const practice = newPractice(chain(1))
    practice.answer('k0-2', true)
    expect(certainty(practice)).toBe('low')
    practice.answers(14, 'k0-2', true)
    expect(certainty(practice)).toBe('high')
  })

  it('is said by half the range that holds mastery in 8 of 10 cases', () => {
    const practice = newPractice(chain(1))
    for (let answered = 0; answered < 12; answered += 1) {
      practice.answer('k0-2', true)
      const half = halfRange(
        practice.population,
        practice.skill(0),
        beliefIn(practice.beliefs(), practice.skill(0)),
      )
      const word = half <= highCertainty ? 'high' : half <= mediumCertainty ? 'medium' : 'low'
      expect(certainty(practice)).toBe(word)
      expect(half).toBeGreaterThan(0)
      expect(half).toBeLessThan(50)
    }
  })

  it('falls as time goes by without practice', () => {
    const practice = mastered()
    const skill = practice.skill(0)
    const halfAfter = (days: number) =>
      halfRange(practice.population, skill, beliefIn(practice.beliefs(practice.at + days * day), skill))
    expect(halfAfter(30)).toBeGreaterThan(halfAfter(0))
    expect(halfAfter(90)).toBeGreaterThan(halfAfter(30))
  })
})

describe('time to refresh', () => {
  it('comes when a mastered skill has faded, and not before', () => {
    const practice = mastered()
    const daysUntil = Array.from({ length: 1000 }, (_, days) => days).find((days) =>
      due(practice, practice.at + days * day),
    )
    expect(daysUntil).toBeGreaterThan(1)
    const at = practice.at + (daysUntil ?? 0) * day
    expect(practice.mastery(0, at)).toBeLessThan(refreshBelow)
    expect(practice.mastery(0, at - day)).toBeGreaterThanOrEqual(refreshBelow)
  })

  it('is over once it was answered right again', () => {
    const practice = mastered()
    practice.answer('k0-2', true, { at: practice.at + 60 * day })
    expect(practice.state(0).mastered).toBe(true)
    expect(due(practice, practice.at)).toBe(false)
  })

  it('comes at once when evidence has taken mastery back', () => {
    const practice = mastered()
    practice.answers(6, 'k0-2', false)
    expect(practice.state(0).mastered).toBe(false)
    expect(due(practice, practice.at)).toBe(true)
  })

  it('is not brought by a slip of the same day', () => {
    const state = { ...mastered().state(0), mastered: true, at: 1000 }
    expect(isDue(state, true, 0.5, 1000 + spacedAfter * day - 1)).toBe(false)
    expect(isDue(state, true, 0.5, 1000 + spacedAfter * day)).toBe(true)
  })

  it('is for what was mastered before', () => {
    const practice = newPractice(chain(1))
    practice.answers(3, 'k0-2', false)
    expect(isDue(practice.state(0), false, 0.2, practice.at + day)).toBe(false)
  })
})
