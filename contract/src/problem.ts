import { z } from 'zod'

/** RFC 9457 problem details: the shape of every refusal. `detail` is written for the person who reads it. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  /** Says which refusal it is, for programs: `practice/already-answered`. */
  code: z.string().optional(),
  /** What is wrong with which field of the request, by JSON path. */
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})
export type Problem = z.infer<typeof Problem>

/** The `type` of the problem that the practice screen turns into its limit message. */
export const dailyLimitReached = 'urn:skills-center:daily-limit-reached'

/** The `type` of the problem that tells a teacher that only verified teachers may do this. */
export const teacherNotVerified = 'urn:skills-center:teacher-not-verified'
