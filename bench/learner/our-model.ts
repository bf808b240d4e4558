import { fitSchool } from '@skills-center/learner/fit'
import { createReplay, type PastAnswer, type Replay } from '@skills-center/learner/fit-replay'
import { newSchool, type School } from '@skills-center/learner/school'
import type { Stream, StreamAnswer } from './stream.ts'

/** The files tell no time spent: as if every answer was thought about. */
const activeSeconds = 30

/** An answer of a file as our model is told of it. */
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

export const coldSchool = ({ catalog }: Stream): School => newSchool(catalog)

export const fittedSchool = (stream: Stream, training: readonly StreamAnswer[]): School =>
  fitSchool(
    stream.catalog,
    training.map((answer) => pastAnswer(stream, answer)),
  )

export const replayIn = (stream: Stream, school: School): Replay => createReplay(stream.catalog, school)
