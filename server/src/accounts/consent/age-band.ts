/** Under 13 others agree to the account, and under 18 a grown-up decides what is bought. */
export type AgeBand = 'under-13' | '13-plus' | '18-plus' | 'not-said'

/**
 * The band of someone’s age, from the month of their birth: in the month of a birthday they still count as younger,
 * since the day is not asked for.
 */
export function ageBandOf(born: { year: number; month: number } | null, at: Date): AgeBand {
  if (born === null) return 'not-said'
  const months = (at.getUTCFullYear() - born.year) * 12 + at.getUTCMonth() + 1 - born.month
  if (months <= 13 * 12) return 'under-13'
  return months <= 18 * 12 ? '13-plus' : '18-plus'
}

export const isInFuture = (born: { year: number; month: number }, at: Date): boolean =>
  born.year * 12 + born.month > at.getUTCFullYear() * 12 + at.getUTCMonth() + 1
