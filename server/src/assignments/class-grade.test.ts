import { GradeCategoryId } from '@skills-center/contract/assignments/grading'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classGradeOf, type CountedGrade } from './class-grade.ts'
import { lateLossOf } from './gradebook.ts'

const homework = GradeCategoryId.parse('11111111-1111-4111-8111-111111111111')
const quizzes = GradeCategoryId.parse('22222222-2222-4222-8222-222222222222')
const categories = [
  { id: homework, name: 'Homework', weight: 40 },
  { id: quizzes, name: 'Quizzes', weight: 60 },
]
const grade = (percent: number, points = 100, categoryId: GradeCategoryId | null = null): CountedGrade => ({
  percent,
  points,
  categoryId,
})
const percentOf = (rules: Parameters<typeof classGradeOf>[0], ...grades: CountedGrade[]) =>
  classGradeOf(rules, grades).percent

test('without categories the grade is the points earned out of the points possible', () => {
  const rules = { dropLowest: 0, categories: [] }
  expect(percentOf(rules, grade(100, 10), grade(50, 30))).toBe(62.5)
  expect(percentOf(rules, grade(110, 50), grade(90, 50))).toBe(100)
  expect(percentOf(rules)).toBeNull()
})

test('categories count by their weights, and one with no grade yet gives its weight to the others', () => {
  const rules = { dropLowest: 0, categories }
  const quiz = grade(50, 20, quizzes)
  expect(percentOf(rules, grade(100, 500, homework), quiz)).toBe(70)
  expect(percentOf(rules, quiz)).toBe(50)
  expect(classGradeOf(rules, [quiz]).categories).toEqual([null, 50, null])
})

test('what is in no category has the weight that is left, and none where none is left', () => {
  const half = [{ id: homework, name: 'Homework', weight: 50 }]
  expect(percentOf({ dropLowest: 0, categories: half }, grade(100, 10, homework), grade(0))).toBe(50)
  expect(percentOf({ dropLowest: 0, categories }, grade(100, 10, homework), grade(0))).toBe(100)
})

test('the lowest grades of each category are dropped, but never the only one', () => {
  const low = grade(10, 100, homework)
  const only = grade(40, 100, quizzes)
  const found = classGradeOf({ dropLowest: 2, categories }, [low, grade(80, 100, homework), only])
  expect(found.categories).toEqual([80, 40, null])
  expect([...found.dropped]).toEqual([low])
})

test('a grade is never outside of the grades that it is made of, and dropping never lowers it', () => {
  const grades = fc.array(
    fc
      .tuple(
        fc.integer({ min: 0, max: 150 }),
        fc.integer({ min: 1, max: 1000 }),
        fc.constantFrom(homework, quizzes, null),
      )
      .map((drawn) => grade(...drawn)),
    { minLength: 1, maxLength: 12 },
  )
  const weighed = categories.map((category) => ({ ...category, weight: 30 }))
  fc.assert(
    fc.property(grades, fc.integer({ min: 0, max: 4 }), (all, dropLowest) => {
      const rules = { dropLowest, categories: weighed }
      const percents = all.map(({ percent }) => percent)
      const found = percentOf(rules, ...all) ?? Number.NaN
      expect(found).toBeGreaterThanOrEqual(Math.min(...percents) - 0.05)
      expect(found).toBeLessThanOrEqual(Math.max(...percents) + 0.05)
      expect(found).toBeGreaterThanOrEqual(percentOf({ ...rules, dropLowest: 0 }, ...all) ?? Number.NaN)
    }),
  )
})

test.each([
  [{ kind: 'none' }, 3, 0],
  [{ kind: 'once', percent: 15 }, 3, 15],
  [{ kind: 'once', percent: 15 }, 0, 0],
  [{ kind: 'daily', percent: 10, most: 25 }, 2, 20],
  [{ kind: 'daily', percent: 10, most: 25 }, 3, 25],
] as const)('late work by the rule %j, %i days late, loses %i%%', (rule, days, loss) => {
  expect(lateLossOf(rule, days)).toBe(loss)
})
