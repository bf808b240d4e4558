import { advise } from './advice/advice.ts'
import { correct, incorrect, unreadable, type Judgement } from './verdict.ts'

export interface PlacedKey {
  /** The right answer for each gap, source, card, or spot, by id. */
  placed: Readonly<Record<string, string>>
  /** For a misconception: only these ids decide whether it matches. All by default. */
  decisive?: readonly string[]
}

/** Judges things put in places: words in gaps, sources with targets, cards in categories, labels on spots. */
export function judgePlaced(placed: Readonly<Record<string, string>>, key: PlacedKey): Judgement {
  const ids = Object.keys(key.placed)
  const left = ids.filter((id) => (placed[id] ?? '') === '').length
  if (left > 0) return unreadable(left === 1 ? advise('one-open') : advise('some-open', { left: `${left}` }))
  return (key.decisive ?? ids).every((id) => placed[id] === key.placed[id]) ? correct(null) : incorrect(null)
}
