import type { LanguageCode, Translations } from '@skills-center/messages/languages'
import { advise } from './advice/advice.ts'
import { distanceWithin, isGibberish, plainTerm, sameWords, slipsAllowed } from './term-words.ts'
import { correct, incorrect, otherForm, unreadable, type Judgement } from './verdict.ts'

/** A term in each language with its synonyms. The first one is displayed. */
export type Terms = Translations<readonly [string, ...string[]]>

export interface TermKey {
  readonly terms: Terms
  /** The language in which the right answer is shown; English by default. Answers count in all languages. */
  readonly language?: LanguageCode
  /** Other terms of the topic, which never count as a misspelling of this one. */
  readonly others?: readonly string[]
}

/** Longer answers cannot be a term. */
const lengthLimit = 60

/**
 * Judges a technical term. Case, accents, articles, hyphens, and plurals do not matter, in any language. A small
 * misspelling is `form`: a student who writes “mitosys” knows the word, so it does not use up a try, and the message
 * gives the right spelling to type once. A word as close to another term is never a misspelling: “meiosis” is not
 * “mitosis”, and “miosis” may be either, so it is unreadable. Any other word is incorrect, and gibberish is unreadable.
 */
export function judgeTerm(text: string, key: TermKey): Judgement {
  if (text.length > 20 * lengthLimit || text.trim().length > lengthLimit)
    return unreadable(advise('too-long-word'))
  const echo = text.trim().replace(/\s+/g, ' ')
  const typed = plainTerm(text)
  if (typed === '') return unreadable(advise(echo === '' ? 'empty' : 'no-word'))
  const right = Object.values(key.terms).flat()
  if (right.some((term) => sameWords(typed, plainTerm(term)))) return correct(echo)
  const others = (key.others ?? []).map(plainTerm)
  if (others.some((term) => sameWords(typed, term))) return incorrect(echo)
  const slip = nearest(typed, right)
  const other = nearest(typed, others)
  if (slip !== null && other !== null && slip.distance === other.distance) {
    return unreadable(advise('which-word'))
  }
  if (slip !== null && (other === null || slip.distance < other.distance)) {
    return otherForm(echo, advise('spelling', { term: slip.term }))
  }
  return other === null && isGibberish(typed) ? unreadable(advise('no-word')) : incorrect(echo)
}

/** The term with the fewest spelling differences, if they are few enough for its length. */
function nearest(typed: string, terms: readonly string[]): { term: string; distance: number } | null {
  let best: { term: string; distance: number } | null = null
  for (const term of terms) {
    const plain = plainTerm(term)
    const distance = distanceWithin(typed, plain, slipsAllowed(plain))
    if (distance !== null && (best === null || distance < best.distance)) best = { term, distance }
  }
  return best
}
