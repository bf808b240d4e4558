import { SkillId, type Subject } from '@skills-center/contract/ids'
import type { SkillSummary } from '@skills-center/contract/skills'
import { expect, test } from 'vitest'
import { formatEmptyGrades, gradeMap, strandAnchor, strandPlaces } from './grade-map.ts'

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
const inGrades = (...grades: number[]) =>
  gradeMap(grades.map((grade) => skill(`s-${grade}`, grade, 'math', 'A')))

test('the map has every grade from kindergarten to 12, also those without skills', () => {
  const map = gradeMap([])
  expect(map.map((entry) => entry.gradeLevel)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(map.every((entry) => entry.skills.length === 0)).toBe(true)
})

test('skills stand under their grade, subject and strand, in teaching order', () => {
  const map = gradeMap([
    skill('ratios', 6, 'math', 'Ratios'),
    skill('area', 6, 'math', 'Geometry'),
    skill('rates', 6, 'math', 'Ratios'),
    skill('food-webs', 6, 'science', 'Life science'),
  ])
  expect(map[6]?.skills).toHaveLength(4)
  const strands = map[6]?.strands
  expect(strands?.math.map((strand) => [strand.name, strand.skills.map((member) => member.id)])).toEqual([
    ['Ratios', ['ratios', 'rates']],
    ['Geometry', ['area']],
  ])
  expect(strands?.science.map((strand) => strand.name)).toEqual(['Life science'])
})

test('a strand is found in every grade that has skills of it, in its own subject', () => {
  const map = gradeMap([
    skill('area', 6, 'math', 'Geometry'),
    skill('lines', 8, 'math', 'Geometry'),
    skill('rates', 6, 'math', 'Ratios'),
    skill('waves', 8, 'science', 'Waves'),
  ])
  expect(strandPlaces(map, 'math')).toEqual([
    { name: 'Geometry', gradeLevels: [6, 8] },
    { name: 'Ratios', gradeLevels: [6] },
  ])
  expect(strandPlaces(map, 'science')).toEqual([{ name: 'Waves', gradeLevels: [8] }])
  expect(strandAnchor(6, 'math', 'Number and operations: fractions')).toBe(
    'grade-6-math-number-and-operations-fractions',
  )
})

test('grades without skills are told in one sentence', () => {
  expect(formatEmptyGrades(inGrades(5, 6, 7, 8))).toBe(
    'Kindergarten to grade 4 and grades 9 to 12 have no skills yet.',
  )
  expect(formatEmptyGrades(inGrades(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11))).toBe(
    'Grade 12 has no skills yet.',
  )
  expect(formatEmptyGrades(inGrades(1, 2, 3, 4, 6, 7, 8, 9, 12))).toBe(
    'Kindergarten, grade 5, and grades 10 and 11 have no skills yet.',
  )
  expect(formatEmptyGrades(inGrades(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12))).toBe('')
})
