import type { Advice } from '../advice/advice.ts'
import type { ExpressionForm } from '../algebra/expression-form.ts'
import type { StepBug } from './step-bugs.ts'

/**
 * A problem to solve line by line, in plain text or TeX. `solve`: an equation or inequality in one letter. `system`:
 * two equations in two letters. `rewrite`: an expression to rewrite as equivalent expressions until it has the required
 * form. `quantity`: a calculation with units, such as `45 km/1.5 h`, or one amount, to work out in another unit.
 */
export type StepsTask =
  | {
      readonly kind: 'solve'
      readonly given: string
      /**
       * The letter stands for something that is never below 0 (a length, a count), so a negative root may be omitted.
       */
      readonly cannotBeNegative?: true | undefined
    }
  | { readonly kind: 'system'; readonly given: readonly [string, string] }
  | { readonly kind: 'rewrite'; readonly given: string; readonly form: RewriteForm }
  | { readonly kind: 'quantity'; readonly given: string; readonly unit: string }

/** `value`: one number, in simplest form. `scientific`: 3.5 × 10⁴, with a first factor from 1 up to 10. */
export type RewriteForm = Exclude<ExpressionForm, 'any'> | 'value' | 'scientific'

/**
 * `follows`: true whenever the line above is. `finished`: follows, and nothing is left to do. `wrong`: does not follow.
 * `unreadable`: does not use up a try.
 */
export type LineVerdict = 'follows' | 'finished' | 'wrong' | 'unreadable'

/**
 * How a line follows. `step`: the next line is judged against it. `aside`: a true side calculation. `check`: the given
 * problem with the solution substituted. `rounded`: right to the written places. `repeat`: same meaning as an earlier
 * line. `wider`: has a root that the line above lacks. `note`: words, or an operation on both sides.
 */
export type LineRole = 'step' | 'aside' | 'check' | 'rounded' | 'repeat' | 'wider' | 'note'

/** A number for which a line is true and the one above is not, or at which two expressions have different values. */
export interface Counterexample {
  readonly letter: string
  readonly at: string
  /**
   * The values of the two sides of the line above at that number; for expressions, the values of the line above and of
   * this line.
   */
  readonly left: string
  readonly right: string
}

export interface LineJudgement {
  readonly verdict: LineVerdict
  readonly role: LineRole
  /** How the line was read; null if it could not be read. */
  readonly echo: string | null
  /** The part of the line that was ignored as a note in the margin; empty if all of it was read. */
  readonly setAside: string
  /**
   * The mistake that turns the line above into this one: the most likely one, and a second if both are about equally
   * likely.
   */
  readonly bugs: readonly StepBug[]
  /** Right values joined by false equals signs, as in 3 + 4 = 7 · 2 = 14. It is not a mistake in reasoning. */
  readonly isNotation: boolean
  readonly counterexample: Counterexample | null
  /** Why it cannot be read, or what a right answer's form lacks. */
  readonly message: Advice | null
}
