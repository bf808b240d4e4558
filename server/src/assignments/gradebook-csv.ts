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
 * The gradebook of a class as CSV (RFC 4180): one row per student; three columns per assignment, or four if there are
 * comments; the percent of each category, if there are any; and the totals. A percent is the manual grade if there is
 * one; otherwise the share correct on the first try, minus the deduction for lateness.
 */
export function gradebookCsv({ assignments, students, grading }: Gradebook): string {
  const columns = assignments.map(({ title, points }, index) => ({
    title,
    points,
    hasComments: students.some(({ cells }) => (cells[index]?.comment ?? '') !== ''),
  }))
  const categories = namedCategories(grading)
  const head = [
    'Student',
    'Username',
    'Student number',
    ...columns.flatMap(({ title, points, hasComments }) => [
      title,
      `${title}, %`,
      `${title}, points of ${points}`,
      ...(hasComments ? [`${title}, comment`] : []),
    ]),
    'Done',
    'Missing',
    ...categories.map(({ name, weight }) => `${name} %, weight ${weight}%`),
    `Class grade %${grading.missing === 'zero' ? ', missing work as zero' : ''}`,
  ]
  const rows = students.map(
    ({ name, username, studentNumber, cells, done, missing, percent, ...student }) => [
      name,
      username,
      studentNumber ?? '',
      ...columns.flatMap(({ hasComments }, index) => {
        const cell = cells[index] ?? null
        const figures = cell === null ? ['', '', ''] : [statusOf(cell), cell.percent ?? '', cell.points ?? '']
        return [...figures, ...(hasComments ? [cell?.comment ?? ''] : [])]
      }),
      done,
      missing,
      ...categories.map((_, index) => student.categories[index] ?? ''),
      percent ?? '',
    ],
  )
  return linesOf([head, ...rows])
}

/** With work that has no category, which gets the remaining weight. Empty if the class has no categories. */
const namedCategories = ({ categories }: Gradebook['grading']): { name: string; weight: number }[] =>
  categories.length === 0
    ? []
    : [
        ...categories,
        {
          name: 'No category',
          weight: 100 - categories.reduce((sum, { weight }) => sum + weight, 0),
        },
      ]

function statusOf({ status, grade, percent, lateLoss, takes, isDropped }: GradebookCell): string {
  const notes = [
    ...(status === 'excused' || grade === null ? [] : ['graded by teacher']),
    ...(percent === null || lateLoss === 0 ? [] : [`${lateLoss}% off for late work`]),
    ...(takes.length > 1 ? [`takes ${takes.map((take) => `${take ?? '–'}%`).join(' and ')}`] : []),
    ...(isDropped ? ['dropped'] : []),
  ]
  return notes.length === 0 ? statusWords[status] : `${statusWords[status]} (${notes.join(', ')})`
}

/**
 * The gradebook as Canvas imports it (Instructor Guide, "How do I import grades in the Gradebook?"): five columns that
 * identify the student, some of which are left empty for Canvas; a row of points possible; and an empty cell where
 * there is no score.
 */
export function canvasCsv({ assignments, students }: Gradebook): string {
  const empty = ['', '', '', '']
  return linesOf([
    ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section', ...assignments.map(({ title }) => title)],
    ['    Points Possible', ...empty, ...assignments.map(({ points }) => points)],
    ...students.map(({ name, username, studentNumber, cells }) => [
      name,
      '',
      studentNumber ?? '',
      username,
      '',
      ...cells.map((cell) => (cell === null ? '' : cell.status === 'excused' ? 'EX' : (cell.points ?? ''))),
    ]),
  ])
}

/**
 * One assignment as PowerTeacher Pro imports scores: lines about it, a heading, and one line per student, matched by
 * student number alone. Without the lines above the heading it imports nothing. Excused work and missing scores are
 * empty cells, which PowerSchool leaves unchanged.
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
    ['Points Possible:', `${assignment.points}.0`, ''],
    ['Extra Points:', '0.0', ''],
    ['Score Type:', 'POINTS', ''],
    ['Student Num', 'Student Name', 'Score'],
    ...book.students.flatMap(({ name, studentNumber, cells }) =>
      studentNumber === null || (cells[at] ?? null) === null
        ? []
        : [[studentNumber, name, cells[at]?.points ?? '']],
    ),
  ])
}

const linesOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

/** Quotes a cell if necessary. An apostrophe comes before anything that a spreadsheet would run as a formula. */
function cellOf(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
