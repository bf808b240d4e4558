import type { GradeCategoryId, Grading } from '@skills-center/contract/assignments/grading'

/** One of a student's grades that counts. */
export interface CountedGrade {
  /** Out of 100; more with extra credit. */
  percent: number
  /** The points that the assignment is worth. */
  points: number
  categoryId: GradeCategoryId | null
}

export interface ClassGrade<Grade> {
  /** The percent of each category in order, then of work without a category; null if nothing counts. */
  categories: (number | null)[]
  percent: number | null
  /** The lowest grades, which do not count. */
  dropped: ReadonlySet<Grade>
}

/**
 * The class grade of one student. In each category, the points earned divided by the points possible, without the
 * lowest grades; then the weighted mean of the categories. If nothing in a category counts yet, the others share its
 * weight.
 */
export function classGradeOf<Grade extends CountedGrade>(
  { dropLowest, categories }: Pick<Grading, 'dropLowest' | 'categories'>,
  grades: readonly Grade[],
): ClassGrade<Grade> {
  const taken = categories.reduce((sum, { weight }) => sum + weight, 0)
  const all = [...categories, { id: null, weight: 100 - taken }].map(({ id, weight }) => {
    const own = grades.filter(({ categoryId }) => categoryId === id)
    const lowestFirst = own.toSorted((one, other) => one.percent - other.percent)
    const dropped = lowestFirst.slice(0, Math.min(dropLowest, own.length - 1))
    const kept = own.filter((grade) => !dropped.includes(grade))
    const possible = kept.reduce((sum, { points }) => sum + points, 0)
    const earned = kept.reduce((sum, { percent, points }) => sum + percent * points, 0)
    return { weight, dropped, percent: possible === 0 ? null : earned / possible }
  })
  const weighed = all.flatMap(({ percent, weight }) =>
    percent === null || weight === 0 ? [] : [{ percent, weight }],
  )
  const weights = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const sum = weighed.reduce((total, { percent, weight }) => total + percent * weight, 0)
  return {
    categories: all.map(({ percent }) => (percent === null ? null : toTenth(percent))),
    percent: weights === 0 ? null : toTenth(sum / weights),
    dropped: new Set(all.flatMap(({ dropped }) => dropped)),
  }
}

const toTenth = (value: number): number => Math.round(value * 10) / 10
