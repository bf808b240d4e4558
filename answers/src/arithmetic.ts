import { normaliseText } from './normalise-text.ts'
import { absolute, compare, equals, subtract, type Rational } from './rational.ts'
import { sidesAt, type Pair } from './statement-sides.ts'
import { conventionsFor, readSum, type Convention, type Sum } from './sum.ts'
import { texToPlain } from './tex.ts'
import { tokenize, type Token } from './tokens.ts'
import { isSameKind } from './units.ts'

/**
 * Finds statements about numbers in plain or TeX text, such as `12 × 3 = 36` or `2/3 ≈ 0.67`, and checks each one
 * exactly. Statements that cannot be read with certainty are skipped, so every reported statement is false.
 */
export function checkArithmetic(text: string): { ok: true } | { ok: false; statement: string } {
  if (text.length > textLimit || !relation.test(text)) return { ok: true }
  const plain = prepared(text)
  const tokens = tokenize(plain)
  const mixesCoins = text.includes('$') && /¢|\bcents?\b/.test(text)
  for (const [index, token] of tokens.entries()) {
    if (token.text !== '=' && token.text !== '≈') continue
    const pair = sidesAt(tokens, index)
    if (pair === null || mixesCoins) continue
    if (isCertainlyFalse(tokens, pair, token.text === '≈')) {
      const end = tokens[pair.right.to - 1]?.end
      return { ok: false, statement: plain.slice(tokens[pair.left.from]?.start, end).trim() }
    }
  }
  return { ok: true }
}

const textLimit = 20_000
/** All signs that are read as `=` or `≈`. */
const relation = /[=＝≈∼≃≅]|\\(?:approx|simeq)/

const plainest: Convention = { isSlashTight: false, isPercentDropped: false, isUnitUsed: false }

function prepared(text: string): string {
  const withoutMarks = text
    .replace(/(\d)[\u2009\u202f](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)\\,(?=\d{3}(?!\d))/g, '$1')
    // A spaced en dash may be a minus sign or a pause, so replace it with `¦`, which no reader accepts.
    .replace(/\s–\s/g, ' ¦ ')
    .replace(/[—“”\n\r•]|\\\\/g, ' ; ')
    .replace(/&/g, ' ')
    // In math, a single letter after a fraction is a variable, not a unit.
    .replace(/(\\[dt]?frac\s*(?:\{[^{}]*\}\s*\{[^{}]*\}|\d\d))\s*(?=\p{L}(?!\p{L}))/gu, '$1⟨⟩')
    .replace(/[⟦⟧⟪⟫]|\*\*/g, ' ')
  return normaliseText(texToPlain(withoutMarks).replace(/[$€£]/g, ''))
}

function isCertainlyFalse(
  tokens: readonly Token[],
  { left, right, isAlone }: Pair,
  isAbout: boolean,
): boolean {
  let isRead = false
  for (const convention of conventionsFor(tokens, left.from, right.to)) {
    const a = readSum(tokens, left.from, left.to, convention)
    const b = readSum(tokens, right.from, right.to, convention)
    if (a?.next !== left.to || b?.next !== right.to) continue
    isRead = true
    if (isSameKind(a.unit, b.unit) && holds(a, b, isAbout)) return false
  }
  const a = readSum(tokens, left.from, left.to, plainest)
  const b = readSum(tokens, right.from, right.to, plainest)
  if (!isRead || !a || !b) return false
  if (isAbout && a.halfLastPlace === null && b.halfLastPlace === null) return false
  const isBare = !a.hasOperator && !b.hasOperator
  if (isBare && a.percents === b.percents && !isAlone) return false
  if (isPercentMixed(a, b)) return false
  return areUnitsClear(tokens, { left, right, isAlone }, a, b)
}

function holds(a: Sum, b: Sum, isAbout: boolean): boolean {
  if (equals(a.value, b.value)) return true
  if (!isAbout) return false
  const difference = absolute(subtract(a.value, b.value))
  const isNear = (limit: Rational | null) => limit !== null && compare(difference, limit) <= 0
  return isNear(a.halfLastPlace) || isNear(b.halfLastPlace)
}

/** `80 − 25% = 60` is shopping language, not arithmetic. */
function isPercentMixed(a: Sum, b: Sum): boolean {
  const percents = a.percents + b.percents
  return percents > 0 && (a.hasPlusOrMinus || b.hasPlusOrMinus) && percents < a.numerals + b.numerals
}

/** Whether the units, if any, allow only one meaning. A map's `1 cm = 5 km` does not. */
function areUnitsClear(tokens: readonly Token[], { left, right }: Pair, a: Sum, b: Sum): boolean {
  if (a.units.length === 0 && b.units.length === 0) return true
  if (!a.hasOperator && !b.hasOperator) return false
  if (new Set([...a.units, ...b.units]).size === 1) return true
  if (a.units.length === 0) return !b.hasOperator
  if ([...a.units, ...b.units].some((symbol) => /^°[CF]$|^K$/.test(symbol))) return false
  const measured: Convention = { ...plainest, isUnitUsed: true }
  const [x, y] = [
    readSum(tokens, left.from, left.to, measured),
    readSum(tokens, right.from, right.to, measured),
  ]
  if (!x || !y) return false
  return b.units.length === 0 ? !b.hasOperator : isSameKind(x.unit, y.unit)
}
