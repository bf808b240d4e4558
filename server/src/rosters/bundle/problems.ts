/** What can be wrong with a row. The messages are `problem.<code>`. */
export type ProblemCode =
  | 'bad-date'
  | 'class-too-large'
  | 'grade-unknown'
  | 'no-name'
  | 'no-role'
  | 'no-school'
  | 'no-sourced-id'
  | 'status-unknown'
  | 'too-long'
  | 'twice'
  | 'unknown-class'
  | 'unknown-person'
  | 'unknown-school'

export interface RowProblem {
  readonly file: string
  readonly line: number
  readonly code: ProblemCode
  /** The cell that is wrong, or the id that leads nowhere. */
  readonly value: string
}

const maxListed = 200
const maxValue = 80

export type Problems = ReturnType<typeof createProblems>

/** Counts all problems, and lists the first. */
export function createProblems() {
  const listed: RowProblem[] = []
  let count = 0
  return {
    add(file: string, line: number, code: ProblemCode, value = ''): void {
      count += 1
      if (listed.length < maxListed) listed.push({ file, line, code, value: value.slice(0, maxValue) })
    },
    /** For problems that were counted elsewhere. */
    addMany(more: { count: number; first: readonly RowProblem[] }): void {
      count += more.count
      listed.push(...more.first.slice(0, maxListed - listed.length))
    },
    count: () => count,
    listed: (): readonly RowProblem[] => listed,
  }
}
