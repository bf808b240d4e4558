import type { Text } from '@skills-center/messages/values'
import type { MisconceptionId } from '../misconceptions/catalogue.ts'
import { type Bug, toNumber } from './bug.ts'

/** Turns the number that each bug gives into a slip with the place it leads to. */
export const slipsOf = <Values>(
  bugs: readonly Bug<Values>[],
  values: Values,
  placeOf: (got: number) => number,
): { place: number; misconception: MisconceptionId; feedback: Text }[] =>
  bugs.flatMap((bug) => {
    const got = bug.answer(values)
    if (got === null) return []
    return [{ place: placeOf(toNumber(got)), misconception: bug.id, feedback: bug.feedback(values) }]
  })
