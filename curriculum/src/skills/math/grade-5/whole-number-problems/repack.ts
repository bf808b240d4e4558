import type { Random } from '#form'
import { drawUntil, keysOf } from '#form'
import { someone } from '#people/people.ts'
import type { UnitId } from '#units/units.ts'

/** Things that come in equal groups and go into other groups: the numbers of groups, of things in each, and the new size. */
const stories = {
  apples: ['apple', 'crate', 'bag', [14, 36], [45, 96], [12, 25]],
  marbles: ['marble', 'box', 'bag', [15, 60], [24, 36], [12, 18]],
  books: ['book', 'shelf', 'box', [12, 40], [18, 36], [14, 28]],
  chairs: ['chair', 'stack', 'row', [14, 40], [11, 16], [18, 32]],
  pencils: ['pencil', 'box', 'bag', [12, 36], [48, 96], [12, 24]],
  bricks: ['brick', 'pallet', 'stack', [11, 24], [60, 96], [25, 48]],
  photos: ['photo', 'box', 'folder', [11, 28], [40, 90], [18, 36]],
  buttons: ['button', 'box', 'bag', [14, 40], [48, 64], [15, 28]],
} as const satisfies Record<
  string,
  readonly [thing: UnitId, first: UnitId, group: UnitId, ...ranges: (readonly [number, number])[]]
>
type StoryId = keyof typeof stories
const ids = keysOf(stories)
export const nounsOf = (story: StoryId) => stories[story]

export interface Repack {
  who: string
  story: StoryId
  asks: 'exact' | 'full' | 'needed' | 'left'
  /** Groups, things in each, size of the new groups. */
  a: number
  b: number
  c: number
  /** Things that are set aside before. */
  aside: number
}
export const totalOf = ({ a, b, aside }: Repack): number => a * b - aside
export const fullOf = (its: Repack): number => Math.floor(totalOf(its) / its.c)
export const restOf = (its: Repack): number => totalOf(its) % its.c
type Range = readonly [from: number, to: number]

function rangesOf(story: keyof typeof stories): readonly [groups: Range, each: Range, size: Range] {
  const [, , , groups, each, size] = stories[story]
  return [groups, each, size]
}

export const repackKey = (its: Repack): number =>
  ({ exact: fullOf(its), full: fullOf(its), needed: fullOf(its) + 1, left: restOf(its) })[its.asks]

/** Divides without a remainder where the question is `exact`. */
export function drawRepack(random: Random, asks: Repack['asks'], isAside: boolean): Repack {
  const story = random.pick(ids)
  const [groups, each, size] = rangesOf(story)
  const who = someone(random)
  return drawUntil(
    () => ({
      who,
      story,
      asks,
      a: random.integer(...groups),
      b: random.integer(...each),
      c: random.integer(...size),
      aside: isAside ? random.integer(11, 60) : 0,
    }),
    (its) => {
      const rest = restOf(its)
      if (its.c === its.a || its.c === its.b) return false
      if (asks === 'exact') return rest === 0 && fullOf(its) !== its.c
      return rest > 1 && its.c - rest > 1 && its.c - rest !== rest && fullOf(its) > 11
    },
  )
}
