/**
 * Repeating decimals in one notation: `0.1⦅6⦆` for 0.1666… Students write the repeating part under a bar or dot
 * (0.16̅), in parentheses (0.1(6)), or several times (0.1666…).
 */
import { absolute, decimalPlaces, formatDecimal, rational, type Rational } from './rational.ts'

const marks = '\u0304\u0305\u0307'
const barred = new RegExp(`\\.(\\d*?)((?:\\d[${marks}]){1,12})(?![\\d${marks}])`, 'gu')
const written = /^(\d*)(?:\.(\d*)(?:⦅(\d+)⦆)?)?$/

/**
 * Marks the repeating part of each decimal in normalized text. `0.5(3)` is a product in an expression, but a repeating
 * decimal as a single number; `isProductRead` says which reading applies.
 */
export function markRepeating(text: string, isProductRead: boolean): string {
  const parentheses = isProductRead ? /\.()\((\d{1,12})\)/g : /\.(\d{0,12})\((\d{1,12})\)/g
  return text
    .replace(barred, (_, fixed: string, repeated: string) => {
      return `.${fixed}⦅${repeated.replace(/\D/g, '')}⦆`
    })
    .replace(parentheses, '.$1⦅$2⦆')
    .replace(/\.(\d{2,40})\s?\.{2,}/g, (whole, decimals: string) => {
      const found = shortestPeriod(decimals)
      return found === null ? whole : `.${decimals.slice(0, found.from)}⦅${found.period}⦆`
    })
}

/** The shortest block of digits that occurs at least twice at the end of `decimals`, and where it begins. */
function shortestPeriod(decimals: string): { period: string; from: number } | null {
  for (let length = 1; 2 * length <= decimals.length; length += 1) {
    const period = decimals.slice(-length)
    if (!decimals.endsWith(period + period)) continue
    let from = decimals.length - length
    while (decimals.slice(0, from).endsWith(period)) from -= length
    return { period, from }
  }
  return null
}

/** The exact value of digits without commas: `12`, `.5`, `0.1⦅6⦆`. Null if the text is not of this form. */
export function valueOfDigits(digits: string): Rational | null {
  const [match, whole = '', decimals = '', repeated = ''] = written.exec(digits) ?? []
  if (match === undefined || whole + decimals + repeated === '') return null
  const scale = 10n ** BigInt(decimals.length)
  const fixed = BigInt(whole + decimals)
  if (repeated === '') return rational(fixed, scale)
  const nines = 10n ** BigInt(repeated.length) - 1n
  return rational(fixed * nines + BigInt(repeated), scale * nines)
}

/** `0.1⦅6⦆` as people write it: 0.16̅. */
export const echoOfDigits = (digits: string): string =>
  digits.replace(/⦅(\d+)⦆/, (_, repeated: string) => repeated.replace(/\d/g, '$&\u0305'))

/**
 * Formats a decimal as a student may type it, with the repeating part in parentheses: `0.8(3)`. A decimal that ends has
 * none.
 */
export function formatRepeating(value: Rational): string {
  if (decimalPlaces(value) !== null) return formatDecimal(value)
  const { numerator, denominator } = absolute(value)
  const seen = new Map<bigint, number>()
  let [digits, rest] = ['', numerator % denominator]
  while (!seen.has(rest)) {
    seen.set(rest, digits.length)
    digits += String((10n * rest) / denominator)
    rest = (10n * rest) % denominator
  }
  const from = seen.get(rest) ?? 0
  const sign = value.numerator < 0n ? '-' : ''
  return `${sign}${numerator / denominator}.${digits.slice(0, from)}(${digits.slice(from)})`
}

const formatMessage =
  /(?<=\.)(\d{1,12})[ ,(]*(?:the )?(?:\d{1,3} )?(?:is )?(?:repeats|repeating|repeated|recurring|repet|rep|periodico|periódico|periódica|que se repite)[ )]*(?:decimal)?$/iu

/**
 * Puts the repeating part of `0.16 repeating` in parentheses, in every possible reading: the last digit, all digits, or
 * the last two. Returns the text unchanged if it does not mention repeating.
 */
export function repeatingReadings(typed: string): readonly string[] {
  const text = typed.trimEnd()
  if (text.length > lengthLimit) return [typed]
  const [said = '', digits = ''] = formatMessage.exec(text) ?? []
  if (digits === '') return [typed]
  const start = text.slice(0, text.length - said.length)
  const found = shortestPeriod(digits)
  const lengths = found === null ? [1, digits.length, 2] : [found.period.length]
  return [...new Set(lengths)]
    .filter((length) => length <= digits.length)
    .map((length) => `${start}${digits.slice(0, -length)}(${digits.slice(-length)})`)
}

const lengthLimit = 200
