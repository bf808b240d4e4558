import { z } from 'zod'

/** The first line of a student’s shown work that does not follow from the line above it. */
export const WrongLine = z.object({
  /** Its place among the written lines, from 1. */
  place: z.number().int().min(1),
  /** The line above it (the given problem at first) and the line, as they were read: plain-text math. */
  above: z.string(),
  line: z.string(),
  /** The feedback on the mistake between the two; two if either may apply, none if no known mistake explains it. */
  mistakes: z.array(z.string()),
})
export type WrongLine = z.infer<typeof WrongLine>
