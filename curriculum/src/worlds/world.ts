import type { Random } from '../random.ts'
import type { Data, Fact } from './data.ts'

/** What a question needs from a world. */
export interface WorldAsk {
  kind: Data['kind']
  /** The number of things to compare. */
  things: number
  /** The number of measurements of each; repeats only. */
  runs?: number
  /** One run went wrong; repeats only. */
  hasOutlier?: boolean
}

/** `truth` is only for the world's own tests: it is never stored or passed to a question. */
export interface Drawn<Truth> {
  data: Data
  truth: Truth
}

/** The next value, computed from the displayed readings. */
export interface Prediction {
  best: number
  /** Every value in this range agrees with the data. */
  from: number
  to: number
  /** The values that known mistakes lead to, each with a fact from these data that refutes it. */
  slips: readonly { value: number; misconception: string; refutedBy: Fact }[]
}

/**
 * A small simulation that produces data as a class sees them, with facts about those data. See README.md in this
 * folder.
 */
export interface World<Truth = unknown> {
  id: string
  /** The things it can compare. */
  things: readonly string[]
  draw: (random: Random, ask: WorldAsk) => Drawn<Truth>
  /** Every statement about these data; a function of the displayed numbers only. */
  facts: (data: Data) => Fact[]
  /** The value `ahead` steps after the last reading; undefined if the data do not clearly show the trend. */
  predict: (data: Data, series: number, ahead: number) => Prediction | undefined
}
