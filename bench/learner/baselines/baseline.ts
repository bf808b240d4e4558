import type { Stream, StreamAnswer } from '../stream.ts'

/** The data about an answer that is known before it is given. */
export type Question = Omit<StreamAnswer, 'isCorrect'>

export interface Predictor {
  /** Returns the probability of a right answer, from 0 to 1. */
  predict(question: Question): number
  /** Learns from an answer, after it was predicted. */
  learn(answer: StreamAnswer): void
}

export interface Baseline {
  name: string
  /** Starts without data about these students, items, and skills, and learns from each answer. */
  cold: (stream: Stream) => Predictor
  /** Has learned from other students' answers, in order. */
  fitted: (stream: Stream, training: readonly StreamAnswer[]) => Predictor
}

/** Trains a predictor on all of these answers. */
export function train(predictor: Predictor, answers: readonly StreamAnswer[]): Predictor {
  for (const answer of answers) predictor.learn(answer)
  return predictor
}

export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** Sums a number over the skills of an answer. */
export const overSkills = (question: Question, of: (skill: number) => number): number =>
  question.skills.reduce((sum, skill) => sum + of(skill), 0)
