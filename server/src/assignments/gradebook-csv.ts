import type { AssignmentResults, WorkStatus } from '@skills-center/contract/assignments'
import type { UserId } from '@skills-center/contract/ids'

const statusWords: Record<WorkStatus, string> = {
  'to-do': 'not started',
  started: 'in progress',
  done: 'done',
  'done-late': 'done late',
  missing: 'missing',
  excused: 'excused',
}

/** The gradebook of a class as CSV (RFC 4180): students down, two columns for each assignment. */
export function gradebookCsv(results: readonly AssignmentResults[]): string {
  const names = new Map<UserId, string>()
  for (const { students } of results) for (const { studentId, name } of students) names.set(studentId, name)
  const head = [
    'Student',
    ...results.flatMap(({ assignment: { title } }) => [title, `${title}, % right at once`]),
  ]
  const rows = [...names]
    .toSorted(([, one], [, other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([studentId, name]) => [
      name,
      ...results.flatMap(({ students }) => {
        const work = students.find((one) => one.studentId === studentId)
        return work === undefined ? ['', ''] : [statusWords[work.status], work.percent ?? '']
      }),
    ])
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** Quoted where it must be. What a spreadsheet would run as a formula is led by an apostrophe. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
