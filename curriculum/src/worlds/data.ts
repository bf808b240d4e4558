/** The data that a class sees, and nothing else: facts, keys, and feedback are functions of this. Plain JSON. */
export interface Data {
  world: string
  /** `course`: one reading at each time. `repeats`: one change, measured in several runs. */
  kind: 'course' | 'repeats'
  /** Known conditions besides the readings: the room temperature, the mass of a sample. */
  about: Readonly<Record<string, number>>
  /** Minutes at which the thermometer was read; for repeats, the length of each run. */
  times: readonly number[]
  /** The largest error of a reading in degrees, as stated in the caption. */
  within: number
  /** `runs[r][i]`: degrees Celsius that run r showed at `times[i]`; for repeats, the change in degrees. */
  series: readonly { thing: string; runs: readonly (readonly number[])[] }[]
}

export interface Cell {
  series: number
  run: number
  at: number
}

/** `undecided`: the data cannot tell. `too-near`: careful readers could disagree, so it is never asked. */
export type FactVerdict = 'true' | 'false' | 'undecided' | 'too-near'

/** A statement about the data, judged only by the displayed numbers. */
export interface Fact {
  /** Id of the message for its claim; `evidence` is the id of the message for its evidence. */
  id: string
  evidence: string
  /** Indexes of the series that it is about, in the order of its sentence. */
  things: readonly number[]
  verdict: FactVerdict
  /** The values in its sentences: displayed numbers, and differences of two of them. */
  numbers: Readonly<Record<string, number>>
  /** The readings that support it; empty if none were measured. */
  cells: readonly Cell[]
  /** The misconception behind getting it wrong. */
  misconception: string
}

/** @throws RangeError where the data hold no such reading */
export function reading(data: Data, series: number, at: number, run = 0): number {
  const value = data.series[series]?.runs[run]?.[at]
  if (value === undefined) throw new RangeError(`No reading ${series}/${run}/${at} in ${data.world}`)
  return value
}

/** All runs of a thing at one time. */
export const runsOf = (data: Data, series: number, at = 0): number[] =>
  data.series[series]?.runs.map((_run, run) => reading(data, series, at, run)) ?? []

export const lastTime = (data: Data): number => data.times.length - 1

/** @throws RangeError where there is no such time */
export function timeAt(data: Data, at: number): number {
  const time = data.times[at]
  if (time === undefined) throw new RangeError(`No time ${at} in ${data.world}`)
  return time
}

/** The absolute change of a course's reading since the start. */
export const changeOf = (data: Data, series: number, at = lastTime(data)): number =>
  Math.abs(reading(data, series, at) - reading(data, series, 0))
