import { money, type Money, type Quantity, tex, type Text } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { lowest, mixedTex, numbersInMath } from '../../math/fractions.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

interface Scene {
  x: UnitId
  y: UnitId
  /** The variables of an equation, such as c = 7.5w. */
  letters: readonly [x: string, y: string]
  /** Realistic amounts of the second quantity per unit of the first. */
  low: number
  high: number
  /** The second quantity is a count, so it has no halves. */
  isCounted?: boolean
}

/** Pairs of proportional quantities: the second is always the same number times the first. */
export const scenes = {
  almonds: { x: 'pound', y: 'dollar', letters: ['w', 'c'], low: 6, high: 12 },
  fabric: { x: 'yard', y: 'dollar', letters: ['f', 'c'], low: 4, high: 15 },
  job: { x: 'hour', y: 'dollar', letters: ['t', 'p'], low: 11, high: 20 },
  cyclist: { x: 'hour', y: 'mile', letters: ['t', 'd'], low: 9, high: 17 },
  hiker: { x: 'hour', y: 'mile', letters: ['t', 'd'], low: 2, high: 4 },
  hose: { x: 'minute', y: 'gallon', letters: ['t', 'w'], low: 5, high: 14 },
  printer: { x: 'minute', y: 'page', letters: ['t', 'p'], low: 12, high: 30, isCounted: true },
  bottles: { x: 'minute', y: 'bottle', letters: ['t', 'b'], low: 8, high: 30, isCounted: true },
  car: { x: 'gallon', y: 'mile', letters: ['g', 'd'], low: 22, high: 40 },
  map: { x: 'inch', y: 'mile', letters: ['n', 'd'], low: 2, high: 6 },
  elevator: { x: 'second', y: 'meter', letters: ['t', 'h'], low: 2, high: 8 },
  garden: { x: 'gallon', y: 'teaspoon', letters: ['w', 'f'], low: 2, high: 5 },
} as const satisfies Record<string, Scene>
export type SceneId = keyof typeof scenes

const sceneIds = keysOf(scenes)

export const sceneOf = (id: SceneId): Scene => scenes[id]
export const someScene = (random: Random, fits: (scene: Scene) => boolean = () => true): SceneId =>
  random.pick(sceneIds.filter((id) => fits(scenes[id])))

/** An amount in a story: a quantity, a price, or a fraction of a unit. */
export type Amount = Quantity<UnitId> | Money | Text
type Part = readonly [numerator: number, denominator: number]

const amountIn = (unit: UnitId, value: number | Part): Amount => {
  if (typeof value === 'number') {
    return unit === 'dollar' ? money(Math.round(value * 100)) : quantity(tidy(value), unit)
  }
  const [top, bottom] = value
  if (top % bottom === 0 || unit === 'dollar') return amountIn(unit, top / bottom)
  return say('part', {
    n: tex(mixedTex(lowest({ top, bottom }))),
    of: quantity(2, unit),
    isPart: top < bottom ? 'yes' : 'no',
  })
}

export const xOf = (id: SceneId, value: number | Part): Amount => amountIn(scenes[id].x, value)
export const yOf = (id: SceneId, value: number | Part): Amount => amountIn(scenes[id].y, value)
/** Only the units, for “dollars per pound”. */
export const unitsOf = (id: SceneId): { xs: Quantity<UnitId>; ys: Quantity<UnitId> } => ({
  xs: quantity(2, scenes[id].x),
  ys: quantity(2, scenes[id].y),
})

export const tell = {
  /** “A shop sells almonds by weight.” */
  about: (id: SceneId): Text => say(`${id}.about`),
  /** “You pay $30 for 4 pounds of almonds.” */
  pair: (id: SceneId, x: number | Part, y: number | Part): Text =>
    say(`${id}.tells`, { x: xOf(id, x), y: yOf(id, y) }),
  /** “Another shop charges twice as much per pound.” */
  other: (id: SceneId, times: 'two' | 'half' | 'three'): Text => say(`${id}.other`, { times }),
}

