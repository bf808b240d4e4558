import { mapTexts } from '@skills-center/contract/interaction-texts'
import type { ShownItem } from '@skills-center/contract/item'
import type { Item } from '@skills-center/curriculum/item'
import { showMarkup } from './rich-text.ts'

/** The part of an item that a student may see: without key, wrong answers, hints, and solution. */
export function presentItem(item: Item): ShownItem {
  return {
    stem: showMarkup(item.stem),
    figure: item.figure ?? null,
    interaction: mapTexts(item.interaction, showMarkup),
    ...(item.calculator && { calculator: item.calculator }),
    ...(item.language && { language: item.language }),
  }
}
