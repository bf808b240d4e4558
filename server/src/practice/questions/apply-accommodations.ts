import { withFewerChoices } from '@skills-center/curriculum/fewer-choices'
import type { ItemTemplate } from '@skills-center/curriculum/form/item-template'
import type { Item } from '@skills-center/curriculum/item'
import type { IssuedQuestion } from './question-token.ts'

/** The item as this student is asked it, with words or without: with fewer options where their teacher has set so. */
export const applyAccommodations = <Asked extends Item | ItemTemplate>(
  { assigned }: Pick<IssuedQuestion, 'assigned'>,
  item: Asked,
): Asked => (assigned?.hasFewerChoices === true ? withFewerChoices(item) : item)
