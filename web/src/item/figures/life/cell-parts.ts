import type { FigureOf } from '@skills-center/contract/figure'
import type { Position } from '../position.ts'

export type CellFigure = FigureOf<'cell'>
export type CellKind = CellFigure['cell']
export type CellPart = CellFigure['parts'][number]['id']

/** The size of each drawing in its own units, which are close to pixels on a phone. */
export const cellSize: Record<CellKind, { width: number; height: number }> = {
  animal: { width: 200, height: 190 },
  plant: { width: 200, height: 190 },
  bacterium: { width: 200, height: 108 },
}

/** A rounded body with its rotation in degrees. */
export interface Body extends Position {
  turn: number
}

export const nucleus = {
  animal: { x: 84, y: 92, radius: 34 },
  plant: { x: 44, y: 51, radius: 22 },
} as const

export const mitochondria: Record<'animal' | 'plant', readonly Body[]> = {
  animal: [
    { x: 45, y: 43, turn: -38 },
    { x: 136, y: 36, turn: 22 },
    { x: 58, y: 152, turn: 18 },
    { x: 172, y: 86, turn: 82 },
  ],
  plant: [
    { x: 108, y: 161, turn: 4 },
    { x: 165, y: 46, turn: 45 },
    { x: 33, y: 100, turn: 72 },
  ],
}

export const chloroplasts: readonly Body[] = [
  { x: 91, y: 33, turn: -3 },
  { x: 137, y: 33, turn: 6 },
  { x: 170, y: 82, turn: 88 },
  { x: 169, y: 126, turn: 94 },
  { x: 143, y: 159, turn: -8 },
  { x: 40, y: 131, turn: 76 },
  { x: 77, y: 160, turn: 8 },
]

export const lysosomes: readonly Position[] = [
  { x: 104, y: 162 },
  { x: 158, y: 60 },
  { x: 27, y: 108 },
]

export const smallVacuoles: readonly (Position & { radius: number })[] = [
  { x: 92, y: 29, radius: 11 },
  { x: 37, y: 131, radius: 9 },
]

export const ribosomes: Record<CellKind, readonly Position[]> = {
  animal: [
    { x: 121, y: 146 },
    { x: 115, y: 141 },
    { x: 114, y: 149 },
    { x: 23, y: 82 },
    { x: 29, y: 77 },
    { x: 31, y: 85 },
    { x: 66, y: 46 },
    { x: 72, y: 41 },
    { x: 160, y: 116 },
    { x: 166, y: 120 },
    { x: 84, y: 140 },
    { x: 79, y: 135 },
    { x: 142, y: 172 },
  ],
  plant: [
    { x: 114, y: 33 },
    { x: 112, y: 39 },
    { x: 117, y: 40 },
    { x: 164, y: 158 },
    { x: 169, y: 162 },
    { x: 68, y: 28 },
    { x: 63, y: 25 },
    { x: 25, y: 160 },
    { x: 28, y: 154 },
    { x: 172, y: 104 },
  ],
  bacterium: [
    { x: 124, y: 40 },
    { x: 117, y: 33 },
    { x: 128, y: 62 },
    { x: 120, y: 74 },
    { x: 104, y: 28 },
    { x: 96, y: 80 },
    { x: 74, y: 28 },
    { x: 60, y: 79 },
    { x: 48, y: 30 },
    { x: 35, y: 40 },
    { x: 30, y: 58 },
    { x: 40, y: 72 },
    { x: 78, y: 82 },
  ],
}

const spots = (...pairs: [number, number][]): Position[] => pairs.map(([x, y]) => ({ x, y }))

/** Points on each part that nothing covers, where leader lines end. Parts that a cell lacks have none. */
export const cellAnchors: Record<CellKind, Partial<Record<CellPart, readonly Position[]>>> = {
  animal: {
    membrane: spots([98, 6], [190, 52], [172, 156], [66, 180], [6, 98]),
    cytoplasm: spots([124, 172], [182, 116], [42, 70], [116, 18]),
    nucleus: spots([84, 66], [58, 104], [66, 114]),
    dna: spots([96, 104], [100, 84]),
    ribosomes: spots([121, 146], [29, 77], [160, 116], [66, 46], [79, 135]),
    mitochondria: mitochondria.animal,
    vacuole: smallVacuoles,
    reticulum: spots([140, 92], [133, 64]),
    'golgi-body': spots([148, 146], [138, 150]),
    lysosomes,
  },
  plant: {
    wall: spots([9, 66], [191, 66], [191, 140], [9, 140], [120, 9], [80, 181]),
    membrane: spots([182, 104], [18, 120], [18, 80], [182, 62], [120, 18], [124, 172]),
    cytoplasm: spots([56, 112], [158, 122], [66, 150], [110, 48]),
    nucleus: spots([44, 35], [32, 60]),
    dna: spots([52, 58]),
    ribosomes: spots([114, 33], [164, 158], [63, 25]),
    mitochondria: mitochondria.plant,
    chloroplasts,
    vacuole: spots([132, 96], [88, 96], [110, 72], [110, 128]),
    reticulum: spots([49, 86], [33, 83]),
    'golgi-body': spots([46, 156]),
  },
  bacterium: {
    wall: spots([80, 10.5], [80, 97.5], [6.5, 54]),
    membrane: spots([50, 17], [110, 91], [50, 91], [110, 17]),
    cytoplasm: spots([24, 70], [112, 54], [88, 24]),
    dna: spots([73, 42], [52, 58], [92, 60]),
    ribosomes: spots([35, 40], [124, 40], [60, 79], [120, 74]),
    flagellum: spots([173, 62], [186, 49]),
  },
}
