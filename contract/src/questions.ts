import { preview } from './limits.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Level, SkillId } from './ids.ts'
import { Response } from './interaction.ts'
import { ShownItem, Verdict } from './item.ts'
import { AuthoredQuestion, QuestionFinding } from './questions/authored.ts'
import { imageEndpoints } from './questions/images.ts'
import { libraryEndpoints } from './questions/library.ts'
import { FolderId, OwnQuestion, QuestionId, Revision, ShareWith, PublicationStatus } from './questions/own.ts'
import { transferEndpoints } from './questions/transfer.ts'
import { usageEndpoints } from './questions/usage.ts'
import { RichText } from './rich-text.ts'

/** Maximum number of questions per teacher. */
export const maxQuestions = 1000
const bodyLimit = 256 * 1024

const params = z.object({ id: QuestionId })

export const QuestionSummary = PublicationStatus.extend({
  title: z.string(),
  skillId: SkillId.nullable(),
  level: Level,
  kind: z.string(),
  folderId: FolderId.nullable(),
  sharedWith: ShareWith,
})
export type QuestionSummary = z.infer<typeof QuestionSummary>

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/questions',
  access: 'teacher',
  scope: 'questions:read',
  summary: 'The questions that the teacher has written, the last changed first',
  reply: z.array(QuestionSummary),
})

export const createQuestion = endpoint({
  method: 'POST',
  path: '/api/questions',
  access: 'teacher',
  scope: 'questions:write',
  summary: 'Begin a question as a draft',
  bodyLimit,
  body: z.object({ question: AuthoredQuestion }),
  reply: OwnQuestion,
  creates: '/api/questions/{id}',
})

export const getQuestion = endpoint({
  method: 'GET',
  path: '/api/questions/{id}',
  access: 'teacher',
  scope: 'questions:read',
  summary: 'A question of the teacher, as it was saved last',
  params,
  reply: OwnQuestion,
  revision: 'revision',
})

export const saveQuestion = endpoint({
  method: 'PUT',
  path: '/api/questions/{id}',
  earlier: ['POST /api/questions/{id}'],
  access: 'teacher',
  scope: 'questions:write',
  summary: 'Save the draft of a question; 409 where it was saved elsewhere meanwhile',
  bodyLimit,
  params,
  body: z.object({ revision: Revision, question: AuthoredQuestion }),
  reply: OwnQuestion,
  revision: 'revision',
  takesIfMatch: true,
})

export const publishQuestion = endpoint({
  method: 'POST',
  path: '/api/questions/{id}/publish',
  access: 'teacher',
  scope: 'questions:write',
  summary: 'Publish what was saved last as a new version, which never changes again',
  params,
  body: z.object({ revision: Revision }),
  reply: OwnQuestion,
})

export const duplicateQuestion = endpoint({
  method: 'POST',
  path: '/api/questions/{id}/duplicate',
  access: 'teacher',
  scope: 'questions:write',
  summary: 'Begin a draft that is a copy of a question',
  params,
  reply: OwnQuestion,
  creates: '/api/questions/{id}',
})

export const deleteQuestion = endpoint({
  method: 'DELETE',
  path: '/api/questions/{id}',
  earlier: ['POST /api/questions/{id}/delete'],
  access: 'teacher',
  scope: 'questions:write',
  summary: 'Take a question away; versions that were answered are kept for the answers’ sake',
  params,
  reply: z.object({ deleted: z.literal(true) }),
})

const Seed = z.number().int().min(0).max(0x7fffffff)

export const QuestionPreview = z.object({
  /** The variant as a student sees it; null if none can be made yet. */
  shown: z
    .object({
      item: ShownItem,
      rightAnswer: RichText,
      rightResponse: Response,
      hints: z.array(RichText),
      steps: z.array(RichText),
    })
    .nullable(),
  findings: z.array(QuestionFinding),
})
export type QuestionPreview = z.infer<typeof QuestionPreview>

export const previewQuestion = endpoint({
  method: 'POST',
  path: '/api/questions/preview',
  limit: preview,
  access: 'teacher',
  scope: 'questions:write',
  summary:
    'The variant of a question that a seed makes, and what speaks against the question; nothing is written',
  bodyLimit,
  body: z.object({ question: AuthoredQuestion, seed: Seed }),
  reply: QuestionPreview,
})

export const PreviewVerdict = z.object({
  verdict: Verdict,
  echo: z.string().nullable(),
  feedback: RichText.nullable(),
})
export type PreviewVerdict = z.infer<typeof PreviewVerdict>

export const judgePreview = endpoint({
  method: 'POST',
  path: '/api/questions/preview/answer',
  limit: preview,
  access: 'teacher',
  summary: 'Judge an answer to a variant of a question; nothing is written',
  bodyLimit,
  body: z.object({ question: AuthoredQuestion, seed: Seed, response: Response }),
  reply: PreviewVerdict,
})

export const questionEndpoints = {
  listQuestions,
  createQuestion,
  getQuestion,
  saveQuestion,
  publishQuestion,
  duplicateQuestion,
  deleteQuestion,
  previewQuestion,
  judgePreview,
  ...libraryEndpoints,
  ...imageEndpoints,
  ...transferEndpoints,
  ...usageEndpoints,
}
