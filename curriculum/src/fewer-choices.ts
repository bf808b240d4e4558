import type { ItemTemplate } from './form/item-template.ts'
import type { Item } from './item.ts'

/** The number of options that remain: fewer would be a coin toss, and would leave no second try. */
const maxOptions = 3

/**
 * The item with at most three options: the right one, and wrong ones with a known misconception, in their original
 * order. Works with or without words. Items that are not multiple choice stay unchanged.
 */
export function withFewerChoices<Asked extends Item | ItemTemplate>(item: Asked): Asked {
  const { interaction, key } = item
  if (interaction.kind !== 'choice' || key.kind !== 'choice' || interaction.options.length <= maxOptions) {
    return item
  }
  // Option ids are strings, with or without words.
  const isTelling = (id: unknown) =>
    item.wrongAnswers.some((wrong) => wrong.key.kind === 'choice' && wrong.key.option === id)
  const wrong = interaction.options.filter(({ id }) => id !== key.option)
  const kept = new Set<unknown>([
    key.option,
    ...[...wrong.filter(({ id }) => isTelling(id)), ...wrong.filter(({ id }) => !isTelling(id))]
      .slice(0, maxOptions - 1)
      .map(({ id }) => id),
  ])
  return {
    ...item,
    interaction: { ...interaction, options: interaction.options.filter(({ id }) => kept.has(id)) },
    wrongAnswers: item.wrongAnswers.filter(
      (answer) => answer.key.kind !== 'choice' || kept.has(answer.key.option),
    ),
  }
}
