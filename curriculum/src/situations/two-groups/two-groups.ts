import type { Quantity, Text } from '@skills-center/messages/values'
import type { FigureOf } from '@skills-center/contract/figure'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { type Kinds, type Parts, partsOf } from '../parts/parts.ts'
import { say } from './messages.gen.ts'

/** Two kinds of things in one place, the word for both, and the symbol of a picture graph. */
export const groups = {
  shelter: { one: 'dog', other: 'cat', whole: 'animal', symbol: 'circle' },
  chess: { one: 'sixth-grader', other: 'seventh-grader', whole: 'student', symbol: 'square' },
  parking: { one: 'truck', other: 'car', whole: 'vehicle', symbol: 'square' },
  beads: { one: 'red-bead', other: 'green-bead', whole: 'bead', symbol: 'circle' },
  flowers: { one: 'rose', other: 'tulip', whole: 'flower', symbol: 'heart' },
  music: { one: 'drum', other: 'trumpet', whole: 'instrument', symbol: 'star' },
  orchard: { one: 'plum-tree', other: 'cherry-tree', whole: 'tree', symbol: 'tree' },
  shelf: { one: 'comic', other: 'novel', whole: 'book', symbol: 'book' },
  pond: { one: 'duck', other: 'swan', whole: 'bird', symbol: 'circle' },
} as const satisfies Record<string, Kinds & { symbol: FigureOf<'picture-graph'>['symbol'] }>
export type GroupId = keyof typeof groups

const groupIds = keysOf(groups)

export const someGroup = (random: Random): GroupId => random.pick(groupIds)

export const tell = {
  /** “A pet shelter has 4 dogs and 6 cats, and no other animals.” */
  has: (id: GroupId, values: { one: Quantity; other: Quantity }): Text => say(`${id}.has`, values),
  /** “Yesterday a pet shelter had 10 animals, all dogs or cats.” */
  had: (id: GroupId, values: { whole: Quantity }): Text => say(`${id}.had`, values),
  now: (id: GroupId, values: { whole: Quantity }): Text => say(`${id}.now`, values),
  /** “Today 3 dogs came to the pet shelter.” */
  came: (id: GroupId, values: { some: Quantity }): Text => say(`${id}.came`, values),
  left: (id: GroupId, values: { some: Quantity }): Text => say(`${id}.left`, values),
  /** “Animals at the shelter” */
  title: (id: GroupId): Text => say(`${id}.title`),
}

/**
 * The number of each kind; `first` is the kind that a ratio names first, compared with the other kind or with the
 * total.
 */
export interface Grouped {
  group: GroupId
  one: number
  other: number
  first: 'one' | 'other'
  to: 'part' | 'whole'
}

export const groupedParts = ({ group, one, other, first }: Grouped): Parts =>
  partsOf(groups[group], one, other, first)
