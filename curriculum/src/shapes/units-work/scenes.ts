import { tidy } from '../../bugs/bug.ts'

/** From the first to the last number, by this step. */
const range = (first: number, last: number, step = 1): number[] =>
  Array.from({ length: Math.round((last - first) / step) + 1 }, (_, at) => tidy(first + at * step))

/** The frequency and length of a wave in deep water. */
const deepWave = (length: number): [number, number] => [
  length < 2 ? Math.round(12.5 / Math.sqrt(length)) / 10 : Math.round(125 / Math.sqrt(length)) / 100,
  length,
]

const trips = [0.5, 1.5, 2, 2.5]
const mass = range(3, 20)
const gains = [0.5, 0.8, 1.2, 1.5, 2]

export type SceneId =
  | `scene.speed.${'train' | 'cyclist' | 'ferry' | 'bus'}`
  | `scene.density.${'block' | 'stone' | 'liquid' | 'piece'}`
  | `scene.force.${'cart' | 'sled' | 'box' | 'boat'}`
  | `scene.weight.${'mars' | 'earth' | 'moon' | 'titan'}`
  | `scene.potential.${'crate' | 'bucket' | 'book' | 'ball'}`
  | `scene.kinetic.${'cart' | 'ball' | 'skater' | 'drone'}`
  | `scene.wave.${'rope' | 'pond' | 'tank' | 'sea'}`
  | `scene.scale.${'ceres' | 'moon' | 'canyon' | 'volcano'}`

type Scenes<Amount extends string> = readonly ({ readonly id: SceneId } & Readonly<
  Record<Amount, readonly number[]>
>)[]

interface ScenesOf {
  /** Speeds in km/h and times in h. */
  speed: Scenes<'speeds' | 'hours'>
  /** In g/cm³: plastics and metals, minerals, oils and syrups. */
  density: Scenes<'densities'>
  /** Masses in kg and accelerations in m/s². */
  force: Scenes<'masses' | 'gains'>
  /** Strengths of gravity in N/kg, masses in kg, and small masses in g. */
  weight: Scenes<'pulls' | 'masses' | 'grams'>
  /** Masses in kg, heights in m, and heights in cm. */
  potential: Scenes<'masses' | 'heights' | 'centimeters'>
  /** Masses in kg, masses in g, and speeds in m/s. */
  kinetic: Scenes<'masses' | 'grams' | 'speeds'>
  /** Frequencies in Hz, each with wavelengths in m. In deep water, the speed is about 1.25 times the root of the length. */
  wave: readonly { readonly id: SceneId; readonly waves: readonly (readonly [number, number])[] }[]
  /** How many km each cm shows in models that are wide. */
  scale: Scenes<'wide'>
}

/** Where each relation is met, with amounts that are true to life there. */
export const scenes: ScenesOf = {
  speed: [
    { id: 'scene.speed.train', speeds: range(60, 150, 5), hours: [...trips, 3, 4] },
    { id: 'scene.speed.cyclist', speeds: range(12, 24), hours: trips },
    { id: 'scene.speed.ferry', speeds: range(20, 36), hours: trips },
    { id: 'scene.speed.bus', speeds: range(70, 100, 2), hours: [...trips, 3, 4] },
  ],
  density: [
    { id: 'scene.density.block', densities: [0.9, 1.1, 1.2, 1.4, 1.7, 2.7, 7.1, 7.8, 8.5, 8.9] },
    { id: 'scene.density.stone', densities: [2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 3, 3.2, 3.3, 4.2, 5] },
    { id: 'scene.density.liquid', densities: [0.8, 0.9, 1.1, 1.2, 1.3, 1.4] },
    { id: 'scene.density.piece', densities: [0.9, 1.1, 1.2, 1.4, 2.2, 2.5, 2.7, 7.1, 7.8, 8.9] },
  ],
  force: [
    { id: 'scene.force.cart', masses: mass, gains: [...gains, 2.5, 3, 4] },
    { id: 'scene.force.sled', masses: range(12, 30), gains },
    { id: 'scene.force.box', masses: mass, gains },
    { id: 'scene.force.boat', masses: range(3, 6), gains },
  ],
  weight: [
    { id: 'scene.weight.mars', pulls: [3.7], masses: range(2, 12, 0.1), grams: range(150, 950, 10) },
    { id: 'scene.weight.earth', pulls: [9.8], masses: range(2, 12, 0.1), grams: range(400, 950, 10) },
    { id: 'scene.weight.moon', pulls: [1.6], masses: range(2, 12, 0.1), grams: range(200, 950, 10) },
    { id: 'scene.weight.titan', pulls: [1.4], masses: range(2, 12, 0.1), grams: range(150, 950, 10) },
  ],
  potential: [
    {
      id: 'scene.potential.crate',
      masses: range(20, 60, 5),
      heights: range(2, 9, 0.5),
      centimeters: range(110, 290, 10),
    },
    {
      id: 'scene.potential.bucket',
      masses: range(3, 12, 0.5),
      heights: range(3, 9),
      centimeters: range(240, 350, 10),
    },
    {
      id: 'scene.potential.book',
      masses: range(5, 15),
      heights: [0.5, 0.8, 1.2, 1.5, 2],
      centimeters: range(60, 210, 10),
    },
    {
      id: 'scene.potential.ball',
      masses: range(3, 7),
      heights: [0.5, 0.8, 1.2, 1.5, 2, 3],
      centimeters: range(40, 190, 10),
    },
  ],
  kinetic: [
    { id: 'scene.kinetic.cart', masses: range(2, 12), grams: range(200, 900, 100), speeds: range(2, 5, 0.5) },
    {
      id: 'scene.kinetic.ball',
      masses: range(3, 7),
      grams: range(3000, 7000, 500),
      speeds: range(5, 8, 0.5),
    },
    {
      id: 'scene.kinetic.skater',
      masses: range(2, 12),
      grams: range(500, 900, 100),
      speeds: range(2, 5, 0.5),
    },
    {
      id: 'scene.kinetic.drone',
      masses: range(2, 9),
      grams: range(200, 900, 100),
      speeds: range(4, 12, 0.5),
    },
  ],
  wave: [
    {
      id: 'scene.wave.rope',
      waves: [1.5, 1.8, 2, 2.2, 2.4, 2.5, 2.6, 2.8, 3, 3.2, 3.5, 3.6, 4].flatMap((often) =>
        range(0.8, 2.4, 0.1).map((length): [number, number] => [often, length]),
      ),
    },
    { id: 'scene.wave.pond', waves: range(0.15, 1.5, 0.03).map(deepWave) },
    { id: 'scene.wave.tank', waves: range(0.2, 3.2, 0.05).map(deepWave) },
    { id: 'scene.wave.sea', waves: range(4, 80).map(deepWave) },
  ],
  scale: [
    { id: 'scene.scale.ceres', wide: [4, 5, 8, 10] },
    { id: 'scene.scale.moon', wide: [4, 5, 8, 10, 20] },
    { id: 'scene.scale.canyon', wide: [4, 5, 8, 10] },
    { id: 'scene.scale.volcano', wide: [4, 5] },
  ],
}
