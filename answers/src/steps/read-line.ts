import { advise } from '../advice/advice.ts'
import type { Letters } from '../algebra/lexer.ts'
import { echoOf } from '../algebra/echo.ts'
import { normalForm } from '../algebra/normal-form.ts'
import { parseExpression } from '../algebra/parser.ts'
import { prepare } from '../algebra/prepare.ts'
import type { ReadExpression } from '../algebra/read-expression.ts'
import { readInequality, type ReadInequality } from '../algebra/read-inequality.ts'
import { echoOfRelations, readRelations, type Relations } from '../algebra/read-relations.ts'
import { Refused } from '../algebra/refused.ts'
import { texToPlain } from '../algebra/tex-to-plain.ts'
import { normaliseText } from '../normalise-text.ts'
import { parseUnit } from '../parse-unit.ts'
import { isTex } from '../tex.ts'
import { withoutUnits, withoutUnitsInside } from '../unit-words.ts'
import { asWritten } from './as-written.ts'
import type { LineContext } from './line-context.ts'
import { otherNotations, withoutMarks, withPlainArrows } from './line-notation.ts'
import { isFormulaLine, withoutFormulas, withPlainAmounts } from './quantities/quantity-text.ts'
import { type QuantitySide, readQuantities } from './quantities/read-quantities.ts'
import { asideOf, isCommonNumber, isMark, isNote, withoutLabel, withoutName } from './line-notes.ts'

/** The meaning of a line or of a part of it. */
export type Statement = { readonly echo: string } & (
  | { readonly kind: 'relations'; readonly relations: Relations }
  /** x = 3 or x = -3 */
  | { readonly kind: 'values'; readonly letter: string; readonly values: readonly ReadExpression[] }
  | { readonly kind: 'inequality'; readonly read: ReadInequality }
  | { readonly kind: 'expression'; readonly read: ReadExpression }
  | { readonly kind: 'quantity'; readonly sides: readonly QuantitySide[] }
  | { readonly kind: 'no-solution' | 'all-numbers' }
)

/** One reading of a line. Without statements it is a note. */
export interface LineReading {
  readonly statements: readonly Statement[]
  /** The part that was read as a note in the margin. */
  readonly setAside: string
  /** The part set aside may also be algebra. Then it counts as a note only if the line repeats the one above. */
  readonly isDoubtful: boolean
}

/** No line of work is this long. The patterns that look for notes take longer than linear time. */
const lengthLimit = 600

/**
 * The ways to read a line, the most complete first: all of it as algebra, then without possible notes in its margin.
 * Each reading is computed lazily.
 * @throws Refused with what to change, if there is no reading
 */
export function* readLine(typed: string, context: LineContext): Generator<LineReading> {
  if (typed.length > lengthLimit) throw new Refused(advise('too-long'))
  const arrows = withPlainArrows(typed)
  const plain = isTex(arrows) ? texToPlain(arrows) : normaliseText(arrows)
  if (isMark(plain, !isExpressionWork(context))) {
    yield { statements: [], setAside: plain, isDoubtful: false }
    return
  }
  const own = withoutMarks(withoutLabel(plain))
  if (own === '') throw new Refused(advise('empty'))
  const texts = [own, ...otherNotations(own, context)].map((text) => withoutNames(asWritten(text), context))
  const [text = ''] = texts
  if (isNoteOf(text, asWritten(own), context)) {
    yield { statements: [], setAside: text, isDoubtful: false }
    return
  }
  const whole = texts.map((body) => ({ body, aside: '', isDoubtful: false }))
  let refused: Refused | null = null
  let isRead = false
  for (const { body, aside, isDoubtful } of concat(whole, () => texts.flatMap(asideOf))) {
    // The unit of a quantity is no note beside it.
    if (context.kind === 'quantity' && isMeasure(aside)) continue
    const statements = refusedOr(() => piecesOf(body, context).map((piece) => readPiece(piece, context)))
    if (statements instanceof Refused) refused ??= statements
    else if (statements.length > 0) {
      isRead = true
      yield { statements, setAside: aside, isDoubtful }
    }
  }
  if (!isRead && refused !== null) throw refused
}

