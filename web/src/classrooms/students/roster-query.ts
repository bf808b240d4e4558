import type { ClassroomId } from '@skills-center/contract/classrooms'
import { getRoster, type RosterStudent } from '@skills-center/contract/classrooms/roster'
import type { Endpoint } from '@skills-center/contract/endpoint'
import { queryOf } from '../../platform/queries.ts'
import { formatStudents } from '../format-class.ts'
import { classQueries } from '../use-class-mutation.ts'

export const rosterQuery = (id: ClassroomId) => queryOf(getRoster, { params: { id } })

/** Endpoints that show the students of a class. */
export const rosterQueries: readonly Endpoint[] = [getRoster, ...classQueries]

export const fullName = ({ firstName, lastName }: Pick<RosterStudent, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

/** “Maya B”, or “3 students”. */
export const formatStudentNames = (students: readonly RosterStudent[]) => {
  const [first] = students
  return students.length === 1 && first !== undefined ? fullName(first) : formatStudents(students.length)
}
