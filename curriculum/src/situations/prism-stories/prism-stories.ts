import { type Money, money, type Text } from '@skills-center/messages/values'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import {
  type CoveredPrism,
  coveredSurface,
  prismVolume,
  type PrismBase,
} from '../../right-prisms/right-prisms.ts'
import type { LengthUnit } from '../../round-figures/round-figures.ts'
import { cubic } from '../../solids/boxes.ts'
import { quantity } from '../../units/units.ts'
import { say } from './messages.gen.ts'

type Sizes = readonly (readonly [a: number, top: number, wall: number, c: number, slant: number])[]
interface Scene {
  base: PrismBase
  unit: LengthUnit
  measure: 'volume' | 'area'
  /** Its lowest rectangle is not covered. */
  isOpen?: boolean
  sizes: Sizes
  lengths: readonly number[]
  /** The amount filled in at a time, or the cost per square unit in dollars; empty if neither makes sense. */
  rates: readonly number[]
}

const scenes = {
  pool: {
    base: 'trapezoid',
    unit: 'meter',
    measure: 'volume',
    sizes: [
      [3, 1, 0, 20, 0],
      [3, 1, 0, 25, 0],
      [2, 1, 0, 16, 0],
      [2, 1, 0, 20, 0],
    ],
    lengths: [6, 8, 9, 10, 12],
    rates: [4, 5, 6, 8, 10],
  },
  trough: {
    base: 'trapezoid',
    unit: 'foot',
    measure: 'volume',
    sizes: [
      [4, 2, 0, 2, 0],
      [3, 2, 0, 2, 0],
      [3, 1, 0, 2, 0],
      [5, 3, 0, 2, 0],
    ],
    lengths: [6, 7, 8, 9, 10, 12],
    rates: [1, 2, 3],
  },
  planter: {
    base: 'trapezoid',
    unit: 'foot',
    measure: 'volume',
    sizes: [
      [3, 1, 0, 2, 0],
      [3, 2, 0, 2, 0],
      [2, 1, 0, 2, 0],
    ],
    lengths: [4, 5, 6, 7, 8, 10],
    rates: [2, 3],
  },
  attic: {
    base: 'triangle',
    unit: 'foot',
    measure: 'volume',
    sizes: [
      [24, 0, 0, 9, 0],
      [24, 0, 0, 10, 0],
      [20, 0, 0, 8, 0],
      [18, 0, 0, 8, 0],
    ],
    lengths: [20, 25, 30, 35, 40],
    rates: [60, 90, 120, 200],
  },
  cheese: {
    base: 'triangle',
    unit: 'inch',
    measure: 'volume',
    sizes: [
      [3, 0, 0, 4, 0],
      [4, 0, 0, 5, 0],
      [4, 0, 0, 6, 0],
      [3, 0, 0, 6, 0],
    ],
    lengths: [2, 3, 4],
    rates: [2, 3],
  },
  ramp: {
    base: 'right',
    unit: 'foot',
    measure: 'volume',
    sizes: [
      [12, 0, 0, 3, 0],
      [12, 0, 0, 4, 0],
      [16, 0, 0, 4, 0],
      [10, 0, 0, 3, 0],
    ],
    lengths: [4, 5, 6, 8],
    rates: [6, 8, 9, 10],
  },
  tent: {
    base: 'triangle',
    unit: 'foot',
    measure: 'area',
    sizes: [
      [6, 0, 0, 4, 5],
      [8, 0, 0, 3, 5],
    ],
    lengths: [6, 7, 8, 9, 10],
    rates: [2, 3],
  },
  gift: {
    base: 'triangle',
    unit: 'inch',
    measure: 'area',
    sizes: [
      [6, 0, 0, 4, 5],
      [8, 0, 0, 3, 5],
      [12, 0, 0, 8, 10],
    ],
    lengths: [8, 9, 10, 12, 14, 15],
    rates: [],
  },
  greenhouse: {
    base: 'house',
    unit: 'meter',
    measure: 'area',
    isOpen: true,
    sizes: [
      [8, 0, 2, 3, 5],
      [8, 0, 3, 3, 5],
    ],
    lengths: [10, 12, 14, 15, 16, 20],
    rates: [20, 25, 30],
  },
  shed: {
    base: 'house',
    unit: 'foot',
    measure: 'area',
    isOpen: true,
    sizes: [
      [8, 0, 6, 3, 5],
      [8, 0, 7, 3, 5],
    ],
    lengths: [8, 9, 10, 11, 12],
    rates: [1, 2],
  },
  skate: {
    base: 'right',
    unit: 'foot',
    measure: 'area',
    isOpen: true,
    sizes: [
      [4, 0, 0, 3, 5],
      [8, 0, 0, 6, 10],
    ],
    lengths: [4, 5, 6, 7, 8],
    rates: [2, 3],
  },
} as const satisfies Record<string, Scene>
type PrismStoryId = keyof typeof scenes
const ids = keysOf(scenes)
const sceneOf = (id: PrismStoryId): Scene => scenes[id]

/** A prism in a story: its volume or surface area, and the quantity computed from it (`rate`) in a longer story. */
export interface PrismStory extends CoveredPrism {
  story: PrismStoryId
  rate: number | null
  who: string
}
export const isVolume = ({ story }: PrismStory): boolean => scenes[story].measure === 'volume'
export const measureOf = (its: PrismStory): number => (isVolume(its) ? prismVolume(its) : coveredSurface(its))
/** How many times the rate fits into the volume, or the cost of the surface. */
export const counted = (its: PrismStory, measure: number): number => {
  if (its.rate === null) return measure
  return isVolume(its) ? measure / its.rate : measure * its.rate
}

export function drawPrismStory(random: Random, which: Scene['measure'] | 'more'): PrismStory {
  const story = random.pick(
    ids.filter((id) => (which === 'more' ? sceneOf(id).rates.length > 0 : scenes[id].measure === which)),
  )
  const { base, unit, sizes, lengths, rates, isOpen = false } = sceneOf(story)
  const [a, top, wall, c, slant] = random.pick([...sizes])
  return {
    story,
    who: someone(random),
    base,
    unit,
    a,
    top,
    wall,
    c,
    slant,
    length: random.pick([...lengths]),
    isOpen,
    rate: which === 'more' ? random.pick([...rates]) : null,
  }
}

export function tellPrism(its: PrismStory): Text[] {
  const { story, unit, rate } = its
  const of = (q: number) => quantity(q, unit)
  const sizes = {
    who: person(its.who),
    a: of(its.a),
    top: of(its.top),
    wall: of(its.wall),
    c: of(its.c),
    slant: of(its.slant),
    length: of(its.length),
  }
  const told = say(`${story}.told`, sizes)
  if (rate === null || story === 'gift') return [told, say(`${story}.asks`, sizes)]
  const values = { who: sizes.who, rate: isVolume(its) ? cubic(rate, unit) : price(rate) }
  return [told, say(`${story}.more`, values)]
}
const price = (dollars: number): Money => money(100 * dollars)
