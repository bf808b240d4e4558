import { advise } from '../../advice/advice.ts'
import type { Expression } from '../../algebra/expression.ts'
import { normalForm } from '../../algebra/normal-form.ts'
import { parseExpression } from '../../algebra/parser.ts'
import type { ReadExpression } from '../../algebra/read-expression.ts'
import { Refused } from '../../algebra/refused.ts'
import { parseUnit } from '../../parse-unit.ts'
import { unitsInside, withoutUnitsInside } from '../../unit-words.ts'
import type { Unit } from '../../units.ts'
import { valueIn } from '../tree-bugs.ts'
import { amountIn, type Amount } from './amounts.ts'
import { withoutFormulas } from './quantity-text.ts'

/** One way to read a side with its units. In `tree`, letters stand for units. */
export interface LabeledTree {
  readonly tree: Expression
  readonly units: ReadonlyMap<string, Unit>
}

/** One side of a line: a calculation with units, or part of it with its units left out. */
export interface QuantitySide {
  /** Without its units. */
  readonly read: ReadExpression
  /** The ways to read it with its units. Empty if it has none. */
  readonly labeled: readonly LabeledTree[]
  readonly amounts: readonly Amount[]
  /** Whether a number has no unit. It may be a plain factor, or its unit may have been left out. */
  readonly hasBare: boolean
  /** The ways to read its unit if it is a single number with a unit. */
  readonly unit: readonly Unit[] | null
}

/** Lowercase Greek without π: letters that no unit and no question uses. */
const unitLetters = Array.from('αβγδεζηθικλνξορστυφχψω')
/** Readings of one side. More do not help anyone. */
const readingLimit = 8

/** A number in front of a unit: `45`, `10^8`, `1 1/2`. */
const number = String.raw`(?:\d[\d,.]*\^(?:\(-?\d+\)$|-?))?\d[\d,.]*`
const mixedNumber = /(?:\d+ )?\d+ ?\/ ?\d+ ?$/u
const numberAtEnd = new RegExp(`${number} ?$`, 'u')

interface Labeled {
  readonly text: string
  readonly units: readonly (readonly Unit[])[]
  /** How many numbers have a unit. */
  readonly count: number
}

/**
 * Replaces each number with a unit by a product in parentheses: `45 km/1.5 h` becomes `(45*α)/(1.5*β)`. `1/2 km` may be
 * half a kilometer (`isFraction`) or one divided by 2 km.
 */
function labeledText(text: string, isFraction: boolean): Labeled {
  const units: (readonly Unit[])[] = []
  let [made, from, count] = ['', 0, 0]
  for (const { at, end, words } of unitsInside(text)) {
    const before = text.slice(from, at)
    const letter = unitLetters[units.length]
    const found = (isFraction ? mixedNumber.exec(before) : null) ?? numberAtEnd.exec(before)
    if (letter === undefined) continue
    units.push(parseUnit(words))
    if (found === null) {
      made += `${before}*${letter}`
      from = end
      continue
    }
    count += (found[0].match(/\d[\d,.]*/gu) ?? []).length
    made += `${before.slice(0, found.index)}((${found[0].trim()})*${letter})`
    from = end
  }
  return { text: made + text.slice(from), units, count }
}

function treesOf({ text, units }: Labeled): LabeledTree[] {
  const letters = unitLetters.slice(0, units.length)
  const tree = parseExpression(text, { letters: new Set(letters) })
  return assignments(units).map((its) => ({
    tree,
    units: new Map(its.map((unit, index) => [letters[index] ?? '', unit])),
  }))
}

/** One unit for each place. */
function assignments(units: readonly (readonly Unit[])[]): (readonly Unit[])[] {
  return units.reduce<(readonly Unit[])[]>(
    (made, readings) =>
      made.flatMap((before) => readings.map((unit) => [...before, unit])).slice(0, readingLimit),
    [[]],
  )
}

/** Reads one side as prepared text. @throws Refused when it is no calculation */
export function readQuantity(text: string): QuantitySide {
  const expression = parseExpression(withoutUnitsInside(text), { letters: new Set() })
  const read = { expression, form: normalForm(expression) }
  const plain = labeledText(text, false)
  if (plain.units.length === 0) return { read, labeled: [], amounts: [], hasBare: true, unit: null }
  const fraction = labeledText(text, true)
  const labeled = [plain, ...(fraction.text === plain.text ? [] : [fraction])].flatMap(treesOf)
  const numbers = (withoutUnitsInside(text).match(/\d[\d,.]*/gu) ?? []).length
  const [units] = plain.units
  return {
    read,
    labeled,
    amounts: labeled.flatMap(({ tree, units: its }) => amountIn(tree, its) ?? []),
    hasBare: numbers > Math.max(plain.count, fraction.count),
    unit: plain.units.length === 1 && valueIn(expression) !== null && units !== undefined ? units : null,
  }
}

/** Reads the sides of an equation. A name in front, as in `F = 12 N`, is left out. @throws Refused */
export function readQuantities(text: string): readonly QuantitySide[] {
  if (/[<>≤≥≠]/u.test(text)) throw new Refused(advise('no-relation'))
  return withoutFormulas(text)
    .split('=')
    .map((part) => readQuantity(part.trim()))
}
