import { isChild, isOlderThan } from '@skills-center/contract/accounts/age'

/** Under 13, a parent or school must consent to the account; under 18, an adult must make purchases. */
export type AgeBand = 'under-13' | '13-plus' | '18-plus' | 'not-said'

export function ageBandOf(born: { year: number; month: number } | null, at: Date): AgeBand {
  if (born === null) return 'not-said'
  if (isChild(born, at)) return 'under-13'
  return isOlderThan(18, born, at) ? '18-plus' : '13-plus'
}
