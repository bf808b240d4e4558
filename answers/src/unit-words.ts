import type { Letters } from './algebra/lexer.ts'
import { parseUnit } from './parse-unit.ts'

/** Letters that are units as they stand: m, g, L, h, but no x and no a. */
export const isUnitLetter = (letter: string): boolean => /^[mglshdtcLNJWVCFK]$/.test(letter)

/** Behind a number, up to the next part of the statement. */
const behindNumber =
  /(?<=\d)( ?)(\p{L}+(?:(?: ?\/ ?| )(?!(?:and|or)(?!\p{L}))\p{L}+){0,4})(?=\s*(?:$|[<>=≤≥≠,;)\]}∪]|(?<=\s)(?:and|or)(?!\p{L})))/giu
/** Words that are no unit, but part of what is said. */
const meaningful =
  /(?<!\p{L})(?:pi|π|sqrt|cbrt|root|rt|abs|over|inf|infinity|and|or|to|is|not?|more|less|greater|fewer|above|below|higher|lower|smaller|larger|bigger|left|right|up|down|north|south|east|west|behind|before|negative|half|u|e|x|than|times|plus|minus)(?!\p{L})/iu

/**
 * `22 points` as 22: units in an answer that needs none. Words of the question's own letters stay, and where
 * `letters` are not known, whatever is too short to be no product of them.
 */
export function withoutUnits(text: string, letters: Letters): string {
  if (!/\d ?\p{L}/u.test(text)) return text
  const plain = text.replace(behindNumber, (whole, _space: string, words: string) => {
    if (meaningful.test(words) || (letters && isProduct(words, letters))) return whole
    if (letters === undefined && words.length < 3) return whole
    const isUnit = words.length === 1 ? isUnitLetter(words) : parseUnit(words).length > 0
    return isUnit ? '' : whole
  })
  // What was taken for units may have been all the letters that there are.
  return letters === undefined || letters.size === 0 || /\p{L}/u.test(plain) ? plain : text
}

/** Made of letters that mean something here, as the xy of 3xy. */
const isProduct = (words: string, letters: ReadonlySet<string>): boolean =>
  Array.from(words).every((letter) => letters.has(letter) || letters.has(letter.toLowerCase()))
