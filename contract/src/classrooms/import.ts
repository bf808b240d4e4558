import { bigFile } from '../limits.ts'
import { z } from 'zod'
import { ClassroomId } from '../classrooms.ts'
import { endpoint } from '../endpoint.ts'
import { GradeLevel } from '../ids.ts'
import { LoginCard } from './roster.ts'
import { fieldError } from '../field-error.ts'

export const importRows = 500
/** Bytes of a file, as UTF-8. */
export const importBytes = 1_000_000

const Csv = z.string().max(importBytes, fieldError('class-list-too-large'))

/**
 * What becomes of a row: a new account, an account that this teacher made before, nothing since it stands for no
 * student of the class (a teacher in a OneRoster file, say), or nothing until it is mended or left out.
 */
export const RowOutcome = z.enum(['new', 'known', 'ignored', 'problem'])
export type RowOutcome = z.infer<typeof RowOutcome>

export const ImportRow = z.object({
  /** The line of the file on which it begins, the heading being 1. */
  line: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  /** Empty where one will be made. */
  username: z.string(),
  /** Null where it cannot be read. */
  gradeLevel: GradeLevel.nullable(),
  group: z.string(),
  /** Empty for none. */
  studentNumber: z.string(),
  outcome: RowOutcome,
  /** What is wrong and what to do, or why it is ignored. */
  notes: z.array(z.string()),
})
export type ImportRow = z.infer<typeof ImportRow>

export const ImportCheck = z.object({
  rows: z.array(ImportRow),
  /** Headings of columns that nothing is taken from. */
  columnsIgnored: z.array(z.string()),
  groupsNew: z.array(z.string()),
  /** Why the file as a whole cannot go in, though its rows may be fine; null where it can. */
  obstacle: z.string().nullable(),
})
export type ImportCheck = z.infer<typeof ImportCheck>

/** A file of 1 MB, each of whose characters may need escaping. */
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
    /** Lines with a problem that stay out. */
    leaveOut: z.array(z.int32()).max(importRows).default([]),
  }),
  bodyLimit,
  reply: z.object({
    /** Of the accounts that were made. */
    cards: z.array(LoginCard),
    /** Accounts that were there before and are in the class now. */
    known: z.number().int(),
  }),
})
