import { z } from 'zod'
import { AuthoredQuestion } from './authored.ts'

export const QuestionId = z.uuid().brand<'QuestionId'>()
export type QuestionId = z.infer<typeof QuestionId>

export const FolderId = z.uuid().brand<'FolderId'>()
export type FolderId = z.infer<typeof FolderId>

/** Who else may read a published question: nobody, teachers who gave the same school, or every teacher. */
export const ShareWith = z.enum(['nobody', 'school', 'everyone'])
export type ShareWith = z.infer<typeof ShareWith>

export const Revision = z.int32().min(1)

export const PublicationStatus = z.object({
  id: QuestionId,
  /** Counts what was saved, so that one save does not undo another. */
  revision: Revision,
  /** The version that students may meet; null while it is a draft. */
  version: z.number().int().min(1).nullable(),
  /** What is saved differs from what is published. */
  hasChanges: z.boolean(),
  updatedAt: z.iso.datetime(),
})

export const OwnQuestion = PublicationStatus.extend({ question: AuthoredQuestion })
export type OwnQuestion = z.infer<typeof OwnQuestion>
