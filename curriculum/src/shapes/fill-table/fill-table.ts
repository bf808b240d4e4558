import type { Text } from '@skills-center/messages/values'
import { type Exact, exact, tidy, toNumber } from '../../bugs/bug.ts'
import { table } from '../../build-placed.ts'
import { built } from '../../form/answering.ts'
import type { AnsweringTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { createRandom } from '../../random.ts'
import { say } from './messages.gen.ts'

/** A cell to fill in: the quantity in its column, the right value, and wrong values from known mistakes. */
export interface FilledCell {
  name: Text
  value: number
  wrong: { value: Exact; misconception: MisconceptionId; feedback: Text }[]
}

/** A wrong value as a student types it: exact, and if it does not terminate, with one or two decimals. */
function typedForms(value: Exact): string[] {
  const size = toNumber(value)
  if (Number.isInteger(tidy(size * 100))) return [exact(value)]
  return [
    ...new Set(
      [exact(value), String(tidy(Number(size.toFixed(2)))), String(tidy(Number(size.toFixed(1))))].filter(
        (text) => text !== '0',
      ),
    ),
  ]
}

/**
 * A table of numbers with some cells to fill in. Wrong values are dropped if they are right, repeated, or not positive.
 */
export const fillTable = (its: {
  columns: readonly Words[]
  rows: readonly (readonly (Words | FilledCell)[])[]
}): AnsweringTemplate =>
  built((word) =>
    table(
      // The cells take numbers, not options, so nothing is shuffled.
      createRandom('no options'),
      its.columns.map(word),
      its.rows.map((row, at) =>
        row.map((cell) =>
          typeof cell === 'string' || 'say' in cell
            ? word(cell)
            : {
                label: word(say('cell', { name: cell.name, row: at + 1 })),
                key: { value: String(cell.value) },
                wrong: cell.wrong
                  .filter(({ value }) => toNumber(value) > 0)
                  .flatMap(({ value, misconception, feedback }) =>
                    typedForms(value).map((text) => ({
                      value: text,
                      misconception,
                      feedback: word(feedback),
                    })),
                  ),
              },
        ),
      ),
    ),
  )
