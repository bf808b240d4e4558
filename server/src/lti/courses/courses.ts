import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import type { CourseList, LtiCourse, LtiCourseId } from '@skills-center/contract/lti'
import { isUniqueViolation } from '../../platform/database.ts'
import { logFault } from '../../platform/log-fault.ts'
import { badRequest, conflict, notFound, Refusal } from '../../platform/problems.ts'
import type { LtiDeps } from '../deps.ts'
import { claimsOf, identitiesOf, rulesOf } from '../launch-person.ts'
import { say } from '../messages.gen.ts'
import { type Platform, selectPlatform } from '../platform-queries.ts'
import type { PlatformServices } from '../platform-services.ts'
import { PlatformFault } from '../verify-launch.ts'
import {
  connectCourse,
  type CourseRow,
  disconnectCourse,
  selectCoursesForClass,
  selectGone,
  setCourseListed,
} from './course-queries.ts'
import { type CourseStudent, studentsOfCourse } from './members.ts'

const maxNamesGone = 20

/** Classes that take their students from courses of learning management systems. */
export function createCourses(deps: LtiDeps, call: PlatformServices) {
  const { database, now, log, people, classes } = deps

  const list = async (teacherId: UserId, id: ClassroomId): Promise<{ courses: LtiCourse[] }> => ({
    courses: (await selectCoursesForClass(database, id, teacherId)).map(
      ({ id: courseId, title, platform, classroomId, listedAt }) => ({
        id: courseId,
        title,
        platform,
        isConnected: classroomId !== null,
        updatedAt: listedAt?.toISOString() ?? null,
      }),
    ),
  })

  /** The account of a student of the course; undefined if it is not known yet, or only its owner may link it. */
  async function accountOf(platform: Platform, { deploymentId }: CourseRow, student: CourseStudent) {
    const person = { ...student, deploymentId, isStudent: true }
    try {
      const found = await database.transaction((tx) =>
        people.findExisting(
          tx,
          rulesOf(platform, person),
          claimsOf(platform, person),
          identitiesOf(deps, platform, person),
        ),
      )
      return typeof found === 'string' ? undefined : found.userId
    } catch (error) {
      // Two accounts may be meant, or the account belongs to nobody of the district anymore.
      if (error instanceof Refusal || isUniqueViolation(error)) return undefined
      throw error
    }
  }

  async function readStudents(platform: Platform, course: CourseRow): Promise<CourseStudent[]> {
    try {
      return await studentsOfCourse(call, platform, course.membersUrl)
    } catch (error) {
      if (!(error instanceof PlatformFault)) throw error
      logFault(log, 'warn', error, 'a class list could not be read')
      throw badRequest(say('no-class-list', { platform: platform.name }))
    }
  }

  async function requireCourse(teacherId: UserId, id: ClassroomId, courseId: LtiCourseId) {
    const courses = await selectCoursesForClass(database, id, teacherId)
    const course = courses.find((each) => each.id === courseId)
    const platform = course && (await selectPlatform(database, course.platformId))
    if (course === undefined || platform === undefined) throw notFound(say('no-such-course'))
    return { course, platform }
  }

  return {
    async list(teacherId: UserId, id: ClassroomId) {
      await classes.requireTaught(teacherId, id)
      return list(teacherId, id)
    },

    /** Connects the class, and adds the students whose accounts are known. Again, it adds those who are new. */
    async connect(teacherId: UserId, id: ClassroomId, courseId: LtiCourseId) {
      await classes.requireTaught(teacherId, id)
      const { course, platform } = await requireCourse(teacherId, id, courseId)
      const students = await readStudents(platform, course)
      const known: UserId[] = []
      // One after another: a class list is short, and the answers of others go first.
      for (const student of students) {
        const account = await accountOf(platform, course, student)
        if (account !== undefined) known.push(account)
      }
      const { joined, settle } = await database.transaction(async (tx) => {
        if (!(await connectCourse(tx, courseId, id))) throw conflict(say('course-is-elsewhere'))
        await setCourseListed(tx, courseId, now())
        return classes.enrol(tx, { actorId: teacherId, classroomId: id, studentIds: known })
      })
      await settle()
      const subjects = students.map(({ subject }) => subject)
      const gone = await selectGone(database, id, course, subjects)
      const read: CourseList = {
        joined: joined.length,
        unknown: students.length - known.length,
        gone: gone.slice(0, maxNamesGone).map(({ name }) => name),
      }
      return { ...(await list(teacherId, id)), list: read }
    },

    async disconnect(teacherId: UserId, id: ClassroomId, courseId: LtiCourseId) {
      await classes.requireTaught(teacherId, id)
      if (!(await disconnectCourse(database, courseId, id))) throw notFound(say('no-such-course'))
      return list(teacherId, id)
    },
  }
}
