import type { Gradebook, GradebookCell } from '@skills-center/contract/assignments/gradebook'
import type { AssignmentId } from '@skills-center/contract/assignments/id'
import type { WorkStatus } from '@skills-center/contract/assignments/work'

const statusWords: Record<WorkStatus, string> = {
  'to-do': 'Not started',
  started: 'In progress',
  done: 'Done',
  'done-late': 'Done late',
  missing: 'Missing',
  excused: 'Excused',
}

/**
 * The gradebook of a class as CSV (RFC 4180): students down, two columns for each assignment, a third where there are
 * comments, and the sums. A percent is the grade given by hand, else what was right at the first try.
 */
export function gradebookCsv({ assignments, students, missing: missingWork }: Gradebook): string {
  const columns = assignments.map(({ title }, at) => ({
    title,
    hasComments: students.some(({ cells }) => (cells[at]?.comment ?? '') !== ''),
  }))
  const head = [
    'Student',
    'Username',
    'Student number',
    ...columns.flatMap(({ title, hasComments }) => [
      title,
      `${title}, %`,
      ...(hasComments ? [`${title}, comment`] : []),
    ]),
    'Done',
    'Missing',
    `Average %${missingWork === 'zero' ? ', missing work as zero' : ''}`,
  ]
  const rows = students.map(({ name, username, studentNumber, cells, done, missing, percent }) => [
    name,
    username,
    studentNumber ?? '',
    ...columns.flatMap(({ hasComments }, at) => {
      const cell = cells[at] ?? null
      const [status, figure, comment] =
        cell === null ? ['', '', ''] : [statusOf(cell), cell.percent ?? '', cell.comment]
      return [status, figure, ...(hasComments ? [comment] : [])]
    }),
    done,
    missing,
    percent ?? '',
  ])
  return linesOf([head, ...rows])
}

const statusOf = ({ status, grade }: GradebookCell): string =>
  status === 'excused' || grade === null ? statusWords[status] : `${statusWords[status]} (graded by teacher)`

/**
 * The same as Canvas imports it (Instructor Guide, “How do I import grades in the Gradebook?”): five columns that say
 * who it is, of which the empty ones are Canvas's own, a row of points possible, and no score where there is none.
 */
export function canvasCsv({ assignments, students }: Gradebook): string {
  const empty = ['', '', '', '']
  return linesOf([
    ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section', ...assignments.map(({ title }) => title)],
    ['    Points Possible', ...empty, ...assignments.map(() => 100)],
    ...students.map(({ name, username, studentNumber, cells }) => [
      name,
      '',
      studentNumber ?? '',
      username,
      '',
      ...cells.map((cell) => (cell === null ? '' : cell.status === 'excused' ? 'EX' : (cell.percent ?? ''))),
    ]),
  ])
}

/**
 * One assignment as PowerTeacher Pro imports scores: lines about it, a heading, and a line for each student, who is found
 * by number alone. Without those lines above the heading it reads nothing. What is excused or has no score is empty, which
 * PowerSchool leaves as it is.
 */
export function powerSchoolCsv(book: Gradebook, assignmentId: AssignmentId): string | undefined {
  const at = book.assignments.findIndex(({ id }) => id === assignmentId)
  const assignment = book.assignments[at]
  if (assignment === undefined) return undefined
  return linesOf([
    ['Teacher Name:', '', ''],
    ['Class:', book.className, ''],
    ['Assignment Name:', assignment.title, ''],
    ['Due Date:', '', ''],
    ['Points Possible:', '100.0', ''],
    ['Extra Points:', '0.0', ''],
    ['Score Type:', 'POINTS', ''],
    ['Student Num', 'Student Name', 'Score'],
    ...book.students.flatMap(({ name, studentNumber, cells }) =>
      studentNumber === null || (cells[at] ?? null) === null
        ? []
        : [[studentNumber, name, cells[at]?.percent ?? '']],
    ),
  ])
}

const linesOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

/** Quoted where it must be. What a spreadsheet would run as a formula is led by an apostrophe. */
function cellOf(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
