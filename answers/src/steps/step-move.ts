/** The next step: a hint on what to look at, and the line that results. */
export interface NextStep {
  readonly move: StepMove
  /** The object of the move as written: the term to add or subtract, or the number to divide by. */
  readonly by: string
  readonly line: string
}

/** The text of each move is in the advice files, as `move-<name>`. */
export const stepMoves = [
  'distribute',
  'combine',
  'add-to-both',
  'subtract-from-both',
  'divide-both',
  'multiply-both',
  'root-of-both',
  'positive-root',
  'work-out-parentheses',
  'work-out-power',
  'multiply-or-divide',
  'common-denominator',
  'add-or-subtract',
  'factor-out',
  'add-exponents',
  'subtract-exponents',
  'multiply-exponents',
  'sort-powers-of-ten',
  'same-power-of-ten',
  'first-factor-to-ten',
  'substitute',
  'eliminate',
  'find-other-letter',
  'say-solution',
  'write-quantities',
  'change-unit',
  'write-unit',
] as const

export type StepMove = (typeof stepMoves)[number]
