import type { Chance } from './chance.ts'

/** An expression as the generator builds it. */
export type Tree =
  | { kind: 'number'; value: number }
  | { kind: 'letter'; name: string }
  | { kind: 'root'; of: number }
  | { kind: 'sum'; terms: readonly [Tree, Tree] }
  | { kind: 'product'; factors: readonly [Tree, Tree] }
  | { kind: 'negative'; of: Tree }
  | { kind: 'square'; of: Tree }
  | { kind: 'part'; of: Tree; below: number }

export const number = (value: number): Tree =>
  value < 0 ? negative(number(-value)) : { kind: 'number', value }
export const letter = (name: string): Tree => ({ kind: 'letter', name })
export const sum = (a: Tree, b: Tree): Tree => ({ kind: 'sum', terms: [a, b] })
export const product = (a: Tree, b: Tree): Tree => ({ kind: 'product', factors: [a, b] })
const negative = (of: Tree): Tree => ({ kind: 'negative', of })
export const minus = (a: Tree, b: Tree): Tree => sum(a, negative(b))

/** Returns a random tree with small parts; `letters` may include π. */
export function anyTree(chance: Chance, letters: readonly [string, ...string[]], depth: number): Tree {
  if (depth === 0) {
    return chance.pick<() => Tree>([
      () => number(chance.whole(1, 12)),
      () => letter(chance.pick(letters)),
      () => product(number(chance.whole(2, 9)), letter(chance.pick(letters))),
    ])()
  }
  const inner = () => anyTree(chance, letters, depth - 1)
  return chance.pick<() => Tree>([
    () => sum(inner(), inner()),
    () => sum(inner(), inner()),
    () => minus(inner(), inner()),
    () => product(number(chance.whole(2, 9)), inner()),
    () => product(inner(), inner()),
    () => negative(inner()),
    () => ({ kind: 'square', of: inner() }),
    () => ({ kind: 'part', of: inner(), below: chance.whole(2, 6) }),
    () => product({ kind: 'root', of: chance.pick([3, 5, 7, 11]) }, inner()),
  ])()
}

/** Rewrites one random place in the tree by a law of arithmetic. */
export function rewritten(chance: Chance, tree: Tree): Tree {
  if (chance.is(0.55)) {
    const inside = rewrittenInside(chance, tree)
    if (inside !== null) return inside
  }
  const k = chance.whole(2, 5)
  return chance.pick<() => Tree>([
    () => (tree.kind === 'sum' ? sum(tree.terms[1], tree.terms[0]) : tree),
    () => (tree.kind === 'product' ? product(tree.factors[1], tree.factors[0]) : tree),
    () => distributed(tree),
    () => squareOpened(tree),
    () => minus(sum(tree, number(k)), number(k)),
    () => ({ kind: 'part', of: product(number(k), tree), below: k }),
    () => negative(negative(tree)),
    () => minus(product(number(k), tree), product(number(k - 1), tree)),
    () => (tree.kind === 'square' ? product(tree.of, tree.of) : tree),
    () =>
      tree.kind === 'root' ? { kind: 'part', of: { kind: 'root', of: tree.of * k * k }, below: k } : tree,
  ])()
}

function rewrittenInside(chance: Chance, tree: Tree): Tree | null {
  switch (tree.kind) {
    case 'sum':
      return chance.is(0.5)
        ? sum(rewritten(chance, tree.terms[0]), tree.terms[1])
        : sum(tree.terms[0], rewritten(chance, tree.terms[1]))
    case 'product':
      return chance.is(0.5)
        ? product(rewritten(chance, tree.factors[0]), tree.factors[1])
        : product(tree.factors[0], rewritten(chance, tree.factors[1]))
    case 'negative':
    case 'square':
    case 'part':
      return { ...tree, of: rewritten(chance, tree.of) }
    default:
      return null
  }
}

/** Rewrites a(b + c) as ab + ac. */
function distributed(tree: Tree): Tree {
  if (tree.kind === 'negative' && tree.of.kind === 'sum')
    return sum(negative(tree.of.terms[0]), negative(tree.of.terms[1]))
  if (tree.kind !== 'product') return tree
  const [a, b] = tree.factors
  if (b.kind === 'sum') return sum(product(a, b.terms[0]), product(a, b.terms[1]))
  return a.kind === 'sum' ? sum(product(a.terms[0], b), product(a.terms[1], b)) : tree
}

/** Rewrites (a + b)² as a² + 2ab + b². */
function squareOpened(tree: Tree): Tree {
  if (tree.kind !== 'square' || tree.of.kind !== 'sum') return tree
  const [a, b] = tree.of.terms
  return sum(sum({ kind: 'square', of: a }, product(number(2), product(a, b))), { kind: 'square', of: b })
}

