import { bug, keysOf, type Random, type Text } from '#form'
import { type Fraction, lowest, minus, plus, sizeOf, times } from '#fractions/fraction.ts'
import { amount } from '#fractions/written.ts'
import { person, someone } from '#people/people.ts'
import { squareOf } from '#situations/mixed-rectangles/mixed-rectangles.ts'
import { say } from './messages.gen.ts'

/** Surfaces that people cover with small tiles, and the denominators of the sides of such tiles. */
const surfaces = {
  tray: { unit: 'foot', parts: [4, 6, 8] },
  tabletop: { unit: 'foot', parts: [2, 3, 4, 6] },
  wall: { unit: 'meter', parts: [4, 5, 8, 10] },
  patio: { unit: 'yard', parts: [2, 3, 4] },
  mosaic: { unit: 'inch', parts: [2, 3, 4] },
  shower: { unit: 'foot', parts: [3, 4, 6] },
  doorway: { unit: 'meter', parts: [5, 8, 10] },
  counter: { unit: 'yard', parts: [4, 6, 9] },
  bench: { unit: 'foot', parts: [2, 3, 4] },
  lid: { unit: 'inch', parts: [2, 3, 4] },
} as const
type Surface = keyof typeof surfaces

/** Tiles of 1/b by 1/d that cover a rectangle: `across` in each row, and `down` rows. */
export interface Tiling {
  surface: Surface
  who: string
  b: number
  d: number
  across: number
  down: number
}

export const oneOfTiling = ({ across, b }: Tiling): Fraction => [across, b]
export const otherOfTiling = ({ down, d }: Tiling): Fraction => [down, d]
export const areaOfTiling = (its: Tiling): Fraction => times(oneOfTiling(its), otherOfTiling(its))
export const countOf = ({ across, down }: Tiling): number => across * down
export const unitOf = ({ surface }: Pick<Tiling, 'surface'>) => surfaces[surface].unit
/** Patios, tabletops, and benches are at least 1 unit long and half a unit wide; trays are at most 2 feet long. */
const largeSurfaces: readonly Surface[] = ['patio', 'tabletop', 'bench']
export function isRealSize({ surface }: Pick<Tiling, 'surface'>, length: Fraction, width: Fraction): boolean {
  if (surface === 'tray') return sizeOf(length) <= 2
  return !largeSurfaces.includes(surface) || (sizeOf(length) >= 1 && sizeOf(width) >= 0.5)
}
export const squareUnitOf = (its: Pick<Tiling, 'surface'>) =>
  ({ ...squareOf, yard: 'square-yard' as const })[unitOf(its)]

const ids = keysOf(surfaces)

/** Square tiles have the same denominator on both sides. */
export function drawTiling(random: Random, kind: 'square' | 'oblong'): Tiling {
  const surface = random.pick(ids)
  // The longer side of a tile is its length.
  const [b = 2, d = 3] = random
    .sample<number>(surfaces[surface].parts, 2)
    .toSorted((one, other) => one - other)
  return {
    surface,
    who: someone(random),
    b,
    d: kind === 'square' ? b : d,
    across: random.integer(3, 9),
    down: random.integer(2, 7),
  }
}

/** Who covers what, and with which tiles. */
export const tellTiling = (its: Tiling): Text[] => [
  say(`scene.${its.surface}`, { who: person(its.who) }),
  tellTile(its),
]
export function tellTile(its: Tiling): Text {
  const [side, other] = [amount([1, its.b], unitOf(its)), amount([1, its.d], unitOf(its))]
  return its.b === its.d ? say('tile.square', { side }) : say('tile.oblong', { side, other })
}
export const tellSides = (its: Tiling): Text =>
  say('tile.sides', {
    one: amount(lowest(oneOfTiling(its)), unitOf(its)),
    other: amount(lowest(otherOfTiling(its)), unitOf(its)),
  })

