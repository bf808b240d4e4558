/** Months since a month of birth. Nothing here imports zod: the sign-up form on the landing page does without. */
const monthsSince = (born: { year: number; month: number }, at: Date): number =>
  (at.getUTCFullYear() - born.year) * 12 + at.getUTCMonth() + 1 - born.month

/** In the month of a birthday people still count as younger, since the day is not asked for. */
export const isOlderThan = (years: number, born: { year: number; month: number }, at: Date): boolean =>
  monthsSince(born, at) > years * 12

export const isInFuture = (born: { year: number; month: number }, at: Date): boolean =>
  monthsSince(born, at) < 0

/** Under 13, or did not say, which counts as that. */
export const isChild = (born: { year: number; month: number } | null, at: Date): boolean =>
  born === null || !isOlderThan(13, born, at)
