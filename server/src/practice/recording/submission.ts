import type { AnswerBody } from '@skills-center/contract/practice'
import type { Checked } from '@skills-center/curriculum/check-response'
import type { ItemTemplate } from '@skills-center/curriculum/form/item-template'
import type { Item } from '@skills-center/curriculum/item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import type { StoredItem } from '../stored-items.ts'
import type { IssuedQuestion } from '../questions/question-token.ts'

/** A question with what made it. */
export interface Asked {
  question: IssuedQuestion
  skill: Skill
  model: ItemModel
  item: Item
  /** Without words, and whole also where this student was asked it with fewer options. */
  template: ItemTemplate
  /** What it asks, apart from numbers and names: see `Made`. */
  task: number | null
  /** That it asks for; null where they are those of its model. */
  standards: readonly string[] | null
}

/** A judged answer on its way into the database. */
export interface Submission extends Asked {
  body: Omit<AnswerBody, 'token' | 'nextRequest'>
  checked: Checked
  storedItem: StoredItem
  at: Date
  /** Made up: the student’s own figures count it, and the population learns nothing from it. */
  isSample?: boolean
}
