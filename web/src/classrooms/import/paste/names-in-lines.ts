import { GradeLevel } from '@skills-center/contract/ids'

/** The order of names without a comma. */
export type NameOrder = 'first-last' | 'last-first'

/** A student parsed from a line. */
export interface NamedInLine {
  readonly firstName: string
  readonly lastName: string
  /** As written; empty if missing. */
  readonly grade: string
  /** The number in the school’s own system; empty if missing. */
  readonly studentNumber: string
}

/**
 * Parses names from lines copied from a gradebook, an email, or a seating plan: “Rivera, Tomás”, “Tomás Rivera”,
 * tab-separated cells, with leading numbers or bullets, a grade, or a student number. Skips empty lines.
 */
export const namesInLines = (text: string, order: NameOrder): NamedInLine[] =>
  text.split(/\r\n|\r|\n/).flatMap((line) => nameInLine(line, order) ?? [])

function nameInLine(line: string, order: NameOrder): NamedInLine | null {
  const cells = line
    .split('\t')
    .map((cell) => withoutMark(cell.replaceAll(/\p{Cf}/gu, '').trim()))
    .filter((cell) => cell !== '' && !cell.includes('@'))
  const last = cells.at(-1)
  const grade = cells.length > 1 && last !== undefined && isGrade(last) ? last : undefined
  // Shorter numbers are seat or row numbers.
  const studentNumber = cells.find((cell) => /^\d{4,20}$/.test(cell)) ?? ''
  const names = cells.filter((cell) => /\p{L}/u.test(cell) && cell !== grade)
  const [first, second] = names
  if (first === undefined) return null
  if (first.includes(',')) return { ...commaName(first, grade), studentNumber }
  const rest = { grade: grade ?? '', studentNumber }
  if (second === undefined) return { ...spacedName(first, order), ...rest }
  return order === 'first-last'
    ? { firstName: first, lastName: second, ...rest }
    : { firstName: second, lastName: first, ...rest }
}

/** Parses “Rivera, Tomás” and “Rivera, Tomás, 6”. */
function commaName(cell: string, grade: string | undefined): Omit<NamedInLine, 'studentNumber'> {
  const [lastName = '', firstName = '', third = ''] = cell.split(',').map((part) => part.trim())
  return { firstName, lastName, grade: grade ?? (isGrade(third) ? third : '') }
}

function spacedName(name: string, order: NameOrder): Pick<NamedInLine, 'firstName' | 'lastName'> {
  const space = order === 'first-last' ? name.lastIndexOf(' ') : name.indexOf(' ')
  if (space < 0) return { firstName: name, lastName: '' }
  const [before, after] = [name.slice(0, space).trim(), name.slice(space + 1).trim()]
  return order === 'first-last'
    ? { firstName: before, lastName: after }
    : { firstName: after, lastName: before }
}

/** Removes a leading “12.”, “3)”, “#4”, or bullet, and surrounding quotation marks. */
const withoutMark = (cell: string): string =>
  cell
    .replace(/^(?:#?\d{1,3}[.):]?\s+|[-–•*]\s+)(?=\S*\p{L})/u, '')
    .replace(/^"(.*)"$/, '$1')
    .trim()

const isGrade = (cell: string): boolean =>
  cell === 'K' || (/^\d{1,2}$/.test(cell) && GradeLevel.safeParse(Number(cell)).success)
