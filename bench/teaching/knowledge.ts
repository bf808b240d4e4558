import type { RandomSource } from './random-source.ts'
import type { World, WorldItem } from './world.ts'

export const day = 86_400

/**
 * How one family of learners learns and forgets. Families share no equation: an engine that does well with all
 * of them does not owe it to one lucky formula. Times are seconds since 1970.
 */
export interface Knowledge {
  /** The chance of knowing how to do such a question, guesses and slips apart. */
  knows(item: WorldItem, now: number): number
  /**
   * A question was worked on, and its solution read after a wrong answer.
   * @param progress how much of the learning goes through: about 1 is usual, near 0 is blocked
   */
  practice(item: WorldItem, isCorrect: boolean, progress: number, now: number): void
  /** What practice of the question is expected to add at `later` to knowing its skill's items; for the oracle. */
  gain(item: WorldItem, progress: number, now: number, later: number): number
  /** An adult explained the skill. */
  help(skill: number, now: number): void
}

export interface KnowledgeNeeds {
  world: World
  /** How strong each skill is before practice, in logits of an item of middle difficulty. */
  preparation: Float64Array
  /** Around 1. */
  forgetting: number
  random: RandomSource
}

export const logistic = (x: number) => 1 / (1 + Math.exp(-x))
