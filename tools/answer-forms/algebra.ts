import { judgeEquation } from '@skills-center/answers/judge-equation'
import { judgeExpression } from '@skills-center/answers/judge-expression'
import type { Verdict } from '@skills-center/answers/verdict'
import type { Case } from './case.ts'
import type { Chance } from './chance.ts'
import { anyStyle, plainStyle, render } from './render.ts'
import {
  anyTree,
  letter,
  minus,
  number,
  prime,
  product,
  rewritten,
  slipped,
  sum,
  type Tree,
  valueOf,
  withOtherLetters,
} from './trees.ts'

type Letters = readonly [string, ...string[]]
const alphabets: readonly [Letters, ...Letters[]] = [
  ['x'],
  ['x', 'y'],
  ['x', 'y', 'π'],
  ['a', 'b'],
  ['n'],
  ['r', 'π'],
]

const names = ['x', 'y', 'a', 'b', 'n', 'r', 'π'] as const

/** Three random points modulo the prime. Two polynomials that agree at all three are almost certainly equal. */
const places = (chance: Chance) =>
  [0, 1, 2].map(() => Object.fromEntries(names.map((name) => [name, chance.whole(2, prime - 2)])))

type Place = Readonly<Record<string, number>>
const samePlace = (at: Place): Place => at

/** Returns null when a value is undefined. */
function isSameExpression(chance: Chance, a: Tree, b: Tree, placeOf = samePlace): boolean | null {
  const pairs = places(chance).map((at) => [valueOf(a, at), valueOf(b, placeOf(at))])
  if (pairs.flat().includes(null)) return null
  return pairs.every(([left, right]) => left === right)
}

export function expressionCase(chance: Chance): Case {
  for (;;) {
    const letters = chance.pick(alphabets)
    const tree = anyTree(chance, letters, chance.whole(1, 2))
    let other = tree
    for (let times = chance.whole(0, 3); times > 0; times -= 1) other = rewritten(chance, other)
    if (chance.is(0.4)) other = slipped(chance, other, letters)
    const isSame = isSameExpression(chance, tree, other)
    if (isSame === null) continue
    const key = { value: render(tree, plainStyle) }
    const typed = render(other, anyStyle(chance))
    if (typed.length > 180 || key.value.length > 180) continue
    const isRenamed = withOtherLetters([other], [tree]).some((at) =>
      isSameExpression(chance, tree, other, at),
    )
    const want: Verdict = isSame ? 'correct' : isRenamed ? 'form' : 'incorrect'
    return { type: 'expression', typed, key, want, check: () => judgeExpression(typed, key) }
  }
}

/** Whether the differences of both equations' sides are proportional; null when that is undefined. */
function isSameEquation(chance: Chance, a: Tree, b: Tree, placeOf = samePlace): boolean | null {
  const at = places(chance)
  const [left, right] = [at.map((place) => valueOf(a, place)), at.map((place) => valueOf(b, placeOf(place)))]
  const [l0, l1, l2] = left ?? []
  const [r0, r1, r2] = right ?? []
  if (l0 == null || l1 == null || l2 == null || r0 == null || r1 == null || r2 == null) return null
  // Equations without a variable, such as 3 = 5 and 0 = 0, cannot be compared this way.
  if ((l0 === l1 && l1 === l2) || (r0 === r1 && r1 === r2)) return null
  return (l0 * r1) % prime === (l1 * r0) % prime && (l1 * r2) % prime === (l2 * r1) % prime
}

export function equationCase(chance: Chance): Case {
  for (;;) {
    const letters = chance.pick<Letters>([['x'], ['x', 'y'], ['x', 'y'], ['a', 'b']])
    const isSolved = letters.length > 1 && chance.is(0.4)
    const sides: [Tree, Tree] = [
      isSolved ? letter(letters[1] ?? 'y') : anyTree(chance, letters, 1),
      isSolved ? anyTree(chance, [letters[0]], 1) : anyTree(chance, letters, chance.whole(0, 1)),
    ]
    let [a, b] = sides
    for (let steps = chance.whole(0, 2); steps > 0; steps -= 1) [a, b] = moved(chance, a, b, letters)
    if (chance.is(0.4)) a = slipped(chance, a, letters)
    const isSame = isSameEquation(chance, minus(...sides), minus(a, b))
    if (isSame === null) continue
    const hand = anyStyle(chance)
    const key = { value: `${render(sides[0], plainStyle)}=${render(sides[1], plainStyle)}` }
    const typed = render(a, hand) + chance.pick([' = ', '=', ' = ', ' equals ']) + render(b, hand)
    if (typed.length > 180) continue
    const isRenamed = withOtherLetters([a, b], sides).some((at) =>
      isSameEquation(chance, minus(...sides), minus(a, b), at),
    )
    const want: Verdict = isSame ? 'correct' : isRenamed ? 'form' : 'incorrect'
    return { type: 'equation', typed, key, want, check: () => judgeEquation(typed, key) }
  }
}

/** Applies one step that keeps the solutions. */
function moved(chance: Chance, a: Tree, b: Tree, letters: readonly [string, ...string[]]): [Tree, Tree] {
  const k = number(chance.whole(2, 6))
  const term = anyTree(chance, letters, 0)
  return chance.pick<() => [Tree, Tree]>([
    () => [b, a],
    () => [sum(a, term), sum(b, term)],
    () => [minus(a, term), minus(b, term)],
    () => [product(k, a), product(k, b)],
    () => [minus(a, b), number(0)],
    () => [rewritten(chance, a), b],
    () => [a, rewritten(chance, b)],
    () => [
      { kind: 'part', of: a, below: 3 },
      { kind: 'part', of: b, below: 3 },
    ],
    () => [
      { kind: 'negative', of: a },
      { kind: 'negative', of: b },
    ],
  ])()
}
