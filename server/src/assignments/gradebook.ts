import type { AssignmentResults } from '@skills-center/contract/assignments'
import type { Gradebook } from '@skills-center/contract/assignments/gradebook'
import type { UserId } from '@skills-center/contract/ids'

const meanOf = (percents: readonly (number | null)[]): number | null => {
  const known = percents.filter((percent) => percent !== null)
  return known.length === 0 ? null : Math.round(known.reduce((sum, one) => sum + one, 0) / known.length)
}

/** Students by assignments, out of the results of each assignment, the oldest first; students in the order given. */
export function gradebookOf(
  className: string,
  students: readonly { studentId: UserId; name: string }[],
  results: readonly AssignmentResults[],
): Gradebook {
  return {
    className,
    assignments: results.map(
      ({ assignment: { id, title, dueAt, students: count, done }, students: own }) => ({
        id,
        title,
        dueAt,
        students: count,
        done,
        percent: meanOf(own.map((one) => (one.status === 'excused' ? null : one.percent))),
      }),
    ),
    students: students.map(({ studentId, name }) => {
      const works = results.map(({ students: own }) => own.find((one) => one.studentId === studentId))
      const counted = works.filter((work) => work !== undefined && work.status !== 'excused')
      return {
        studentId,
        name,
        cells: works.map((work) =>
          work === undefined ? null : { status: work.status, percent: work.percent },
        ),
        done: counted.filter((work) => work?.status === 'done' || work?.status === 'done-late').length,
        missing: counted.filter((work) => work?.status === 'missing').length,
        percent: meanOf(counted.map((work) => work?.percent ?? null)),
      }
    }),
  }
}
