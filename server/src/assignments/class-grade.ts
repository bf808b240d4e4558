import type { GradeCategoryId, Grading } from '@skills-center/contract/assignments/grading'

/** One grade of a student that counts. */
export interface CountedGrade {
  /** Out of 100; more for extra credit. */
  percent: number
  /** What the assignment is worth. */
  points: number
  categoryId: GradeCategoryId | null
}

export interface ClassGrade<Grade> {
  /** Of each category, in their order, then of what is in none; null where nothing counts. */
  categories: (number | null)[]
  percent: number | null
  /** The lowest ones, which do not count. */
  dropped: ReadonlySet<Grade>
}

/**
 * The class grade of one student: in each category the points earned out of the points possible, without the lowest
 * grades; then the mean of the categories by weight. A category in which nothing counts yet gives its weight to the others.
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
