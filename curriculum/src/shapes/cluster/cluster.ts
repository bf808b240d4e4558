import type { NumberKey } from '@skills-center/answers/judge-number'
import type { Text } from '@skills-center/messages/values'
import type { AnsweringTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import type { Offered, slip } from '../answers.ts'
import { type LinkedRow, linkedTable } from '../linked-parts/linked-table.ts'

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

function rowOf(part: ClusterPart): LinkedRow {
  const { asks } = part
  if (part.kind === 'number')
    return {
      asks,
      key: keyOf(part),
      wrong: keptSlips(part).map((each) => ({ ...each, value: String(each.value) })),
    }
  return {
    asks,
    right: part.right,
    wrong: part.wrong.map(({ text, misconception = null, feedback }) => {
      if (feedback === undefined) throw new TypeError('A wrong option needs feedback')
      return { text, misconception, feedback }
    }),
  }
}

/** Linked questions about one phenomenon: each row has a question and its number or options. */
export const clusterOf = (
  shuffle: number,
  parts: readonly ClusterPart[],
): AnsweringTemplate & { solution: Text[] } => ({
  ...linkedTable(`cluster ${shuffle}`, parts.map(rowOf)),
  solution: parts.flatMap(({ why }) => why),
})
