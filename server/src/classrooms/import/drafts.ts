import { Username } from '@skills-center/contract/accounts'
import type { GradeLevel } from '@skills-center/contract/ids'
import { GradeLevel as Grade } from '@skills-center/contract/ids'
import { fieldText } from '../../platform/fields/field-text.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'
import type { Column, Places } from './columns.ts'
import type { CsvRecord } from './read-csv.ts'

/** A row with everything that can be checked without the other rows. */
export interface Draft {
  readonly line: number
  readonly firstName: string
  readonly lastName: string
  /** Empty if a username will be generated. */
  readonly username: string
  readonly gradeLevel: GradeLevel | null
  readonly group: string
  readonly studentNumber: string
  readonly sourcedId: string
  /** What is wrong, and how to fix it. */
  readonly problems: readonly string[]
  /** Why the row is not a student of the class; null if it is. */
  readonly ignoredFor: string | null
}

const maxNameLength = 80
const maxGroupLength = 40
const maxNumberLength = 20

export function readDraft(record: CsvRecord, places: Places, gradeOfClass: GradeLevel): Draft {
  const cell = (column: Column) => record.cells[places.get(column) ?? -1] ?? ''
  const { firstName, lastName } = nameIn(cell('firstName'), cell('lastName'), cell('fullName'))
  const gradeLevel = cell('grade') === '' ? gradeOfClass : readGrade(cell('grade'))
  const problems: string[] = []
  if (firstName === '') problems.push(formatMessage(say('row.no-first-name')))
  if (firstName.length > maxNameLength || lastName.length > maxNameLength)
    problems.push(formatMessage(say('row.long-name', { most: maxNameLength })))
  if (gradeLevel === null) problems.push(formatMessage(say('row.no-grade', { grade: cell('grade') })))
  if (cell('group').length > maxGroupLength)
    problems.push(formatMessage(say('row.long-group', { most: maxGroupLength })))
  if (cell('studentNumber').length > maxNumberLength)
    problems.push(formatMessage(say('row.long-number', { most: maxNumberLength })))
  const username = cell('username')
  const parsed = Username.safeParse(username)
  const [issue] = parsed.error?.issues ?? []
  if (username !== '' && issue !== undefined)
    problems.push(formatMessage(say('row.username-unusable', { username, reason: fieldText(issue) })))
  return {
    line: record.line,
    firstName,
    lastName,
    username: parsed.success ? parsed.data : username,
    gradeLevel,
    group: cell('group'),
    studentNumber: cell('studentNumber'),
    sourcedId: cell('sourcedId'),
    problems,
    ignoredFor: ignoredFor(cell('role'), cell('status'), cell('enabled')),
  }
}

/** Reads two columns, or one with "Rivera, Tomás" or "Tomás Rivera". */
function nameIn(first: string, last: string, full: string): { firstName: string; lastName: string } {
  if (first !== '' || full === '') return { firstName: first, lastName: last }
  const comma = full.indexOf(',')
  if (comma >= 0) return { firstName: full.slice(comma + 1).trim(), lastName: full.slice(0, comma).trim() }
  const space = full.lastIndexOf(' ')
  if (space < 0 || last !== '') return { firstName: full, lastName: last }
  return { firstName: full.slice(0, space).trim(), lastName: full.slice(space + 1) }
}

/**
 * Reads "6", "06", "6th", "Grade 6", "6.º", "6to grado", "K", "kínder", and OneRoster's "KG". In a list, as OneRoster
 * uses, the first grade counts. Null for anything else.
 */
function readGrade(text: string): GradeLevel | null {
  const [first = ''] = text.split(/[,;|]/)
  const word = first
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|grad[eo]|gr\.?|year|curso|\s/gu, '')
  if (['k', 'kg', 'kindergarten', 'kinder'].includes(word)) return 0
  const digits = /^(\d{1,2})(?:st|nd|rd|th|\.?[º\u00AA°]|ro|er|do|to|mo|vo|no)?$/.exec(word)?.[1]
  const grade = Grade.safeParse(digits === undefined ? null : Number(digits))
  return grade.success ? grade.data : null
}

/** OneRoster files contain everyone in a school, including people who have left. */
function ignoredFor(role: string, status: string, enabled: string): string | null {
  if (role !== '' && !/^(student|pupil|learner|estudiante|alumn[oa])$/i.test(role))
    return formatMessage(say('row.role', { role }))
  if (/^(tobedeleted|inactive|deleted)$/i.test(status)) return formatMessage(say('row.status', { status }))
  if (/^(false|no|0|n)$/i.test(enabled)) return formatMessage(say('row.not-enabled'))
  return null
}
