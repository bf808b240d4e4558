import { type Text, tex } from '@skills-center/messages/values'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { type Scientific, scientificTex, standardText } from '../../scientific/scientific.ts'
import { say } from './messages.gen.ts'

/** The range of realistic exponents. */
type Range = readonly [from: number, to: number]

/** A single count or measurement. */
const counts = {
  large: {
    parks: [6, 7],
    bacteria: [6, 9],
    library: [6, 7],
    camera: [7, 7],
    reef: [5, 8],
    video: [5, 8],
    country: [6, 7],
    satellite: [7, 9],
  },
  small: {
    dust: [-7, -5],
    bubble: [-7, -7],
    cell: [-6, -5],
    chip: [-10, -9],
    silk: [-6, -6],
    paint: [-5, -5],
    raindrop: [-6, -5],
    pollen: [-5, -5],
  },
} as const satisfies Record<string, Record<string, Range>>
export type CountId = keyof (typeof counts)['large'] | keyof (typeof counts)['small']

/** Two measurements of the same kind, the larger one first, by their exponents. */
const rivals = {
  large: {
    people: [6, 3],
    ants: [5, 2],
    drives: [12, 8],
    songs: [7, 4],
    lakes: [11, 6],
    trees: [8, 4],
    libraries: [6, 4],
    pictures: [8, 6],
  },
  small: {
    pollen: [-5, -8],
    seeds: [-2, -5],
    computers: [-6, -9],
    sheets: [-4, -7],
    drops: [-5, -12],
    hair: [-5, -9],
    flashes: [-3, -12],
    mites: [-4, -6],
  },
} as const satisfies Record<string, Record<string, Range>>
export type RivalsId = keyof (typeof rivals)['large'] | keyof (typeof rivals)['small']

/** The size of one thing and the number of them, by exponent; `first` where the first factor is a known fact. */
const products = {
  sand: { exponents: [-5, 9] },
  computer: { exponents: [9, 4] },
  foil: { exponents: [-5, 3] },
  bacteria: { exponents: [-12, 8] },
  files: { exponents: [6, 3] },
  light: { exponents: [8, 4], first: 3 },
  drops: { exponents: [21, 3], first: 1.7 },
  ink: { exponents: [-5, 6] },
} as const satisfies Record<string, { exponents: Range; first?: number }>
export type ProductId = keyof typeof products

/** Two amounts of the same thing, to add or compare: the exponent of the larger one. */
const pairs = {
  lakes: [9, 11],
  harvest: [5, 7],
  files: [8, 11],
  asteroids: [8, 12],
} as const satisfies Record<string, Range>
export type PairId = keyof typeof pairs

const keys = <Id extends string>(of: Readonly<Record<Id, unknown>>): Id[] => keysOf(of)

export interface Counted extends Scientific {
  story: CountId
  who: string
}

/** Two or three significant digits. */
export function drawCount(random: Random, size: 'large' | 'small'): Counted {
  const ranges: Readonly<Record<string, Range>> = counts[size]
  const story = random.pick<CountId>(size === 'large' ? keys(counts.large) : keys(counts.small))
  const [from, to] = ranges[story] ?? [0, 0]
  const first = random.chance(0.5) ? random.integer(11, 99) / 10 : random.integer(101, 999) / 100
  return { story, first, exponent: random.integer(from, to), who: someone(random) }
}
export const tellCount = ({ story, who, ...its }: Counted): Text =>
  say(`count.${story}`, { n: standardText(its), who: person(who) })

export function drawRivals(random: Random, size: 'large' | 'small'): { story: RivalsId; exponents: Range } {
  const ranges: Readonly<Record<string, Range>> = rivals[size]
  const story = random.pick<RivalsId>(size === 'large' ? keys(rivals.large) : keys(rivals.small))
  return { story, exponents: ranges[story] ?? [0, 0] }
}
export const tellRivals = (story: RivalsId, more: Scientific, less: Scientific): Text =>
  say(`rivals.${story}`, { more: tex(scientificTex(more)), less: tex(scientificTex(less)) })

export function drawProduct(random: Random): { story: ProductId; one: Scientific; other: Scientific } {
  const story = random.pick(keys(products))
  const { exponents, first }: { exponents: Range; first?: number } = products[story]
  const [m, n] = exponents
  return {
    story,
    one: { first: first ?? random.integer(15, 95) / 10, exponent: m },
    other: {
      first: first === undefined ? random.integer(2, 9) : random.integer(61, 98) / 10,
      exponent: n + random.integer(0, 1),
    },
  }
}
export const tellProduct = (story: ProductId, one: Scientific, other: Scientific): Text =>
  say(`product.${story}`, { one: tex(scientificTex(one)), other: tex(scientificTex(other)) })

export function drawPair(random: Random): { story: PairId; exponent: number } {
  const story = random.pick(keys(pairs))
  const [from, to] = pairs[story]
  return { story, exponent: random.integer(from, to) }
}
export const tellPair = (story: PairId, asks: 'plus' | 'minus', one: Scientific, other: Scientific): Text =>
  say(`pair.${story}.${asks}`, { one: tex(scientificTex(one)), other: tex(scientificTex(other)) })
