/** The operation of each step. */
export const acts = {
  times: (amount: number, by: number) => amount * by,
  over: (amount: number, by: number) => amount / by,
  up: (amount: number, by: number) => (amount * (100 + by)) / 100,
  down: (amount: number, by: number) => (amount * (100 - by)) / 100,
  part: (amount: number, by: number) => (amount * by) / 100,
  less: (amount: number, by: number) => amount - by,
  plus: (amount: number, by: number) => amount + by,
  /** The difference from another number: the change in dollars. */
  gap: (amount: number, by: number) => Math.abs(by - amount),
  /** The whole, given that the amount is a percent of it. */
  whole: (amount: number, by: number) => (amount * 100) / by,
  /** The amount before a percent increase. */
  before: (amount: number, by: number) => (amount * 100) / (100 + by),
  /** The percent by which another number differs from the amount. */
  rate: (amount: number, by: number) => (100 * Math.abs(by - amount)) / amount,
  /** The amount as a percent of another number. */
  of: (amount: number, by: number) => (100 * amount) / by,
  /** Another number as a percent of the amount. */
  share: (amount: number, by: number) => (100 * by) / amount,
  /** How many times the amount fits into another number. */
  into: (amount: number, by: number) => by / amount,
} as const
export interface Step {
  does: keyof typeof acts
  by: number
  /** Two percents of the same amount, to be added together. */
  both?: [number, number]
}
