import { z } from 'zod'

/**
 * Figures are data; the web room draws them. Every figure carries a description that gives a person who
 * cannot see it all that is needed to answer, and nothing that gives the answer away.
 */
export const described = { description: z.string().min(20) }

export const Axis = z.object({
  from: z.number(),
  to: z.number(),
  step: z.number().positive(),
  label: z.string(),
})
export const Point = z.tuple([z.number(), z.number()])
