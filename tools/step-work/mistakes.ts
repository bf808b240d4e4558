import type { Chance } from '../answer-forms/chance.ts'
import { asDecimal, exact, over, plus, times, type Exact } from '../answer-forms/exact.ts'
import { oneStep, someTree, valueOfTree, writtenTree, type Tree } from './calculations.ts'
import {
  isSmallEquation,
  someEquation,
  stepOf,
  textOf,
  turned,
  type Equation,
  type Solution,
} from './solutions.ts'
import {
  anyPen,
  coefficientOf,
  combined,
  negative,
  scaled,
  term,
  valueOf,
  type Side,
  type Term,
} from './terms.ts'

/** Applies a mistake to an equation. Returns null if the equation gives no occasion for it. */
type Mistake = (equation: Equation, letter: string, chance: Chance) => Equation | null

const replacedTerm = (side: Side, at: Term, made: Side): Side =>
  side.flatMap((its) => (its === at ? made : [its]))
const groupIn = (side: Side) => side.find((its) => 'inside' in its)
const isPlain = (side: Side) => side.every((its) => !('inside' in its))
const isMinusOne = ({ n, d }: Exact) => n === -d
const numbersOf = (side: Side) => side.filter((its) => 'letter' in its && its.letter === '')
const lettersOf = (side: Side) => side.filter((its) => 'letter' in its && its.letter !== '')

const equationMistakes: Readonly<Record<string, Mistake>> = {
  'distributes-to-one'({ left, right, sign }) {
    const its = groupIn(left)
    // With -1 in front it is the same line as a lost sign.
    if (its === undefined || !('inside' in its) || isMinusOne(its.k)) return null
    const [first, ...others] = its.inside
    return first === undefined
      ? null
      : { left: replacedTerm(left, its, [...scaled([first], its.k), ...others]), right, sign }
  },
  'sign-in-distributing'({ left, right, sign }) {
    const its = groupIn(left)
    if (its === undefined || !('inside' in its) || its.k.n > 0) return null
    const [first, ...others] = its.inside
    if (first === undefined) return null
    return {
      left: replacedTerm(left, its, [...scaled([first], its.k), ...scaled(others, times(its.k, negative))]),
      right,
      sign,
    }
  },
  'unlike-terms'({ left, right, sign }, letter) {
    if (!isPlain(left) || numbersOf(left).length !== 1 || lettersOf(left).length !== 1) return null
    const sum = plus(coefficientOf(left, letter), valueOf(left, { [letter]: exact(0) }))
    return sum.n === 0 ? null : { left: [term(sum, letter)], right, sign }
  },
  'moves-without-sign'({ left, right, sign }, _, chance) {
    if (!isPlain(left) || left.length < 2) return null
    const [moved] = chance.shuffled(left)
    if (moved === undefined) return null
    return { left: left.filter((its) => its !== moved), right: combined([...right, moved]), sign }
  },
  'one-side-only'({ left, right, sign }, _, chance) {
    if (!isPlain(left) || left.length < 2) return null
    const [gone] = chance.shuffled(numbersOf(left))
    return gone === undefined ? null : { left: left.filter((its) => its !== gone), right, sign }
  },
  'divides-one-side'({ left, right, sign }, letter) {
    const by = coefficientOf(left, letter)
    if (!isPlain(left) || left.length !== 1 || by.n === 0 || Math.abs(by.n) === by.d) return null
    return { left: [term(exact(1), letter)], right, sign }
  },
  'multiplies-for-dividing'({ left, right, sign }, letter) {
    const by = coefficientOf(left, letter)
    if (!isPlain(left) || left.length !== 1 || Math.abs(by.n) === by.d || by.n === 0) return null
    return {
      left: [term(exact(1), letter)],
      right: combined(scaled(right, by)),
      sign: by.n < 0 ? turned(sign) : sign,
    }
  },
  'subtracts-coefficient'({ left, right, sign }, letter) {
    const by = coefficientOf(left, letter)
    if (!isPlain(left) || left.length !== 1 || by.n < 2 || by.d !== 1) return null
    return { left: [term(exact(1), letter)], right: combined([...right, term(times(by, negative))]), sign }
  },
  'divides-one-term'({ left, right, sign }, letter) {
    const by = coefficientOf(left, letter)
    if (!isPlain(left) || lettersOf(left).length !== 1 || numbersOf(left).length !== 1) return null
    if (Math.abs(by.n) === by.d || by.n <= 0 || by.d !== 1) return null
    return {
      left: [term(exact(1), letter), ...numbersOf(left)],
      right: combined(scaled(right, over(exact(1), by))),
      sign,
    }
  },
  'sign-not-turned'({ left, right, sign }, letter) {
    const by = coefficientOf(left, letter)
    if (sign === '=' || !isPlain(left) || left.length !== 1 || by.n >= 0) return null
    return { left: [term(exact(1), letter)], right: combined(scaled(right, over(exact(1), by))), sign }
  },
}

