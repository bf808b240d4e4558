import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { RichText } from '../rich-text.ts'
import { QuestionId } from './own.ts'

/** Fewer first answers than this tell nothing of how hard a question is, and too much of who gave them. */
export const fewestAnswers = 5
/** Wrong answers that are told, the commonest first. */
export const maxWrong = 8

const Count = z.number().int().min(0)

export const QuestionUsage = z.object({
  /** First tries, and the students who gave them. */
  given: Count,
  students: Count,
  /** Null, as all that follows of how it went, below `fewestAnswers`. */
  right: Count.nullable(),
  /** Half of the first tries took no longer, thinking time only. */
  seconds: Count.nullable(),
  lastGivenAt: z.iso.datetime().nullable(),
  /** The latest first. */
  versions: z.array(
    z.object({
      version: z.number().int(),
      publishedAt: z.iso.datetime(),
      given: Count,
      right: Count.nullable(),
    }),
  ),
  /** What was answered instead at the first try; what its author did not foresee, where two answered it. */
  wrong: z.array(z.object({ answer: RichText, count: Count, isExpected: z.boolean() })),
})
export type QuestionUsage = z.infer<typeof QuestionUsage>

export const getUsage = endpoint({
  method: 'GET',
  path: '/api/questions/{id}/usage',
  access: 'teacher',
  scope: 'questions:read',
  summary: 'How often a question of the teacher was given, how it went, and the commonest wrong answers',
  params: z.object({ id: QuestionId }),
  reply: QuestionUsage,
})

export const usageEndpoints = { getUsage }
