import { bigFile } from '../limits.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { FolderId, QuestionId } from './own.ts'
import { fieldError } from '../field-error.ts'

/** Maximum number of questions in one file. */
export const maxTransferred = 200
/** Maximum size of an imported file, in bytes. */
export const largestFile = 6 * 1024 * 1024

const encoded = Math.ceil(largestFile / 3) * 4
const content = z.base64().max(encoded, fieldError('file-too-large'))
const bodyLimit = encoded + 4096

const FileFormat = z.enum(['csv', 'qti'])
export type FileFormat = z.infer<typeof FileFormat>

/** What the exported file leaves out of a question, in words. */
const Unsaid = z.object({ questionId: QuestionId, title: z.string(), lost: z.array(z.string()) })

export const ExportedFile = z.object({
  name: z.string(),
  type: z.string(),
  content: z.base64(),
  /** Number of questions in the file. */
  questions: z.number().int(),
  /** Questions that were exported only in part, or not at all. */
  report: z.array(Unsaid),
})
export type ExportedFile = z.infer<typeof ExportedFile>

export const exportQuestions = endpoint({
  method: 'POST',
  path: '/api/questions/export',
  limit: bigFile,
  access: 'teacher',
  scope: 'questions:read',
  summary: 'Questions of the teacher as a file, with a report of what the format cannot say',
  body: z.object({
    format: FileFormat,
    ids: z.array(QuestionId).min(1, fieldError('question-missing')).max(maxTransferred),
  }),
  reply: ExportedFile,
})

const ImportRow = z.object({
  /** Position in the file: `Line 3`, `items/q-1.xml`. */
  place: z.string(),
  title: z.string(),
  kind: z.string(),
  /** Why it cannot be imported; null if it can. */
  problem: z.string().nullable(),
  /** What the import changed, and what to fix before publishing. */
  notes: z.array(z.string()),
})

export const ImportCheck = z.object({ format: FileFormat, rows: z.array(ImportRow) })
export type ImportCheck = z.infer<typeof ImportCheck>

export const checkQuestionImport = endpoint({
  method: 'POST',
  path: '/api/questions/import/check',
  limit: bigFile,
  access: 'teacher',
  scope: 'questions:write',
  summary: 'Say what a file of questions holds, row by row; nothing is written',
  bodyLimit,
  body: z.object({ content }),
  reply: ImportCheck,
})

export const importQuestions = endpoint({
  method: 'POST',
  path: '/api/questions/import',
  limit: bigFile,
  access: 'teacher',
  scope: 'questions:write',
  summary: 'Begin a draft of each question of a file; what has a problem is refused unless it is left out',
  bodyLimit,
  body: z.object({
    content,
    folderId: FolderId.nullable(),
    /** Imports what it can and skips the rest. */
    skipsProblems: z.boolean(),
  }),
  reply: z.object({ made: z.number().int() }),
})

export const transferEndpoints = { exportQuestions, checkQuestionImport, importQuestions }
