import { fitPopulation } from '@skills-center/learner/fit'
import { createReplay, type PastAnswer, type Replay } from '@skills-center/learner/fit-replay'
import { newPopulation, type Population } from '@skills-center/learner/population'
import type { Stream, StreamAnswer } from './stream.ts'

/** The files have no time spent, so assume that the student thought about every answer. */
const activeSeconds = 30

/** Converts an answer of the file to our model's input. */
export function pastAnswer(stream: Stream, answer: StreamAnswer): PastAnswer {
  const item = stream.catalog.items[answer.item]
  if (item === undefined) throw new RangeError(`There is no item ${answer.item}`)
  return {
    student: stream.students[answer.student] ?? '',
    grade: null,
    item,
    isCorrect: answer.isCorrect,
    hintsUsed: 0,
    attempt: 1,
    activeSeconds,
    at: answer.at,
  }
}

export const coldPopulation = ({ catalog }: Stream): Population => newPopulation(catalog)

export const fittedPopulation = (stream: Stream, training: readonly StreamAnswer[]): Population =>
  fitPopulation(
    stream.catalog,
    training.map((answer) => pastAnswer(stream, answer)),
  )

export const replayIn = (stream: Stream, population: Population): Replay =>
  createReplay(stream.catalog, population)
