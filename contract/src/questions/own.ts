import { z } from 'zod'
import { AuthoredQuestion } from './authored.ts'

export const QuestionId = z.uuid().brand<'QuestionId'>()
export type QuestionId = z.infer<typeof QuestionId>

export const FolderId = z.uuid().brand<'FolderId'>()
export type FolderId = z.infer<typeof FolderId>

/** Who else may read a published question: nobody, teachers at the same school, or every teacher. */
export const ShareWith = z.enum(['nobody', 'school', 'everyone'])
export type ShareWith = z.infer<typeof ShareWith>

export const Revision = z.int32().min(1)

export const PublicationStatus = z.object({
  id: QuestionId,
  /** Counts saves, so that one save does not overwrite another. */
  revision: Revision,
  /** The published version, which students may get; null for a draft. */
  version: z.number().int().min(1).nullable(),
  /** The saved question differs from the published one. */
  hasChanges: z.boolean(),
  updatedAt: z.iso.datetime(),
})

export const OwnQuestion = PublicationStatus.extend({ question: AuthoredQuestion })
export type OwnQuestion = z.infer<typeof OwnQuestion>