/** A calculation without a name or a formula in front of it. */
function withoutNames(text: string, context: LineContext): string {
  if (!isCalculation(context)) return text
  return withoutName(context.kind === 'quantity' ? withoutFormulas(text) : text)
}

/** Whether a line is a note. `labeled` is the line with its formulas. */
const isNoteOf = (text: string, labeled: string, context: LineContext): boolean =>
  (context.kind === 'quantity' && isFormulaLine(labeled)) ||
  isCommonNumber(labeled) ||
  isNote(text, !isExpressionWork(context)) ||
  isFormula(text, context)

/** Work in which each line is equal to the one above, not an equation that follows from it. */
export const isExpressionWork = ({ kind }: LineContext): boolean => kind === 'rewrite' || kind === 'quantity'

/** Work on an expression that has numbers only. */
const isCalculation = (context: LineContext): boolean =>
  isExpressionWork(context) && context.letters.size === 0

/** `V = Bh`, `speed = distance ÷ time`: a formula beside a calculation that has no letters. */
const isFormula = (text: string, context: LineContext): boolean =>
  isCalculation(context) &&
  /^[^=]*\p{L}[^=]*=[^=]*\p{L}/u.test(text) &&
  !/\d/u.test(text.replaceAll(/(?:\^[23]|[²³]|1\/[23]|[24] ?[πl(w])/gu, ''))

/** Whether a text is a unit with a known size, not just the name of something to count. */
const isMeasure = (text: string): boolean =>
  parseUnit(text).some(({ dimensions }) => {
    const bases = Object.keys(dimensions)
    return bases.length > 0 && bases.every((base) => !base.startsWith('count:'))
  })

function* concat<T>(first: readonly T[], others: () => readonly T[]): Generator<T> {
  yield* first
  yield* others()
}

function refusedOr<T>(read: () => T): T | Refused {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}

const arrows = /\s*(?:→|⇒|⟹|⟶|->|∴|;)\s*/u
const doubleArrow = /\s*(?:→|⇒|⟹|⟶|[=-]>|∴|;)\s*/u
/** Words between two statements in one line. */
const connectors =
  /,?\s+(?:so|then|thus|therefore|hence|which means|which gives|meaning|entonces|luego|así que|por lo tanto|por tanto)\s+/iu

function piecesOf(text: string, { kind, letters }: LineContext): string[] {
  const parts = text
    .split(kind === 'inequality' ? arrows : doubleArrow)
    .flatMap((part) => part.split(connectors))
  const pieces =
    kind === 'system'
      ? parts.flatMap((part) => partsOfSystem(part, letters))
      : kind === 'equation'
        ? parts.flatMap(equationsIn)
        : kind === 'quantity'
          ? parts.flatMap((part) => part.split(/,\s+(?=\p{L}+ ?=)/u))
          : parts.flatMap(calculationsIn)
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}

/** `3n = 12, n = 4` is two equations, but `x = 6, x = -6` is two values of one letter. */
function equationsIn(text: string): string[] {
  const parts = text.split(/,\s+/u)
  const isList = parts.length > 1 && parts.every((part) => part.includes('='))
  return isList && !parts.every((part) => /^\p{L}\s*=/u.test(part)) ? parts : [text]
}

/** `12/3 = 4, 18 - 4 = 14` is two calculations. */
function calculationsIn(text: string): string[] {
  const parts = text.split(/,\s+/u)
  return parts.every((part) => part.includes('=')) ? parts : [text]
}

/** `x = 4 y = 8`: two values side by side. */
const twoValues = /^(\p{L} ?= ?[-−\d./]+),? +(\p{L} ?= ?[-−\d./]+)$/u

/** `x = 3, y = 4`, `x = 3 and y = 4`, `(3, 4)`, `(x, y) = (3, 4)`. */
function partsOfSystem(text: string, letters: ReadonlySet<string>): string[] {
  const named = /^\( ?(\p{L}) ?, ?(\p{L}) ?\) ?= ?(?=\()/u.exec(text)
  const [first = 'x', second = 'y'] = named?.slice(1) ?? [...letters].toSorted()
  const point = /^\(?\s*([^\s,()=]+)\s*,\s*([^\s,()=]+)\s*\)?$/u.exec(text.slice(named?.[0].length ?? 0))
  if (point !== null) return [`${first} = ${point[1]}`, `${second} = ${point[2]}`]
  const values = twoValues.exec(text)
  if (values !== null) return values.slice(1)
  const parts = text.split(/,\s+|\s+and\s+|\s+&\s+|\s+[ye]\s+(?=\p{L} ?=)/iu)
  return parts.every((part) => part.includes('=')) ? parts : [text]
}

function readPiece(piece: string, context: LineContext): Statement {
  const letters: Letters = context.letters
  const named = nothingOrAll(piece)
  if (named !== null) return named
  const prepared = prepare(piece.replace(/^\s*=\s*/u, ''))
  if (context.kind === 'quantity') {
    const sides = readQuantities(withPlainAmounts(prepared))
    return { kind: 'quantity', sides, echo: prepared }
  }
  const text = withoutUnits(isCalculation(context) ? withoutUnitsInside(prepared) : prepared, letters)
  const isChainOfNumbers = /=/u.test(text) && !/\p{L}/u.test(text)
  if (context.kind === 'inequality' && /[<>≤≥∪]|\bor\b/u.test(text) && !isChainOfNumbers) {
    const read = readInequality(text, letters)
    return { kind: 'inequality', read, echo: read.echo }
  }
  if (context.kind === 'equation') {
    const values = valuesIn(text, letters)
    if (values !== null) return values
  }
  const relations = readRelations(text, { letters })
  const [only] = relations.sides
  if (relations.signs.length === 0 && only !== undefined) {
    return { kind: 'expression', read: only, echo: echoOf(only.expression) }
  }
  return { kind: 'relations', relations, echo: echoOfRelations(relations) }
}

function nothingOrAll(piece: string): Statement | null {
  const text = piece.trim().replace(/[.!]$/u, '')
  if (
    /^(?:∅|\{ ?\}|(?:there (?:is|are) )?no solutions?|none|sin solución|no hay solución|no tiene solución)$/iu.test(
      text,
    )
  )
    return { kind: 'no-solution', echo: text }
  if (
    /^(?:all (?:real )?numbers|any (?:real )?number|every (?:real )?number|infinitely many(?: solutions)?|infinite solutions|always true|todos los números|infinitas soluciones|ℝ)$/iu.test(
      text,
    )
  )
    return { kind: 'all-numbers', echo: text }
  return null
}

/** `x = 3 or x = -3`, `x = 3, -3`, `x = ±3`; null if there is one value or none. */
function valuesIn(text: string, letters: Letters): Statement | null {
  const [, letter = '', rest = ''] = /^(\p{L})\s*=\s*(.+)$/u.exec(text) ?? []
  if (letter === '' || !/±|,\s|\b(?:or|and|o)\b/iu.test(rest)) return null
  const parts = rest
    .split(/\s*,?\s+(?:or|and|o)\s+|,\s+/iu)
    .map((part) => part.replace(new RegExp(`^${letter}\\s*=\\s*`, 'u'), ''))
    .flatMap((part) => (part.includes('±') ? [part.replace('±', '+'), part.replace('±', '-')] : [part]))
  if (parts.length < 2 || parts.some((part) => /[=<>≤≥≠]/u.test(part))) return null
  const values = parts.map((part) => {
    const expression = parseExpression(part.replace(/^\s*\+/u, ''), { letters })
    return { expression, form: normalForm(expression) }
  })
  const echo = values.map(({ expression }) => `${letter} = ${echoOf(expression)}`).join(' or ')
  return { kind: 'values', letter, values, echo }
}
