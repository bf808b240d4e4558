import { bigFile } from '../limits.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { FolderId, QuestionId } from './own.ts'
import { fieldError } from '../field-error.ts'

/** Questions in one file. */
export const maxTransferred = 200
/** Bytes of a file that is taken in. */
export const largestFile = 6 * 1024 * 1024

const encoded = Math.ceil(largestFile / 3) * 4
const content = z.base64().max(encoded, fieldError('file-too-large'))
const bodyLimit = encoded + 4096

const FileFormat = z.enum(['csv', 'qti'])
export type FileFormat = z.infer<typeof FileFormat>

/** What of a question the file does not say, in words. */
const Unsaid = z.object({ questionId: QuestionId, title: z.string(), lost: z.array(z.string()) })

export const ExportedFile = z.object({
  name: z.string(),
  type: z.string(),
  content: z.base64(),
  /** How many questions the file holds. */
  questions: z.number().int(),
  /** Questions that could be said in part, or not at all. */
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
  /** Where it is in the file: `Line 3`, `items/q-1.xml`. */
  place: z.string(),
  title: z.string(),
  kind: z.string(),
  /** Why it cannot be taken in; null where it can. */
  problem: z.string().nullable(),
  /** What is taken in otherwise than it was, and what is to be mended before it is published. */
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
    /** Takes in what can be, and leaves the rest. */
    skipsProblems: z.boolean(),
  }),
  reply: z.object({ made: z.number().int() }),
})

export const transferEndpoints = { exportQuestions, checkQuestionImport, importQuestions }
