import type { NumberKey } from '@skills-center/answers/judge-number'
import type { Text } from '@skills-center/messages/values'
import { type OpenCell, table } from '../../build-placed.ts'
import { built } from '../../form/answering.ts'
import type { AnsweringTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import { createRandom } from '../../random.ts'
import type { Offered, slip } from '../answers.ts'
import { say } from './messages.gen.ts'

/** One of the questions about a phenomenon: a number to type, or options of which one is right. */
export type ClusterPart = { asks: Words; why: readonly Text[] } & (
  | {
      kind: 'number'
      value: number
      unit?: string
      within?: number
      slips: readonly ReturnType<typeof slip>[]
    }
  | { kind: 'choice'; right: Words; wrong: readonly Offered[] }
)

/** A wrong value inside the tolerance, or one that another slip leads to as well, is dropped. */
function keptSlips({ value, within = 0, slips }: Extract<ClusterPart, { kind: 'number' }>) {
  return slips.filter(
    (each, at) =>
      Math.abs(each.value - value) > within && slips.findIndex((other) => other.value === each.value) === at,
  )
}

function keyOf(part: Extract<ClusterPart, { kind: 'number' }>): NumberKey {
  return {
    value: String(part.value),
    ...(part.unit === undefined ? {} : { unit: part.unit }),
    ...(part.within === undefined ? {} : { within: String(part.within) }),
    wrongRounded: keptSlips(part).map(({ value }) => String(value)),
  }
}

function cellOf(part: ClusterPart, label: string, word: (text: Words) => string): OpenCell {
  if (part.kind === 'number') {
    return {
      label,
      key: keyOf(part),
      wrong: keptSlips(part).map(({ value, misconception, feedback }) => ({
        value: String(value),
        misconception,
        feedback: word(feedback),
      })),
    }
  }
  return {
    label,
    right: word(part.right),
    wrong: part.wrong.map(({ text, misconception = null, feedback }) => {
      if (feedback === undefined) throw new TypeError('A wrong option needs feedback')
      return { text: word(text), misconception, feedback: word(feedback) }
    }),
  }
}

/** Linked questions about one phenomenon, as a table: each row has a question and its number or options. */
export const clusterOf = (
  shuffle: number,
  parts: readonly ClusterPart[],
): AnsweringTemplate & { solution: Text[] } => ({
  ...built((word) =>
    table(
      createRandom(`cluster ${shuffle}`),
      [word(say('question')), word(say('answer'))],
      parts.map((part, at) => [word(part.asks), cellOf(part, word(say('part', { row: at + 1 })), word)]),
    ),
  ),
  solution: parts.flatMap(({ why }) => why),
})
