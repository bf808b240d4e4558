import { describe, expect, it } from 'vitest'
import { beliefIn } from './belief.ts'
import { defer } from './defer.ts'
import { chain, newPractice, type Practice } from './testing/practice.ts'

/** Puts off the skill of an item and continues the practice with the updated state. */
function putOff(practice: Practice, id: string, isPlacement: boolean): void {
  const item = practice.item(id)
  const belief = beliefIn(practice.beliefs(), practice.skill(item.skillIndex))
  const known = practice.states[item.skillIndex]
  const done = defer(practice.population, practice.student, known, belief, {
    item,
    isPlacement,
    at: practice.at,
  })
  practice.student = done.student
  practice.states[item.skillIndex] = done.state
}

describe('“I haven’t learned this yet”', () => {
  it('costs nothing in practice: no mastery moves, nothing counts as answered', () => {
    const practice = newPractice(chain(3))
    practice.answers(4, 'k1-2', true)
    const before = [0, 1, 2].map((index) => practice.mastery(index))
    putOff(practice, 'k1-2', false)
    putOff(practice, 'k2-2', false)
    expect([0, 1, 2].map((index) => practice.mastery(index))).toEqual(before)
    expect(practice.student.answered).toBe(4)
    expect(practice.state(1)).toMatchObject({ answered: 4, isDeferred: true })
    expect(practice.state(2)).toMatchObject({ answered: 0, isDeferred: true })
  })

  it('is forgotten with the next answer in the skill', () => {
    const practice = newPractice(chain(2))
    putOff(practice, 'k0-2', false)
    practice.answer('k0-2', true)
    expect(practice.state(0).isDeferred).toBe(false)
  })

  it('says in placement that the skill is likely not known, by less than a wrong answer would', () => {
    const deferred = newPractice(chain(3))
    const wrong = newPractice(chain(3))
    const before = deferred.mastery(1)
    putOff(deferred, 'k1-2', true)
    wrong.answer('k1-2', false, { at: wrong.at })
    expect(deferred.mastery(1)).toBeLessThan(before)
    expect(deferred.mastery(1)).toBeGreaterThan(wrong.mastery(1))
    expect(deferred.student).toMatchObject({ answered: 0, right: 0 })
  })

  it('makes placement surer, so that it comes to an end', () => {
    const practice = newPractice(chain(3))
    const before = practice.beliefs().variance[1] ?? 0
    putOff(practice, 'k1-2', true)
    expect(practice.beliefs().variance[1]).toBeLessThan(before)
  })

  it('is bounded however often it is said', () => {
    const practice = newPractice(chain(3))
    for (let time = 0; time < 25; time += 1) {
      const before = practice.mastery(1)
      putOff(practice, 'k1-1', true)
      expect(before - practice.mastery(1)).toBeLessThan(14)
    }
    expect(practice.mastery(1)).toBeGreaterThan(0)
  })
})
