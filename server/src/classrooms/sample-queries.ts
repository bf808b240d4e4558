import { ClassroomId } from '@skills-center/contract/classrooms'
import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { selectOne, statement } from '../platform/statement.ts'
import type { ClassroomRow } from './queries.ts'

const ofTeacher = statement(
  'classrooms.sample-of',
  'select id from classrooms where teacher_id = $1 and is_sample',
  z.object({
    id: ClassroomId,
  }),
)
const insertClass = statement(
  'classrooms.insert-sample',
  `insert into classrooms (id, teacher_id, name, grade_level, created_at, is_sample)
  values ($1, $2, $3, $4, $5, true)`,
)
const insertStudents = statement(
  'classrooms.insert-sample-students',
  `insert into sample_students (student_id, classroom_id)
  select student_id, $1 from unnest($2::uuid[]) as new (student_id)`,
)
const studentsIn = statement(
  'classrooms.sample-students',
  'select student_id as id from sample_students where classroom_id = $1',
  z.object({
    id: UserId,
  }),
)

export const selectSample = (db: Queryable, teacherId: UserId) => selectOne(db, ofTeacher, [teacherId])

export const insertSample = (
  tx: Queryable,
  made: Pick<ClassroomRow, 'id' | 'teacherId' | 'name' | 'gradeLevel' | 'createdAt'>,
) => tx.query(insertClass, [made.id, made.teacherId, made.name, made.gradeLevel, made.createdAt])

export const insertSampleStudents = (tx: Queryable, id: ClassroomId, studentIds: readonly UserId[]) =>
  tx.query(insertStudents, [id, studentIds])

export const selectSampleStudents = (db: Queryable, id: ClassroomId) => db.query(studentsIn, [id])
