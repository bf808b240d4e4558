/**
 * Months since a month of birth. This file must not import zod, because the landing page's sign-up form does without
 * it.
 */
const monthsSince = (born: { year: number; month: number }, at: Date): number =>
  (at.getUTCFullYear() - born.year) * 12 + at.getUTCMonth() + 1 - born.month

/** People count as younger throughout the month of their birthday, because we do not ask for the day. */
export const isOlderThan = (years: number, born: { year: number; month: number }, at: Date): boolean =>
  monthsSince(born, at) > years * 12

export const isInFuture = (born: { year: number; month: number }, at: Date): boolean =>
  monthsSince(born, at) < 0

/** Under 13, or did not say, which counts the same. */
export const isChild = (born: { year: number; month: number } | null, at: Date): boolean =>
  born === null || !isOlderThan(13, born, at)
