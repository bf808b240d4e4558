/**
 * The student's record at the latest items of a skill, newest first: one number per item, so that it fits the skill's
 * row. The lowest three bits are the latest outcomes, newest lowest (1 is right). The next three bits count how often
 * the item was met, up to seven. The rest is the item's key.
 */
export type SeenItems = readonly number[]

/** How many items of a skill are remembered; more would make the row too long. */
const maxItems = 7
const maxCounted = 7
const keys = 2 ** 14

/** A short hash of an item's id (FNV-1a). Two items of a skill collide in about one skill in a thousand. */
export function itemKey(id: string): number {
  let hash = 2_166_136_261
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 16_777_619)
  }
  return (hash >>> 0) % keys
}

/** The record at one item. */
export interface ItemRecord {
  /** Number of answers to the item, up to seven. */
  answered: number
  /** The latest outcomes as bits, newest lowest: as many as `answered`, up to three. */
  recent: number
}

const never: ItemRecord = { answered: 0, recent: 0 }

const keyOf = (met: number): number => Math.floor(met / 64)

export function seenBefore(items: SeenItems, key: number): ItemRecord {
  const found = items.find((met) => keyOf(met) === key)
  return found === undefined ? never : { answered: (found >> 3) & 7, recent: found & 7 }
}

export function markSeen(items: SeenItems, key: number, isCorrect: boolean): SeenItems {
  const { answered, recent } = seenBefore(items, key)
  const outcomes = ((recent << 1) | (isCorrect ? 1 : 0)) & 7
  const met = key * 64 + Math.min(maxCounted, answered + 1) * 8 + outcomes
  return [met, ...items.filter((other) => keyOf(other) !== key)].slice(0, maxItems)
}
