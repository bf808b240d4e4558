import type { AssignmentResults, ShownGoal } from '@skills-center/contract/assignments'
import type { Gradebook, GradebookCell, MissingWork } from '@skills-center/contract/assignments/gradebook'
import type { StudentWork } from '@skills-center/contract/assignments/work'

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

function cellOf(goal: ShownGoal, work: StudentWork, missing: MissingWork): GradebookCell {
  const { status, grade, comment } = work
  const earned = missing === 'zero' && status === 'missing' ? percentWithMissing(goal, work) : work.percent
  return { status, percent: status === 'excused' ? null : (grade ?? earned), earned, grade, comment }
}

/** Students by assignments, out of the results of each assignment, the oldest first; students in the order given. */
export function gradebookOf(
  className: string,
  students: readonly Pick<
    Gradebook['students'][number],
    'studentId' | 'name' | 'username' | 'studentNumber'
  >[],
  found: readonly AssignmentResults[],
  missing: MissingWork,
): Gradebook {
  const results = found.map(({ assignment, students: works }) => ({
    assignment,
    cells: new Map(works.map((work) => [work.studentId, cellOf(assignment.goal, work, missing)])),
  }))
  return {
    className,
    missing,
    assignments: results.map(({ assignment: { id, title, dueAt, students: count, done }, cells }) => ({
      id,
      title,
      dueAt,
      students: count,
      done,
      percent: meanOf([...cells.values()].map((cell) => cell.percent)),
    })),
    students: students.map((student) => {
      const cells = results.map((one) => one.cells.get(student.studentId) ?? null)
      const counted = cells.filter((cell) => cell !== null && cell.status !== 'excused')
      return {
        ...student,
        cells,
        done: counted.filter((cell) => cell?.status === 'done' || cell?.status === 'done-late').length,
        missing: counted.filter((cell) => cell?.status === 'missing' && cell.grade === null).length,
        percent: meanOf(counted.map((cell) => cell?.percent ?? null)),
      }
    }),
  }
}