function partsOf(tree: Tree): readonly Tree[] {
  switch (tree.kind) {
    case 'sum':
      return tree.terms
    case 'product':
      return tree.factors
    case 'negative':
    case 'square':
    case 'part':
      return [tree.of]
    default:
      return []
  }
}

/** Returns the variables in a tree, without π. */
const lettersOf = (tree: Tree): readonly string[] =>
  tree.kind === 'letter' ? [tree.name].filter((name) => name !== 'π') : partsOf(tree).flatMap(lettersOf)

/**
 * Returns ways to rename variables: each maps letters found only in `typed` to the values of letters found only in
 * `wanted`.
 */
export function withOtherLetters(
  typed: readonly Tree[],
  wanted: readonly Tree[],
): readonly ((at: Readonly<Record<string, number>>) => Readonly<Record<string, number>>)[] {
  const [own, asked] = [typed, wanted].map((trees) => [...new Set(trees.flatMap(lettersOf))])
  const extra = (own ?? []).filter((name) => !asked?.includes(name))
  const missing = (asked ?? []).filter((name) => !own?.includes(name))
  if (extra.length === 0 || extra.length !== missing.length) return []
  return [missing, missing.toReversed()].map((names) => (at) => ({
    ...at,
    ...Object.fromEntries(extra.map((name, index) => [name, at[names[index] ?? ''] ?? 0])),
  }))
}

/** Changes one number, sign, or letter. */
export function slipped(chance: Chance, tree: Tree, letters: readonly [string, ...string[]]): Tree {
  switch (tree.kind) {
    case 'number':
      return number(tree.value + chance.pick([1, -1, 2, 10]))
    case 'letter':
      return chance.pick<() => Tree>([
        () => negative(tree),
        () => letter(chance.pick(letters)),
        () => number(2),
      ])()
    case 'root':
      return { kind: 'root', of: tree.of + 2 }
    case 'sum': {
      const [a, b] = tree.terms
      return chance.pick([
        () => sum(slipped(chance, a, letters), b),
        () => sum(a, slipped(chance, b, letters)),
        () => minus(a, b),
      ])()
    }
    case 'product': {
      const [a, b] = tree.factors
      return chance.is(0.5)
        ? product(slipped(chance, a, letters), b)
        : product(a, slipped(chance, b, letters))
    }
    case 'negative':
      return chance.is(0.5) ? tree.of : negative(slipped(chance, tree.of, letters))
    case 'square':
      return chance.is(0.3)
        ? product(number(2), tree.of)
        : { kind: 'square', of: slipped(chance, tree.of, letters) }
    case 'part':
      return { kind: 'part', of: slipped(chance, tree.of, letters), below: tree.below }
  }
}

/** A prime below 2²⁶, so that products of residues stay exact. 3, 5, 7, and 11 are quadratic residues modulo it. */
export const prime = 67_108_271

const powerOf = (base: number, exponent: number): number => {
  let [result, square, rest] = [1, base % prime, exponent]
  while (rest > 0) {
    if (rest % 2 === 1) result = (result * square) % prime
    square = (square * square) % prime
    rest = Math.floor(rest / 2)
  }
  return result
}
const inverse = (value: number) => powerOf(value, prime - 2)

/** The square root modulo the prime; null if there is none. This formula works because prime mod 4 is 3. */
function rootOf(value: number): number | null {
  const root = powerOf(value, (prime + 1) / 4)
  return (root * root) % prime === value % prime ? root : null
}

/** Evaluates the tree modulo the prime with these variable values; null where it is undefined. */
export function valueOf(tree: Tree, letters: Readonly<Record<string, number>>): number | null {
  const part = (its: Tree) => valueOf(its, letters)
  switch (tree.kind) {
    case 'number':
      return tree.value % prime
    case 'letter':
      return letters[tree.name] ?? null
    case 'root': {
      // √12 must equal 2√3. Modulo a prime, a root is known only up to its sign, so take the square factor out first.
      for (let k = 9; k > 1; k -= 1) {
        if (tree.of % (k * k) !== 0) continue
        const rest = rootOf(tree.of / (k * k))
        return rest === null ? null : (k * rest) % prime
      }
      return rootOf(tree.of)
    }
    case 'sum': {
      const [a, b] = [part(tree.terms[0]), part(tree.terms[1])]
      return a === null || b === null ? null : (a + b) % prime
    }
    case 'product': {
      const [a, b] = [part(tree.factors[0]), part(tree.factors[1])]
      return a === null || b === null ? null : (a * b) % prime
    }
    case 'negative': {
      const of = part(tree.of)
      return of === null ? null : (prime - of) % prime
    }
    case 'square': {
      const of = part(tree.of)
      return of === null ? null : (of * of) % prime
    }
    case 'part': {
      const of = part(tree.of)
      return of === null ? null : (of * inverse(tree.below)) % prime
    }
  }
}
