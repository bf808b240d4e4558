import { describe, expect, it } from 'vitest'
import { choosePlacementSkill } from './choose-placement.ts'
import { chooseSkill, rankSkills } from './choose-skill.ts'
import { newSkillState } from './state.ts'
import { catalogOf, chain, choosing, day, newPractice, type Practice } from './testing/practice.ts'

const chosen = (practice: Practice) => chooseSkill(choosing(practice))

/** Answers each chosen question and returns the skills in order. */
const follow = (practice: Practice, questions: number, isCorrect: (index: number) => boolean) =>
  Array.from({ length: questions }, (_, index) => {
    const { skill } = chosen(practice)
    practice.answer(`${skill.id}-2`, isCorrect(index))
    return skill.index
  })

describe('the skill', () => {
  it('9.2 that a beginner gets first is one whose prerequisites are no obstacle', () => {
    expect(chosen(newPractice(chain(6))).skill.index).toBe(0)
  })

  it('9.2 moves on along the map as skills are learned', () => {
    const practice = newPractice(chain(4))
    const order = follow(practice, 60, () => true)
    const first = [0, 1, 2, 3].map((index) => order.indexOf(index))
    expect(first.every((place) => place >= 0)).toBe(true)
    expect(first).toEqual(first.toSorted((one, other) => one - other))
  })

  it('9.4 gives way to others after one question in a session', () => {
    const practice = newPractice(catalogOf({ skills: 6, strand: (index) => `strand ${index}` }))
    const order = follow(practice, 4, () => true)
    expect(new Set(order).size).toBe(4)
  })

  it('9.4 comes once more at once when its first question ever was wrong, and then gives way', () => {
    const practice = newPractice(catalogOf({ skills: 6, strand: (index) => `strand ${index}` }))
    const [first = 0] = follow(practice, 1, () => false)
    expect(chosen(practice).skill.index).toBe(first)
    follow(practice, 1, () => false)
    expect(chosen(practice).skill.index).not.toBe(first)
  })

  it('9.6 opens four skills in a session, and others only when these have three answers', () => {
    const practice = newPractice(catalogOf({ skills: 20, strand: (index) => `strand ${index}` }))
    for (let question = 1; question <= 40; question += 1) {
      follow(practice, 1, () => question % 3 > 0)
      const opening = practice.states.filter((state) => state !== undefined && state.answered < 3)
      expect(opening.length).toBeLessThanOrEqual(4)
    }
    expect(practice.states.filter((state) => state !== undefined).length).toBeGreaterThan(10)
  })

  it('9.6 leaves reviews and pinned skills as they are', () => {
    const practice = newPractice(catalogOf({ skills: 20, strand: (index) => `strand ${index}` }))
    practice.answers(4, 'k7-2', true)
    practice.at += 9 * day
    const order = follow(practice, 10, () => true)
    expect(order).toContain(7)
    expect(new Set(order).size).toBe(5)
    expect(chooseSkill({ ...choosing(practice), pinned: new Set(['k19']) }).skill.id).toBe('k19')
  })

  it('9.6 opens no skill by asking about it in placement', () => {
    const practice = newPractice(catalogOf({ skills: 20, strand: (index) => `strand ${index}` }))
    for (let index = 0; index < 8; index += 1) practice.answer(`k${index}-2`, false, { isPlacement: true })
    const worths = rankSkills(choosing(practice)).map(({ worth }) => worth)
    expect(Math.min(...worths)).toBeGreaterThan(Math.max(...worths) / 100)
  })

  it('9.5 comes later once the student has said “I haven’t learned this yet”', () => {
    const practice = newPractice(catalogOf({ skills: 3, strand: (index) => `strand ${index}` }))
    const { skill } = chosen(practice)
    practice.states[skill.index] = { ...newSkillState(practice.student), isDeferred: true }
    expect(chosen(practice).skill).not.toBe(skill)
  })

  it('9.5 comes later once practice moves nothing', () => {
    const practice = newPractice(catalogOf({ skills: 3, strand: (index) => `strand ${index}` }))
    const { skill } = chosen(practice)
    practice.answers(10, `${skill.id}-2`, false)
    practice.at += day
    expect(chosen(practice).skill).not.toBe(skill)
  })

  it('9.3 comes back for review when it fades, and says so', () => {
    const practice = newPractice(chain(1))
    practice.answers(8, 'k0-2', true)
    practice.at += 12 * day
    expect(chosen(practice).reason).toEqual({ kind: 'review', days: 12 })
  })

  it('9.3 is new, goes on, or repairs what a skill of the student’s own grade waits for', () => {
    const practice = newPractice(
      catalogOf({ skills: 2, prerequisites: [[0, 1]], grade: (index) => 6 + index }),
    )
    practice.answers(6, 'k1-2', false)
    expect(chosen(practice)).toMatchObject({ skill: { id: 'k0' }, reason: { kind: 'repair', for: 'k1' } })
    const fresh = newPractice(chain(1))
    expect(chosen(fresh).reason).toEqual({ kind: 'new' })
    fresh.answer('k0-2', true)
    expect(chosen(fresh).reason).toEqual({ kind: 'continue' })
  })

  it('9.2 opens what waits for it, before one of the same grade that opens nothing', () => {
    const practice = newPractice(
      catalogOf({
        skills: 4,
        prerequisites: [[1, 2]],
        strand: (index) => `strand ${index}`,
        grade: (index) => (index < 2 ? 6 : 7),
      }),
    )
    practice.answers(3, 'k2-1', false)
    const order = rankSkills(choosing(practice)).map(({ skill }) => skill.index)
    expect(order.indexOf(1)).toBeLessThan(order.indexOf(0))
    expect(order.indexOf(1)).toBeLessThan(order.indexOf(2))
  })

  it('9.3 below the student’s grade is no repair where what waits for it is open already', () => {
    const practice = newPractice(
      catalogOf({ skills: 2, prerequisites: [[0, 1]], grade: (index) => 6 + index }),
    )
    practice.answers(6, 'k0-2', true)
    practice.at += day
    const below = rankSkills(choosing(practice)).find(({ skill }) => skill.index === 0)
    expect(below?.reason).toEqual({ kind: 'review', days: 1 })
  })

  it('9.2 has questions', () => {
    const { catalog } = newPractice(chain(2))
    const bare = {
      ...catalog,
      skills: catalog.skills.map((skill) => (skill.index === 0 ? { ...skill, items: [] } : skill)),
    }
    const practice = newPractice(bare)
    expect(chosen(practice).skill.index).toBe(1)
    expect(choosePlacementSkill(choosing(practice)).skill.index).toBe(1)
  })
})
