import { guessOf, type Item } from './shelf.ts'

const slip = 0.1
const learns = 0.12
/** Keeps rounding from pushing a probability past 1. */
const maxCertainty = 0.9999

/**
 * Returns the probability that a skill is known after an answer and the learning from it (Corbett and Anderson 1995).
 */
export function afterAnswer(known: number, item: Item, correct: boolean): number {
  const guess = guessOf(item)
  const right = known * (1 - slip) + (1 - known) * guess
  const posterior = correct ? (known * (1 - slip)) / right : (known * slip) / (1 - right)
  return Math.min(maxCertainty, posterior + (1 - posterior) * learns)
}

export const chanceOfRight = (known: number, item: Item) => known * (1 - slip) + (1 - known) * guessOf(item)

export const enough = 0.95
