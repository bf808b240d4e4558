import type { Placeholders } from './placeholders.ts'
import { speechRules } from './current-speech-rules.ts'

/** Converts superscript and subscript digits to plain digits. */
export const plainDigits = (digits: string) =>
  Array.from(digits, (digit) => {
    const below = '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)
    return below >= 0 ? below : '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)
  }).join('')

const element = '(?:H|He|Li|C|N|O|F|Na|Mg|Al|Si|P|S|Cl|K|Ca|Fe|Cu|Zn|Ag|I)'
const group = `(?:${element}|\\((?:${element}[₀-₉]*)+\\))[₀-₉]*`
const formula = new RegExp(
  `(?<![\\p{L}\\d])(▢|\\d+)?((?:${group}){2,}|${element}[₀-₉]+)(?![\\p{L}\\d₀-₉])`,
  'gu',
)

/** Spells chemical formulas: “3 H 2 O”. An arrow in a reaction is read as “yields”. */
export function formulasAloud(text: string, hold: Placeholders['hold']): string {
  let isReaction = false
  const spelled = text.replaceAll(formula, (whole, count: string | undefined, body: string) => {
    // The same letter twice is a pair of alleles.
    if (/^([A-Z])\1$/.test(whole)) return whole
    isReaction = true
    const letters = body
      .replaceAll(/(?<=\p{L})(?=\p{L})/gu, ' ')
      .replaceAll('(', ` ${speechRules().parenthesis[0]} `)
      .replaceAll(')', ` ${speechRules().parenthesis[1]} `)
      .replaceAll(/[₀-₉]+/g, (digits) => ` ${plainDigits(digits)} `)
    const before = count === undefined ? '' : `${count === '▢' ? speechRules().blank : count} `
    return hold(`${before}${letters.replaceAll(/\s+/g, ' ').trim()}`)
  })
  return spelled
    .replaceAll(/ ?→ ?/g, isReaction ? ` ${speechRules().yields} ` : `, ${speechRules().arrowTo} `)
    .replaceAll(/[₀-₉]+/g, (digits) => ` ${plainDigits(digits)}`)
}
