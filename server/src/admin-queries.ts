import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from './platform/database.ts'
import { requireOne, statement } from './platform/statement.ts'

const students = statement(
  'admin.students',
  `select id from users where role = 'student' order by id`,
  z.object({
    id: UserId,
  }),
)
const counts = statement(
  'admin.counts',
  `select count(*) filter (where role = 'student') as students, count(*) filter (where role = 'teacher') as teachers
  from users`,
  z.object({ students: z.number(), teachers: z.number() }),
)

export async function selectStudentIds(db: Queryable): Promise<UserId[]> {
  return (await db.query(students)).map(({ id }) => id)
}

export const countPeople = (db: Queryable): Promise<{ students: number; teachers: number }> =>
  requireOne(db, counts)
