import { expect, test } from 'vitest'
import { atomsIn, elements, formulas, isElement, reactions } from './reactions.ts'

test('a reaction has as many atoms of each kind before as after', () => {
  for (const { id, before, after } of reactions) {
    for (const symbol of elements) {
      expect(`${id}: ${atomsIn(after, symbol)} ${symbol}`).toBe(`${id}: ${atomsIn(before, symbol)} ${symbol}`)
    }
  }
})

const digits = '₀₁₂₃₄₅₆₇₈₉'
const numberIn = (subscript: string): number =>
  subscript === '' ? 1 : Number([...subscript].map((each) => digits.indexOf(each)).join(''))

/** Counts the atoms of each element in a formula. */
function countedIn(formula: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [, inner, outside, symbol, subscript] of formula.matchAll(
    /\(([^)]*)\)([₀-₉]*)|([A-Z][a-z]?)([₀-₉]*)/gu,
  )) {
    const found = symbol === undefined ? countedIn(inner ?? '') : { [symbol]: numberIn(subscript ?? '') }
    const times = symbol === undefined ? numberIn(outside ?? '') : 1
    for (const [each, count] of Object.entries(found)) counts[each] = (counts[each] ?? 0) + times * count
  }
  return counts
}

test('the atoms of a formula are those that its subscripts tell', () => {
  for (const { formula, atoms } of formulas) expect(atoms).toEqual(countedIn(formula))
  for (const { before, after } of reactions) {
    for (const { of } of [...before, ...after]) {
      const counted = Object.entries(countedIn(of.formula))
      expect(counted.map(([symbol, count]) => `${symbol} ${count}`).toSorted()).toEqual(
        counted.map(([symbol]) => `${symbol} ${atomsIn([{ count: 1, of }], symbol)}`).toSorted(),
      )
    }
  }
})

test('every element of a formula is known', () => {
  expect(formulas.flatMap(({ atoms }) => Object.keys(atoms)).filter((symbol) => !isElement(symbol))).toEqual(
    [],
  )
})
