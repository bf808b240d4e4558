import { advise } from '../advice/advice.ts'
import { Effort } from './effort.ts'
import { echoOf } from './echo.ts'
import { byLetters, isConstant, negate, signOf, wholeExponent, type Polynomial } from './polynomial.ts'
import { quotientOf, subtract } from './quotient.ts'
import { lettersIn } from './expression.ts'
import type { Letters } from './lexer.ts'
import { readConstant, type ReadExpression } from './read-expression.ts'
import { echoOfRelations, readRelations, type Relations, type RelationSign } from './read-relations.ts'
import { Refused } from './refused.ts'
import { allNumbers, intersect, unite, type Bound, type Interval, type SolutionSet } from './solution-set.ts'

/** The meaning of an inequality: the set of values of its one letter, or that a polynomial is positive. */
export type Meaning =
  | { readonly kind: 'set'; readonly letter: string | null; readonly set: SolutionSet }
  | { readonly kind: 'sign'; readonly polynomial: Polynomial; readonly sign: '>' | '≥' | '≠' }

export interface ReadInequality {
  readonly meaning: Meaning
  readonly echo: string
  /** Letters in it; empty for an interval. */
  readonly letters: ReadonlySet<string>
  readonly isInterval: boolean
  /** The letter is alone in each part: x > 3, 1 < x ≤ 4. */
  readonly isSolved: boolean
  /** Its sides and signs, if it is a single chain. */
  readonly relations?: Relations
}

/** Reads prepared text. @throws Refused with what to change */
export function readInequality(prepared: string, letters?: Letters): ReadInequality {
  const text = bare(prepared)
    .replace(/ ?∨ ?| ?\|\| ?/g, ' or ')
    .replace(/ ?∧ ?/g, ' and ')
    // In `x > 1 and ≤ 4`, the second part is about x too.
    .replace(/(?<=^|[ ,])(\p{L})( ?[<>≤≥][^<>≤≥]*(?:,| and| or)) ?(?=[<>≤≥])/iu, '$1$2 $1 ')
  if (/^(?:∅|\{ ?\}|no solutions?|none|the empty set|empty set)$/i.test(text)) return named([], 'no solution')
  if (
    /^(?:all (?:real )?numbers|all reals?|any (?:real )?number|every (?:real )?number|infinitely many(?: solutions)?|ℝ)$/i.test(
      text,
    )
  ) {
    return named(allNumbers, 'all numbers')
  }
  const parts = text.split(/∪|(?<=[)\]])\s*U\s*(?=[([])|[,;]? or /i)
  const isUnion = parts.length > 1
  return parts
    .map((part) =>
      isUnion && onlyEqual.test(part) ? readValueOf(part, letters) : readConjunction(part, letters),
    )
    .reduce(either)
}

const onlyEqual = /^[^<>≤≥≠=]+=[^<>≤≥≠=]+$/

/** The `x = 3` in `x < 3 or x = 3`. */
function readValueOf(part: string, letters: Letters): ReadInequality {
  const [up, down] = ['≥', '≤'].map((sign) => readChain(part.replace('=', sign), letters))
  if (up === undefined || down === undefined) throw new RangeError('An equation has two sides.')
  return { ...both(up, down), echo: up.echo.replace('≥', '='), isSolved: up.isSolved }
}

const named = (set: SolutionSet, echo: string): ReadInequality => ({
  meaning: { kind: 'set', letter: null, set },
  echo,
  letters: new Set(),
  isInterval: false,
  isSolved: true,
})

/** Removes `{x | … }` and `x ∈`. */
function bare(text: string): string {
  const inside = /^[{(] ?\p{L} ?[|:] ?(.*)[})]$/u.exec(text)?.[1] ?? text
  return inside.replace(/^\p{L} ?∈ ?/u, '').trim()
}

/** `x > 1 and x < 4`, `x > 1, x < 4`, or a single part. */
function readConjunction(text: string, letters: Letters): ReadInequality {
  const interval = readInterval(text)
  if (interval !== null) return interval
  return text
    .split(/[,;] ?and |\s+and\s+|\s*&{1,2}\s*/iu)
    .map((part) => readListed(part, letters))
    .reduce(both)
}

const both = (a: ReadInequality, b: ReadInequality): ReadInequality =>
  joined(a, b, 'and', intersect(setOf(a), setOf(b)))

/** `x > 1, x < 4` means both; `x < 1, x > 4` can only mean either. */
function readListed(text: string, letters: Letters): ReadInequality {
  const parts = text.split(/;|,(?=\s|\p{L})/u).map((part) => readChain(part, letters))
  const all = parts.reduce(both)
  return parts.length > 1 && setOf(all).length === 0 ? parts.reduce(either) : all
}

const either = (a: ReadInequality, b: ReadInequality): ReadInequality =>
  joined(a, b, a.isInterval && b.isInterval ? '∪' : 'or', unite([...setOf(a), ...setOf(b)]))

function setOf({ meaning }: ReadInequality): SolutionSet {
  if (meaning.kind === 'set') return meaning.set
  throw new Refused(advise('one-letter'))
}

function joined(a: ReadInequality, b: ReadInequality, word: string, set: SolutionSet): ReadInequality {
  const letters = new Set([...a.letters, ...b.letters])
  if (letters.size > 1) throw new Refused(advise('two-letters'))
  return {
    meaning: { kind: 'set', letter: [...letters][0] ?? null, set },
    echo: `${a.echo} ${word} ${b.echo}`,
    letters,
    isInterval: a.isInterval && b.isInterval,
    isSolved: a.isSolved && b.isSolved,
  }
}

const infinity = /^([-+]?) ?(?:∞|inf(?:inity)?)$/i

