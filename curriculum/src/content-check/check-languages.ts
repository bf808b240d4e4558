import { type Language, languages } from '@skills-center/contract/language'
import type { Finding } from './finding.ts'
import type { Said } from './say-once.ts'

/** A text in every language, as far as it is read here. */
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
  const english = numbersIn(told, 'en')
  return languages
    .map((code) => numbersIn(told, code))
    .filter((numbers) => numbers !== english)
    .map((numbers) => ({
      rule: 'the languages say different numbers',
      detail: `${english} <> ${numbers}`,
    }))
}
