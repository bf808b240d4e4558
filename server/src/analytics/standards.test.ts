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
    { skill_id: cell.skillId, model_id: first.id, standards: null, answered: 12, correct: 9 },
    { skill_id: cell.skillId, model_id: 'a-model-of-former-days', standards: null, answered: 5, correct: 5 },
  ]
  const counted = classStandards([skill], [cell], tries, (code) => code)
  const at = (code: string | undefined) =>
    counted.find((standard) => standard.code === code)?.skills[0]?.firstTries
  expect(at(one)).toEqual({ answered: 12, right: 9, percent: 75 })
  expect(at(other)).toEqual({ answered: 0, right: 0, percent: null })
})

test('a question that says its own standard counts for that one alone, and one beyond its standard for none', () => {
  const model = skill.models.find((each) => standardsOf(skill, each).length > 1)
  if (model === undefined) throw new Error('the test needs a model that asks for two standards')
  const [one = '', other = ''] = standardsOf(skill, model)
  const of = { skill_id: cell.skillId, model_id: model.id }
  const counted = classStandards(
    [skill],
    [cell],
    [
      { ...of, standards: [one], answered: 12, correct: 9 },
      { ...of, standards: [], answered: 10, correct: 1 },
      { ...of, standards: null, answered: 10, correct: 10 },
    ],
    (code) => code,
  )
  const at = (code: string) => counted.find((standard) => standard.code === code)?.skills[0]?.firstTries
  expect(at(one)).toEqual({ answered: 22, right: 19, percent: 86 })
  expect(at(other)).toEqual({ answered: 10, right: 10, percent: 100 })
})

test('few questions have no percent', () => {
  const [model] = skill.models
  if (model === undefined) throw new Error('no model')
  const tries = [{ skill_id: cell.skillId, model_id: model.id, standards: null, answered: 9, correct: 9 }]
  const counted = classStandards([skill], [cell], tries, (code) => code)
  expect(counted.find(({ code }) => standardsOf(skill, model).includes(code))?.skills[0]?.firstTries).toEqual(
    {
      answered: 9,
      right: 9,
      percent: null,
    },
  )
})