/** `[1, 4)`, `(3, ∞)`; null if the text is not an interval. */
function readInterval(text: string): ReadInequality | null {
  const [, open, inside = '', close] = /^([([])(.*)([)\]])$/.exec(text.trim()) ?? []
  const [first, second, ...more] = inside.split(/, |,(?!\d{3}(?:,|$))|;/)
  if (open === undefined || second === undefined || more.length > 0) return null
  if (/[<>≤≥=≠]/.test(inside)) return null
  const from = readBound(first ?? '', open === '[', '-')
  const to = readBound(second, close === ']', '+')
  const set = unite([{ from, to }])
  if (set.length === 0) throw new Refused(advise('interval-order'))
  const echo = `${open}${echoOfBound(first ?? '')}, ${echoOfBound(second)}${close}`
  return { ...named(set, echo), isInterval: true }
}

function readBound(text: string, isIncluded: boolean, side: '-' | '+'): Bound | null {
  const sign = infinity.exec(text.trim())?.[1]
  if (sign === undefined) return { at: readConstant(text).form, isIncluded }
  if ((sign === '-') !== (side === '-')) throw new Refused(advise('infinity-sign'))
  if (isIncluded) throw new Refused(advise('infinity-bracket'))
  return null
}

const echoOfBound = (text: string): string =>
  infinity.test(text.trim()) ? (text.includes('-') ? '-∞' : '∞') : echoOf(readConstant(text).expression)

const directionOf = (sign: RelationSign) =>
  '<≤'.includes(sign) ? 'less' : '>≥'.includes(sign) ? 'more' : sign

/** `3 < x < ∞` means the same as `3 < x`. */
const withoutInfinity = (text: string) =>
  text
    .replace(/^ ?- ?(?:∞|inf(?:inity)?) ?< ?(?=.*<)/i, '')
    .replace(/(?<=<.*) ?< ?\+? ?(?:∞|inf(?:inity)?) ?$/i, '')

/** `x > 3`, `1 < x ≤ 4`. */
function readChain(text: string, letters: Letters): ReadInequality {
  const read = readRelations(withoutInfinity(text), { letters })
  if (read.signs.length === 0) throw new Refused(advise('no-inequality'))
  if (read.signs.includes('=')) throw new Refused(advise('equation-for-inequality'))
  if (new Set(read.signs.map(directionOf)).size > 1) throw new Refused(advise('signs-one-way'))
  if (read.signs.length > 2) throw new Refused(advise('too-many-signs'))
  const meanings = read.signs.map((sign, index) => {
    const [left, right] = [read.sides[index], read.sides[index + 1]]
    if (left === undefined || right === undefined) throw new RangeError('A relation has two sides.')
    return meaningOf(left, sign, right)
  })
  const facts = { echo: echoOfRelations(read), isInterval: false, isSolved: isSolved(read), relations: read }
  return meanings
    .map((meaning): ReadInequality => ({ meaning, letters: lettersOf(read), ...facts }))
    .reduce((a, b) => ({ ...joined(a, b, 'and', intersect(setOf(a), setOf(b))), ...facts }))
}

const lettersOf = ({ sides }: Relations) =>
  new Set(sides.flatMap(({ expression }) => [...lettersIn(expression)]))

/** Whether one side is only the letter and the others are numbers. In a chain, the letter must be in the middle. */
function isSolved({ sides }: Relations): boolean {
  const letters = sides.filter(({ expression }) => lettersIn(expression).size > 0)
  const isMiddle = sides.length < 3 || sides[1] === letters[0]
  return letters.length === 1 && letters[0]?.expression.kind === 'letter' && isMiddle
}

function meaningOf(left: ReadExpression, sign: RelationSign, right: ReadExpression): Meaning {
  const effort = new Effort()
  const { above, below } = subtract(left.form, right.form, effort)
  if (!isConstant(below)) throw new Refused(advise('letter-below'))
  const isLess = sign === '<' || sign === '≤'
  const isNegative = signOf(below) < 0
  const polynomial = isLess === isNegative ? above : negate(above)
  const kind = sign === '≠' ? '≠' : sign === '<' || sign === '>' ? '>' : '≥'
  return linearMeaning(polynomial, kind) ?? { kind: 'sign', polynomial, sign: kind }
}

/** Solves ax + b > 0; null if there is more than one letter or a higher power. */
function linearMeaning(polynomial: Polynomial, sign: '>' | '≥' | '≠'): Meaning | null {
  const groups = byLetters(polynomial)
  const constant: Polynomial = groups.get('') ?? new Map()
  groups.delete('')
  const [group, ...more] = groups.values()
  if (group === undefined) {
    const order = signOf(constant)
    const holds = sign === '≠' ? order !== 0 : sign === '>' ? order > 0 : order >= 0
    return { kind: 'set', letter: null, set: holds ? allNumbers : [] }
  }
  const powers = [...polynomial.values()].flatMap((term) => term.powers)
  const variables = powers.filter(([{ sort }]) => sort !== 'prime' && sort !== 'pi')
  const [atom, exponent] = variables[0] ?? []
  if (more.length > 0 || atom?.sort !== 'letter' || exponent !== wholeExponent) return null
  if (variables.some(([other]) => other.name !== atom.name)) return null
  const at = quotientOf(negate(constant), group)
  return {
    kind: 'set',
    letter: atom.name,
    set: unite(raysFrom({ at, isIncluded: sign === '≥' }, sign, signOf(group))),
  }
}

function raysFrom(bound: Bound, sign: '>' | '≥' | '≠', slope: -1 | 0 | 1): Interval[] {
  const [up, down] = [
    { from: bound, to: null },
    { from: null, to: bound },
  ]
  if (sign === '≠') return [down, up]
  return [slope > 0 ? up : down]
}
