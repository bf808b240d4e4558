import { SkillId } from '@skills-center/contract/ids'
import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'
import { expect, test } from 'vitest'
import { masteryRows } from './mastery-rows.ts'

const skill = (id: string, subject: 'math' | 'science'): SkillSummary => ({
  id: SkillId.parse(id),
  name: id,
  description: id,
  icon: 'ratio',
  subject,
  gradeLevel: 6,
  strand: 'Ratios',
  standards: [],
})

const entry = (id: string, masteryLevel: number, answered: number): ProgressEntry => ({
  skillId: SkillId.parse(id),
  masteryLevel,
  certainty: 'medium',
  isDue: false,
  mastered: false,
  answered,
  lastPractisedAt: '2026-03-02T10:00:00Z',
})

const skills = [skill('ratios', 'math'), skill('rates', 'math'), skill('food-webs', 'science')]

test('the report lists practiced skills only, the weakest first', () => {
  const rows = masteryRows(skills, [entry('ratios', 80, 9), entry('food-webs', 40, 5)], 'all')
  expect(rows.map((row) => row.skill.id)).toEqual(['food-webs', 'ratios'])
})

test('a skill with fewer than 3 answers has not enough data and comes last', () => {
  const rows = masteryRows(skills, [entry('ratios', 80, 3), entry('rates', 20, 2)], 'all')
  expect(rows.map((row) => [row.skill.id, row.hasEnough])).toEqual([
    ['ratios', true],
    ['rates', false],
  ])
})

test('the report can be narrowed to one subject', () => {
  const rows = masteryRows(skills, [entry('ratios', 80, 3), entry('food-webs', 20, 4)], 'science')
  expect(rows.map((row) => row.skill.id)).toEqual(['food-webs'])
})
