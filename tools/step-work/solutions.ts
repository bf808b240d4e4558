import type { StepsTask } from '@skills-center/answers/judge-steps'
import type { Chance } from '../answer-forms/chance.ts'
import { asKey, exact, over, plus, times, type Exact } from '../answer-forms/exact.ts'
import {
  anyPen,
  coefficientOf,
  combined,
  expanded,
  group,
  isSmallSide,
  negative,
  scaled,
  term,
  valueOf,
  written,
  type Pen,
  type Side,
} from './terms.ts'

/** A task and its solution: all lines correct, or one mistake in the line at `wrongAt`. */
export interface Solution {
  readonly task: StepsTask
  readonly lines: readonly string[]
  readonly wrongAt: number | null
  /** The name of the mistake. */
  readonly bug: string | null
  readonly isFinished: boolean
}

/** Two sides and the sign between them. */
export interface Equation {
  readonly left: Side
  readonly right: Side
  readonly sign: string
}

const signsTurned: Readonly<Record<string, string>> = { '=': '=', '<': '>', '>': '<', '≤': '≥', '≥': '≤' }
export const turned = (sign: string): string => signsTurned[sign] ?? sign
const typedAs: Readonly<Record<string, readonly [string, ...string[]]>> = {
  '=': ['='],
  '<': ['<'],
  '>': ['>'],
  '≤': ['≤', '<='],
  '≥': ['≥', '>='],
}

const someNumber = (chance: Chance, size = 9): Exact =>
  exact(chance.whole(1, size) * (chance.is(0.4) ? -1 : 1))
const someFraction = (chance: Chance): Exact =>
  chance.is(0.8)
    ? someNumber(chance)
    : exact(chance.whole(1, 7) * (chance.is(0.3) ? -1 : 1), chance.whole(2, 6))

/** Returns a random side in one variable, with or without parentheses. */
function someSide(chance: Chance, letter: string): Side {
  const terms = [term(someFraction(chance), letter), term(someNumber(chance, 12))]
  if (chance.is(0.4))
    terms.push(group(someNumber(chance, 6), [term(someNumber(chance, 4), letter), term(someNumber(chance))]))
  if (chance.is(0.2)) terms.push(term(someNumber(chance), letter))
  return chance.shuffled(terms)
}

/** Returns an equation or inequality with one solution. */
export function someEquation(chance: Chance, letter: string, sign: string): Equation {
  for (;;) {
    const root = chance.is(0.85)
      ? exact(chance.whole(-9, 12))
      : exact(chance.whole(-9, 9), chance.whole(2, 5))
    const left = someSide(chance, letter)
    const there: Side = chance.is(0.5) ? [] : [term(someNumber(chance, 6), letter)]
    const rest = plus(valueOf(left, { [letter]: root }), times(valueOf(there, { [letter]: root }), negative))
    const right = rest.n === 0 && there.length > 0 ? there : [...there, term(rest)]
    const slope = plus(coefficientOf(left, letter), times(coefficientOf(right, letter), negative))
    if (slope.n !== 0 && isSmallSide(right)) return { left, right, sign }
  }
}

/** Applies one correct step. */
export function stepOf({ left, right, sign }: Equation, letter: string, chance: Chance): Equation {
  switch (chance.whole(0, 8)) {
    case 0:
      return { left: expanded(left), right: expanded(right), sign }
    case 1:
      return { left: combined(left), right, sign }
    case 2:
      return { left, right: combined(right), sign }
    case 3:
      return { left: right, right: left, sign: turned(sign) }
    case 4:
      return { left: chance.shuffled(left), right: chance.shuffled(right), sign }
    case 5: {
      // Subtract the same term from both sides, with or without combining like terms.
      const [first = term(exact(1))] = chance.shuffled(expanded(chance.is(0.5) ? left : right))
      const [added] = scaled([first], negative)
      if (added === undefined) return { left, right, sign }
      const done = (side: Side) => (chance.is(0.7) ? combined([...side, added]) : [...side, added])
      return { left: done(left), right: done(right), sign }
    }
    case 6: {
      const by = chance.is(0.7) ? someNumber(chance, 5) : exact(1, chance.whole(2, 4))
      const made = (side: Side): Side => (chance.is(0.5) ? scaled(side, by) : [group(by, side)])
      return { left: made(left), right: made(right), sign: by.n < 0 ? turned(sign) : sign }
    }
    case 7: {
      const by = coefficientOf(left, letter)
      if (by.n === 0) return { left, right, sign }
      const inverse = over(exact(1), by)
      return {
        left: combined(scaled(left, inverse)),
        right: combined(scaled(right, inverse)),
        sign: by.n < 0 ? turned(sign) : sign,
      }
    }
    default:
      return { left: combined(left), right: combined(right), sign }
  }
}

