import { SkillId } from '@skills-center/contract/ids'
import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'
import { expect, test } from 'vitest'
import { practiceOrder } from './practice-order.ts'

const skill = (id: string, gradeLevel = 6): SkillSummary => ({
  id: SkillId.parse(id),
  name: id,
  description: id,
  icon: 'ratio',
  subject: 'math',
  gradeLevel,
  strand: 'Ratios',
  standards: [],
})

const entry = (
  id: string,
  masteryLevel: number,
  lastPractisedAt = '2026-03-01T10:00:00Z',
): ProgressEntry => ({
  skillId: SkillId.parse(id),
  masteryLevel,
  mastered: masteryLevel >= 90,
  answered: 8,
  lastPractisedAt,
})

const skills = [skill('decimals', 5), skill('ratios'), skill('rates'), skill('slope', 8)]

test('begun skills come first, the weakest at the top, of whatever grade', () => {
  const { inProgress } = practiceOrder(skills, [entry('rates', 70), entry('decimals', 30)], 6)
  expect(inProgress.map((begun) => begun.skill.id)).toEqual(['decimals', 'rates'])
})

test('new skills are those of the grade that are not begun, in teaching order', () => {
  const { fresh } = practiceOrder(skills, [], 6)
  expect(fresh.map((each) => each.id)).toEqual(['ratios', 'rates'])
})

test('mastered skills come last, the one left alone the longest first', () => {
  const { inProgress, mastered } = practiceOrder(
    skills,
    [entry('ratios', 95, '2026-03-05T10:00:00Z'), entry('rates', 92, '2026-03-02T10:00:00Z')],
    6,
  )
  expect(inProgress).toEqual([])
  expect(mastered.map((begun) => begun.skill.id)).toEqual(['rates', 'ratios'])
})
