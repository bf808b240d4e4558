import type { AssignmentResults, ShownGoal } from '@skills-center/contract/assignments'
import type { Gradebook, MissingWork } from '@skills-center/contract/assignments/gradebook'
import type { StudentWork } from '@skills-center/contract/assignments/work'
import type { UserId } from '@skills-center/contract/ids'

type CountedWork = Pick<StudentWork, 'percent' | 'questions' | 'skills'>

const meanOf = (percents: readonly (number | null)[]): number | null => {
  const known = percents.filter((percent) => percent !== null)
  return known.length === 0 ? null : Math.round(known.reduce((sum, one) => sum + one, 0) / known.length)
}

/**
 * The percent of a piece of work that is past due, every question of it that was not answered counted as wrong. Where a
 * mastery is to be reached, nobody knows how many questions that takes: then only no question at all is a zero.
 */
export function percentWithMissing(goal: ShownGoal, { percent, questions, skills }: CountedWork): number {
  const unanswered =
    goal.kind === 'count'
      ? skills.reduce((sum, skill) => sum + Math.max(0, goal.questions - skill.questions), 0)
      : goal.kind === 'fixed'
        ? Math.max(0, goal.questions - questions)
        : 0
  const right = skills.reduce((sum, { rightAtOnce }) => sum + rightAtOnce, 0)
  return questions === 0
    ? 0
    : unanswered === 0
      ? (percent ?? 0)
      : Math.round((100 * right) / (questions + unanswered))
}

const withZeros = ({ assignment, students }: AssignmentResults): AssignmentResults => ({
  assignment,
  students: students.map((work) =>
    work.status === 'missing' ? { ...work, percent: percentWithMissing(assignment.goal, work) } : work,
  ),
})

/** Students by assignments, out of the results of each assignment, the oldest first; students in the order given. */
export function gradebookOf(
  className: string,
  students: readonly { studentId: UserId; name: string; username: string }[],
  found: readonly AssignmentResults[],
  missing: MissingWork,
): Gradebook {
  const results = found.map((one) => (missing === 'zero' ? withZeros(one) : one))
  return {
    className,
    missing,
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
    students: students.map(({ studentId, name, username }) => {
      const works = results.map(({ students: own }) => own.find((one) => one.studentId === studentId))
      const counted = works.filter((work) => work !== undefined && work.status !== 'excused')
      return {
        studentId,
        name,
        username,
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
