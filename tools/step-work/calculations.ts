import type { Chance } from '../answer-forms/chance.ts'
import { asDecimal, asKey, exact, over, plus, times, type Exact } from '../answer-forms/exact.ts'
import type { Solution } from './solutions.ts'

type JoinSign = '+' | '-' | '*' | '/'

/** A calculation that has only numbers. */
export type Tree =
  | { readonly kind: 'number'; readonly value: Exact }
  | { readonly kind: 'join'; readonly sign: JoinSign; readonly left: Tree; readonly right: Tree }
  | { readonly kind: 'square'; readonly of: Tree }

const number = (value: Exact): Tree => ({ kind: 'number', value })

export function someTree(chance: Chance, depth: number): Tree {
  if (depth === 0)
    return number(chance.is(0.8) ? exact(chance.whole(1, 12)) : exact(chance.whole(1, 5), chance.whole(2, 6)))
  if (chance.is(0.12)) return { kind: 'square', of: someTree(chance, Math.min(1, depth - 1)) }
  const sign = chance.pick<JoinSign>(['+', '-', '*', '/'])
  return {
    kind: 'join',
    sign,
    left: someTree(chance, depth - 1),
    right: someTree(chance, chance.whole(0, depth - 1)),
  }
}

/** Evaluates the tree; null if it divides by 0. */
export function valueOfTree(tree: Tree): Exact | null {
  if (tree.kind === 'number') return tree.value
  if (tree.kind === 'square') {
    const of = valueOfTree(tree.of)
    return of === null ? null : times(of, of)
  }
  const [left, right] = [valueOfTree(tree.left), valueOfTree(tree.right)]
  if (left === null || right === null) return null
  if (tree.sign === '+') return plus(left, right)
  if (tree.sign === '-') return plus(left, times(right, exact(-1)))
  if (tree.sign === '*') return times(left, right)
  return right.n === 0 ? null : over(left, right)
}

const strength = { '+': 1, '-': 1, '*': 2, '/': 2 } as const

export function writtenTree(tree: Tree, chance: Chance, min = 0): string {
  if (tree.kind === 'number') {
    const { value } = tree
    const decimal = asDecimal(value)
    const text = decimal !== null && decimal.length < 6 && chance.is(0.3) ? decimal : asKey(value)
    const isTight = value.n < 0 || text.includes('/')
    return isTight && min > 0 ? `(${text})` : text
  }
  if (tree.kind === 'square') {
    const text = `${writtenTree(tree.of, chance, 4)}^2`
    return min > 3 ? `(${text})` : text
  }
  const own = strength[tree.sign]
  const sign =
    tree.sign === '*' ? chance.pick(['*', '·', '×']) : tree.sign === '/' ? chance.pick(['÷', '/']) : tree.sign
  const text = `${writtenTree(tree.left, chance, own)} ${sign} ${writtenTree(tree.right, chance, own + 1)}`
  return own < min ? `(${text})` : text
}

/** Evaluates one node whose parts are numbers; null if the tree is already a number. */
export function oneStep(tree: Tree, chance: Chance): Tree | null {
  if (tree.kind === 'number') return null
  const value = valueOfTree(tree)
  if (tree.kind === 'square') {
    const of = oneStep(tree.of, chance)
    if (of !== null) return { kind: 'square', of }
    return value === null ? null : number(value)
  }
  const isLeftFirst = chance.is(0.6)
  for (const side of isLeftFirst ? (['left', 'right'] as const) : (['right', 'left'] as const)) {
    const made = oneStep(tree[side], chance)
    if (made !== null) return { ...tree, [side]: made }
  }
  return value === null ? null : number(value)
}

/** Returns a calculation solved in a random order. */
export function someCalculation(chance: Chance): Solution {
  for (;;) {
    const tree = someTree(chance, 3)
    const value = valueOfTree(tree)
    if (tree.kind === 'number' || value === null || Math.abs(value.n) > 1e6 || value.d > 400) continue
    const given = writtenTree(tree, chance)
    if (given.length > 120) continue
    const lines: string[] = []
    for (let now: Tree | null = oneStep(tree, chance); now !== null; now = oneStep(now, chance)) {
      // Students may skip steps.
      if (chance.is(0.75) || now.kind === 'number')
        lines.push(`${chance.is(0.3) ? '= ' : ''}${writtenTree(now, chance)}`)
    }
    return {
      task: { kind: 'rewrite', given, form: 'value' },
      lines,
      wrongAt: null,
      bug: null,
      isFinished: true,
    }
  }
}