/** `n / d` of the first quantity goes with `rate` times that of the second. */
export interface Proportion {
  scene: SceneId
  rate: number
  n: number
  d: number
  /** The value of one square on the vertical axis, where there is a graph. */
  step?: number
}

/** A relation given by its rate, by a table that starts at `rows[0]`, or by a line through a pair. */
export interface Related {
  scene: SceneId
  rate: number
  /** First amounts in the table; empty if there is no table. */
  rows: number[]
  pair: GridPair | null
}

/** A pair shown in the table or graph; without either, 1 and the rate. */
export const knownOf = ({ rate, rows, pair }: Related): { x: number; y: number } => {
  const x = pair?.across ?? rows[0] ?? 1
  return { x, y: tidy(rate * x) }
}

/** Whole rates, or fractional ones: halves for counts or high rates, otherwise also fourths. */
export function ratesOf(id: SceneId, hasParts: boolean): number[] {
  const { low, high, isCounted } = sceneOf(id)
  const step = hasParts ? (isCounted === true || low > 8 ? 0.5 : 0.25) : 1
  const count = Math.round((high - low) / step) + 1
  return Array.from({ length: count }, (_, at) => low + at * step).filter(
    (rate) => !hasParts || !Number.isInteger(rate),
  )
}

/** Different amounts of the first quantity in order, all greater than 1; counted things stay whole. */
export function amountsOf(random: Random, id: SceneId, rate: number, howMany: number): number[] {
  const fitting = Array.from({ length: 11 }, (_, at) => at + 2).filter(
    (each) => sceneOf(id).isCounted !== true || Number.isInteger(rate * each),
  )
  return random.sample(fitting, howMany).toSorted((one, other) => one - other)
}

/** A pair on a crossing of a 10-by-10 grid; `step` is the value of a row of squares. */
export interface GridPair {
  rate: number
  step: number
  across: number
  up: number
}

/** All pairs of these rates on a grid crossing, at least `fewest` squares up. */
export const gridPairs = (rates: readonly number[], fewest = 4): GridPair[] =>
  rates.flatMap((rate) =>
    [1, 2, 5, 10, 20, 25, 50, 100].flatMap((step) =>
      Array.from({ length: 8 }, (_, at) => at + 2)
        .map((across): GridPair => ({ rate, step, across, up: tidy(rate * across) }))
        .filter(({ up }) => up % step === 0 && up >= fewest * step && up <= 10 * step),
    ),
  )

/** Whole and fractional rates. */
export const allRates = (id: SceneId): number[] => [...ratesOf(id, false), ...ratesOf(id, true)]

/** A story, and a pair that fits it. */
export function drawOnGrid(
  random: Random,
  pairsOf: (id: SceneId) => readonly GridPair[],
): GridPair & { scene: SceneId } {
  for (const scene of random.shuffle(sceneIds)) {
    const pairs = pairsOf(scene)
    if (pairs.length > 0) return { scene, ...random.pick(pairs) }
  }
  throw new RangeError('No pair is on the grid')
}

/** The pair that a story gives with fractions or a price, in either language. */
export function partTold(stem: string): [x: number, y: number] {
  const value = (text = '1') => {
    const [top = 1, bottom = 1] = text.split('/').map(Number)
    return top / bottom
  }
  // The second amount comes first, or is a price.
  const dollars = /\$(\d+(?:\.\d+)?)/.exec(stem)?.[1]
  const bare = /(?<![\\{\d])\b(\d+) \p{L}/u.exec(stem.replace(/⟦[^⟧]*⟧/g, ''))?.[1]
  const [first, second] = numbersInMath(stem)
  if (dollars !== undefined) return [value(first), Number(dollars)]
  return second === undefined ? [value(first), Number(bare)] : [value(second), value(first)]
}
