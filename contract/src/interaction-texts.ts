import type { z } from 'zod'
import type { interactionOf } from './interaction.ts'

/** An interaction whose texts have this type: markup as written, rich text as shown. */
export type InteractionWith<Text> = z.infer<ReturnType<typeof interactionOf<z.ZodType<Text>>>>

/** Returns the interaction with each of its texts converted. */
export function mapTexts<From, To>(
  interaction: InteractionWith<From>,
  change: (text: From) => To,
): InteractionWith<To> {
  const inOptions = (options: { id: string; text: From }[]) =>
    options.map(({ id, text }) => ({ id, text: change(text) }))
  switch (interaction.kind) {
    case 'choice':
    case 'choices':
    case 'order':
      return { ...interaction, options: inOptions(interaction.options) }
    case 'inline-choice':
      return {
        ...interaction,
        parts: interaction.parts.map((part) => ('text' in part ? { text: change(part.text) } : part)),
        gaps: interaction.gaps.map((gap) => ({ ...gap, options: inOptions(gap.options) })),
      }
    case 'match':
      return {
        ...interaction,
        sources: inOptions(interaction.sources),
        targets: inOptions(interaction.targets),
      }
    case 'sort':
      return {
        ...interaction,
        cards: inOptions(interaction.cards),
        categories: inOptions(interaction.categories),
      }
    case 'label':
      return { ...interaction, labels: inOptions(interaction.labels) }
    case 'table':
      return {
        ...interaction,
        columns: interaction.columns.map(change),
        rows: interaction.rows.map((row) =>
          row.map((cell) => {
            if ('text' in cell) return { text: change(cell.text) }
            return 'options' in cell ? { ...cell, options: inOptions(cell.options) } : cell
          }),
        ),
      }
    case 'simulation':
      return {
        ...interaction,
        note: change(interaction.note),
        ask: change(interaction.ask),
        answer:
          interaction.answer.kind === 'choice'
            ? { ...interaction.answer, options: inOptions(interaction.answer.options) }
            : interaction.answer,
      }
    case 'steps':
      return { ...interaction, given: interaction.given.map(change) }
    default:
      return interaction
  }
}

/** All texts of an interaction. */
export function textsIn<Text>(interaction: InteractionWith<Text>): Text[] {
  const texts: Text[] = []
  mapTexts(interaction, (text) => texts.push(text))
  return texts
}
