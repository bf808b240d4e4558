import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../random.ts'
import { isWholeRoot, rootTex, squared, triples } from './sides.ts'

/** The squares of three sides, in display order. */
export type SideSet = number[]

export const setText = (set: SideSet): string[] =>
  set.map((square) => (isWholeRoot(square) ? String(Math.sqrt(square)) : rootTex(square)))
export const isRightSet = (set: SideSet): boolean =>
  set.reduce((sum, each) => sum + each, 0) === 2 * Math.max(...set)

/** Three sides that form a right angle. */
function goodSet(random: Random, level: Level): SideSet {
  if (level < 3) return random.pick(triples(level === 1 ? 26 : 60)).map(squared)
  const [p, q] = [random.integer(2, 30), random.integer(2, 30)]
  return [p, q, p + q]
}

/** Three sides that almost do; with roots, sides whose numbers add up: √2, √3, and 5. */
function nearSet(random: Random, level: Level): SideSet {
  if (level === 3) {
    const [p, q] = [random.integer(2, 9), random.integer(2, 9)]
    return random.chance(0.5)
      ? [p, q, p + q + random.pick([-1, 1, 2])]
      : [squared(p), squared(q), p + q + squared(q)]
  }
  const [a, b] = [random.integer(4, 20), random.integer(4, 24)]
  return [a, b, Math.round(Math.hypot(a, b)) + random.pick([0, 1])].map(squared)
}

/** Five sets: in increasing order (level 1), in any order (level 2), with roots (level 3). */
export function drawSets(random: Random, level: Level): SideSet[] {
  const count = random.integer(2, 3)
  return [0, 1, 2, 3, 4].map((at) => {
    const set = at < count ? goodSet(random, level) : nearSet(random, level)
    return level === 1 ? set.toSorted((one, other) => one - other) : random.shuffle(set)
  })
}

export function areClearSets(sets: SideSet[], level: Level): boolean {
  const rising = sets.map((set) => set.toSorted((one, other) => one - other))
  const isTriangle = rising.every((set) => {
    const [a = 0, b = 0, c = 0] = set.map(Math.sqrt)
    return a > 1 && a + b > c + 0.2
  })
  return (
    isTriangle &&
    new Set(rising.map((set) => set.join(' '))).size === sets.length &&
    [2, 3].includes(sets.filter(isRightSet).length) &&
    (level < 3 || sets.every((set) => set.some((each) => !isWholeRoot(each))))
  )
}

/** The squares of the sides on a card. */
export const setShown = (card: string): SideSet =>
  [...card.matchAll(/\\sqrt\{(\d+)\}|(\d+)/g)].map(([, root, side]) =>
    root === undefined ? squared(Number(side)) : Number(root),
  )
