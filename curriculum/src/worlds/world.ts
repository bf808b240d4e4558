import type { Random } from '../random.ts'
import type { Data, Fact } from './data.ts'

/** What a question wants to be shown. */
export interface WorldAsk {
  kind: Data['kind']
  /** How many things are compared. */
  things: number
  /** How often each is measured; repeats only. */
  runs?: number
  /** One run went wrong; repeats only. */
  hasOutlier?: boolean
}

/** `truth` is for the world's own tests: it is never kept and never handed to a question. */
export interface Drawn<Truth> {
  data: Data
  truth: Truth
}

/** What comes next, worked out from the displayed readings. */
export interface Prediction {
  best: number
  /** Every value in this band agrees with the data. */
  from: number
  to: number
  /** Where known ways of thinking lead, each with the fact of these data that speaks against it. */
  slips: readonly { value: number; misconception: string; refutedBy: Fact }[]
}

/** A small simulation that gives data as a class sees them, and facts about those data. See README.md beside. */
export interface World<Truth = unknown> {
  id: string
  /** What it can compare. */
  things: readonly string[]
  draw: (random: Random, ask: WorldAsk) => Drawn<Truth>
  /** Every statement about these data, a function of the displayed numbers alone. */
  facts: (data: Data) => Fact[]
  /** So many steps after the last reading; undefined where the data do not show clearly how it goes on. */
  predict: (data: Data, series: number, ahead: number) => Prediction | undefined
}
