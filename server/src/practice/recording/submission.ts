import type { AnswerBody } from '@skills-center/contract/practice'
import type { Checked } from '@skills-center/curriculum/check-response'
import type { ItemTemplate } from '@skills-center/curriculum/form/item-template'
import type { Item } from '@skills-center/curriculum/item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import type { StoredItem } from '../stored-items.ts'
import type { IssuedQuestion } from '../questions/question-token.ts'

/** A question, with the skill and model that made it. */
export interface Asked {
  question: IssuedQuestion
  skill: Skill
  model: ItemModel
  item: Item
  /** Without words. Complete, even if this student got fewer choices. */
  template: ItemTemplate
  /** What it asks, ignoring numbers and names: see `Made`. */
  task: number | null
  /** The standards of this exact question; null if they are those of its model. */
  standards: readonly string[] | null
}

/** A graded answer, ready to be recorded. */
export interface Submission extends Asked {
  body: Omit<AnswerBody, 'token' | 'nextRequest'>
  checked: Checked
  storedItem: StoredItem
  at: Date
  /** Sample data: counted in the student's own figures, but the population learns nothing from it. */
  isSample?: boolean
}
