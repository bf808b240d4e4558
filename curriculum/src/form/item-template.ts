import type { Calculator } from '@skills-center/contract/item'
import type { Figure, Key, WrittenInteraction } from '../item.ts'
import type { Words, Worded } from './words.ts'

/**
 * An item without words, as plain JSON. It refers to texts by id, with the values that they use. So each language can
 * write it, and an answered question can be shown again with the messages it had then.
 */
export interface ItemTemplate {
  /** Sentences, in order. */
  stem: Words[]
  figure?: Worded<Figure>
  interaction: Worded<WrittenInteraction>
  calculator?: Calculator
  key: Worded<Key>
  /** The right answer as shown after the question is closed; derived from the key by default. */
  answer?: Words
  wrongAnswers: WrongTemplate[]
  hints: Words[]
  solution: Words[]
}

export interface WrongTemplate {
  /** Null for a wrong answer that no single misconception leads to. */
  misconception: string | null
  key: Worded<Key>
  feedback: Words
}

/** The part of a template that defines how it is answered; spread it into the template. */
export type AnsweringTemplate = Pick<ItemTemplate, 'interaction' | 'key' | 'wrongAnswers'>

/** The same with its hints and solution. */
export type AnsweredTemplate = AnsweringTemplate & Pick<ItemTemplate, 'hints' | 'solution'>
