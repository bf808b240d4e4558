import { z } from 'zod'

/**
 * Figures are data, and the web package draws them. Every figure has a description that gives a person who cannot see
 * it all they need to answer, without giving the answer away.
 */
export const described = { description: z.string().min(20) }

export const Axis = z.object({
  from: z.number(),
  to: z.number(),
  step: z.number().positive(),
  label: z.string(),
})
/** An axis of a data display. */
export const DataAxis = Axis.extend({
  /**
   * Written at the ticks instead of numbers, from the first tick on: months, days, clock times, fractions. Years need
   * no names: an axis whose label says “year” writes them without a comma.
   */
  names: z.array(z.string()).optional(),
})
export const Point = z.tuple([z.number(), z.number()])
