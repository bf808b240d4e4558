export type AgeBand = 'under-13' | '13-plus' | 'not-said'

/**
 * Whether someone is under 13, from the month of their birth: in the month of the thirteenth birthday they still
 * count as under 13, since the day is not asked for.
 */
export function ageBandOf(born: { year: number; month: number } | null, at: Date): AgeBand {
  if (born === null) return 'not-said'
  const months = (at.getUTCFullYear() - born.year) * 12 + at.getUTCMonth() + 1 - born.month
  return months <= 13 * 12 ? 'under-13' : '13-plus'
}

export const isInFuture = (born: { year: number; month: number }, at: Date): boolean =>
  born.year * 12 + born.month > at.getUTCFullYear() * 12 + at.getUTCMonth() + 1
