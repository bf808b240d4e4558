import { z } from 'zod'
import { Figure } from './figure.ts'
import { Interaction } from './interaction.ts'
import { languages } from './language.ts'
import { RichText } from './rich-text.ts'

/**
 * `form`: right value, not the form asked for; `unreadable`: cannot be read as an answer; `incomplete`: the runs of a
 * simulation cannot answer its question yet. None of them costs the student anything.
 */
export const Verdict = z.enum(['correct', 'form', 'incorrect', 'unreadable', 'incomplete'])
export type Verdict = z.infer<typeof Verdict>

/** Whether an answer counts as a try. */
export const countsAsTry = (verdict: Verdict): verdict is 'correct' | 'incorrect' =>
  verdict === 'correct' || verdict === 'incorrect'

/** Four operations, brackets and decimals; `scientific` adds squares, roots and π. */
export const Calculator = z.enum(['basic', 'scientific'])
export type Calculator = z.infer<typeof Calculator>

/** An item as a student sees it: no key, no distractor's reason, no solution. */
export const ShownItem = z.object({
  stem: RichText,
  figure: Figure.nullable(),
  interaction: Interaction,
  /** Which calculator may be used; none where it is left out. */
  calculator: Calculator.optional(),
  /** Of its words; English where it is left out. */
  language: z.enum(languages).optional(),
})
export type ShownItem = z.infer<typeof ShownItem>
