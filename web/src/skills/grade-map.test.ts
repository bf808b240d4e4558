import { SkillId, type Subject } from '@skills-center/contract/ids'
import type { SkillSummary } from '@skills-center/contract/skills'
import { expect, test } from 'vitest'
import { gradeMap } from './grade-map.ts'

const skill = (id: string, gradeLevel: number, subject: Subject, strand: string): SkillSummary => ({
  id: SkillId.parse(id),
  name: id,
  description: id,
  icon: 'ratio',
  subject,
  gradeLevel,
  strand,
  standards: [],
})

test('the map has every grade from kindergarten to 12, also those without skills', () => {
  const map = gradeMap([])
  expect(map.map((entry) => entry.gradeLevel)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(map.every((entry) => entry.count === 0)).toBe(true)
})

test('skills stand under their grade, subject and strand, in teaching order', () => {
  const map = gradeMap([
    skill('ratios', 6, 'math', 'Ratios'),
    skill('area', 6, 'math', 'Geometry'),
    skill('rates', 6, 'math', 'Ratios'),
    skill('food-webs', 6, 'science', 'Life science'),
  ])
  const { strands, count } = map[6] ?? { strands: undefined, count: 0 }
  expect(count).toBe(4)
  expect(strands?.math.map((strand) => [strand.name, strand.skills.map((member) => member.id)])).toEqual([
    ['Ratios', ['ratios', 'rates']],
    ['Geometry', ['area']],
  ])
  expect(strands?.science.map((strand) => strand.name)).toEqual(['Life science'])
})
