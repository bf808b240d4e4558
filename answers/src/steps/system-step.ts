import { echoOf } from '../algebra/echo.ts'
import { lettersIn, termsOf, type Expression } from '../algebra/expression.ts'
import { divide, negate, rational, type Rational } from '../rational.ts'
import { numberOf, plusOf, timesOf } from './numbers.ts'
import { replaced } from './replace.ts'
import { isTwoSided, swapped, type TwoSides } from './sides.ts'
import { simplified } from './sound-steps.ts'
import { sidesOf } from './line-sides.ts'
import { solveStep } from './solve-step.ts'
import type { NextStep } from './step-move.ts'
import { termParts } from './tree-bugs.ts'
import type { Above } from './work.ts'

/**
 * The next step of a system: continue the work on one letter, or else substitute one equation into the other or add
 * both.
 */
export function systemStep(above: Above): NextStep | null {
  const lines = above.earlier.flatMap((line) => sidesOf(line, above)).filter(isTwoSided)
  const given = lines.slice(0, 2)
  const solved = lines.map(soloOf).filter((solo) => solo !== null)
  const values = solved.filter(({ value }) => lettersIn(value).size === 0)
  const [known] = values
  if (known !== undefined) return otherLetter(known, lines.toReversed(), above)
  const alone = lines.findLast((sides) => lettersOf(sides).size === 1)
  if (alone !== undefined) {
    const next = solveStep(alone)
    if (next !== null) return next
  }
  const [solo] = solved
  return solo === undefined ? eliminate(given) : substitute(solo, given)
}

interface Solo {
  readonly letter: string
  readonly value: Expression
}

const lettersOf = ({ left, right }: TwoSides): Set<string> =>
  new Set([...lettersIn(left), ...lettersIn(right)])

function soloOf(sides: TwoSides): Solo | null {
  for (const { left, right } of [sides, swapped(sides)]) {
    if (left.kind === 'letter' && !lettersIn(right).has(left.name)) return { letter: left.name, value: right }
  }
  return null
}

const put = (sides: TwoSides, { letter, value }: Solo): TwoSides => ({
  left: replaced(sides.left, letter, value),
  right: replaced(sides.right, letter, value),
  sign: '=',
})

const shown = ({ left, right }: TwoSides) => `${echoOf(left)} = ${echoOf(right)}`

/**
 * When one letter is known: substitute it into an equation with the other letter, or continue solving that equation.
 */
function otherLetter(known: Solo, lines: readonly TwoSides[], { read }: Above): NextStep | null {
  const other = [...read.context.letters].find((letter) => letter !== known.letter)
  const begun = lines.find((sides) => lettersOf(sides).size === 1 && lettersOf(sides).has(other ?? ''))
  if (begun !== undefined) {
    if (soloOf(begun) !== null) {
      const value = simplified(begun.right)
      const isDone = value !== null && echoOf(value) === echoOf(begun.right)
      return isDone ? null : solveStep(begun)
    }
    return solveStep(begun)
  }
  const both =
    lines.find((sides) => lettersOf(sides).size === 2 && soloOf(sides) !== null) ??
    lines.find((sides) => lettersOf(sides).size === 2)
  return both === undefined
    ? null
    : { move: 'find-other-letter', by: known.letter, line: shown(put(both, known)) }
}

function substitute(solo: Solo, given: readonly TwoSides[]): NextStep | null {
  const other = given.find((sides) => soloOf(sides)?.letter !== solo.letter) ?? given[1]
  return other === undefined ? null : { move: 'substitute', by: solo.letter, line: shown(put(other, solo)) }
}

/** Adds a multiple of one equation to the other, so that a letter drops out. */
function eliminate([first, second]: readonly TwoSides[]): NextStep | null {
  if (first === undefined || second === undefined) return null
  for (const letter of lettersOf(first)) {
    const [a, b] = [coefficientIn(first, letter), coefficientIn(second, letter)]
    if (a === null || b === null || a.numerator === 0n || b.numerator === 0n) continue
    const by = negate(divide(a, b))
    const sum = (here: Expression, there: Expression) =>
      simplified(plusOf([here, timesOf([numberOf(by), there])]))
    const [left, right] = [sum(first.left, second.left), sum(first.right, second.right)]
    if (left === null || right === null) continue
    return { move: 'eliminate', by: letter, line: shown({ left, right, sign: '=' }) }
  }
  return null
}

function coefficientIn({ left, right }: TwoSides, letter: string): Rational | null {
  const all = simplified(plusOf([left, timesOf([numberOf(rational(-1)), right])]))
  if (all === null) return null
  const term = termsOf(all).find((its) => lettersIn(its).has(letter))
  return term === undefined ? null : termParts(term).coefficient
}
