import type { Judgement, Verdict } from '@skills-center/answers/verdict'

/** One typed answer, the check that judges it, and what a fair teacher says of it. */
export interface Case {
  type: string
  typed: string
  key: unknown
  want: Verdict
  check: () => Judgement
}
