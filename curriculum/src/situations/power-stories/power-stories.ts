import { type Text, tex } from '@skills-center/messages/values'
import { type Powers, powerTex } from '../../exponents/powers.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  base: number
  groups: readonly [number, number]
  things: readonly [number, number]
}

/** A number of groups with a number of things in each, all powers of one base. */
const stories = {
  chip: { base: 2, groups: [5, 12], things: [5, 14] },
  bacteria: { base: 2, groups: [2, 7], things: [7, 18] },
  drive: { base: 2, groups: [3, 9], things: [3, 10] },
  video: { base: 2, groups: [8, 14], things: [15, 20] },
  stars: { base: 10, groups: [3, 9], things: [10, 11] },
  sand: { base: 10, groups: [4, 5], things: [6, 7] },
  molecules: { base: 10, groups: [3, 6], things: [20, 21] },
  shares: { base: 3, groups: [2, 6], things: [2, 6] },
  seeds: { base: 5, groups: [3, 6], things: [2, 4] },
  tiles: { base: 3, groups: [2, 5], things: [3, 8] },
  beads: { base: 7, groups: [2, 5], things: [2, 5] },
} as const satisfies Record<string, Ranges>
type StoryId = keyof typeof stories
const requireRanges = (story: StoryId): Ranges => stories[story]

/**
 * The total (a product) or the number in each group (a quotient). `plain`: the number of groups is not written as a
 * power.
 */
export interface PowerStory extends Powers {
  story: StoryId
  plain: boolean
}

export function drawPowerStory(random: Random, form: 'product' | 'quotient', plain: boolean): PowerStory {
  const story = random.pick(keysOf(stories))
  const { base, groups, things } = requireRanges(story)
  const most = base === 2 ? 6 : base === 3 ? 4 : base === 10 ? 6 : 3
  const many = plain
    ? random.integer(Math.min(2, groups[0]), Math.min(groups[1], most))
    : random.integer(...groups)
  const each = random.integer(...things)
  const own = { base, form, c: 2, story, plain }
  return form === 'product' ? { ...own, a: many, b: each } : { ...own, a: many + each, b: many }
}

export function tellPowerStory({ story, base, form, a, b, plain }: PowerStory): Text {
  const groups = form === 'product' ? a : b
  const shown = tex(plain ? (base ** groups).toLocaleString('en-US') : powerTex(base, groups))
  return form === 'product'
    ? say(`${story}.total`, { groups: shown, things: tex(powerTex(base, b)) })
    : say(`${story}.each`, { groups: shown, all: tex(powerTex(base, a)) })
}
