import { type Language, languages } from '@skills-center/contract/language'
import type { Finding } from './finding.ts'
import type { Said } from './say-once.ts'

/** The parts of a translated text that this check reads. */
type Told = Pick<Said, 'read' | 'hasSameNumbers'>

const numbersIn = (told: readonly Told[], code: Language): string =>
  told
    .flatMap((said) => said.read(code).numbers.split(' '))
    .filter((number) => number !== '')
    .toSorted()
    .join(' ')

/** Finds contradictions between translations. They may give the same numbers in a different order. */
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
