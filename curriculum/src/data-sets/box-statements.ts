import type { Text } from '@skills-center/messages/values'
import type { Random } from '../random.ts'
import type { MisconceptionId } from '../misconceptions/catalogue.ts'
import type { Five } from './measures.ts'
import { groupIn } from './data-sets.ts'
import { say } from './messages.gen.ts'

const iqr = ([, b, , d]: Five): number => d - b
const range = ([a, , , , e]: Five): number => e - a

/**
 * Statements about one group compared with the other (null if the other group does not decide it), with their
 * misconception.
 */
const statements = {
  median: { of: (one: Five, other: Five) => one[2] > other[2], misconception: 'center.mean-for-median' },
  range: { of: (one: Five, other: Five) => range(one) > range(other), misconception: 'spread.range-for-iqr' },
  greatest: { of: (one: Five, other: Five) => one[4] > other[4], misconception: 'display.axis-ends' },
  iqr: { of: (one: Five, other: Five) => iqr(one) > iqr(other), misconception: 'spread.range-for-iqr' },
  half: { of: () => null, misconception: 'display.equal-lengths' },
  quarter: { of: () => null, misconception: 'display.equal-lengths' },
  count: { of: () => null, misconception: 'display.box-for-count' },
  mean: { of: () => null, misconception: 'center.mean-for-median' },
} as const
type StatementId = keyof typeof statements
export const statementIds = [
  'median',
  'range',
  'greatest',
  'iqr',
  'half',
  'quarter',
  'count',
  'mean',
] as const

export const areApart = (one: Five, other: Five): boolean =>
  [one[2] - other[2], one[4] - other[4], range(one) - range(other), iqr(one) - iqr(other)].every(
    (gap) => gap !== 0,
  )

/** A statement about one of two groups, whether the plots show it, and where to look. */
export interface Stated {
  text: Text
  is: 'true' | 'false' | 'open'
  look: Text
  misconception: MisconceptionId
}

/** A statement that is true or false as requested, provided that the plots show it. */
export function state(
  random: Random,
  id: StatementId,
  { fives: [first, second], isTrue }: { fives: readonly [Five, Five]; isTrue: boolean },
): Stated {
  const { of, misconception } = statements[id]
  const look = say(`look.${id}`)
  const hasFirst = of(first, second) === null ? random.chance(0.5) : of(first, second) === isTrue
  const isMark = id === 'half' || id === 'quarter'
  const at = (isMark ? random.chance(0.5) : hasFirst) ? 0 : 1
  const group = groupIn(at)
  const its = at === 0 ? first : second
  const is = of(first, second) === null && !isMark ? 'open' : isTrue ? 'true' : 'false'
  // The mark that makes it true, or another mark of the box.
  const mark = id === 'mean' || (id === 'half') === isTrue ? its[2] : its[3]
  const text =
    isMark || id === 'mean' ? say(`say.${id}`, { one: group, at: mark }) : say(`say.${id}`, { one: group })
  return { text, is, look, misconception }
}
