import type { AssignmentResults, ShownGoal } from '@skills-center/contract/assignments'
import type { Gradebook, GradebookCell } from '@skills-center/contract/assignments/gradebook'
import type { Grading, TakeGrades } from '@skills-center/contract/assignments/grading'
import type { StudentWork } from '@skills-center/contract/assignments/work'
import { classGradeOf } from './class-grade.ts'
import { type GradedTake, countedTake } from './takes.ts'

type CountedWork = Pick<StudentWork, 'percent' | 'questions' | 'skills'>

const meanOf = (percents: readonly (number | null)[]): number | null => {
  const known = percents.filter((percent) => percent !== null)
  return known.length === 0 ? null : Math.round(known.reduce((sum, one) => sum + one, 0) / known.length)
}

/**
 * The percent of past-due work, with every unanswered question counted as wrong. With a mastery goal, the number of
 * questions is not known in advance, so the work is zero only if no question was answered.
 */
export function percentWithMissing(goal: ShownGoal, { percent, questions, skills }: CountedWork): number {
  const unanswered =
    goal.kind === 'count'
      ? skills.reduce((sum, skill) => sum + Math.max(0, goal.questions - skill.questions), 0)
      : goal.kind === 'fixed'
        ? Math.max(0, goal.questions - questions)
        : 0
  const earned = skills.reduce((sum, { credit }) => sum + credit, 0)
  return questions === 0
    ? 0
    : unanswered === 0
      ? (percent ?? 0)
      : Math.round((100 * earned) / (questions + unanswered))
}

/** The deduction for lateness, in percent of the points possible. */
export function lateLossOf(late: Grading['late'], daysLate: number): number {
  if (daysLate === 0 || late.kind === 'none') return 0
  return late.kind === 'once' ? late.percent : Math.min(late.most, late.percent * daysLate)
}

type UndroppedCell = Omit<GradebookCell, 'isDropped'>

type TakenWork = CountedWork & Pick<StudentWork, 'daysLate'>

/** A finished take that lacks answers counts as missing work. */
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

/** Every take of a student, and what counts of them. */
function gradeTakes(assignment: AssignmentResults['assignment'], work: StudentWork, grading: Grading) {
  const { status, grade, retakes, questions } = work
  const takes = [
    ...work.earlierTakes.map((take) => gradedTake(assignment, take, take.finishedAt === null, grading)),
    // A retake that was not begun changes nothing.
    ...(retakes > 0 && questions === 0 ? [] : [gradedTake(assignment, work, status === 'missing', grading)]),
  ]
  const counted = countedTake(grading.retakes, takes)
  return { takes, counted, percent: status === 'excused' ? null : (grade ?? counted.percent) }
}

/** The takes as the student's answers show them. */
export function takeGradesOf(
  assignment: AssignmentResults['assignment'],
  work: StudentWork,
  grading: Grading,
): TakeGrades {
  const { takes, counted, percent } = gradeTakes(assignment, work, grading)
  const place = takes.indexOf(counted)
  return {
    rule: grading.retakes,
    percents: takes.map((take) => take.percent),
    counted: place === -1 ? null : place,
    percent,
  }
}

function cellOf(
  assignment: AssignmentResults['assignment'],
  work: StudentWork,
  grading: Grading,
): UndroppedCell {
  const { status, grade, comment, daysLate } = work
  const { takes, counted, percent } = gradeTakes(assignment, work, grading)
  return {
    status,
    percent,
    // To a hundredth, as gradebooks store points.
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
 * The gradebook: students by assignments (oldest first), with students in the given order. All grades are calculated
 * here; screens, printouts, and files show this result.
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

/** One student's cells and the totals from them. */
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
