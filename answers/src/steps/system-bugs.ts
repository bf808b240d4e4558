import { termsOf, type Expression } from '../algebra/expression.ts'
import { numberOf, oppositeOf, plusOf, timesOf } from './numbers.ts'
import { replaced } from './replace.ts'
import { swapped, type Sides, type TwoSides } from './sides.ts'
import type { MadeSides } from './equation-bugs.ts'
import { rational } from '../rational.ts'
import { rewrittenSomewhere } from './replace.ts'
import type { Above } from './work.ts'
import type { Statement } from './read-line.ts'

/** The equations that can be combined: those of the system, and lines that follow from them. */
function equationsOf({ earlier, read }: Above): TwoSides[] {
  if (read.context.kind !== 'system') return []
  return earlier.flat().flatMap(twoSidesOf).slice(0, 6)
}

function twoSidesOf(statement: Statement): TwoSides[] {
  if (statement.kind !== 'relations') return []
  const [left, right] = statement.relations.sides
  return left && right ? [{ left: left.expression, right: right.expression, sign: '=' }] : []
}

/** Valid ways to make one equation from two: substitution, their sum, and their difference. */
export function systemStarts(above: Above): Sides[] {
  const equations = equationsOf(above)
  const substituted = pairs(equations).flatMap(({ first, second }) => {
    const solo = soloOf(first)
    if (solo === null) return []
    const put = (side: Expression) => replaced(side, solo.letter, solo.value)
    return [{ left: put(second.left), right: put(second.right), sign: '=' as const }]
  })
  const combined = pairs(equations).flatMap(({ first, second }) =>
    [1, -1].map((sign): Sides => ({
      left: plusOf([first.left, signed(second.left, sign)]),
      right: plusOf([first.right, signed(second.right, sign)]),
      sign: '=',
    })),
  )
  return [...equations, ...substituted, ...combined].slice(0, 20)
}

/** Mistakes in substituting one equation into the other, or in adding them. */
export function* systemBugs(above: Above): Generator<MadeSides> {
  for (const { first, second } of pairs(equationsOf(above))) {
    yield* substituting(first, second, above)
    for (const sign of [1, -1]) {
      const [left, right] = [signed(second.left, sign), signed(second.right, sign)]
      const other = oppositeOf(right)
      yield {
        name: 'adds-for-subtracts',
        sides: { left: plusOf([first.left, left]), right: plusOf([first.right, other]), sign: '=' },
      }
      yield {
        name: 'combines-one-side',
        sides: { left: plusOf([first.left, left]), right: first.right, sign: '=' },
      }
    }
    const [head, ...tail] = termsOf(second.left)
    if (head !== undefined && tail.length > 0) {
      const left = plusOf([first.left, oppositeOf(head), ...tail])
      yield {
        name: 'subtracts-one-term',
        sides: { left, right: plusOf([first.right, oppositeOf(second.right)]), sign: '=' },
      }
    }
  }
}

function* substituting(first: TwoSides, second: TwoSides, { read }: Above): Generator<MadeSides> {
  const solo = soloOf(first)
  if (solo === null) return
  const terms = termsOf(solo.value)
  // 2y with y = x + 3 as 2x + 3.
  for (const side of ['left', 'right'] as const) {
    for (const { tree } of rewrittenSomewhere(second[side], (node) =>
      withoutParentheses(node, solo.letter, terms),
    ))
      yield { name: 'no-parentheses', sides: { ...second, [side]: tree } }
  }
  for (const letter of read.context.letters) {
    if (letter === solo.letter) continue
    const put = (its: Expression) => replaced(its, letter, solo.value)
    yield { name: 'wrong-letter', sides: { left: put(second.left), right: put(second.right), sign: '=' } }
  }
}

function* withoutParentheses(node: Expression, letter: string, terms: readonly Expression[]) {
  const [first, ...others] = terms
  if (first === undefined || others.length === 0) return
  const isIt = (factor: Expression) => factor.kind === 'letter' && factor.name === letter
  if (node.kind === 'product' && node.factors.some(isIt)) {
    const made = timesOf(node.factors.map((factor) => (isIt(factor) ? first : factor)))
    yield { tree: plusOf([made, ...others]), name: null }
  }
  if (node.kind === 'negative' && isIt(node.of))
    yield { tree: plusOf([oppositeOf(first), ...others]), name: null }
}

const signed = (side: Expression, sign: number): Expression =>
  sign > 0 ? side : plusOf(termsOf(side).map((term) => timesOf([numberOf(rational(-1)), term])))

function pairs(equations: readonly TwoSides[]): { first: TwoSides; second: TwoSides }[] {
  return equations.flatMap((first) =>
    equations.filter((second) => second !== first).map((second) => ({ first, second })),
  )
}

/** The letter that an equation is solved for, and its value. */
function soloOf(sides: TwoSides): { letter: string; value: Expression } | null {
  for (const { left, right } of [sides, swapped(sides)]) {
    if (left.kind === 'letter') return { letter: left.name, value: right }
  }
  return null
}
