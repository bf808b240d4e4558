import type { Text } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { drawUntil } from '../../shapes/answers.ts'
import { say } from './messages.gen.ts'

/** Density in g/cm³ and melting point in °C (CRC Handbook of Chemistry and Physics). */
const solids = {
  magnesium: [1.74, 650],
  magnesiumOxide: [3.58, 2825],
  zinc: [7.13, 420],
  zincOxide: [5.61, 1974],
  copper: [8.96, 1085],
  copperOxide: [6.31, 1227],
  iron: [7.87, 1538],
  ironOxide: [5.17, 1597],
  tin: [7.29, 232],
  tinOxide: [6.85, 1630],
  tungsten: [19.3, 3414],
  tungstenOxide: [7.2, 1473],
  silver: [10.5, 962],
  silverSulfide: [7.23, 836],
  copperSulfide: [5.6, 1129],
  ironSulfide: [4.7, 1188],
  zincSulfide: [4.04, 1827],
  salicylic: [1.44, 159],
  aspirin: [1.4, 135],
  soda: [2.54, 851],
  lye: [2.13, 323],
  salt: [2.17, 801],
  sulfur: [2.07, 115],
  saltpeter: [2.11, 334],
  urea: [1.32, 133],
  gold: [19.3, 1064],
  platinum: [21.5, 1768],
  aluminum: [2.7, 660],
  nickel: [8.9, 1455],
} as const satisfies Record<string, readonly [number, number]>
export type SolidId = keyof typeof solids
export const nameOfSolid = (id: SolidId): Text => say(`solid.${id}`)
export const densityOf = (id: SolidId): number => solids[id][0]
export const meltingOf = (id: SolidId): number => solids[id][1]

/** What was done to a solid, and the solid afterward: the same one, or a new one. */
const changes = {
  magnesium: ['magnesium', 'magnesiumOxide'],
  zinc: ['zinc', 'zincOxide'],
  copper: ['copper', 'copperOxide'],
  iron: ['iron', 'ironOxide'],
  tungsten: ['tungsten', 'tungstenOxide'],
  silver: ['silver', 'silverSulfide'],
  aspirin: ['salicylic', 'aspirin'],
  soda: ['soda', 'salt'],
  lye: ['lye', 'salt'],
  salt: ['salt', 'salt'],
  saltpeter: ['saltpeter', 'saltpeter'],
  urea: ['urea', 'urea'],
  sulfur: ['sulfur', 'sulfur'],
  tin: ['tin', 'tin'],
  gold: ['gold', 'gold'],
  platinum: ['platinum', 'platinum'],
  foil: ['aluminum', 'aluminum'],
  wire: ['copper', 'copper'],
} as const satisfies Record<string, readonly [SolidId, SolidId]>
export type ChangeId = keyof typeof changes
export const changeIds = keysOf(changes)
export const isNew = (id: ChangeId): boolean => changes[id][0] !== changes[id][1]
export const doneTo = (id: ChangeId): Text => say(`done.${id}`)

/** The largest error of one reading. */
export const errors = { density: 0.03, melts: 2 } as const

/** Readings before and after. */
export interface Sample {
  id: ChangeId
  density: [number, number]
  melts: [number, number]
}
const twoDecimals = (value: number): number => Number(value.toFixed(2))

/** Compares two readings of one property: equal within both errors, clearly different, or in between. */
export function compared(property: keyof typeof errors, [before, after]: readonly [number, number]) {
  const gap = Math.abs(after - before)
  if (gap <= 2 * errors[property] + 1e-9) return 'agree'
  return gap >= 5 * errors[property] ? 'differ' : 'near'
}

/** Readings with their errors; ambiguous draws are repeated. */
export const drawSample = (random: Random, id: ChangeId): Sample =>
  drawUntil<Sample>(
    () => {
      const [from, to] = changes[id]
      const density = (solid: SolidId) => twoDecimals(densityOf(solid) + random.integer(-3, 3) / 100)
      const melts = (solid: SolidId) => meltingOf(solid) + random.integer(-errors.melts, errors.melts)
      return {
        id,
        density: [density(from), density(to)],
        melts: [melts(from), melts(to)],
      }
    },
    ({ density, melts }) => compared('density', density) !== 'near' && compared('melts', melts) !== 'near',
  )

/** A piece of a solid: its mass in grams and its volume in cm³. */
export interface Piece {
  mass: number
  volume: number
}
const volumes = [2, 4, 5, 8, 10, 20]
export const pieceOf = (random: Random, solid: SolidId): Piece => {
  const volume = random.pick(volumes)
  return { volume, mass: Number((densityOf(solid) * volume).toFixed(1)) }
}
/** Pieces of different sizes, before and after. */
export const piecesOf = (random: Random, id: ChangeId): [Piece, Piece] =>
  drawUntil<[Piece, Piece]>(
    () => [pieceOf(random, changes[id][0]), pieceOf(random, changes[id][1])],
    ([one, other]) => one.volume !== other.volume,
  )

/** Metals that react with sulfur, and the products. */
export const sulfides = [
  ['iron', 'ironSulfide'],
  ['copper', 'copperSulfide'],
  ['zinc', 'zincSulfide'],
  ['silver', 'silverSulfide'],
] as const satisfies readonly (readonly [SolidId, SolidId])[]

/** The solids that can be identified from their readings. */
export const known: readonly SolidId[] = [
  'magnesium',
  'zinc',
  'copper',
  'iron',
  'tin',
  'tungsten',
  'silver',
  'gold',
  'platinum',
  'aluminum',
  'nickel',
  'zincOxide',
  'copperOxide',
  'ironOxide',
  'tinOxide',
  'salt',
  'saltpeter',
  'sulfur',
  'soda',
  'lye',
]
