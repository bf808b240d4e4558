import { Effort } from './effort.ts'
import { isEqual, signOfQuotient, subtract, type Quotient } from './quotient.ts'

/** An end of an interval, as an exact number. */
export interface Bound {
  readonly at: Quotient
  readonly isIncluded: boolean
}

/** The numbers between two bounds; a bound of null is infinite. */
export interface Interval {
  readonly from: Bound | null
  readonly to: Bound | null
}

/** A set of numbers: disjoint intervals in ascending order that do not touch. */
export type SolutionSet = readonly Interval[]

export const allNumbers: SolutionSet = [{ from: null, to: null }]

const compareAt = (a: Bound, b: Bound) => signOfQuotient(subtract(a.at, b.at, new Effort())) ?? 0

function compareFrom(a: Bound | null, b: Bound | null): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null)
  return compareAt(a, b) || Number(b.isIncluded) - Number(a.isIncluded)
}

function compareTo(a: Bound | null, b: Bound | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return compareAt(a, b) || Number(a.isIncluded) - Number(b.isIncluded)
}

function isEmpty({ from, to }: Interval): boolean {
  if (from === null || to === null) return false
  const order = compareAt(from, to)
  return order > 0 || (order === 0 && !(from.isIncluded && to.isIncluded))
}

export function intersect(a: SolutionSet, b: SolutionSet): SolutionSet {
  const parts = a.flatMap((left) =>
    b.map((right) => ({
      from: compareFrom(left.from, right.from) > 0 ? left.from : right.from,
      to: compareTo(left.to, right.to) < 0 ? left.to : right.to,
    })),
  )
  return unite(parts)
}

/** The union of intervals in any order. Intervals that overlap or touch are merged. */
export function unite(parts: readonly Interval[]): SolutionSet {
  const ordered = parts.filter((part) => !isEmpty(part)).toSorted((a, b) => compareFrom(a.from, b.from))
  const united: Interval[] = []
  for (const part of ordered) {
    const last = united.at(-1)
    if (last === undefined || !isTouching(last.to, part.from)) united.push(part)
    else if (compareTo(last.to, part.to) < 0) united[united.length - 1] = { from: last.from, to: part.to }
  }
  return united
}

function isTouching(to: Bound | null, from: Bound | null): boolean {
  if (to === null || from === null) return true
  const order = compareAt(to, from)
  return order > 0 || (order === 0 && (to.isIncluded || from.isIncluded))
}

export const isSameSet = (a: SolutionSet, b: SolutionSet): boolean =>
  a.length === b.length &&
  a.every((interval, index) => {
    const other = b[index]
    return other !== undefined && isSameBound(interval.from, other.from) && isSameBound(interval.to, other.to)
  })

function isSameBound(a: Bound | null, b: Bound | null): boolean {
  if (a === null || b === null) return a === b
  return a.isIncluded === b.isIncluded && isEqual(a.at, b.at, new Effort())
}
