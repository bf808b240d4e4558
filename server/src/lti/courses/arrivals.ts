import type { Role, UserId } from '@skills-center/contract/ids'
import { LtiCourseId } from '@skills-center/contract/lti'
import type { Queryable } from '../../platform/database.ts'
import type { LtiDeps } from '../deps.ts'
import type { Platform } from '../platform-queries.ts'
import type { Launch } from '../verify-launch.ts'
import { selectClassOfCourse, upsertCourse } from './course-queries.ts'

export type Arrivals = ReturnType<typeof createArrivals>

/** What a course has to do with people who come from it. */
export function createArrivals({ newId, classes }: Pick<LtiDeps, 'newId' | 'classes'>) {
  /**
   * A teacher may connect the course from now on, and a student joins the class that is connected with it. Returns what
   * to do after the transaction.
   */
  return async (
    tx: Queryable,
    { id: platformId }: Platform,
    { course, deploymentId, isTeacher, isStudent }: Launch,
    { userId, role }: { userId: UserId; role: Role },
  ): Promise<() => Promise<void>> => {
    const nothing = () => Promise.resolve()
    if (course === null) return nothing
    const { contextId, title, membersUrl } = course
    const key = { platformId, deploymentId, contextId }
    if (isTeacher && role === 'teacher') {
      await upsertCourse(tx, LtiCourseId.parse(newId()), key, { title, membersUrl, teacherId: userId })
      return nothing
    }
    const classroomId = isStudent && role === 'student' ? await selectClassOfCourse(tx, key) : undefined
    if (classroomId === undefined) return nothing
    return classes.arrive(tx, classroomId, userId)
  }
}
