import type { Language } from '@skills-center/contract/language'
import type { Finding } from './finding.ts'
import type { Said } from './say-once.ts'

/** A text in both languages, as far as it is read here. */
type Told = Pick<Said, 'read' | 'hasSameNumbers'>

const numbersIn = (told: readonly Told[], code: Language): string =>
  told
    .flatMap((said) => said.read(code).numbers.split(' '))
    .filter((number) => number !== '')
    .toSorted()
    .join(' ')

/** What the languages of a text say against each other: they may tell the same numbers in another order. */
export function checkLanguages(told: readonly Told[]): Finding[] {
  if (told.every((said) => said.hasSameNumbers)) return []
  const [en, es] = [numbersIn(told, 'en'), numbersIn(told, 'es')]
  return en === es ? [] : [{ rule: 'the languages say different numbers', detail: `${en} <> ${es}` }]
}
