import type { Text } from '@skills-center/messages/values'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { big, boxesOf, type Cross, isPlant, pairOf, type Wanted } from './crosses.ts'
import { say } from './messages.gen.ts'
import { strong, weak } from './words.ts'

/** A cross, and what to count in its four boxes. */
export interface Asked extends Cross {
  wanted: Wanted
}

/** The number of boxes that count. */
export function hitsOf({ wanted, parents }: Asked): number {
  const [none, mixed, pure] = boxesOf(parents)
  return { dominant: mixed + pure, recessive: none, mixed, carrier: mixed }[wanted]
}
export const wantedTrait = ({ wanted, trait }: Asked): Text =>
  wanted === 'recessive' ? weak(trait) : strong(trait)

interface WrongBoxes {
  boxes: number
  misconception: MisconceptionId
  feedback: Text
}

/**
 * Known wrong counts of the four boxes. For carriers among three boxes, the count of half comes from half of all four.
 */
export function wrongBoxes(asked: Asked): WrongBoxes[] {
  const { trait, parents, wanted } = asked
  const [none, mixed, pure] = boxesOf(parents)
  const hits = hitsOf(asked)
  const pair = pairOf(trait, 1)
  const wrong = (boxes: number, misconception: MisconceptionId, feedback: Text) => ({
    boxes,
    misconception,
    feedback,
  })
  const shows = say('wrong.shows', { pair })
  const alike = say('wrong.look-alike', { pair, pure: pairOf(trait, 2) })
  const threeToOne = (boxes: number) =>
    wrong(boxes, 'heredity.always-three-to-one', say('wrong.three-to-one', { pair }))
  const known = {
    dominant: [wrong(pure, 'heredity.forgets-mixed', shows), threeToOne(3)],
    recessive: [wrong(none + mixed, 'heredity.recessive-shows', shows), threeToOne(1)],
    mixed: [wrong(mixed + pure, 'heredity.look-is-alleles', alike)],
    carrier: [
      wrong(1.5, 'heredity.ratio-as-fraction', say('wrong.left-out', { weak: weak(trait) })),
      wrong(3, 'heredity.look-is-alleles', alike),
      wrong(0, 'heredity.look-is-alleles', shows),
      wrong(1, 'heredity.other-trait', say('wrong.other')),
    ],
  }[wanted]
  const always =
    wanted === 'carrier'
      ? []
      : [
          wrong(4 - hits, 'heredity.other-trait', say('wrong.other')),
          wrong(2, 'heredity.half-and-half', say('wrong.half')),
        ]
  return [...known, ...always].filter(
    ({ boxes }, at, all) => boxes !== hits && all.findIndex((other) => other.boxes === boxes) === at,
  )
}

/** Which pairs count, and why. */
export function whoCounts({ trait, wanted }: Asked): Text {
  const [none, mixed, pure] = [pairOf(trait, 0), pairOf(trait, 1), pairOf(trait, 2)]
  if (wanted === 'carrier') return say('counts.carrier', { mixed, none })
  if (wanted === 'mixed') return say('counts.mixed', { mixed })
  return wanted === 'dominant'
    ? say('counts.dominant', { pure, mixed, big: big(trait), strong: strong(trait) })
    : say('counts.recessive', { none, big: big(trait), weak: weak(trait) })
}

/** Tells students what to look at in the boxes. */
export const whatCounts = (asked: Asked): Text =>
  asked.wanted === 'mixed'
    ? say('hint.pair', { pair: pairOf(asked.trait, 1) })
    : say('hint.trait', { trait: wantedTrait(asked) })

/** The description of each parent, and the alleles that it must have. */
export function toldParents(
  { trait, parents }: Cross,
  relatives: readonly ('mother' | 'father')[],
): { told: Text[]; why: Text[] } {
  const told = parents.map((pair, at) => {
    const n = at + 1
    if (pair === 0) return say('told.weak', { n, weak: weak(trait) })
    if (pair === 2) return say('told.line', { n, strong: strong(trait) })
    return say('told.parent', {
      n,
      strong: strong(trait),
      weak: weak(trait),
      relative: isPlant(trait) ? 'plant' : (relatives[at] ?? 'mother'),
    })
  })
  return {
    told,
    why: parents.map((pair, at) => say(`told.so-${pair}`, { n: at + 1, pair: pairOf(trait, pair) })),
  }
}
