import { SkillId } from '@skills-center/contract/ids'
import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'
import { expect, test } from 'vitest'
import { nextSkill } from './next-skill.ts'

const skill = (id: string): SkillSummary => ({
  id: SkillId.parse(id),
  name: id,
  description: id,
  icon: 'ratio',
  subject: 'math',
  gradeLevel: 6,
  strand: 'Ratios',
  standards: [],
})

const entry = (id: string, masteryLevel: number, lastPractisedAt: string): ProgressEntry => ({
  skillId: SkillId.parse(id),
  masteryLevel,
  mastered: masteryLevel >= 90,
  answered: 8,
  lastPractisedAt,
})

const skills = [skill('ratios'), skill('rates'), skill('percents')]

test('a student who has practiced nothing starts with the first skill of the grade', () => {
  expect(nextSkill(skills, [])).toMatchObject({ skill: { id: 'ratios' }, reason: 'first' })
})

test('a student goes on with the skill practiced last', () => {
  const progress = [
    entry('ratios', 40, '2026-03-01T10:00:00Z'),
    entry('percents', 60, '2026-03-02T10:00:00Z'),
  ]
  expect(nextSkill(skills, progress)).toMatchObject({ skill: { id: 'percents' }, reason: 'continue' })
})

test('what is mastered gives way to the first skill that is not begun', () => {
  expect(nextSkill(skills, [entry('ratios', 95, '2026-03-02T10:00:00Z')])).toMatchObject({
    skill: { id: 'rates' },
    reason: 'new',
  })
})

test('a student who has mastered the whole grade is offered the weakest skill', () => {
  const progress = ['ratios', 'rates', 'percents'].map((id, at) => entry(id, 97 - at, '2026-03-02T10:00:00Z'))
  expect(nextSkill(skills, progress)).toMatchObject({ skill: { id: 'percents' }, reason: 'again' })
})

test('a grade without skills has no next one', () => {
  expect(nextSkill([], [])).toBeNull()
})
