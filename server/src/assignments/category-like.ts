import type { GradeCategoryId } from '@skills-center/contract/assignments/grading'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { Queryable } from '../platform/database.ts'
import { selectGrading } from './grading-queries.ts'
import type { AssignmentRow } from './queries.ts'

/** The category with the same name in another class; null if that class has none. */
export async function categoryLike(
  db: Queryable,
  source: Pick<AssignmentRow, 'category_id' | 'classroom_id'>,
  classroomId: ClassroomId,
): Promise<GradeCategoryId | null> {
  if (source.category_id === null || source.classroom_id === classroomId) return source.category_id
  const from = await selectGrading(db, source.classroom_id)
  const name = from.categories.find(({ id }) => id === source.category_id)?.name.toLowerCase()
  const { categories } = await selectGrading(db, classroomId)
  return categories.find((one) => one.name.toLowerCase() === name)?.id ?? null
}
