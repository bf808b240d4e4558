import type { NumberKey } from '@skills-center/answers/judge-number'
import type { Text, Value } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import type { ItemTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import type { slip } from '../answers.ts'
import { linkedTable } from './linked-table.ts'

/** One part of a multi-part task: its question, its number, and the solution steps. */
export interface LinkedPart {
  asks: Words
  value: number
  /** How the right answer is written, if not as its decimal. */
  shown?: Value
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
export const linkedParts = (
  parts: readonly LinkedPart[],
): ReturnType<typeof linkedTable> & Pick<ItemTemplate, 'solution'> => ({
  // The cells take numbers, not options, so nothing is shuffled.
  ...linkedTable(
    'no options',
    parts.map(({ asks, value, shown, wrong }) => ({
      asks,
      key: exactly(value, wrong),
      ...(shown === undefined ? {} : { shown }),
      wrong: wrong
        .filter((each) => isTyped(each.value))
        .map((each) => ({ ...each, value: String(tidy(each.value)) })),
    })),
  ),
  solution: parts.map(({ why }) => why),
})
