import { sumOf } from '../../data-sets/measures.ts'
import type { Random } from '../../random.ts'
import { tableFigure } from '../../shapes/display/display.ts'
import { say } from './messages.gen.ts'

const stories = ['school', 'library', 'orchard', 'bus', 'town', 'club', 'market', 'museum'] as const
const groupsOf = ['a', 'b', 'c'] as const

/** A population of three groups, and a sample with the same proportions. */
export interface Makeup {
  story: (typeof stories)[number]
  /** Relative sizes of the groups: each part stands for `each` members of the population, and `taken` of the sample. */
  parts: [number, number, number]
  each: number
  taken: number
  /** The group asked about. */
  at: 0 | 1 | 2
  /** How many extra members of this group a mismatched sample has. */
  over: number
  asks: 'group' | 'size' | 'over'
}

export const wholeOf = ({ parts, each }: Makeup): number => sumOf(parts) * each
export const sizeOf = ({ parts, taken }: Makeup): number => sumOf(parts) * taken
export const membersOf = ({ parts, each, at }: Makeup): number => parts[at] * each
/** The number of the group's members in a matching sample. */
export const placesOf = ({ parts, taken, at }: Makeup): number => parts[at] * taken

const makeups = [
  [1, 3, 6],
  [2, 3, 5],
  [1, 4, 5],
  [3, 7, 10],
  [4, 7, 9],
  [2, 7, 11],
  [3, 8, 9],
  [5, 6, 9],
  [1, 2, 5],
  [3, 4, 8],
] as const

export function drawMakeup(random: Random, asks: Makeup['asks']): Makeup {
  const [a = 1, b = 1, c = 1] = random.shuffle(random.pick(makeups))
  return {
    story: random.pick(stories),
    parts: [a, b, c],
    each: random.integer(6, 30),
    taken: random.integer(2, 5),
    at: random.pick([0, 1, 2]),
    over: random.integer(2, 6),
    asks,
  }
}

/** The group sizes in a sample with too many of one group and too few of the next. */
export const unevenOf = ({ parts, taken, at, over }: Makeup): number[] =>
  parts.map((part, index) => part * taken + (index === at ? over : index === (at + 1) % 3 ? -over : 0))

export const tell = {
  about: ({ story }: Makeup) => say(`${story}.about`),
  group: ({ story, at }: Makeup) => say(`${story}.${groupsOf[at]}`),
}

/** The groups in the population, and in a sample that does not match. */
export function makeupFigure(its: Makeup) {
  const uneven = its.asks === 'over' ? unevenOf(its) : []
  return tableFigure(
    say(`${its.story}.title`),
    [say('groups'), say('in-all'), ...(its.asks === 'over' ? [say('in-sample')] : [])],
    its.parts.map((part, at) => [
      say(`${its.story}.${groupsOf[at] ?? 'a'}`),
      part * its.each,
      ...uneven.slice(at, at + 1),
    ]),
  )
}
