import type { Calculator } from '@skills-center/contract/item'
import type { Figure, Key, WrittenInteraction } from '../item.ts'
import type { Words, Worded } from './words.ts'

/**
 * An item without words: plain JSON. It names texts by their ids, with the values that they use, so that each language
 * can write it, and so that an answered question can be shown again with the messages of its day.
 */
export interface ItemTemplate {
  /** Sentences, one after another. */
  stem: Words[]
  figure?: Worded<Figure>
  interaction: Worded<WrittenInteraction>
  calculator?: Calculator
  key: Worded<Key>
  /** The right answer as it is shown once the question is closed; worked out from the key where it is left out. */
  answer?: Words
  wrongAnswers: WrongTemplate[]
  hints: Words[]
  solution: Words[]
}

export interface WrongTemplate {
  /** Null where an answer is wrong and no single way of thinking leads to it. */
  misconception: string | null
  key: Worded<Key>
  feedback: Words
}

/** The half of a template that says how it is answered; spread it into the template. */
export type AnsweringTemplate = Pick<ItemTemplate, 'interaction' | 'key' | 'wrongAnswers'>
