import { ClassroomId } from '@skills-center/contract/classrooms'
import { UserId } from '@skills-center/contract/ids'
import { LtiCourseId, LtiPlatformId } from '@skills-center/contract/lti'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { selectOne, statement } from '../../platform/statement.ts'

const Course = z.object({
  id: LtiCourseId,
  platformId: LtiPlatformId,
  platform: z.string(),
  deploymentId: z.string(),
  title: z.string(),
  membersUrl: z.string(),
  classroomId: ClassroomId.nullable(),
  listedAt: z.date().nullable(),
})
export type CourseRow = Readonly<z.infer<typeof Course>>

const columns = `c.id, c.platform_id as "platformId", p.name as platform, c.deployment_id as "deploymentId", c.title,
  c.members_url as "membersUrl", c.classroom_id as "classroomId", c.listed_at as "listedAt"`

const upsert = statement(
  'lti.upsert-course',
  `with course as (
    insert into lti_courses (id, platform_id, deployment_id, context_id, title, members_url)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (platform_id, deployment_id, context_id) do update
      set title = excluded.title, members_url = excluded.members_url
    returning id
  )
  insert into lti_course_teachers (course_id, teacher_id) select id, $7 from course on conflict do nothing`,
)
/** Of the class, and those of the teacher that are free. */
const forClass = statement(
  'lti.courses-for-class',
  `select ${columns} from lti_courses c join lti_platforms p on p.id = c.platform_id
  where c.classroom_id = $1 or (c.classroom_id is null and exists (
    select 1 from lti_course_teachers t where t.course_id = c.id and t.teacher_id = $2
  )) order by c.title, c.id`,
  Course,
)
/** Nobody else may connect it in the meantime. */
const take = statement(
  'lti.connect-course',
  'update lti_courses set classroom_id = $2 where id = $1 and (classroom_id is null or classroom_id = $2) returning 1 as one',
)
const release = statement(
  'lti.disconnect-course',
  'update lti_courses set classroom_id = null, listed_at = null where id = $1 and classroom_id = $2 returning 1 as one',
)
const setListed = statement('lti.set-course-listed', 'update lti_courses set listed_at = $2 where id = $1')
const classOf = statement(
  'lti.class-of-course',
  `select classroom_id as "classroomId" from lti_courses
  where platform_id = $1 and deployment_id = $2 and context_id = $3 and classroom_id is not null`,
  z.object({ classroomId: ClassroomId }),
)
/** Students of the class whom the platform knows and who are not among those of the course. */
const gone = statement(
  'lti.students-gone-from-course',
  `select u.id, concat_ws(' ', u.first_name, nullif(u.last_name, '')) as name
  from enrolments e join users u on u.id = e.student_id
    join lti_identities i on i.user_id = e.student_id
  where e.classroom_id = $1 and i.platform_id = $2 and i.deployment_id = $3 and i.subject <> all ($4)
  order by u.last_name, u.first_name, u.id`,
  z.object({ id: UserId, name: z.string() }),
)

export interface CourseOfLaunch {
  readonly platformId: LtiPlatformId
  readonly deploymentId: string
  readonly contextId: string
}

/** Also notes that this teacher came from it. */
export const upsertCourse = (
  tx: Queryable,
  id: LtiCourseId,
  { platformId, deploymentId, contextId }: CourseOfLaunch,
  { title, membersUrl, teacherId }: { title: string; membersUrl: string; teacherId: UserId },
) => tx.query(upsert, [id, platformId, deploymentId, contextId, title, membersUrl, teacherId])

export const selectCoursesForClass = (db: Queryable, classroomId: ClassroomId, teacherId: UserId) =>
  db.query(forClass, [classroomId, teacherId])

/** False if it is connected with another class. */
export const connectCourse = async (db: Queryable, id: LtiCourseId, classroomId: ClassroomId) =>
  (await db.query(take, [id, classroomId])).length > 0

/** False if it was not connected with this class. */
export const disconnectCourse = async (db: Queryable, id: LtiCourseId, classroomId: ClassroomId) =>
  (await db.query(release, [id, classroomId])).length > 0

export const setCourseListed = (db: Queryable, id: LtiCourseId, at: Date) => db.query(setListed, [id, at])

/** The class that a course is connected with. */
export const selectClassOfCourse = async (
  db: Queryable,
  { platformId, deploymentId, contextId }: CourseOfLaunch,
) => (await selectOne(db, classOf, [platformId, deploymentId, contextId]))?.classroomId

export const selectGone = (
  db: Queryable,
  classroomId: ClassroomId,
  { platformId, deploymentId }: Pick<CourseRow, 'platformId' | 'deploymentId'>,
  subjects: readonly string[],
) => db.query(gone, [classroomId, platformId, deploymentId, subjects])
