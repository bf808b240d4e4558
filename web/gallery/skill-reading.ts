import type { ShownItem } from '@skills-center/contract/item'
import type { Language } from '@skills-center/contract/language'
import type { RichText } from '@skills-center/contract/rich-text'

/** One item in one language, with everything that is hidden from students before the answer. */
export interface ReadItem {
  language: Language
  item: ShownItem
  rightAnswer: RichText
  wrongAnswers: { answer: RichText; misconception: string | null; feedback: RichText }[]
  hints: RichText[]
  solution: RichText[]
}

/** The item of one model, level, and seed, in each language. */
export interface ReadModel {
  model: string
  level: number
  thinking: string
  /** Standards that the item counts toward; empty if it goes beyond them. */
  standards: string[]
  items: ReadItem[]
}

/** A skill as an editor sees it. */
export interface SkillReading {
  id: string
  name: string
  description: string
  seed: number
  models: ReadModel[]
}

/** An entry in the list of skills. */
export interface ReadableSkill {
  id: string
  name: string
  subject: string
  grade: number
}
