import type { FigureOf } from '@skills-center/contract/figure'

type Part = FigureOf<'water-cycle'>['parts'][number]['part']
/** Fractions of the width and height, from the top left. */
export type Share = [number, number]

/**
 * The positions of each part's label and arrow, as fractions of the width and height. `words` is set for parts whose
 * name would cover them: the name goes there, and a letter or number goes on the part.
 */
export const places: Record<
  Part,
  { name: Share; words?: Share; arrow?: [Share, Share]; drops?: 'rain' | 'snow' }
> = {
  evaporation: {
    name: [0.9, 0.46],
    arrow: [
      [0.82, 0.67],
      [0.82, 0.32],
    ],
  },
  transpiration: {
    name: [0.53, 0.43],
    arrow: [
      [0.41, 0.49],
      [0.45, 0.31],
    ],
  },

  condensation: { name: [0.7, 0.13], words: [0.7, 0.235] },
  transport: {
    name: [0.46, 0.19],
    arrow: [
      [0.57, 0.11],
      [0.34, 0.11],
    ],
  },
  precipitation: {
    name: [0.365, 0.29],
    arrow: [
      [0.25, 0.22],
      [0.25, 0.42],
    ],
    drops: 'rain',
  },
  snowfall: {
    name: [0.06, 0.28],
    arrow: [
      [0.15, 0.22],
      [0.15, 0.33],
    ],
    drops: 'snow',
  },
  melting: {
    name: [0.16, 0.53],
    arrow: [
      [0.205, 0.425],
      [0.275, 0.5],
    ],
  },
  runoff: {
    name: [0.6, 0.57],
    arrow: [
      [0.53, 0.605],
      [0.64, 0.685],
    ],
  },
  infiltration: {
    name: [0.24, 0.7],
    arrow: [
      [0.345, 0.545],
      [0.345, 0.69],
    ],
  },
  'groundwater-flow': {
    name: [0.4, 0.87],
    arrow: [
      [0.2, 0.76],
      [0.64, 0.81],
    ],
  },
  ocean: { name: [0.88, 0.79] },
  lake: { name: [0.47, 0.635] },
  ice: { name: [0.1, 0.395] },
  groundwater: { name: [0.13, 0.87] },
  sun: { name: [0.9, 0.2] },
}

/** The height of the sea. */
export const seaLevel = 0.7

/** The water table: from the mountains to the sea, curved at the second and fifth points. */
export const waterTable: readonly [Share, Share, Share, Share, Share, Share] = [
  [0, 0.6],
  [0.2, 0.55],
  [0.42, 0.61],
  [0.52, 0.62],
  [0.58, 0.67],
  [0.63, 0.705],
]
