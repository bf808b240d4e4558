import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { RichText } from '../rich-text.ts'
import { QuestionId } from './own.ts'

/**
 * Minimum number of first answers for statistics. Fewer say little about difficulty, and too much about individual
 * students.
 */
export const fewestAnswers = 5
/** Maximum number of wrong answers listed, most common first. */
export const maxWrong = 8

const Count = z.number().int().min(0)

export const QuestionUsage = z.object({
  /** Number of first tries, and of the students who made them. */
  given: Count,
  students: Count,
  /** Null below `fewestAnswers`, like the results after it. */
  right: Count.nullable(),
  /** Median active seconds of the first tries. */
  seconds: Count.nullable(),
  lastGivenAt: z.iso.datetime().nullable(),
  /** Latest first. */
  versions: z.array(
    z.object({
      version: z.number().int(),
      publishedAt: z.iso.datetime(),
      given: Count,
      right: Count.nullable(),
    }),
  ),
  /**
   * Wrong answers at the first try. An answer that its author did not foresee is listed only if at least two students
   * gave it.
   */
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
