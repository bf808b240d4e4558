import type { NumberKey } from '@skills-center/answers/judge-number'
import { table } from '../../build-placed.ts'
import { built } from '../../form/answering.ts'
import type { AnsweringTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import { createRandom } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Told {
  misconception: string | null
  feedback: Words
}

/** One question with its answer: a number to type, or options of which one is right. */
export type LinkedRow = { asks: Words } & (
  | { key: NumberKey; wrong: readonly (Told & { value: string })[] }
  | { right: Words; wrong: readonly (Told & { text: Words })[] }
)

/** Questions that build on each other, as a table with one question and one answer in each row. */
export const linkedTable = (seed: string, rows: readonly LinkedRow[]): AnsweringTemplate =>
  built((word) =>
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
  )
