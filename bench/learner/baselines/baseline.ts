import type { Stream, StreamAnswer } from '../stream.ts'

/** What is known of an answer before it is given. */
export type Question = Omit<StreamAnswer, 'isCorrect'>

export interface Predictor {
  /** The chance, 0 to 1, of a right answer. */
  predict(question: Question): number
  /** Told what happened, after it was predicted. */
  learn(answer: StreamAnswer): void
}

export interface Baseline {
  name: string
  /** Knows nothing of these students, items and skills at first; learns as it goes. */
  cold: (stream: Stream) => Predictor
  /** Has met other students' answers, in their order. */
  fitted: (stream: Stream, training: readonly StreamAnswer[]) => Predictor
}

/** A predictor that was told all of these answers. */
export function told(predictor: Predictor, answers: readonly StreamAnswer[]): Predictor {
  for (const answer of answers) predictor.learn(answer)
  return predictor
}

export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** The sum of a number for each skill of an answer. */
export const overSkills = (question: Question, of: (skill: number) => number): number =>
  question.skills.reduce((sum, skill) => sum + of(skill), 0)
