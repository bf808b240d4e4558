import type { Gradebook } from '@skills-center/contract/assignments/gradebook'
import type { WorkStatus } from '@skills-center/contract/assignments/work'

const statusWords: Record<WorkStatus, string> = {
  'to-do': 'Not started',
  started: 'In progress',
  done: 'Done',
  'done-late': 'Done late',
  missing: 'Missing',
  excused: 'Excused',
}

/** The gradebook of a class as CSV (RFC 4180): students down, two columns for each assignment, and the sums. */
export function gradebookCsv({ assignments, students }: Gradebook): string {
  const head = [
    'Student',
    ...assignments.flatMap(({ title }) => [title, `${title}, % correct on the first try`]),
    'Done',
    'Missing',
    'Average % correct on the first try',
  ]
  const rows = students.map(({ name, cells, done, missing, percent }) => [
    name,
    ...cells.flatMap((cell) => (cell === null ? ['', ''] : [statusWords[cell.status], cell.percent ?? ''])),
    done,
    missing,
    percent ?? '',
  ])
  return [head, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

/** Quoted where it must be. What a spreadsheet would run as a formula is led by an apostrophe. */
function cellOf(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
