/** What each step makes of an amount. */
export const acts = {
  times: (amount: number, by: number) => amount * by,
  over: (amount: number, by: number) => amount / by,
  up: (amount: number, by: number) => (amount * (100 + by)) / 100,
  down: (amount: number, by: number) => (amount * (100 - by)) / 100,
  part: (amount: number, by: number) => (amount * by) / 100,
  less: (amount: number, by: number) => amount - by,
  plus: (amount: number, by: number) => amount + by,
  /** How far the amount is from a number: the change in dollars. */
  gap: (amount: number, by: number) => Math.abs(by - amount),
  /** The whole that the amount is a percent of. */
  whole: (amount: number, by: number) => (amount * 100) / by,
  /** The amount before a percent was added. */
  before: (amount: number, by: number) => (amount * 100) / (100 + by),
  /** By how many percent a number differs from the amount. */
  rate: (amount: number, by: number) => (100 * Math.abs(by - amount)) / amount,
  /** What percent the amount is of a number. */
  of: (amount: number, by: number) => (100 * amount) / by,
  /** What percent a number is of the amount. */
  share: (amount: number, by: number) => (100 * by) / amount,
  /** How often the amount goes into a number. */
  into: (amount: number, by: number) => by / amount,
} as const
export interface Step {
  does: keyof typeof acts
  by: number
  /** Two percents of the same amount, which are taken together. */
  both?: [number, number]
}
