import { withFewerChoices } from '@skills-center/curriculum/fewer-choices'
import type { ItemTemplate } from '@skills-center/curriculum/form/item-template'
import type { Item } from '@skills-center/curriculum/item'
import type { IssuedQuestion } from './question-token.ts'

/**
 * The item as this student gets it: with fewer choices if their teacher has set that. Works for items and for
 * templates.
 */
export const applyAccommodations = <Asked extends Item | ItemTemplate>(
  { assigned }: Pick<IssuedQuestion, 'assigned'>,
  item: Asked,
): Asked => (assigned?.hasFewerChoices === true ? withFewerChoices(item) : item)
