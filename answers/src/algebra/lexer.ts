import { advise, type Advice } from '../advice/advice.ts'
import type { Rational } from '../rational.ts'
import { echoOfDigits, valueOfDigits } from '../repeating.ts'
import { hasGoodCommas, tokenize, type Token } from '../tokens.ts'
import { Refused } from './refused.ts'

/** A token of an expression: a number, a letter, or an operator or function as its sign. */
export type Lexeme =
  | { readonly kind: 'number'; readonly value: Rational; readonly shown: string; readonly spaced: boolean }
  | { readonly kind: 'letter'; readonly name: string; readonly spaced: boolean }
  | { readonly kind: 'sign'; readonly sign: string; readonly spaced: boolean }

/** The letters used in a question; undefined if any letter is allowed. */
export type Letters = ReadonlySet<string> | undefined

const digitLimit = 30
const signs = '+-*÷/^()[]{}|√∛∜%_'

/** Words for functions and constants, with the sign for each. */
const named: Record<string, string> = {
  sqrt: '√',
  root: '√',
  rt: '√',
  cbrt: '∛',
  abs: 'abs',
  pi: 'π',
  π: 'π',
  over: '/',
}
const pieceOfWord = /sqrt|cbrt|root|abs|pi|π|\p{L}/giu

/** @throws Refused on anything that cannot be part of an expression */
export function lexemesOf(text: string, letters: Letters): Lexeme[] {
  return tokenize(text).flatMap((token) => {
    if (token.kind === 'number') return [numberOf(token)]
    if (token.kind === 'word') return lexemesOfWord(token, letters)
    if (!signs.includes(token.text)) throw new Refused(refusalOfSign(token.text))
    return [{ kind: 'sign', sign: token.text, spaced: token.spaced }]
  })
}

function numberOf(token: Token): Lexeme {
  if (!hasGoodCommas(token.text)) {
    throw new Refused(advise('comma-in-number', { text: token.text }))
  }
  const digits = token.text.replaceAll(',', '')
  const value = digits.length > digitLimit ? null : valueOfDigits(digits)
  if (value === null) throw new Refused(advise('number-too-long-algebra'))
  const shown = echoOfDigits(digits.replace(/^0+(?=\d)/, '').replace(/^\./, '0.'))
  return { kind: 'number', value, shown, spaced: token.spaced }
}

function lexemesOfWord({ text, spaced }: Token, letters: Letters): Lexeme[] {
  const whole = named[text.toLowerCase()]
  if (whole !== undefined && Object.hasOwn(named, text.toLowerCase())) {
    return [{ kind: 'sign', sign: whole, spaced }]
  }
  const pieces = text.match(pieceOfWord) ?? []
  // One letter, or two of which the question uses at least one, may be a product such as `xy`. Anything else with a
  // letter that the question does not use is a word.
  const single = pieces.filter((piece) => piece.length === 1 && piece !== 'π')
  const isProduct =
    single.length < 2 || (single.length === 2 && single.some((its) => letters && inQuestion(its, letters)))
  return pieces.map((piece, index): Lexeme => {
    const isSpaced = spaced && index === 0
    const sign = piece.length > 1 || piece === 'π' ? named[piece.toLowerCase()] : undefined
    if (sign !== undefined) return { kind: 'sign', sign, spaced: isSpaced }
    const known = letters === undefined ? piece : inQuestion(piece, letters)
    if (known === undefined && !isProduct)
      throw new Refused(advise('unknown-word', { word: text.slice(0, 24) }))
    return { kind: 'letter', name: known ?? piece, spaced: isSpaced }
  })
}

/** The letter in the question's case, because phone keyboards may capitalize the first letter. */
const inQuestion = (letter: string, letters: ReadonlySet<string>) =>
  [letter, letter.toLowerCase(), letter.toUpperCase()].find((its) => letters.has(its))

function refusalOfSign(sign: string): Advice {
  if (sign === '.') return advise('dot')
  if (sign === ',' || sign === ';') return advise('comma')
  if (sign === '°') return advise('degree-sign')
  return advise('unread-sign', { sign: sign.slice(0, 12) })
}
