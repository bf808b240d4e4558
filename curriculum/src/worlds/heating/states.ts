import { keysOf } from '../../keys-of.ts'
/** Melting and boiling points at standard pressure in whole degrees (CRC Handbook of Chemistry and Physics). */
export const points = {
  water: [0, 100],
  ethanol: [-114, 78],
  acetone: [-95, 56],
  mercury: [-39, 357],
  bromine: [-7, 59],
  sulfur: [115, 445],
  tin: [232, 2602],
  lead: [327, 1749],
  copper: [1085, 2562],
  butane: [-138, -1],
  propane: [-188, -42],
  ammonia: [-78, -33],
  chlorine: [-101, -34],
  oxygen: [-219, -183],
  nitrogen: [-210, -196],
} as const
export type PureSubstance = keyof typeof points
export const pureSubstances = keysOf(points)
export const states = ['solid', 'liquid', 'gas'] as const
export type State = (typeof states)[number]

/** From absolute zero to a temperature above all of these boiling points. */
export const ends = { coldest: -273, hottest: 3000 } as const

export const stateAt = (id: PureSubstance, at: number): State => {
  const [melts, boils] = points[id]
  return at < melts ? 'solid' : at < boils ? 'liquid' : 'gas'
}

/** The states of these substances, from solid to gas. */
export const statesIn = (list: readonly PureSubstance[], at: number): State[] =>
  states.filter((state) => list.some((id) => stateAt(id, at) === state))

/** Whether the temperature is far enough from a change of state that a small error would not matter. */
export const isClear = (id: PureSubstance, at: number): boolean =>
  points[id].every((point) => Math.abs(at - point) > 2)

/** The temperature range in which each of these substances keeps its state. */
export function bandOf(list: readonly PureSubstance[], at: number): [from: number, to: number] {
  const ranges = list.map((id): readonly [number, number] => {
    const [melts, boils] = points[id]
    return ({ solid: [ends.coldest, melts], liquid: [melts, boils], gas: [boils, ends.hottest] } as const)[
      stateAt(id, at)
    ]
  })
  return [Math.max(...ranges.map(([from]) => from)), Math.min(...ranges.map(([, to]) => to))]
}
