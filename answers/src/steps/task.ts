import type { Advice } from '../advice/advice.ts'
import type { ExpressionForm } from '../algebra/expression-form.ts'
import type { StepBug } from './step-bugs.ts'

/**
 * What is worked out line by line. `solve`: an equation or inequality in one letter; `system`: two equations in two
 * letters; `rewrite`: an expression that stays equal, until it has the form asked for. In plain text or TeX.
 */
export type StepsTask =
  | {
      readonly kind: 'solve'
      readonly given: string
      /** What the letter stands for is never below 0 (a length, a count): a negative root may be left out. */
      readonly cannotBeNegative?: true | undefined
    }
  | { readonly kind: 'system'; readonly given: readonly [string, string] }
  | { readonly kind: 'rewrite'; readonly given: string; readonly form: RewriteForm }

/** `value`: one number, in simplest form. */
export type RewriteForm = Exclude<ExpressionForm, 'any'> | 'value'

/**
 * `follows`: true wherever the line above it is; `finished`: it follows, and nothing is left to do; `wrong`: it does not
 * follow; `unreadable`: costs nothing.
 */
export type LineVerdict = 'follows' | 'finished' | 'wrong' | 'unreadable'

/**
 * How a line follows. `step`: the next line is judged against it. `aside`: a true calculation beside the work; `check`:
 * the given with the solution put in; `rounded`: as many places as are written; `repeat`: says what an earlier line says;
 * `wider`: has a root that the line above lacks; `note`: words, or what is done to both sides.
 */
export type LineRole = 'step' | 'aside' | 'check' | 'rounded' | 'repeat' | 'wider' | 'note'

/** A number for which a line is true and the one above is not, or for which the two have different values. */
export interface Counterexample {
  readonly letter: string
  readonly at: string
  /** What each side of the line above comes to there; of expressions, what the line above and this one come to. */
  readonly left: string
  readonly right: string
}

export interface LineJudgement {
  readonly verdict: LineVerdict
  readonly role: LineRole
  /** How the line was read; null where it could not be. */
  readonly echo: string | null
  /** What was left out of the line to read it: a note in its margin. Empty where all of it was read. */
  readonly setAside: string
  /** What turns the line above into this one: the likeliest, and a second where both are about as likely. */
  readonly bugs: readonly StepBug[]
  /** Right values joined by equals signs that are not true, as in 3 + 4 = 7 · 2 = 14: no mistake in thinking. */
  readonly isNotation: boolean
  readonly counterexample: Counterexample | null
  /** Why it cannot be read; or what the form of a right answer lacks. */
  readonly message: Advice | null
}
