import type { Figure } from '@skills-center/contract/figure'
import { interactionOf } from '@skills-center/contract/item'
import type { Response } from '@skills-center/contract/item'
import type { FractionKey } from '@skills-center/answers/judge-fraction'
import type { NumberKey } from '@skills-center/answers/judge-number'
import type { QuantityKey } from '@skills-center/answers/judge-quantity'
import { z } from 'zod'

/** An interaction as its author writes it: texts are markup (see `markup.ts`). */
export const WrittenInteraction = interactionOf(z.string())
export type WrittenInteraction = z.infer<typeof WrittenInteraction>

/** The right answer, of the same kind as the interaction. Values are exact: `'7/8'`, `'-2.5'`. */
export type Key =
  | { kind: 'choice'; option: string }
  | { kind: 'choices'; options: string[] }
  | ({ kind: 'number' } & NumberKey)
  | ({ kind: 'quantity' } & QuantityKey)
  /** `shownAs` says how the right answer is written out where more than one form is accepted. */
  | ({ kind: 'fraction'; shownAs?: 'mixed' } & FractionKey)
export type KeyOf<Kind extends Key['kind']> = Extract<Key, { kind: Kind }>

/** A wrong answer that a known way of thinking leads to. */
export interface WrongAnswer {
  /** Id of one of the skill's misconceptions. */
  misconception: string
  /** The key that this thinking would have. */
  key: Key
  /** Says kindly what the thinking was and what to look at next. */
  feedback: string
}

/** What a student sees of an item, as written. */
export interface Shown {
  stem: string
  figure?: Figure
  interaction: WrittenInteraction
}

/** One question with all that is known about it. Texts are markup. */
export interface Item extends Shown {
  key: Key
  wrongAnswers: WrongAnswer[]
  /** The first nudges (what to look at), the last shows the next step; none says the answer. */
  hints: string[]
  /** Worked steps, with the numbers of this very item. */
  solution: string[]
}

export type { Figure, Response }
