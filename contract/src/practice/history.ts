import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Level } from '../ids.ts'
import { Response } from '../interaction.ts'
import { ShownItem } from '../item.ts'
import { RichText } from '../rich-text.ts'
import { SkillSummary } from '../skills.ts'

/** Time of the session's first answer, in milliseconds since 1970. It is a permanent id among a student's sessions. */
export const PastSessionId = z
  .string()
  .regex(/^\d{12,15}$/)
  .brand<'PastSessionId'>()
export type PastSessionId = z.infer<typeof PastSessionId>

/** Identifies an answered question: the second in which it was issued, and its nonce. */
export const QuestionId = z
  .string()
  .regex(/^\d{9,12}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  .brand<'QuestionId'>()
export type QuestionId = z.infer<typeof QuestionId>

/** A practice session: consecutive answers less than three hours apart. */
export const PastSession = z.object({
  id: PastSessionId,
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** Active minutes, at least 1. */
  minutes: z.number().int(),
  questions: z.number().int(),
  /** Questions that were right at the first try. */
  rightAtOnce: z.number().int(),
  /** In the order of practice. Skills that are no longer taught here are omitted. */
  skills: z.array(
    z.object({
      skill: SkillSummary,
      questions: z.number().int(),
      /** Mastery before the first answer of the session (null if there was none) and after the last one. */
      before: z.number().min(0).max(100).nullable(),
      after: z.number().min(0).max(100),
    }),
  ),
})
export type PastSession = z.infer<typeof PastSession>

export const ReplayedTry = z.object({
  response: Response,
  verdict: z.enum(['correct', 'incorrect']),
  /** The feedback; null if there was none, or if it can no longer be determined. */
  feedback: RichText.nullable(),
  /** The known misconception that leads to it, in a few plain words. */
  mistake: z.string().nullable(),
  answeredAt: z.iso.datetime(),
})
export type ReplayedTry = z.infer<typeof ReplayedTry>

/** A question as it was asked and answered. */
export const ReplayedQuestion = z.object({
  id: QuestionId,
  /** Null if the skill is no longer taught here. */
  skill: SkillSummary.nullable(),
  level: Level,
  /** Why it was asked, as the student was told. */
  why: z.string(),
  /** Null if its author has changed it since. Then only the stored data is available. */
  item: ShownItem.nullable(),
  tries: z.array(ReplayedTry).min(1),
  hintsUsed: z.number().int(),
  /** The hints that were used; empty if the item is null. */
  hints: z.array(RichText),
  /** Active seconds over all tries. */
  seconds: z.number().int(),
  /** Null while the question can still be answered, and if the item is null. */
  right: z.object({ answer: RichText, response: Response, solution: z.array(RichText) }).nullable(),
  /** Whether another try is still possible. */
  isOpen: z.boolean(),
})
export type ReplayedQuestion = z.infer<typeof ReplayedQuestion>

export const PastSessions = z.object({
  /** Latest first. */
  sessions: z.array(PastSession),
  /** The next page’s `cursor`, for earlier sessions; null at the end. */
  next: PastSessionId.nullable(),
  /** The same under its name in earlier releases. */
  older: PastSessionId.nullable(),
})
export type PastSessions = z.infer<typeof PastSessions>

export const listPastSessions = endpoint({
  method: 'GET',
  path: '/api/practice/sessions',
  access: 'student',
  summary: 'What the student practiced, sitting by sitting, the latest first',
  query: z.object({
    cursor: PastSessionId.optional(),
    /** The name of `cursor` in earlier releases. */
    before: PastSessionId.optional(),
  }),
  reply: PastSessions,
})

/** How many questions to skip. */
const QuestionsPassed = z.coerce.number().int().min(0).max(100_000)

export const getPastSession = endpoint({
  method: 'GET',
  path: '/api/practice/sessions/{id}',
  access: 'student',
  summary: 'One sitting with its questions exactly as they were, a page at a time',
  params: z.object({ id: PastSessionId }),
  query: z.object({
    cursor: QuestionsPassed.optional(),
    /** The name of `cursor` in earlier releases. */
    skip: QuestionsPassed.optional(),
  }),
  reply: z.object({
    session: PastSession,
    questions: z.array(ReplayedQuestion),
    /** The next page’s `cursor`, for later questions; null at the end. */
    next: z.number().int().nullable(),
    /** The same under its name in earlier releases. */
    more: z.number().int().nullable(),
  }),
})

export const getReplay = endpoint({
  method: 'GET',
  path: '/api/practice/replays/{id}',
  access: 'student',
  summary: 'One answered question exactly as it was, with what was answered',
  params: z.object({ id: QuestionId }),
  reply: ReplayedQuestion,
})
