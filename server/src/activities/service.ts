import type { Activity } from '@skills-center/contract/activities'
import type { Database } from '../platform/database.ts'
import type { Session } from '../platform/sessions.ts'
import { selectStudentActivities, selectTeacherActivities } from './queries.ts'

export type ActivitiesFeature = ReturnType<typeof createActivities>

export function createActivities({ database }: { database: Database }) {
  return {
    /** ActivitiesFeature of the caller's own classes, newest first, 200 at most. */
    async list({ userId, role }: Session): Promise<Activity[]> {
      const rows =
        role === 'teacher'
          ? await selectTeacherActivities(database, userId)
          : await selectStudentActivities(database, userId)
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
    },
  }
}
