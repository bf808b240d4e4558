/** What to do next: what to look at, and the line that comes of it. */
export interface NextStep {
  readonly move: StepMove
  /** What the move is about, as it is written: the term to add or subtract, the number to divide by. */
  readonly by: string
  readonly line: string
}

/** Each has its words in the advice, as `move-<name>`. */
export const stepMoves = [
  'distribute',
  'combine',
  'add-to-both',
  'subtract-from-both',
  'divide-both',
  'multiply-both',
  'root-of-both',
  'work-out-parentheses',
  'work-out-power',
  'multiply-or-divide',
  'common-denominator',
  'add-or-subtract',
  'factor-out',
  'substitute',
  'eliminate',
  'find-other-letter',
  'say-solution',
] as const

export type StepMove = (typeof stepMoves)[number]
