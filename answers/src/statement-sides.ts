import { isNumberWord } from './refused-words.ts'
import { conventionsFor, readSum } from './sum.ts'
import type { Token } from './tokens.ts'

/** The token ranges of two neighboring sides of a relation; `to` is exclusive. */
interface Range {
  readonly from: number
  readonly to: number
}

export interface Pair {
  readonly left: Range
  readonly right: Range
  /** There are no words and no colon next to the statement. */
  readonly isAlone: boolean
}

const relations = new Set(['=', '≈', '<', '>', '≤', '≥', '≠'])
const stops = new Set([';', ',', '.', '?', '→', '⇒'])
const linkingWords = new Set(['so', 'then', 'because', 'since', 'but', 'therefore', 'thus'])

/** Words that continue the arithmetic, so that a number next to them is not a complete side. */
const carryingWord =
  /^(?:of|times|plus|minus|over|than|and|or|into|multiplied|divided|squared|cubed|root|power|percent|twice|double|triple|remainder|rem|left|leftover|remain\w*|with|more|less|fewer|greater|about|almost|nearly|around|sin|cos|tan|log|sqrt|hundred|thousand|million|billion|trillion|pairs?|x)$/i
/** Words that only continue what is before them: `divide 12 by 3 + 1`, `rounded to the nearest ten`. */
const leadingWord = /^(?:by|to|from|at|in|out)$/i
/** Words followed by a number that is a label: `step 2`. */
const namingWord =
  /^(?:steps?|rows?|parts?|problems?|questions?|methods?|ways?|figures?|tables?|grades?|levels?|days?|weeks?|columns?|examples?|cases?|trials?|numbers?|no)$/i
const isCarrying = (word: string) => carryingWord.test(word) || isNumberWord(word)

function isStop(tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]]
  if (token === undefined) return true
  if (token.text === ':') return !token.spaced && next?.spaced !== false && isLabel(tokens, index)
  if (token.text.toLowerCase() === 'and') return isBetweenStatements(tokens, index)
  return stops.has(token.text) || linkingWords.has(token.text.toLowerCase())
}

/** Whether the colon ends a label (`Divide:`, `Step 2:`, `Undo adding −3:`) instead of being in a ratio (`2: 3`). */
function isLabel(tokens: readonly Token[], colon: number): boolean {
  if (tokens[colon - 1]?.kind === 'word') return true
  const before = tokens[colon - 2]?.text === '-' ? tokens[colon - 3] : tokens[colon - 2]
  return tokens[colon - 1]?.kind === 'number' && before?.kind === 'word'
}

/** In `1/2 = 3/6 and 1/3 = 2/6`, whether the word is after one statement and before another. */
function isBetweenStatements(tokens: readonly Token[], index: number): boolean {
  const isQuiet = (token: Token | undefined) =>
    token !== undefined && token.kind !== 'word' && !stops.has(token.text)
  let before = index - 1
  while (isQuiet(tokens[before]) && tokens[before]?.text !== '=') before -= 1
  let after = index + 1
  while (isQuiet(tokens[after]) && tokens[after]?.text !== '=') after += 1
  if (tokens[before]?.text !== '=' || tokens[after]?.text !== '=') return false
  // `2.5 = 2 and 1/2` has a mixed number in words.
  const isMixed = index - before === 2 && after - index === 4 && tokens[index + 2]?.text === '/'
  return !isMixed && isWhole(tokens, before + 1, index) && isWhole(tokens, index + 1, after)
}

/** The sums on both sides of a relation; null if it is uncertain where they begin and end. */
export function sidesAt(tokens: readonly Token[], relation: number): Pair | null {
  let start = relation
  while (start > 0 && !isStop(tokens, start - 1) && !relations.has(tokens[start - 1]?.text ?? '')) start -= 1
  let end = relation + 1
  while (end < tokens.length && !isStop(tokens, end) && !relations.has(tokens[end]?.text ?? '')) end += 1
  const from = leftStart(tokens, start, relation)
  const to = rightEnd(tokens, relation + 1, end)
  if (from === null || to === null) return null
  const isLabelled = tokens[start - 1]?.text === ':'
  return {
    left: { from, to: relation },
    right: { from: relation + 1, to },
    isAlone: from === start && to === end && !isLabelled,
  }
}

const isWhole = (tokens: readonly Token[], from: number, to: number) =>
  conventionsFor(tokens, from, to).some((convention) => readSum(tokens, from, to, convention)?.next === to)

/** Where the sum that ends at the relation begins; null if words or letters make it uncertain. */
function leftStart(tokens: readonly Token[], start: number, relation: number): number | null {
  const first = tokens[start]
  // A separate dash at the start may be a bullet.
  const isBullet = first?.text === '-' && tokens[start + 1]?.spaced === true
  if (!isBullet && start < relation && isWhole(tokens, start, relation)) return start
  if (relations.has(tokens[start - 1]?.text ?? '')) return null
  for (let from = start + 1; from < relation; from += 1) {
    if (canStartAt(tokens, start, from) && isWhole(tokens, from, relation)) return from
  }
  return null
}

/** Whether nothing before `from`, in the clause that begins at `start`, can belong to the sum. */
function canStartAt(tokens: readonly Token[], start: number, from: number): boolean {
  const [before, token, next] = [tokens[from - 1], tokens[from], tokens[from + 1]]
  if (before === undefined || token === undefined) return false
  const isSigned = token.text === '-' && token.spaced && next?.spaced === false
  if (token.kind !== 'number' && token.text !== '(' && token.text !== '\\frac' && !isSigned) return false
  if (before.text === '(') return true
  if (before.kind !== 'word' || !token.spaced || before.text.length === 1) return false
  if (isCarrying(before.text) || namingWord.test(before.text)) return false
  const earlier = tokens.slice(start, from - 1)
  return (
    !leadingWord.test(before.text) ||
    !earlier.some(({ kind, text }) => kind === 'number' || (text.length > 1 && isCarrying(text)))
  )
}

/** Where the sum after the relation ends; null if what follows may still belong to it. */
function rightEnd(tokens: readonly Token[], from: number, end: number): number | null {
  const ends = conventionsFor(tokens, from, end).map(
    (convention) => readSum(tokens, from, end, convention)?.next ?? from,
  )
  const next = Math.max(...ends)
  if (next === from) return null
  const follower = tokens[end]
  // 0.333… continues, and `n!` is a different number.
  if (follower?.text === '.' && tokens[end + 1]?.text === '.') return null
  if (next === end) return end
  if (relations.has(follower?.text ?? '')) return null
  const after = tokens[next]
  if (after?.text === ')') return next
  if (after?.kind !== 'word' || !after.spaced) return null
  if (after.text.length === 1 && after.text !== 'a') return null
  const rest = tokens.slice(next, end)
  const isCarriedOn = rest.some(
    ({ kind, text }) => kind !== 'word' || carryingWord.test(text) || /^(?:to|by)$/i.test(text),
  )
  return isCarriedOn || isNumberWord(after.text) ? null : next
}
