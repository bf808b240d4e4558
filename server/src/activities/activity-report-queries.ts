import { GroupReason } from '@skills-center/contract/activities/report'
import { AssignmentId } from '@skills-center/contract/assignments/id'
import { GroupId } from '@skills-center/contract/classrooms'
import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import { selectOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'
import type { ActivityRow } from './queries.ts'

type Key = Pick<ActivityRow, 'classroomId' | 'id'>

export const MadeGroupRow = z.object({
  id: GroupId,
  name: z.string(),
  students: z.number(),
  reason: GroupReason,
  misconception: z.string().nullable(),
})
export type MadeGroupRow = Readonly<z.infer<typeof MadeGroupRow>>

const madeGroups = statement(
  'activities.made-groups',
  `select g.id, g.name, m.reason, m.misconception,
    (select count(*) from enrolments e where e.classroom_id = g.classroom_id and e.group_id = g.id) as students
   from activity_groups m join class_groups g on g.classroom_id = m.classroom_id and g.id = m.group_id
   where m.classroom_id = $1 and m.activity_id = $2 order by lower(g.name)`,
  MadeGroupRow,
)

/** The groups made from an activity that still exist, by name. */
export const selectMadeGroups = (db: Queryable, { classroomId, id }: Key) =>
  db.query(madeGroups, [classroomId, id])

const groupsOfOthers = statement(
  'activities.groups-of-others',
  'select group_id as id from activity_groups where classroom_id = $1 and activity_id <> $2',
  z.object({
    id: GroupId,
  }),
)

/** The groups made from the class's other activities. */
export const selectGroupsOfOthers = async (db: Queryable, { classroomId, id }: Key) =>
  (await db.query(groupsOfOthers, [classroomId, id])).map((row) => row.id)

const insertMade = statement(
  'activities.insert-groups',
  `insert into activity_groups (classroom_id, activity_id, group_id, reason, misconception)
   select $1, $2, group_id, reason, misconception
   from unnest($3::uuid[], $4::text[], $5::text[]) as made (group_id, reason, misconception)`,
)

export const insertMadeGroups = (
  tx: Queryable,
  { classroomId, id }: Key,
  groups: readonly Pick<MadeGroupRow, 'id' | 'reason' | 'misconception'>[],
) =>
  tx.query(insertMade, [
    classroomId,
    id,
    groups.map((group) => group.id),
    groups.map(({ reason }) => reason),
    groups.map(({ misconception }) => misconception),
  ])

const enrolledNow = statement(
  'activities.enrolled',
  `select student_id as "studentId", group_id is not null as "isInGroup" from enrolments where classroom_id = $1`,
  z.object({
    studentId: UserId,
    isInGroup: z.boolean(),
  }),
)

/** The students who are in the class now. */
export const selectEnrolled = (db: Queryable, { classroomId }: Key) => db.query(enrolledNow, [classroomId])

const followUp = statement(
  'activities.follow-up',
  `select f.id, (select count(*) from assigned_students s where s.assignment_id = f.id and s.is_named) as students
   from activities a join assignments f on f.id = a.follow_up_id and f.classroom_id = a.classroom_id
   where a.classroom_id = $1 and a.id = $2`,
  z.object({
    id: AssignmentId,
    students: z.number(),
  }),
)

/** The assignment that followed an activity, if it still exists. */
export const selectFollowUp = (db: Queryable, { classroomId, id }: Key) =>
  selectOne(db, followUp, [classroomId, id])

const setFollowUp = statement(
  'activities.set-follow-up',
  'update activities set follow_up_id = $3 where classroom_id = $1 and id = $2',
)

export const updateFollowUp = (tx: Queryable, { classroomId, id }: Key, assignmentId: AssignmentId) =>
  tx.query(setFollowUp, [classroomId, id, assignmentId])
