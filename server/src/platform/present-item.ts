import type { Interaction, ShownItem } from '@skills-center/contract/item'
import type { Item } from '@skills-center/curriculum/item'
import { showMarkup } from './rich-text.ts'

/** What a student sees of an item: everything but key, wrong answers, hints and solution. */
export function presentItem(item: Item): ShownItem {
  return {
    stem: showMarkup(item.stem),
    figure: item.figure ?? null,
    interaction: presentInteraction(item.interaction),
  }
}

function presentInteraction(interaction: Item['interaction']): Interaction {
  switch (interaction.kind) {
    case 'choice':
    case 'choices':
      return {
        ...interaction,
        options: interaction.options.map(({ id, text }) => ({ id, text: showMarkup(text) })),
      }
    default:
      return interaction
  }
}
