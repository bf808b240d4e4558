import { describe, expect, it } from 'vitest'
import { choosePlacementSkill } from './choose-placement.ts'
import { catalogOf, choosing, newPractice, type Practice, sure } from './testing/practice.ts'

describe('placement', () => {
  const doubt = (practice: Practice) =>
    Object.values(practice.beliefs().variance).reduce((sum, variance) => sum + variance, 0)

  it('10.1 makes us surer with every question, and asks many skills rather than one', () => {
    const practice = newPractice(
      catalogOf({
        skills: 40,
        prerequisites: Array.from({ length: 30 }, (_, index) => [index, index + 8] as const),
        strand: (index) => `strand ${index % 4}`,
        grade: (index) => (index < 20 ? 6 : 7),
      }),
    )
    const before = doubt(practice)
    const asked = new Set<number>()
    for (let question = 0; question < 25; question += 1) {
      const { skill, reason } = choosePlacementSkill(choosing(practice))
      expect(reason).toEqual({ kind: 'placement' })
      asked.add(skill.index)
      practice.answer(`${skill.id}-2`, skill.index < 22)
    }
    expect(asked.size).toBeGreaterThanOrEqual(15)
    expect(doubt(practice)).toBeLessThan(0.75 * before)
    const means = Object.values(practice.beliefs().mean)
    const known = means.slice(0, 22).reduce((sum, mean) => sum + mean, 0) / 22
    const unknown = means.slice(22).reduce((sum, mean) => sum + mean, 0) / 18
    expect(known).toBeGreaterThan(unknown + 1)
  })

  it('10.1 begins with the skill that others depend on, not with one that stands alone', () => {
    const practice = newPractice(
      catalogOf({
        skills: 12,
        prerequisites: Array.from({ length: 9 }, (_, index) => [10, index] as const),
        strand: (index) => (index === 11 ? 'apart' : 'shared'),
      }),
    )
    expect(choosePlacementSkill(choosing(practice)).skill.index).toBe(10)
  })

  it('10.1 tells two subjects apart, though skills of one rest on skills of the other', () => {
    const practice = newPractice(
      catalogOf({
        skills: 40,
        prerequisites: Array.from({ length: 20 }, (_, index) => [index, index + 20] as const),
        strand: (index) => `strand ${Math.floor(index / 5)}`,
        subject: (index) => (index < 20 ? 'math' : 'science'),
      }),
    )
    for (let question = 0; question < 25; question += 1) {
      const { skill } = choosePlacementSkill(choosing(practice))
      practice.answer(`${skill.id}-2`, skill.index < 20)
    }
    const means = Array.from({ length: 40 }, (_, index) => practice.mastery(index))
    const math = means.slice(0, 20).toSorted((one, other) => one - other)
    const science = means.slice(20).toSorted((one, other) => one - other)
    expect(sure(math[2])).toBeGreaterThan(sure(science[17]) + 20)
  })
})
