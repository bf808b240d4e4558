import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Response } from '../interaction.ts'
import { QuestionToken } from '../practice.ts'

/** What is wrong with a question, from the student's point of view. */
export const ReportReason = z.enum(['right-answer', 'my-answer', 'unclear', 'picture', 'device', 'other'])
export type ReportReason = z.infer<typeof ReportReason>

export const longestReportNote = 500

export const reportQuestion = endpoint({
  method: 'POST',
  path: '/api/practice/reports',
  access: 'student',
  summary: 'Say that something is wrong with a question; said again of the same one, the later word stands',
  body: z.object({
    token: QuestionToken,
    reason: ReportReason,
    /** Read only by the people who fix questions. */
    note: z
      .string()
      .trim()
      .max(longestReportNote)
      .refine((note) => !note.includes('\0'))
      .default(''),
    /** The answer at the time of the report; null before any answer. */
    response: Response.nullable(),
  }),
  reply: z.object({ isReceived: z.literal(true) }),
})
