import type { AssignmentResults, ShownGoal } from '@skills-center/contract/assignments'
import type { Gradebook, GradebookCell } from '@skills-center/contract/assignments/gradebook'
import type { Grading } from '@skills-center/contract/assignments/grading'
import type { StudentWork } from '@skills-center/contract/assignments/work'
import { classGradeOf } from './class-grade.ts'
import { type GradedTake, takeThatCounts } from './takes.ts'

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

/** What late work loses, in percent of the points possible. */
export function lateLossOf(late: Grading['late'], daysLate: number): number {
  if (daysLate === 0 || late.kind === 'none') return 0
  return late.kind === 'once' ? late.percent : Math.min(late.most, late.percent * daysLate)
}

type UndroppedCell = Omit<GradebookCell, 'isDropped'>

type TakenWork = CountedWork & Pick<StudentWork, 'daysLate'>

/** A take that is over and lacks answers is missing work. */
function gradedTake(
  { goal }: AssignmentResults['assignment'],
  work: TakenWork,
  isMissing: boolean,
  { missing, late }: Grading,
): GradedTake {
  const earned = missing === 'zero' && isMissing ? percentWithMissing(goal, work) : work.percent
  const lateLoss = lateLossOf(late, work.daysLate)
  return { earned, lateLoss, percent: earned === null ? null : Math.max(0, earned - lateLoss) }
}

function cellOf(
  assignment: AssignmentResults['assignment'],
  work: StudentWork,
  grading: Grading,
): UndroppedCell {
  const { status, grade, comment, daysLate, retakes, questions } = work
  const takes = [
    ...work.earlierTakes.map((take) => gradedTake(assignment, take, take.finishedAt === null, grading)),
    // A retake that was not begun leaves what was there.
    ...(retakes > 0 && questions === 0 ? [] : [gradedTake(assignment, work, status === 'missing', grading)]),
  ]
  const counted = takeThatCounts(grading.retakes, takes)
  const percent = status === 'excused' ? null : (grade ?? counted.percent)
  return {
    status,
    percent,
    // To a hundredth, as gradebooks take points.
    points: percent === null ? null : Math.round(percent * assignment.points) / 100,
    earned: counted.earned,
    daysLate,
    lateLoss: grade === null ? counted.lateLoss : 0,
    takes: takes.length > 1 ? takes.map((take) => take.percent) : [],
    grade,
    comment,
  }
}

type BookStudent = Pick<Gradebook['students'][number], 'studentId' | 'name' | 'username' | 'studentNumber'>

/**
 * Students by assignments, out of the results of each assignment, the oldest first; students in the order given. The one
 * place where grades are worked out: screen, paper and files show what this returns.
 */
export function gradebookOf(
  className: string,
  students: readonly BookStudent[],
  found: readonly AssignmentResults[],
  grading: Grading,
): Gradebook {
  const results = found.map(({ assignment, students: works }) => ({
    assignment,
    cells: new Map(works.map((work) => [work.studentId, cellOf(assignment, work, grading)])),
  }))
  return {
    className,
    grading,
    assignments: results.map(({ assignment, cells }) => ({
      id: assignment.id,
      title: assignment.title,
      dueAt: assignment.dueAt,
      points: assignment.points,
      categoryId: assignment.categoryId,
      students: assignment.students,
      done: assignment.done,
      percent: meanOf([...cells.values()].map((cell) => cell.percent)),
    })),
    students: students.map((student) => ({
      ...student,
      ...rowOf(
        results.map(({ assignment, cells }) => ({ assignment, cell: cells.get(student.studentId) })),
        grading,
      ),
    })),
  }
}

/** One student’s cells with what follows from them. */
function rowOf(
  own: readonly { assignment: AssignmentResults['assignment']; cell: UndroppedCell | undefined }[],
  grading: Grading,
): Omit<Gradebook['students'][number], keyof BookStudent> {
  const counted = own.flatMap(({ assignment: { id, points, categoryId }, cell }) => {
    const percent = cell?.percent ?? null
    return percent === null ? [] : [{ id, percent, points, categoryId }]
  })
  const { dropped, categories, percent } = classGradeOf(grading, counted)
  const droppedIds = new Set([...dropped].map(({ id }) => id))
  const here = own.flatMap(({ cell }) => (cell === undefined || cell.status === 'excused' ? [] : cell))
  return {
    cells: own.map(({ assignment, cell }) =>
      cell === undefined ? null : { ...cell, isDropped: droppedIds.has(assignment.id) },
    ),
    done: here.filter(({ status }) => status === 'done' || status === 'done-late').length,
    missing: here.filter(({ status, grade }) => status === 'missing' && grade === null).length,
    categories,
    percent,
  }
}
