import { measure, type Measures } from './measures.ts'
import type { Predictor } from './baselines/baseline.ts'
import { pastAnswer, replayIn } from './our-model.ts'
import type { Stream, StreamAnswer } from './stream.ts'
import type { Population } from '@skills-center/learner/population'

export interface Score extends Measures {
  name: string
  /** For answers to items that the student had met before; null if there are none. */
  again: Measures | null
  /** CPU time to predict an answer and learn from it, in microseconds. */
  microseconds: number
}

/** Predicts each answer before the predictor learns from it. */
export const scoreBaseline = (name: string, predictor: Predictor, answers: readonly StreamAnswer[]): Score =>
  scored(name, answers, (answer) => {
    const chance = predictor.predict(answer)
    predictor.learn(answer)
    return chance
  })

/** Scores the code that the server runs in the same way. */
export function scoreOurs(stream: Stream, population: Population, answers: readonly StreamAnswer[]): Score {
  const replay = replayIn(stream, population)
  return scored('this model', answers, (answer) => replay.answer(pastAnswer(stream, answer)).chance)
}

function scored(
  name: string,
  answers: readonly StreamAnswer[],
  chanceOf: (answer: StreamAnswer) => number,
): Score {
  const chances = new Float64Array(answers.length)
  const outcomes = Uint8Array.from(answers, ({ isCorrect }) => (isCorrect ? 1 : 0))
  const before = process.cpuUsage()
  for (const [row, answer] of answers.entries()) chances[row] = chanceOf(answer)
  const { user, system } = process.cpuUsage(before)
  const rows = metBefore(answers)
  const again =
    rows.length === 0
      ? null
      : measure(
          Float64Array.from(rows, (row) => chances[row] ?? 0),
          Uint8Array.from(rows, (row) => outcomes[row] ?? 0),
        )
  return { name, ...measure(chances, outcomes), again, microseconds: (user + system) / answers.length }
}

/** Returns the rows in which a student answers an item that the student has answered in an earlier row. */
function metBefore(answers: readonly StreamAnswer[]): number[] {
  const met = new Map<number, Set<number>>()
  return answers.flatMap(({ student, item }, row) => {
    const own = met.get(student) ?? new Set()
    met.set(student, own)
    if (own.has(item)) return [row]
    own.add(item)
    return []
  })
}
