import { bigFile } from '../limits.ts'
import { z } from 'zod'
import { ClassroomId } from '../classrooms.ts'
import { endpoint } from '../endpoint.ts'
import { GradeLevel } from '../ids.ts'
import { LoginCard } from './roster.ts'
import { fieldError } from '../field-error.ts'

export const importRows = 500
/** Maximum file size in bytes, as UTF-8. */
export const importBytes = 1_000_000

const Csv = z.string().max(importBytes, fieldError('class-list-too-large'))

/**
 * The result for a row: a new account; an account that this teacher made before; ignored because it is not a student of
 * the class (such as a teacher in a OneRoster file); or a problem that must be fixed or left out.
 */
export const RowOutcome = z.enum(['new', 'known', 'ignored', 'problem'])
export type RowOutcome = z.infer<typeof RowOutcome>

export const ImportRow = z.object({
  /** The line of the file on which the row begins; the header is line 1. */
  line: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  /** Empty if one will be generated. */
  username: z.string(),
  /** Null if it cannot be read. */
  gradeLevel: GradeLevel.nullable(),
  group: z.string(),
  /** The student's number in the school's own system; empty for none. */
  studentNumber: z.string(),
  outcome: RowOutcome,
  /** What is wrong and how to fix it, or why the row is ignored. */
  notes: z.array(z.string()),
})
export type ImportRow = z.infer<typeof ImportRow>

export const ImportCheck = z.object({
  rows: z.array(ImportRow),
  /** Headers of columns that are not imported. */
  columnsIgnored: z.array(z.string()),
  groupsNew: z.array(z.string()),
  /** Why the whole file cannot be imported, even if its rows are fine; null if it can. */
  obstacle: z.string().nullable(),
})
export type ImportCheck = z.infer<typeof ImportCheck>

/** A 1 MB file in which every character may need escaping. */
const bodyLimit = 2_500_000

export const checkImport = endpoint({
  method: 'POST',
  path: '/api/classrooms/{id}/import/check',
  limit: bigFile,
  access: 'teacher',
  summary: 'What a class list as CSV would do, row by row, without doing it',
  params: z.object({ id: ClassroomId }),
  body: z.object({ csv: Csv }),
  bodyLimit,
  reply: ImportCheck,
})

export const commitImport = endpoint({
  method: 'POST',
  path: '/api/classrooms/{id}/import',
  limit: bigFile,
  access: 'teacher',
  summary: 'Put a class list into the class: all of it, or nothing',
  params: z.object({ id: ClassroomId }),
  body: z.object({
    csv: Csv,
    /** Lines with a problem that the import skips. */
    leaveOut: z.array(z.int32()).max(importRows).default([]),
  }),
  bodyLimit,
  reply: z.object({
    /** Cards for the new accounts. */
    cards: z.array(LoginCard),
    /** Number of existing accounts that were added to the class. */
    known: z.number().int(),
  }),
})
