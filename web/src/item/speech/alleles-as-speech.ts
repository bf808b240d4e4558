import { speechRules } from './current-speech-rules.ts'

const pair = /(?<![\p{L}\d\u2032’])(?!mm)([A-Za-z])([A-Za-z])(?![\p{L}\d\u2032’])/gu
const isPair = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Whether a text is about alleles, whose names differ only in upper and lower case. */
export const speaksOfAlleles = (text: string): boolean =>
  speechRules().alleleWord.test(text) ||
  [...text.matchAll(pair)].some(([, one = '', other = '']) => isPair(one, other))

/** “capital B, small b”, as in the descriptions of figures. */
export function allelesAloud(text: string): string {
  const { allele, loneLetters } = speechRules()
  return text
    .replaceAll(pair, (whole, one: string, other: string) =>
      isPair(one, other) ? `${allele(one)} ${allele(other)}` : whole,
    )
    .replaceAll(
      new RegExp(`(?<![\\p{L}\\d’\u2032-]|\\d )${loneLetters}(?![\\p{L}\\d’\u2032-])`, 'gu'),
      (letter) => allele(letter),
    )
}