/** Isolates the variable. */
function solved({ left, right, sign }: Equation, letter: string): Equation {
  const by = plus(coefficientOf(left, letter), times(coefficientOf(right, letter), negative))
  const rest = plus(
    valueOf(right, { [letter]: exact(0) }),
    times(valueOf(left, { [letter]: exact(0) }), negative),
  )
  return {
    left: [term(exact(1), letter)],
    right: [term(over(rest, by))],
    sign: by.n < 0 ? turned(sign) : sign,
  }
}

export const textOf = ({ left, right, sign }: Equation, pen: Pen, chance: Chance): string =>
  `${written(left, pen)} ${chance.pick(typedAs[sign] ?? ['='])} ${written(right, pen)}`

export const isSmallEquation = ({ left, right }: Equation): boolean => isSmallSide(left) && isSmallSide(right)

/** Returns an equation or inequality solved in a random way. */
export function someSolution(chance: Chance): Solution {
  const sign = chance.is(0.6) ? '=' : chance.pick(['<', '>', '≤', '≥'])
  const letter = chance.pick(['x', 'n', 't', 'y', 'a'])
  const pen = anyPen(chance)
  let equation = someEquation(chance, letter, sign)
  const task: StepsTask = { kind: 'solve', given: textOf(equation, pen, chance) }
  const lines: string[] = []
  for (let left = chance.whole(1, 5); left > 0; left -= 1) {
    const next = stepOf(equation, letter, chance)
    if (!isSmallEquation(next)) continue
    equation = next
    lines.push(textOf(equation, pen, chance))
  }
  lines.push(textOf(solved(equation, letter), pen, chance))
  return { task, lines, wrongAt: null, bug: null, isFinished: true }
}

/** Returns an expression simplified in a random way. */
export function someSimplification(chance: Chance): Solution {
  const letter = chance.pick(['x', 'n', 'y'])
  const pen = anyPen(chance)
  let side: Side = [
    ...someSide(chance, letter),
    group(someNumber(chance, 5), [term(someNumber(chance, 4), letter), term(someNumber(chance))]),
  ]
  const task: StepsTask = { kind: 'rewrite', given: written(side, pen), form: 'expanded' }
  const lines: string[] = []
  for (let left = chance.whole(1, 4); left > 0; left -= 1) {
    side = chance.is(0.5) ? expanded(side) : chance.shuffled(side)
    lines.push(`${chance.is(0.2) ? '= ' : ''}${written(side, pen)}`)
  }
  lines.push(written(combined(side), pen))
  return { task, lines, wrongAt: null, bug: null, isFinished: true }
}

/** Returns a system of two equations in two variables, solved by substitution or elimination. */
export function someSystemSolution(chance: Chance): Solution {
  for (;;) {
    const at = { x: exact(chance.whole(-6, 9)), y: exact(chance.whole(-6, 9)) }
    const line = (): Equation => {
      const left = [term(someNumber(chance, 6), 'x'), term(someNumber(chance, 6), 'y')]
      return { left, right: [term(valueOf(left, at))], sign: '=' }
    }
    const [first, second] = [line(), line()]
    const [a, b] = [coefficientOf(first.left, 'x'), coefficientOf(first.left, 'y')]
    const [c, d] = [coefficientOf(second.left, 'x'), coefficientOf(second.left, 'y')]
    if (a.n * d.n - b.n * c.n === 0) continue
    const pen = anyPen(chance)
    const text = (equation: Equation) => textOf(equation, pen, chance)
    const task: StepsTask = { kind: 'system', given: [text(first), text(second)] }
    const sum: Equation = {
      left: combined([...scaled(first.left, c), ...scaled(second.left, times(a, negative))]),
      right: combined([...scaled(first.right, c), ...scaled(second.right, times(a, negative))]),
      sign: '=',
    }
    const lines = [
      ...(chance.is(0.5)
        ? [text({ left: scaled(first.left, c), right: scaled(first.right, c), sign: '=' })]
        : []),
      text(sum),
      ...(chance.is(0.5) ? [text({ left: sum.right, right: sum.left, sign: '=' })] : []),
      `y = ${asKey(at.y)}`,
      ...(chance.is(0.7)
        ? [text({ left: [term(a, 'x'), group(b, [term(at.y)])], right: first.right, sign: '=' })]
        : []),
      `x = ${asKey(at.x)}`,
    ]
    return { task, lines, wrongAt: null, bug: null, isFinished: true }
  }
}
