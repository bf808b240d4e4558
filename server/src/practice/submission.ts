import type { AnswerBody } from '@skills-center/contract/practice'
import type { Checked } from '@skills-center/curriculum/check-response'
import type { Item } from '@skills-center/curriculum/item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import type { IssuedQuestion } from './question-token.ts'

/** A judged answer on its way into the database. */
export interface Submission {
  question: IssuedQuestion
  skill: Skill
  model: ItemModel
  item: Item
  body: Omit<AnswerBody, 'token' | 'onward'>
  checked: Checked
  at: Date
  /** Made up: the student’s own figures count it, and the school learns nothing from it. */
  isSample?: boolean
}
