import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { Queryable } from '../platform/database.ts'
import type { ClassroomsDeps } from './deps.ts'
import { deleteClassroomRow } from './queries.ts'
import { selectSampleStudents } from './sample-queries.ts'

/** Deletes a sample class, with its students and all their answers. */
export async function removeSample(
  tx: Queryable,
  { students }: Pick<ClassroomsDeps, 'students'>,
  id: ClassroomId,
): Promise<void> {
  const made = await selectSampleStudents(tx, id)
  await students.erase(
    tx,
    made.map((student) => student.id),
  )
  await deleteClassroomRow(tx, id)
}
