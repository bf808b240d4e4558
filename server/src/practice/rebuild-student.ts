import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { rebuildLearner } from './learners.ts'
import { selectLearners, upsertLearners } from './queries.ts'
import type { Schools } from './schools.ts'

/**
 * Works out again, from attempts and deferrals, what the model keeps about a student, and writes it; the caller holds
 * the student’s record. False where nothing is known of such a student.
 */
export async function rebuildStudent(tx: Queryable, schools: Schools, studentId: UserId): Promise<boolean> {
  const found = (await selectLearners(tx, schools.model, [studentId])).get(studentId)
  if (found === undefined) return false
  const learner = await rebuildLearner(tx, schools, studentId, found)
  await upsertLearners(tx, schools.model, [{ ...learner, studentId, rows: [...learner.rows.values()] }])
  return true
}
