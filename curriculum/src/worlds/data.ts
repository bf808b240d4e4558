/** What a class sees, and nothing else: facts, keys and feedback are functions of this. Plain JSON. */
export interface Data {
  world: string
  /** `course`: one reading at each time. `repeats`: one change, measured in several runs. */
  kind: 'course' | 'repeats'
  /** What was set or known beside the readings: the temperature of the room, the mass of a sample. */
  about: Readonly<Record<string, number>>
  /** Minutes at which the thermometer was read; of repeats, how long each run took. */
  times: readonly number[]
  /** How far a reading may be off in degrees, as the caption says. */
  within: number
  /** `runs[r][i]`: degrees Celsius (of repeats, degrees of change) that run r showed at `times[i]`. */
  series: readonly { thing: string; runs: readonly (readonly number[])[] }[]
}

export interface Cell {
  series: number
  run: number
  at: number
}

/**
 * `undecided`: these data can't tell. `too-near`: a careful reader may call it either way, so it is never asked.
 */
export type FactVerdict = 'true' | 'false' | 'undecided' | 'too-near'

/** A statement about the data, judged on the displayed numbers alone. */
export interface Fact {
  /** Names the message of its claim; the message of its evidence is named by `evidence`. */
  id: string
  evidence: string
  /** The series that it is about, in the order in which its sentence names them. */
  things: readonly number[]
  verdict: FactVerdict
  /** What its sentences quote: displayed numbers, and differences of two of them. */
  numbers: Readonly<Record<string, number>>
  /** The readings that it rests on; none where nothing of the kind was measured. */
  cells: readonly Cell[]
  /** Whose thinking it is to get it wrong. */
  misconception: string
}

/** @throws RangeError where the data hold no such reading */
export function reading(data: Data, series: number, at: number, run = 0): number {
  const value = data.series[series]?.runs[run]?.[at]
  if (value === undefined) throw new RangeError(`No reading ${series}/${run}/${at} in ${data.world}`)
  return value
}

/** What every run of a thing showed at one time. */
export const runsOf = (data: Data, series: number, at = 0): number[] =>
  data.series[series]?.runs.map((_run, run) => reading(data, series, at, run)) ?? []

export const lastTime = (data: Data): number => data.times.length - 1

/** @throws RangeError where there is no such time */
export function timeAt(data: Data, at: number): number {
  const time = data.times[at]
  if (time === undefined) throw new RangeError(`No time ${at} in ${data.world}`)
  return time
}

/** How far the reading of a course has moved since the start, either way. */
export const changeOf = (data: Data, series: number, at = lastTime(data)): number =>
  Math.abs(reading(data, series, at) - reading(data, series, 0))
