import { randomBytes, randomUUID } from 'node:crypto'
import { UserId } from '@skills-center/contract/ids'
import { skills } from '@skills-center/curriculum/catalogue'
import { newState, update } from '@skills-center/learner/update'
import { describe, expect, it } from 'vitest'
import { secret } from '../test-app.ts'
import { issueQuestion } from './next-question.ts'
import { createQuestionTokens } from './question-token.ts'

const studentId = UserId.parse('018f3c1e-0000-7000-8000-000000000001')
const tokens = createQuestionTokens(secret, randomBytes)

/** Fingerprints of the questions that a student who is right this often meets, one after the other. */
function meet(skill: (typeof skills)[number], questions: number, ability: number): number[] {
  let clock = new Date('2026-03-10T15:00:00Z')
  const seconds = () => Math.floor(clock.getTime() / 1000)
  const needs = { tokens, now: () => clock, newId: () => randomUUID(), random: Math.random }
  let state = newState(seconds())
  let lastLevel: 1 | 2 | 3 | null = null
  const met: number[] = []
  while (met.length < questions) {
    clock = new Date(clock.getTime() + 40_000)
    const { question, item } = issueQuestion(needs, { studentId, skill, state, lastLevel, recentItems: met })
    const sealed = tokens.open(question.token)
    if (sealed === undefined) throw new Error('not ours')
    met.push(item)
    lastLevel = sealed.level
    state = update(state, {
      model: sealed.modelId,
      level: sealed.level,
      options: 4,
      isCorrect: Math.random() < ability,
      hintsUsed: 0,
      attempt: 1,
      activeSeconds: 30,
      expectedSeconds: 40,
      at: seconds(),
    })
  }
  return met
}

describe.each(skills.map((skill) => ({ id: skill.id, skill })))('half an hour of $id', ({ skill }) => {
  it.each([0.2, 0.7, 1])('brings no question twice to who is right %s of the time', (ability) => {
    expect(new Set(meet(skill, 50, ability)).size).toBe(50)
  })
})
