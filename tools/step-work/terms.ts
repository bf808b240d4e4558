import { exact, plus, times, type Exact } from '../answer-forms/exact.ts'
import type { Chance } from '../answer-forms/chance.ts'

/** A number times a variable (or '' for a constant), or a number times a sum in parentheses. */
export type Term =
  | { readonly k: Exact; readonly letter: string }
  | { readonly k: Exact; readonly inside: readonly Term[] }
export type Side = readonly Term[]

export const term = (k: Exact, letter = ''): Term => ({ k, letter })
export const group = (k: Exact, inside: Side): Term => ({ k, inside })
export const scaled = (side: Side, by: Exact): Side => side.map((its) => ({ ...its, k: times(its.k, by) }))
export const negative = exact(-1)

/** Expands all parentheses, or just the group at `only`. */
export const expanded = (side: Side, only?: number): Side =>
  side.flatMap((its, index) =>
    'inside' in its && (only === undefined || only === index) ? scaled(its.inside, its.k) : [its],
  )

/** Expands parentheses, combines like terms, and drops zeros. */
export function combined(side: Side): Side {
  const sums = new Map<string, Exact>()
  for (const its of deep(side)) sums.set(its.letter, plus(sums.get(its.letter) ?? exact(0), its.k))
  const letters = [...sums.keys()].toSorted((a, b) => (a === '' ? 1 : b === '' ? -1 : a < b ? -1 : 1))
  const terms = letters
    .map((letter) => term(sums.get(letter) ?? exact(0), letter))
    .filter(({ k }) => k.n !== 0)
  return terms.length === 0 ? [term(exact(0))] : terms
}

function deep(side: Side): { k: Exact; letter: string }[] {
  return side.flatMap((its) => ('inside' in its ? deep(scaled(its.inside, its.k)) : [its]))
}

/** Returns the coefficient of a variable. */
export function coefficientOf(side: Side, letter: string): Exact {
  return deep(side)
    .filter((its) => its.letter === letter)
    .reduce((sum, its) => plus(sum, its.k), exact(0))
}

export const valueOf = (side: Side, at: Readonly<Record<string, Exact>>): Exact =>
  deep(side).reduce(
    (sum, { k, letter }) => plus(sum, letter === '' ? k : times(k, at[letter] ?? exact(1))),
    exact(0),
  )

export const isSmallSide = (side: Side): boolean =>
  side.every(
    (its) => Math.abs(its.k.n) < 20_000 && its.k.d < 400 && (!('inside' in its) || isSmallSide(its.inside)),
  )

/** One student's writing style. */
export interface Pen {
  readonly gap: string
  readonly star: string
  readonly minus: string
  /** Whether a third of x is x/3 instead of (1/3)x. */
  readonly isBarLast: boolean
}

export const anyPen = (chance: Chance): Pen => ({
  gap: chance.pick(['', ' ', ' ']),
  star: chance.pick(['', '', '*', '·', ' × ']),
  minus: chance.pick(['-', '-', '−', '–']),
  isBarLast: chance.is(0.5),
})

export function written(side: Side, pen: Pen): string {
  return side
    .map((its, index) => {
      const isNegative = its.k.n < 0
      const sign = isNegative ? pen.minus : index === 0 ? '' : '+'
      const text = writtenTerm(isNegative ? { ...its, k: times(its.k, negative) } : its, pen)
      return index === 0 ? sign + text : `${pen.gap}${sign}${pen.gap}${text}`
    })
    .join('')
}

function writtenTerm(its: Term, pen: Pen): string {
  const { k } = its
  const rest = 'inside' in its ? `(${written(its.inside, pen)})` : its.letter
  const number = k.d === 1 ? `${k.n}` : `${k.n}/${k.d}`
  if (rest === '') return number
  if (k.n === 1 && k.d === 1) return rest
  if (k.d === 1) return `${number}${pen.star}${rest}`
  if (!pen.isBarLast) return `(${number})${pen.star}${rest}`
  return k.n === 1 ? `${rest}/${k.d}` : `${k.n}${pen.star}${rest}/${k.d}`
}
