import { SkillId } from '@skills-center/contract/ids'
import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'
import { expect, it } from 'vitest'
import { shortlistSkills } from './shortlist-skills.ts'

const skill = (id: string): SkillSummary => ({
  id: SkillId.parse(id),
  name: id,
  description: '',
  icon: 'ratio',
  standards: [],
  subject: 'math',
  strand: 'Geometry',
  gradeLevel: 6,
})
const entry = (id: string, over: Partial<ProgressEntry>): [SkillId, ProgressEntry] => [
  SkillId.parse(id),
  {
    skillId: SkillId.parse(id),
    masteryLevel: 50,
    certainty: 'high',
    mastered: false,
    isDue: false,
    answered: 10,
    lastPractisedAt: '2026-11-22T10:00:00Z',
    ...over,
  },
]
const skills = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(skill)

it('lists skills due for review, then those in progress, then the next new ones', () => {
  const progress = new Map([
    entry('a', { mastered: true }),
    entry('g', {}),
    entry('h', { mastered: true, isDue: true }),
  ])
  expect([...shortlistSkills(skills, progress)]).toEqual(['h', 'g', 'b', 'c', 'd'])
})

it('lists a few skills whole', () => {
  expect(shortlistSkills(skills.slice(0, 7), new Map()).size).toBe(7)
})
