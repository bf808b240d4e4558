import { withFewerChoices } from '@skills-center/curriculum/fewer-choices'
import type { Item } from '@skills-center/curriculum/item'
import type { IssuedQuestion } from './question-token.ts'

/** The item as this student is asked it: with fewer options where their teacher has set so. */
export const asAsked = ({ assigned }: Pick<IssuedQuestion, 'assigned'>, item: Item): Item =>
  assigned?.hasFewerChoices === true ? withFewerChoices(item) : item
