import type { RandomSource } from './random-source.ts'
import type { World, WorldItem } from './world.ts'

export const day = 86_400

/**
 * How one family of learners learns and forgets. Families share no equations, so an engine that does well with all of
 * them does not depend on one lucky formula. Times are in seconds since 1970.
 */
export interface Knowledge {
  /** The probability of knowing how to answer such a question, ignoring guesses and slips. */
  knows(item: WorldItem, now: number): number
  /**
   * Updates knowledge after a question, whose solution was read if the answer was wrong.
   * @param progress how much of the learning gets through: about 1 is usual, near 0 is blocked
   */
  practice(item: WorldItem, isCorrect: boolean, progress: number, now: number): void
  /** The expected gain, at time `later`, in knowing the skill's items from practicing the question; for the oracle. */
  gain(item: WorldItem, progress: number, now: number, later: number): number
  /** An adult explains the skill. */
  help(skill: number, now: number): void
}

export interface KnowledgeOptions {
  world: World
  /** How strong each skill is before practice, in logits for an item of medium difficulty. */
  preparation: Float64Array
  /** Around 1. */
  forgetting: number
  random: RandomSource
}

export const logistic = (x: number) => 1 / (1 + Math.exp(-x))
