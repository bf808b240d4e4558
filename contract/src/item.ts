import { z } from 'zod'
import { Figure } from './figure.ts'
import { Interaction } from './interaction.ts'
import { languages } from './language.ts'
import { RichText } from './rich-text.ts'

/**
 * `form`: right value in the wrong form. `unreadable`: cannot be read as an answer. `incomplete`: the simulation's runs
 * cannot answer its question yet. None of these counts as a try.
 */
export const Verdict = z.enum(['correct', 'form', 'incorrect', 'unreadable', 'incomplete'])
export type Verdict = z.infer<typeof Verdict>

/** Whether an answer counts as a try. */
export const countsAsTry = (verdict: Verdict): verdict is 'correct' | 'incorrect' =>
  verdict === 'correct' || verdict === 'incorrect'

/** Basic has the four operations, parentheses, and decimals; scientific adds squares, roots, and π. */
export const Calculator = z.enum(['basic', 'scientific'])
export type Calculator = z.infer<typeof Calculator>

/** An item as a student sees it, without the answer key, the distractors' feedback, or the solution. */
export const ShownItem = z.object({
  stem: RichText,
  figure: Figure.nullable(),
  interaction: Interaction,
  /** Which calculator may be used; none by default. */
  calculator: Calculator.optional(),
  /** Language of its text; English by default. */
  language: z.enum(languages).optional(),
})
export type ShownItem = z.infer<typeof ShownItem>
