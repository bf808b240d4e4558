import { SkillId, UserId } from '@skills-center/contract/ids'
import { skills } from '@skills-center/curriculum/catalogue'
import { standardsOf } from '@skills-center/curriculum/standards-of'
import { expect, test } from 'vitest'
import { classStandards } from './standards.ts'

const skill = skills.find(({ id }) => id === 'proportional-relationships')
if (skill === undefined) throw new Error('no such skill')
const cell = {
  studentId: UserId.parse('00000000-0000-4000-8000-000000000001'),
  skillId: SkillId.parse(skill.id),
  exact: 60,
  mastery: 60,
  certainty: 'medium',
  mastered: false,
  isDue: false,
  answers: 24,
  lastAt: '2026-11-02T15:00:00.000Z',
} as const

test('two standards of one skill count the questions of their own models', () => {
  const [first, second] = skill.models.filter((model) => standardsOf(skill, model).length === 1)
  if (first === undefined || second === undefined) throw new Error('the test needs two models')
  const [one] = standardsOf(skill, first)
  const other = skill.standards.find((code) => !standardsOf(skill, first).includes(code))
  const tries = [
    { skill_id: cell.skillId, model_id: first.id, answered: 12, correct: 9 },
    { skill_id: cell.skillId, model_id: 'a-model-of-former-days', answered: 5, correct: 5 },
  ]
  const told = classStandards([skill], [cell], tries, (code) => code)
  const at = (code: string | undefined) =>
    told.find((standard) => standard.code === code)?.skills[0]?.firstTries
  expect(at(one)).toEqual({ answered: 12, right: 9, percent: 75 })
  expect(at(other)).toEqual({ answered: 0, right: 0, percent: null })
})

test('few questions have no percent', () => {
  const [model] = skill.models
  if (model === undefined) throw new Error('no model')
  const tries = [{ skill_id: cell.skillId, model_id: model.id, answered: 9, correct: 9 }]
  const told = classStandards([skill], [cell], tries, (code) => code)
  expect(told.find(({ code }) => standardsOf(skill, model).includes(code))?.skills[0]?.firstTries).toEqual({
    answered: 9,
    right: 9,
    percent: null,
  })
})
