import type { Language } from '@skills-center/contract/language'
import type { Item } from '../item.ts'
import { plain } from '../markup.ts'
import type { Finding } from './finding.ts'

/**
 * Numbers of stem and solution, in any order: a language may tell the same in another order. A comma after a number
 * is not part of it: “2, or 3” is “2 o 3”.
 */
const numbersOf = (item: Item): string =>
  [item.stem, ...item.solution]
    .map((text) => (plain(text).match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).toSorted().join(' '))
    .join(' | ')

/** What the languages of one item say against each other. */
export function checkLanguages(items: Readonly<Record<Language, Item>>): Finding[] {
  const told = new Set(Object.values(items).map(numbersOf))
  return told.size === 1
    ? []
    : [{ rule: 'the languages say different numbers', detail: [...told].join(' <> ') }]
}
