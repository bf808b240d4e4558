import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Level, SkillId } from '../ids.ts'
import { AuthoredQuestion } from './authored.ts'
import { FolderId, OwnQuestion, QuestionId, ShareWith } from './own.ts'
import { fieldError } from '../field-error.ts'

/** Maximum number of folders per teacher. */
export const maxFolders = 50
/** Maximum number of shared questions in one reply. */
export const maxShared = 50

const FolderName = z.string().trim().min(1, fieldError('folder-name-missing')).max(60)

export const QuestionFolder = z.object({
  id: FolderId,
  name: z.string(),
  questions: z.number().int(),
  /** Counts changes of the name. It is the ETag to send when renaming. */
  revision: z.number().int(),
})
export type QuestionFolder = z.infer<typeof QuestionFolder>

const ofQuestion = z.object({ id: QuestionId })
const ofFolder = z.object({ id: FolderId })

export const listFolders = endpoint({
  method: 'GET',
  path: '/api/questions/folders',
  access: 'teacher',
  scope: 'questions:read',
  summary: 'The folders that the teacher keeps questions in, by name',
  reply: z.array(QuestionFolder),
})

export const createFolder = endpoint({
  method: 'POST',
  path: '/api/questions/folders',
  access: 'teacher',
  scope: 'questions:write',
  summary: 'Open a folder; 409 where there is one of this name',
  body: z.object({ name: FolderName }),
  reply: QuestionFolder,
  creates: '/api/questions/folders/{id}',
})

export const renameFolder = endpoint({
  method: 'PUT',
  path: '/api/questions/folders/{id}',
  earlier: ['POST /api/questions/folders/{id}'],
  access: 'teacher',
  scope: 'questions:write',
  summary: 'Give a folder another name',
  params: ofFolder,
  body: z.object({ name: FolderName }),
  reply: QuestionFolder,
  revision: 'revision',
  takesIfMatch: true,
})

export const deleteFolder = endpoint({
  method: 'DELETE',
  path: '/api/questions/folders/{id}',
  earlier: ['POST /api/questions/folders/{id}/delete'],
  access: 'teacher',
  scope: 'questions:write',
  summary: 'Take a folder away; its questions stay, outside any folder',
  params: ofFolder,
  reply: z.object({ deleted: z.literal(true) }),
})

export const fileQuestion = endpoint({
  method: 'PUT',
  path: '/api/questions/{id}/folder',
  earlier: ['POST /api/questions/{id}/folder'],
  access: 'teacher',
  scope: 'questions:write',
  summary: 'Put a question into a folder, or out of it',
  params: ofQuestion,
  body: z.object({ folderId: FolderId.nullable() }),
  reply: z.object({ folderId: FolderId.nullable() }),
})

export const shareQuestion = endpoint({
  method: 'PUT',
  path: '/api/questions/{id}/sharing',
  earlier: ['POST /api/questions/{id}/share'],
  access: 'teacher',
  summary: 'Say who else may read what is published of a question; drafts are never shared',
  params: ofQuestion,
  body: z.object({ with: ShareWith }),
  reply: z.object({ sharedWith: ShareWith }),
})

export const SharedQuestion = z.object({
  id: QuestionId,
  title: z.string(),
  skillId: SkillId.nullable(),
  level: Level,
  kind: z.string(),
  /** The author’s username. */
  author: z.string(),
  sharedWith: ShareWith,
  version: z.number().int().min(1),
  publishedAt: z.iso.datetime(),
})
export type SharedQuestion = z.infer<typeof SharedQuestion>

export const listShared = endpoint({
  method: 'GET',
  path: '/api/questions/shared',
  access: 'teacher',
  scope: 'questions:read',
  summary: 'Questions that other teachers share with this one, the last published first',
  query: z.object({ search: z.string().trim().max(60).optional(), skillId: SkillId.optional() }),
  reply: z.object({ questions: z.array(SharedQuestion), hasMore: z.boolean() }),
})

export const getShared = endpoint({
  method: 'GET',
  path: '/api/questions/shared/{id}',
  access: 'teacher',
  scope: 'questions:read',
  summary: 'The published version of a question that another teacher shares',
  params: ofQuestion,
  reply: SharedQuestion.extend({ question: AuthoredQuestion }),
})

export const copyShared = endpoint({
  method: 'POST',
  path: '/api/questions/shared/{id}/copy',
  access: 'teacher',
  scope: 'questions:write',
  summary: 'Begin a draft of one’s own from a question that another teacher shares',
  params: ofQuestion,
  reply: OwnQuestion,
  creates: '/api/questions/{id}',
})

export const libraryEndpoints = {
  listFolders,
  createFolder,
  renameFolder,
  deleteFolder,
  fileQuestion,
  shareQuestion,
  listShared,
  getShared,
  copyShared,
}
