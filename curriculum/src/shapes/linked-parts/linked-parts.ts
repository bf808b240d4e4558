import type { NumberKey } from '@skills-center/answers/judge-number'
import type { Text } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { table } from '../../build-placed.ts'
import { built } from '../../form/answering.ts'
import type { AnsweringTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import { createRandom } from '../../random.ts'
import type { slip } from '../answers.ts'
import { say } from './messages.gen.ts'

/** One part of a multi-part task: its question, its number, and the solution steps. */
export interface LinkedPart {
  asks: Words
  value: number
  wrong: readonly ReturnType<typeof slip>[]
  why: Text
}

/** A student can type this value: it has at most four decimals. */
const isTyped = (value: number): boolean => value > 0 && Math.abs(value - Number(value.toFixed(4))) < 1e-7

/** Rules out rounding where a rounded value would match a different answer. */
function exactly(value: number, wrong: LinkedPart['wrong']): NumberKey {
  const texts = [value, ...wrong.filter((each) => isTyped(each.value)).map((each) => tidy(each.value))].map(
    String,
  )
  return { value: String(value), wrongRounded: texts }
}

/** Parts that build on each other, as a table: each row has a question and its number. */
export const linkedParts = (parts: readonly LinkedPart[]): AnsweringTemplate & { solution: Text[] } => ({
  ...built((word) =>
    table(
      // The cells take numbers, not options, so nothing is shuffled.
      createRandom('no options'),
      [word(say('question')), word(say('answer'))],
      parts.map(({ asks, value, wrong }, at) => [
        word(asks),
        {
          label: word(say('part', { row: at + 1 })),
          key: exactly(value, wrong),
          wrong: wrong
            .filter((each) => isTyped(each.value))
            .map(({ value: got, misconception, feedback }) => ({
              value: String(tidy(got)),
              misconception,
              feedback: word(feedback),
            })),
        },
      ]),
    ),
  ),
  solution: parts.map(({ why }) => why),
})
