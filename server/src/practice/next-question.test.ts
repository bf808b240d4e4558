import { randomBytes, randomUUID } from 'node:crypto'
import { UserId } from '@skills-center/contract/ids'
import { skills } from '@skills-center/curriculum/catalogue'
import { newSchool } from '@skills-center/learner/school'
import { newStudent, type SkillState } from '@skills-center/learner/state'
import { update } from '@skills-center/learner/update'
import { describe, expect, it } from 'vitest'
import { secret } from '../test-app.ts'
import { beliefsAbout } from './learner.ts'
import { learnerCatalog, learnerItem } from './learner-catalog.ts'
import { issueQuestion } from './next-question.ts'
import { createQuestionTokens } from './question-token.ts'

const studentId = UserId.parse('018f3c1e-0000-7000-8000-000000000001')
const tokens = createQuestionTokens(secret, randomBytes)

const school = newSchool(learnerCatalog)

/** Fingerprints of the questions that a student who is right this often meets, one after the other. */
function meet(skill: (typeof skills)[number], questions: number, ability: number): number[] {
  let clock = new Date('2026-03-10T15:00:00Z')
  const needs = { tokens, now: () => clock, newId: () => randomUUID(), random: Math.random }
  let student = newStudent(skill.gradeLevel)
  let state: SkillState | undefined
  let last: string | undefined
  const met: number[] = []
  while (met.length < questions) {
    clock = new Date(clock.getTime() + 40_000)
    const at = Math.floor(clock.getTime() / 1000)
    const beliefs = beliefsAbout(school, { student, states: new Map(state && [[skill.id, state]]) }, at)
    const { question, item, asked } = issueQuestion(needs, {
      studentId,
      skill,
      school,
      student,
      state,
      beliefs,
      last,
      recentItems: met,
      underway: [],
    })
    const sealed = tokens.open(question.token)
    if (sealed === undefined) throw new Error('not ours')
    met.push(item)
    last = asked
    const updated = update(learnerCatalog, school, student, state, beliefs, {
      item: learnerItem(skill.id, sealed.modelId, sealed.level),
      isCorrect: Math.random() < ability,
      hintsUsed: 0,
      attempt: 1,
      activeSeconds: 30,
      at,
    })
    student = updated.student
    state = updated.state
  }
  return met
}

describe.each(skills.map((skill) => ({ id: skill.id, skill })))('half an hour of $id', ({ skill }) => {
  it.each([0.2, 0.7, 1])('brings no question twice to who is right %s of the time', (ability) => {
    expect(new Set(meet(skill, 50, ability)).size).toBe(50)
  })
})
