import { advise } from './advice/advice.ts'
import { correct, incorrect, unreadable, type Judgement } from './verdict.ts'

export interface PlacedKey {
  /** What belongs to each gap, source, card or spot, by id. */
  placed: Readonly<Record<string, string>>
  /** For a wrong way of thinking: the only ids whose places tell it. All by default. */
  decisive?: readonly string[]
}

/** Things put in places: words into gaps, sources to targets, cards into categories, labels on spots. */
export function judgePlaced(placed: Readonly<Record<string, string>>, key: PlacedKey): Judgement {
  const ids = Object.keys(key.placed)
  const left = ids.filter((id) => (placed[id] ?? '') === '').length
  if (left > 0) return unreadable(left === 1 ? advise('one-open') : advise('some-open', { left: `${left}` }))
  return (key.decisive ?? ids).every((id) => placed[id] === key.placed[id]) ? correct(null) : incorrect(null)
}
