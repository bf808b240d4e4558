import type { Catalog, Item } from './catalog.ts'
import type { ItemRecord } from './seen-items.ts'
import type { Remembered } from './state.ts'
import { runsInScope } from './tally.ts'

/** The key of the tally for what one answer predicts about another item. */
export const pairKey = (catalog: Catalog, earlier: Remembered, item: Item): number =>
  ((catalog.itemIndex.get(earlier.item) ?? 0) * 2 + (earlier.isCorrect ? 1 : 0)) * catalog.items.length +
  item.index

/** The earlier answer of a pair. The inverse of `pairKey`. */
export function earlierOf(catalog: Catalog, key: number): Remembered {
  const earlier = Math.floor(key / catalog.items.length)
  return { item: catalog.items[earlier >> 1]?.id ?? '', isCorrect: earlier % 2 === 1 }
}

/** Encodes how many answers there are, up to `most`, and how the latest went, as one number below `runsInScope`. */
export function runOf(recent: number, answered: number, max: 2 | 3): number {
  const count = Math.min(max, answered)
  return (answered > 5 ? 64 : 0) + count * 8 + (recent & ((1 << count) - 1))
}

/**
 * The same for earlier answers to this very item, with codes that `runOf` never returns. Undefined if there were none.
 */
export const againOf = ({ answered, recent }: ItemRecord): number | undefined =>
  answered === 0 ? undefined : 32 + Math.min(2, answered) * 8 + (recent & 3)

/** Tally keys of these runs: overall, in the skill, at the item, and at the item if it was met before. */
export type Runs = readonly [everywhere: number, inSkill: number, atItem: number, again?: number]

export const runKeys = (
  catalog: Catalog,
  item: Item,
  inSkill: number,
  overall: number,
  again: number | undefined,
): Runs => {
  const ofItem = (1 + catalog.skills.length + item.index) * runsInScope
  const runs = [inSkill, (1 + item.skillIndex) * runsInScope + inSkill, ofItem + overall] as const
  return again === undefined ? runs : [...runs, ofItem + again]
}
