import type { Letters } from './algebra/lexer.ts'
import { parseUnit } from './parse-unit.ts'

/** Letters that are units on their own: m, g, L, h, but not x or a. */
export const isUnitLetter = (letter: string): boolean => /^[mglshdtcLNJWVCFK]$/.test(letter)

/** Words after a number, up to the next part of the statement. */
const behindNumber =
  /(?<=\d)( ?)(\p{L}+(?:(?: ?\/ ?| )(?!(?:and|or)(?!\p{L}))\p{L}+){0,4})(?=\s*(?:$|[<>=≤≥≠,;)\]}∪]|(?<=\s)(?:and|or)(?!\p{L})))/giu
/** Words that are part of the statement, not a unit. */
const meaningful =
  /(?<!\p{L})(?:pi|π|sqrt|cbrt|root|rt|abs|over|inf|infinity|and|or|to|is|not?|more|less|greater|fewer|above|below|higher|lower|smaller|larger|bigger|left|right|up|down|north|south|east|west|behind|before|negative|half|u|e|x|than|times|plus|minus)(?!\p{L})/iu

/**
 * Reads `22 points` as 22: removes units from an answer that needs none. Words made of the question's own letters stay.
 * If `letters` is unknown, words short enough to be a product of letters stay too.
 */
export function withoutUnits(text: string, letters: Letters): string {
  if (!/\d ?\p{L}/u.test(text)) return text
  const plain = text.replace(behindNumber, (whole, _space: string, words: string) => {
    if (meaningful.test(words) || (letters && isProduct(words, letters))) return whole
    if (letters === undefined && words.length < 3) return whole
    const isUnit = words.length === 1 ? isUnitLetter(words) : parseUnit(words).length > 0
    return isUnit ? '' : whole
  })
  // If no letter is left, the removed words may have been variables, so keep the text.
  return letters === undefined || letters.size === 0 || /\p{L}/u.test(plain) ? plain : text
}

/** Whether the words are a product of the question's letters, like the xy of 3xy. */
const isProduct = (words: string, letters: ReadonlySet<string>): boolean =>
  Array.from(words).every((letter) => letters.has(letter) || letters.has(letter.toLowerCase()))

/** A unit after a number, with its powers and quotients: `cm`, `cm²`, `km/h`, `g/cm^3`, `square meters`, `km per hour`. */
const unitPhrase =
  /(?<=[\d)])( ?)((?:\p{L}{1,14}(?:\^[23]|[²³])?)(?:(?: ?[/·*] ?| per | por | )(?:\p{L}{1,14}(?:\^[23]|[²³])?)){0,3})(?![\p{L}\d(])/giu

/**
 * Removes units anywhere in a calculation without letters: `45 km ÷ 1.5 h` is 45 ÷ 1.5, and `12 cm² · 10 cm` is 12 · 10.
 * A word that is no unit stays.
 */
export const withoutUnitsInside = (text: string): string =>
  text.replace(unitPhrase, (whole, _space: string, words: string) => (isUnitPhrase(words) ? '' : whole))

const isUnitPhrase = (words: string): boolean =>
  !meaningful.test(words.replace(/ (?:per|por) /giu, '/')) && parseUnit(words).length > 0

/** The units after numbers anywhere in a calculation without letters, in order, with their places in the text. */
export const unitsInside = (
  text: string,
): readonly { readonly at: number; readonly end: number; readonly words: string }[] =>
  [...text.matchAll(unitPhrase)].flatMap(({ 0: whole, 2: words = '', index }) =>
    isUnitPhrase(words) ? [{ at: index, end: index + whole.length, words }] : [],
  )
