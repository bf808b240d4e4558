import type { WrittenInteraction } from './item.ts'

const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1))
const choose = (from: number, count: number): number =>
  factorial(from) / (factorial(count) * factorial(from - count))

/**
 * The number of answers a blind guess chooses from: 4 for a choice of four, 24 for an order of four. Null where the
 * answer is typed or drawn, so that a lucky guess is practically impossible.
 */
export function blindAnswers(interaction: WrittenInteraction): number | null {
  switch (interaction.kind) {
    case 'choice':
      return interaction.options.length
    case 'choices':
      return 2 ** interaction.options.length - 1
    case 'inline-choice':
      return interaction.gaps.reduce((ways, gap) => ways * gap.options.length, 1)
    case 'order':
      return factorial(interaction.options.length)
    case 'match':
      return interaction.targets.length ** interaction.sources.length
    case 'sort':
      return interaction.categories.length ** interaction.cards.length
    case 'label':
      return interaction.labels.length ** interaction.spots.length
    case 'hot-spot':
      return choose(interaction.spots.length, interaction.count)
    case 'simulation':
      return interaction.answer.kind === 'choice' ? interaction.answer.options.length : null
    default:
      return null
  }
}
