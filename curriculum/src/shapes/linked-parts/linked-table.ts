import type { NumberKey } from '@skills-center/answers/judge-number'
import { rows as inRows, type Value } from '@skills-center/messages/values'
import { table } from '../../build-placed.ts'
import { built } from '../../form/answering.ts'
import type { AnsweringTemplate, ItemTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import { createRandom } from '../../random.ts'
import { writtenNumber } from '../../wording.ts'
import { say } from './messages.gen.ts'

interface Told {
  misconception: string | null
  feedback: Words
}

/**
 * One question with its answer: a number to type, or options of which one is right. `shown` is how the right number is
 * written where its decimal is not what students write: a mixed number, dollars and cents.
 */
export type LinkedRow = { asks: Words } & (
  | { key: NumberKey; shown?: Value; wrong: readonly (Told & { value: string })[] }
  | { right: Words; wrong: readonly (Told & { text: Words })[] }
)

/** The right answers in order, if one of them is not written as its decimal. */
function answersShown(rows: readonly LinkedRow[]): Pick<ItemTemplate, 'answer'> {
  if (!rows.some((row) => 'key' in row && row.shown !== undefined)) return {}
  return {
    answer: say('shown', {
      answers: inRows(
        rows.map((row, at) =>
          say('answered', {
            part: say('part', { row: at + 1 }),
            value: 'key' in row ? (row.shown ?? writtenNumber(row.key.value)) : row.right,
          }),
        ),
      ),
    }),
  }
}

/** Questions that build on each other, as a table with one question and one answer in each row. */
export const linkedTable = (
  seed: string,
  rows: readonly LinkedRow[],
): AnsweringTemplate & Pick<ItemTemplate, 'answer'> => ({
  ...built((word) =>
    table(
      createRandom(seed),
      [word(say('question')), word(say('answer'))],
      rows.map((row, at) => {
        const label = word(say('part', { row: at + 1 }))
        const told = <Its extends Told>(its: Its) => ({ ...its, feedback: word(its.feedback) })
        return [
          word(row.asks),
          'key' in row
            ? { label, key: row.key, wrong: row.wrong.map(told) }
            : {
                label,
                right: word(row.right),
                wrong: row.wrong.map((its) => ({ ...told(its), text: word(its.text) })),
              },
        ]
      }),
    ),
  ),
  ...answersShown(rows),
})