/** Some tiles in a corner are shaded: `shaded` across and down, or none. */
export interface Shaded extends Tiling {
  shaded: readonly [across: number, down: number] | null
}
export const openTiles = (its: Shaded): number =>
  countOf(its) - (its.shaded === null ? 0 : its.shaded[0] * its.shaded[1])
export const openArea = (its: Shaded): Fraction => lowest([openTiles(its), its.b * its.d])

// Worked by hand: 5 by 3 tiles of 1/4 by 1/4; 3 by 2 tiles of 1/2 by 1/3, 2 by 1 of them shaded.
const squares: Shaded = {
  surface: 'tray',
  who: 'Ana',
  b: 4,
  d: 4,
  across: 5,
  down: 3,
  shaded: null,
}
const oblongs: Shaded = { ...squares, b: 2, d: 3, across: 3, down: 2, shaded: [2, 1] }

export const areaBugs = [
  bug<Shaded>({
    id: 'fraction.wrong-whole',
    answer: openTiles,
    feedback: () => say('tiles.counts'),
    example: [squares, 15],
  }),
  bug<Shaded>({
    id: 'area.tile-side',
    answer: (its) => [openTiles(its), Math.max(its.b, its.d)],
    feedback: () => say('tiles.side'),
    example: [squares, [15, 4]],
  }),
  bug<Shaded>({
    id: 'area.adds-lengths',
    answer: (its) => (its.shaded === null ? plus(oneOfTiling(its), otherOfTiling(its)) : null),
    feedback: () => say('tiles.adds'),
    // 5/4 + 3/4
    example: [squares, [2, 1]],
  }),
  bug<Shaded>({
    id: 'fraction.stops-early',
    answer: (its) => (its.shaded === null ? null : areaOfTiling(its)),
    feedback: () => say('tiles.all'),
    example: [oblongs, [1, 1]],
  }),
  bug<Shaded>({
    id: 'fraction.picks-part',
    answer: (its) => (its.shaded === null ? null : minus(areaOfTiling(its), openArea(its))),
    feedback: () => say('tiles.shaded'),
    example: [oblongs, [1, 3]],
  }),
]

/** How many square tiles cover a rectangle, or how wide it is if their number is known. */
export interface Counted extends Tiling {
  asks: 'count' | 'width'
}
export const countedAnswer = (its: Counted): Fraction =>
  its.asks === 'count' ? [countOf(its), 1] : lowest(otherOfTiling(its))
// 5 by 3 tiles of 1/4 by 1/4
const counted: Counted = { surface: 'tray', who: 'Ana', b: 4, d: 4, across: 5, down: 3, asks: 'count' }

export const countBugs = [
  bug<Counted>({
    id: 'area.tile-side',
    answer: (its) => (its.asks === 'count' ? [countOf(its), its.b] : null),
    feedback: ({ b }) => say('count.side', { n: b }),
    // 15/16 of a square foot, times 4
    example: [counted, [15, 4]],
  }),
  bug<Counted>({
    id: 'fraction.stops-early',
    answer: (its) => (its.asks === 'count' ? areaOfTiling(its) : its.down),
    feedback: ({ asks }) => say(`count.stops.${asks}`),
    example: [{ ...counted, asks: 'width' }, 3],
  }),
  bug<Counted>({
    id: 'area.adds-lengths',
    answer: ({ asks, across, down }) => (asks === 'count' ? across + down : null),
    feedback: () => say('count.adds'),
    example: [counted, 8],
  }),
  bug<Counted>({
    id: 'division.area-for-side',
    answer: (its) => (its.asks === 'width' ? areaOfTiling(its) : null),
    feedback: () => say('count.area'),
    example: [{ ...counted, asks: 'width' }, [15, 16]],
  }),
  bug<Counted>({
    id: 'fraction.picks-operation',
    answer: ({ asks, down, b }) => (asks === 'width' ? down * b : null),
    feedback: () => say('count.divides'),
    // 15 ÷ 5/4
    example: [{ ...counted, asks: 'width' }, 12],
  }),
]
