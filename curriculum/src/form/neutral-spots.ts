import type { Key } from '../item.ts'
import type { ItemTemplate } from './item-template.ts'
import type { Worded, Words } from './words.ts'

/** In these figures the id of a part decides what is drawn; its letter has a separate id. */
const namedByIds: ReadonlySet<string> = new Set(['cell', 'body-system', 'plant'])
const named: ReadonlySet<string> = new Set(['parts', 'organs'])

/**
 * The same item with neutral ids for its lettered parts, so that the page source does not give away the answer. Models
 * may use descriptive ids.
 */
export function withNeutralSpots(template: ItemTemplate): ItemTemplate {
  const { interaction, figure } = template
  if (interaction.kind !== 'label' && interaction.kind !== 'hot-spot') return template
  const ids = new Map<Words, string>(
    interaction.spots.map((id, at) => [id, `spot-${String.fromCodePoint(97 + at)}`]),
  )
  const renamed = (id: Words): Words => ids.get(id) ?? id
  const keyOf = (key: Worded<Key>): Worded<Key> => {
    if (key.kind === 'hot-spot') return { ...key, options: key.options.map(renamed) }
    if (key.kind !== 'label') return key
    const placed = Object.fromEntries(
      Object.entries(key.placed).map(([id, place]) => [ids.get(id) ?? id, place]),
    )
    return 'decisive' in key && key.decisive !== undefined
      ? { ...key, placed, decisive: key.decisive.map(renamed) }
      : { ...key, placed }
  }
  return {
    ...template,
    interaction: { ...interaction, spots: interaction.spots.map(renamed) },
    key: keyOf(template.key),
    wrongAnswers: template.wrongAnswers.map((wrong) => ({ ...wrong, key: keyOf(wrong.key) })),
    ...(figure === undefined ? {} : { figure: lettered(figure, ids) }),
  }
}

function lettered(figure: NonNullable<ItemTemplate['figure']>, ids: ReadonlyMap<Words, string>) {
  const hasNames = namedByIds.has(figure.kind)
  const walk = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, name))
    // Texts contain no parts.
    if (typeof value !== 'object' || value === null || 'say' in value) return value
    const entries = Object.entries(value).map(([key, inner]) => [key, walk(inner, key)] as const)
    const spot = 'id' in value && typeof value.id === 'string' ? ids.get(value.id) : undefined
    if (spot === undefined) return Object.fromEntries(entries)
    return { ...Object.fromEntries(entries), ...(hasNames && named.has(name) ? { spot } : { id: spot }) }
  }
  // The same figure with different ids.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return walk(figure, '') as NonNullable<ItemTemplate['figure']>
}
