import { z } from 'zod'

/** RFC 9457 problem details: the shape of every error reply. `detail` is written for the user. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  /** A stable code for programs: `practice/already-answered`. */
  code: z.string().optional(),
  /** Validation errors by the field's JSON path in the request. */
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})
export type Problem = z.infer<typeof Problem>

/** The problem `type` for which the practice screen shows its daily limit message. */
export const dailyLimitReached = 'urn:skills-center:daily-limit-reached'

/** The problem `type` that tells a teacher that only verified teachers may do this. */
export const teacherNotVerified = 'urn:skills-center:teacher-not-verified'