/** Solves an equation with one mistake. Returns null if the mistake does not apply or changes nothing. */
export function someWrongSolution(chance: Chance): Solution | null {
  const [bug = '', mistake] = chance.shuffled(Object.entries(equationMistakes))[0] ?? []
  if (mistake === undefined) return null
  const letter = 'x'
  const pen = anyPen(chance)
  let equation = someEquation(chance, letter, bug === 'sign-not-turned' ? chance.pick(['<', '≥']) : '=')
  const task = { kind: 'solve', given: textOf(equation, pen, chance) } as const
  const lines: string[] = []
  for (let tries = 0; tries < 12; tries += 1) {
    const made = mistake(equation, letter, chance)
    if (made !== null && (tries > 3 || chance.is(0.5)) && isSmallEquation(made)) {
      if (isSameSolution(equation, made, letter)) return null
      return {
        task,
        lines: [...lines, textOf(made, pen, chance)],
        wrongAt: lines.length,
        bug,
        isFinished: false,
      }
    }
    const next = stepOf(equation, letter, chance)
    if (!isSmallEquation(next)) continue
    equation = next
    lines.push(textOf(equation, pen, chance))
  }
  return null
}

function isSameSolution(a: Equation, b: Equation, letter: string): boolean {
  const rootOf = ({ left, right, sign }: Equation): string => {
    const by = plus(coefficientOf(left, letter), times(coefficientOf(right, letter), negative))
    const rest = plus(
      valueOf(right, { [letter]: exact(0) }),
      times(valueOf(left, { [letter]: exact(0) }), negative),
    )
    if (by.n === 0) return `${rest.n === 0}`
    const root = over(rest, by)
    return `${root.n}/${root.d}${by.n < 0 ? turned(sign) : sign}`
  }
  return rootOf(a) === rootOf(b)
}

/** Applies a mistake to a node. Returns null if the mistake does not apply to it. */
const treeMistakes: Readonly<Record<string, (tree: Tree) => Tree | null>> = {
  'left-to-right': (tree) =>
    tree.kind === 'join' && tree.sign === '+' && tree.right.kind === 'join' && tree.right.sign === '*'
      ? { ...tree.right, left: { ...tree, right: tree.right.left } }
      : null,
  'power-as-product': (tree) =>
    tree.kind === 'square' && tree.of.kind === 'number'
      ? { kind: 'join', sign: '*', left: tree.of, right: { kind: 'number', value: exact(2) } }
      : null,
  'adds-denominators': (tree) =>
    tree.kind === 'join' && tree.sign === '+' && isFraction(tree.left) && isFraction(tree.right)
      ? {
          kind: 'number',
          value: exact(tree.left.value.n + tree.right.value.n, tree.left.value.d + tree.right.value.d),
        }
      : null,
  'multiplies-before-dividing': (tree) =>
    tree.kind === 'join' && tree.sign === '*' && tree.left.kind === 'join' && tree.left.sign === '/'
      ? { ...tree.left, right: { kind: 'join', sign: '*', left: tree.left.right, right: tree.right } }
      : null,
}

/** A fraction that is never written as a decimal, which has no denominator to add. */
const isFraction = (tree: Tree): tree is { kind: 'number'; value: Exact } =>
  tree.kind === 'number' && asDecimal(tree.value) === null

/** Returns a calculation with one mistake. */
export function someWrongCalculation(chance: Chance): Solution | null {
  const [bug = '', mistake] = chance.shuffled(Object.entries(treeMistakes))[0] ?? []
  if (mistake === undefined) return null
  const tree = someTree(chance, 3)
  const value = valueOfTree(tree)
  if (value === null || Math.abs(value.n) > 1e6 || value.d > 400) return null
  const given = writtenTree(tree, chance)
  const lines: string[] = []
  for (let now: Tree | null = tree; now !== null; now = oneStep(now, chance)) {
    if (now !== tree) lines.push(writtenTree(now, chance))
    const made = somewhere(now, mistake)
    const its = made === null ? null : valueOfTree(made)
    if (made === null || its === null || Math.abs(its.n) > 1e6 || its.d > 400) continue
    if (its.n * value.d === value.n * its.d) return null
    return {
      task: { kind: 'rewrite', given, form: 'value' },
      lines: [...lines, writtenTree(made, chance)],
      wrongAt: lines.length,
      bug,
      isFinished: false,
    }
  }
  return null
}

function somewhere(tree: Tree, mistake: (its: Tree) => Tree | null): Tree | null {
  const here = mistake(tree)
  if (here !== null || tree.kind === 'number') return here
  if (tree.kind === 'square') {
    const of = somewhere(tree.of, mistake)
    return of === null ? null : { kind: 'square', of }
  }
  const left = somewhere(tree.left, mistake)
  if (left !== null) return { ...tree, left }
  const right = somewhere(tree.right, mistake)
  return right === null ? null : { ...tree, right }
}
