import { GradeCategoryId, WorkGrade } from '@skills-center/contract/assignments/grading'
import { AssignmentId } from '@skills-center/contract/assignments/id'
import { ClassroomId, GroupId } from '@skills-center/contract/classrooms'
import { SkillId, UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { requireOne, selectOne, statement } from '../platform/statement.ts'
import { SlotRow, writeSlots } from './slot-queries.ts'

export const AssignmentRow = z.object({
  id: AssignmentId,
  classroom_id: ClassroomId,
  class_name: z.string(),
  created_at: z.date(),
  title: z.string(),
  instructions: z.string(),
  skill_ids: z.array(SkillId),
  goal_kind: z.enum(['mastery', 'count', 'fixed']),
  /** The mastery out of 100, the number of questions per skill, or the size of the set. */
  goal: z.number(),
  is_same: z.boolean(),
  /** The questions of a fixed set, in order. */
  slots: z.array(SlotRow),
  audience: z.enum(['class', 'groups', 'students']),
  group_ids: z.array(GroupId),
  /** The students named as its audience; empty for other audiences. */
  student_ids: z.array(UserId),
  opens_at: z.date(),
  due_at: z.date().nullable(),
  takes_late: z.boolean(),
  tries: z.literal([1, 2]),
  has_hints: z.boolean(),
  work_grade: WorkGrade,
  skill_order: z.enum(['listed', 'mixed']),
  is_pinned: z.boolean(),
  points: z.number(),
  category_id: GradeCategoryId.nullable(),
  revision: z.number(),
})
export type AssignmentRow = z.infer<typeof AssignmentRow>

/** What teachers have set for one student. */
export const StudentExceptionsRow = z.object({
  own_due_at: z.date().nullable(),
  is_excused: z.boolean(),
  reminded_at: z.date().nullable(),
  more_days: z.number(),
  /** The manual grade, in percent. */
  grade: z.number().nullable(),
  comment: z.string(),
  /** The due date of each retake, in order; null for no due date. */
  retakes: z.array(z.date().nullable()),
})
export type StudentExceptionsRow = z.infer<typeof StudentExceptionsRow>

/** One student to whom an assignment is given. */
export const AssignedRow = StudentExceptionsRow.extend({
  student_id: UserId,
  assignment_id: AssignmentId,
  name: z.string(),
})
export type AssignedRow = z.infer<typeof AssignedRow>

const StudentsAssignmentRow = AssignmentRow.extend({
  ...StudentExceptionsRow.shape,
  has_fewer_choices: z.boolean(),
  is_read_aloud: z.boolean(),
  /** Whether the teacher who last wrote or changed it is verified. */
  is_from_verified: z.boolean(),
})
export type StudentsAssignmentRow = z.infer<typeof StudentsAssignmentRow>

const columns = `a.id, a.classroom_id, c.name as class_name, a.created_at, a.title, a.instructions, a.skill_ids, a.goal_kind, a.goal,
  a.is_same, a.audience, a.group_ids, a.opens_at, a.due_at, a.takes_late, a.tries, a.has_hints, a.skill_order, a.is_pinned,
  a.points, a.category_id, a.revision, a.work_grade,
  array(select n.student_id from assigned_students n
    where a.audience = 'students' and n.assignment_id = a.id and n.is_named) as student_ids,
  array(select jsonb_build_object('slot', s.slot, 'skill_id', s.skill_id, 'model_id', s.model_id, 'level', s.level,
      'seed', s.seed)
    from assignment_slots s where s.assignment_id = a.id and s.place is not null order by s.place) as slots`

/**
 * Joins assignments "a" to the students they may be for ("e"), and to those students' adjustments ("o") and
 * accommodations ("m").
 */
const audience = `join enrolments e on e.classroom_id = a.classroom_id
  left join assigned_students o on o.student_id = e.student_id and o.assignment_id = a.id
  left join accommodations m on m.student_id = e.student_id and m.classroom_id = a.classroom_id`
const adjustmentColumns = `o.due_at as own_due_at, coalesce(o.is_excused, false) as is_excused, o.reminded_at,
  coalesce(m.more_days, 0) as more_days, o.grade, coalesce(o.comment, '') as comment,
  array(select r.due_at from retakes r
    where r.student_id = e.student_id and r.assignment_id = a.id order by r.take) as retakes`
const isForThem = `(a.audience = 'class' or (a.audience = 'groups' and e.group_id = any (a.group_ids))
  or (a.audience = 'students' and o.is_named))`

/** If that teacher's account no longer exists, the owner of the class counts instead. */
const isFromVerified = `exists (select 1 from school_members s
  where s.teacher_id = coalesce(a.changed_by, a.made_by, c.teacher_id)) as is_from_verified`

const ofClass = statement(
  'assignments.of-class',
  `select ${columns} from assignments a join classrooms c on c.id = a.classroom_id
   where a.classroom_id = $1 order by a.created_at desc, a.id desc`,
  AssignmentRow,
)
const byId = statement(
  'assignments.by-id',
  `select ${columns} from assignments a join classrooms c on c.id = a.classroom_id where a.id = $1`,
  AssignmentRow,
)
const ofStudent = statement(
  'assignments.of-student',
  `select ${columns}, ${adjustmentColumns}, coalesce(m.has_fewer_choices, false) as has_fewer_choices,
     coalesce(m.is_read_aloud, false) as is_read_aloud, ${isFromVerified}
   from assignments a join classrooms c on c.id = a.classroom_id ${audience}
   where e.student_id = $1 and c.is_active and a.opens_at <= $2 and ${isForThem}`,
  StudentsAssignmentRow,
)
const assignedIn = statement(
  'assignments.assigned-in',
  `select e.student_id, a.id as assignment_id, trim(u.first_name || ' ' || u.last_name) as name, ${adjustmentColumns}
   from assignments a ${audience} join users u on u.id = e.student_id
   where a.id = any ($1::uuid[]) and ${isForThem} order by u.last_name, u.first_name, u.id`,
  AssignedRow,
)

export const selectOfClass = (db: Queryable, id: ClassroomId) => db.query(ofClass, [id])

export const selectAssignment = (db: Queryable, id: AssignmentId) => selectOne(db, byId, [id])

/** The assignments that have opened for a student, in classes that are not archived. */
export const selectOfStudent = (db: Queryable, studentId: UserId, now: Date) =>
  db.query(ofStudent, [studentId, now])

/** The students to whom the assignments are given, by last name. */
export const selectAssigned = (db: Queryable, ids: readonly AssignmentId[]) => db.query(assignedIn, [ids])

export type NewAssignment = Omit<AssignmentRow, 'class_name' | 'revision'> & {
  made_by: UserId
  changed_by: UserId
}

const upsertOne = statement(
  'assignments.upsert',
  `insert into assignments (id, classroom_id, made_by, changed_by, created_at, title, skill_ids, goal_kind, goal, is_same, audience,
     group_ids, opens_at, due_at, takes_late, tries, has_hints, skill_order, is_pinned, points, category_id, instructions,
     work_grade)
   select * from jsonb_to_record($1::jsonb) as new (id uuid, classroom_id uuid, made_by uuid, changed_by uuid, created_at timestamptz,
     title text, skill_ids text[], goal_kind text, goal smallint, is_same boolean, audience text, group_ids uuid[], opens_at timestamptz,
     due_at timestamptz, takes_late boolean, tries smallint, has_hints boolean, skill_order text, is_pinned boolean, points smallint,
     category_id uuid, instructions text, work_grade text)
   on conflict (id) do update set changed_by = excluded.changed_by, title = excluded.title, skill_ids = excluded.skill_ids,
     goal_kind = excluded.goal_kind, goal = excluded.goal, is_same = excluded.is_same, audience = excluded.audience, group_ids = excluded.group_ids,
     opens_at = excluded.opens_at, due_at = excluded.due_at, takes_late = excluded.takes_late, tries = excluded.tries,
     has_hints = excluded.has_hints, skill_order = excluded.skill_order, is_pinned = excluded.is_pinned,
     instructions = excluded.instructions, work_grade = excluded.work_grade, points = excluded.points, category_id = excluded.category_id,
     revision = assignments.revision + 1
   where $2::integer is null or assignments.revision = $2
   returning revision`,
  AssignmentRow.pick({ revision: true }),
)
const nameStudents = statement(
  'assignments.name-students',
  `insert into assigned_students (student_id, assignment_id, is_named)
   select student_id, $1, true from unnest($2::uuid[]) as named (student_id)
   on conflict (student_id, assignment_id) do update set is_named = true`,
)
const clearNamedStudents = statement(
  'assignments.unname-students',
  `update assigned_students set is_named = false where assignment_id = $1 and is_named
     and not student_id = any ($2::uuid[])`,
)

/**
 * Inserts or updates an assignment, with its questions and named students. Undefined, with nothing written, if its
 * revision is not `ifMatch`.
 */
export async function upsertAssignment(
  tx: Queryable,
  row: NewAssignment,
  ifMatch: number | null,
): Promise<number | undefined> {
  const written = await selectOne(tx, upsertOne, [JSON.stringify(row), ifMatch])
  if (written === undefined) return undefined
  await writeSlots(tx, row.id, row.slots)
  await tx.query(clearNamedStudents, [row.id, row.student_ids])
  await tx.query(nameStudents, [row.id, row.student_ids])
  return written.revision
}

const deleteOne = statement('assignments.delete', 'delete from assignments where id = $1')

export const deleteAssignmentRow = (db: Queryable, id: AssignmentId) => db.query(deleteOne, [id])

const upsertAdjusted = statement(
  'assignments.adjust',
  `insert into assigned_students (student_id, assignment_id, due_at, is_excused) values ($1, $2, $3, $4)
   on conflict (student_id, assignment_id) do update set due_at = excluded.due_at, is_excused = excluded.is_excused`,
)

export const upsertAdjustment = (
  db: Queryable,
  {
    student_id,
    assignment_id,
    own_due_at,
    is_excused,
  }: Pick<AssignedRow, 'student_id' | 'assignment_id' | 'own_due_at' | 'is_excused'>,
) => db.query(upsertAdjusted, [student_id, assignment_id, own_due_at, is_excused])

const upsertExtended = statement(
  'assignments.extend',
  `insert into assigned_students (student_id, assignment_id, due_at)
   select student_id, $1, $3 from unnest($2::uuid[]) as named (student_id)
   on conflict (student_id, assignment_id) do update set due_at = excluded.due_at`,
)

export const upsertExtensions = (
  db: Queryable,
  id: AssignmentId,
  studentIds: readonly UserId[],
  dueAt: Date,
) => db.query(upsertExtended, [id, studentIds, dueAt])

const insertRetaken = statement(
  'assignments.give-retakes',
  `insert into retakes (student_id, assignment_id, take, given_at, due_at)
   select student_id, $1, (select count(*) + 1 from retakes r
     where r.student_id = named.student_id and r.assignment_id = $1), date_trunc('second', $3::timestamptz) + interval '1 second', $4
   from unnest($2::uuid[]) as named (student_id) on conflict do nothing`,
)

/**
 * Gives each of these students one more retake, starting with the next second, because questions store their issue time
 * in whole seconds.
 */
export const insertRetakes = (
  db: Queryable,
  id: AssignmentId,
  studentIds: readonly UserId[],
  { givenAt, dueAt }: { givenAt: Date; dueAt: Date | null },
) => db.query(insertRetaken, [id, studentIds, givenAt, dueAt])

const upsertExcused = statement(
  'assignments.excuse',
  `insert into assigned_students (student_id, assignment_id, is_excused)
   select student_id, $1, $3 from unnest($2::uuid[]) as named (student_id)
   on conflict (student_id, assignment_id) do update set is_excused = excluded.is_excused`,
)

export const upsertExcuses = (
  db: Queryable,
  id: AssignmentId,
  studentIds: readonly UserId[],
  isExcused: boolean,
) => db.query(upsertExcused, [id, studentIds, isExcused])

const upsertGrade = statement(
  'assignments.grade',
  `insert into assigned_students (student_id, assignment_id, grade, comment, is_excused) values ($1, $2, $3, $4, $5)
   on conflict (student_id, assignment_id) do update set grade = excluded.grade, comment = excluded.comment,
     is_excused = excluded.is_excused`,
)

export const upsertHandGrade = (
  db: Queryable,
  {
    student_id,
    assignment_id,
    grade,
    comment,
    is_excused,
  }: Pick<AssignedRow, 'student_id' | 'assignment_id' | 'grade' | 'comment' | 'is_excused'>,
) => db.query(upsertGrade, [student_id, assignment_id, grade, comment, is_excused])

const upsertReminded = statement(
  'assignments.remind',
  `insert into assigned_students (student_id, assignment_id, reminded_at)
   select student_id, $1, $3 from unnest($2::uuid[]) as named (student_id)
   on conflict (student_id, assignment_id) do update set reminded_at = excluded.reminded_at`,
)

export const upsertReminders = (db: Queryable, id: AssignmentId, studentIds: readonly UserId[], at: Date) =>
  db.query(upsertReminded, [id, studentIds, at])

const countKnown = statement(
  'assignments.count-known',
  `select (select count(*) from class_groups where classroom_id = $1 and id = any ($2::uuid[])) as groups,
     (select count(*) from enrolments where classroom_id = $1 and student_id = any ($3::uuid[])) as students`,
  z.object({
    groups: z.number(),
    students: z.number(),
  }),
)

/** The number of these groups and students that belong to the class. */
export const countInClass = (
  db: Queryable,
  id: ClassroomId,
  groupIds: readonly GroupId[],
  studentIds: readonly UserId[],
) => requireOne(db, countKnown, [id, groupIds, studentIds])
