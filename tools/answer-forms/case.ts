import type { Judgement, Verdict } from '@skills-center/answers/verdict'

/** One typed answer, the check that judges it, and the verdict that a fair teacher would give. */
export interface Case {
  type: string
  typed: string
  key: unknown
  want: Verdict
  check: () => Judgement
}
