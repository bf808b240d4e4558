import type { Level } from '@skills-center/contract/ids'
import type { Text } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Three parts of one whole with the same unit; `most` is the largest realistic whole. */
const stories = {
  'fruit-salad': { most: 60 },
  'trail-mix': { most: 60 },
  smoothie: { most: 90 },
  planter: { most: 120 },
  mural: { most: 120 },
  field: { most: 120 },
  radio: { most: 90 },
  training: { most: 120 },
  quilt: { most: 40 },
} as const
type StoryId = keyof typeof stories

const ids = keysOf(stories)
const parts = ['a', 'b', 'c'] as const

/** Tapes of equal boxes for the three parts; `box` is the value of one box. */
export interface ThreeParts {
  story: StoryId
  boxes: [number, number, number]
  box: number
  /** Indexes of the three parts: the first is the unknown, or the known one if the whole is unknown. */
  order: [number, number, number]
  /** What is given: the whole, one part, or the difference of the other two parts. */
  given: 'whole' | 'part' | 'difference'
}

const triples = [
  [1, 2, 3],
  [1, 2, 4],
  [1, 3, 4],
  [1, 2, 5],
  [2, 3, 4],
  [2, 3, 5],
  [1, 3, 5],
  [2, 4, 5],
  [3, 4, 5],
  [2, 3, 6],
  [1, 4, 6],
] as const
const givenAt = { 1: 'whole', 2: 'part', 3: 'difference' } as const

const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0)

export function drawThreeParts(random: Random, level: Level): ThreeParts {
  const [a = 1, b = 2, c = 3] = random.shuffle([...random.pick(triples)])
  const [first = 0, second = 1, third = 2] = random.shuffle([0, 1, 2])
  const boxes: [number, number, number] = [a, b, c]
  const isFirst = (boxes[second] ?? 0) > (boxes[third] ?? 0)
  return {
    story: random.pick(ids),
    boxes,
    box: random.integer(2, 12),
    order: isFirst ? [first, second, third] : [first, third, second],
    given: givenAt[level],
  }
}

/** The story's amounts: what is given, how many boxes hold it, and how many boxes the question asks about. */
export function threeTerms({ story, boxes, box, order, given }: ThreeParts) {
  const [its = 1, more = 1, less = 1] = order.map((at) => boxes[at] ?? 1)
  const all = sumOf(boxes)
  const [known, wanted] = {
    whole: [all, its] as const,
    part: [its, all] as const,
    difference: [more - less, its] as const,
  }[given]
  return { its, more, less, all, known, wanted, box, amount: known * box, key: wanted * box, story }
}

export const isBelievable = (values: ThreeParts): boolean =>
  threeTerms(values).all * values.box <= stories[values.story].most

/** The names of the parts, in the order of their tapes. */
export const partNames = (story: StoryId): Text[] => parts.map((part) => say(`${story}.${part}`))

/** The story, what is given, and the question. */
export function tellThree(values: ThreeParts): {
  told: Text[]
  asks: Text
  unit: Text
  answer: Text
  names: Text[]
} {
  const { story, order, given } = values
  const { amount: n, key } = threeTerms(values)
  const [name, more, less] = order.map((at) => say(`${story}.${parts[at] ?? 'a'}`))
  if (name === undefined || more === undefined || less === undefined) throw new RangeError('Three parts')
  const known = {
    whole: () => say(`${story}.all`, { n }),
    part: () => say(`${story}.knows`, { n, name }),
    difference: () => say(`${story}.more`, { n, name: more, other: less }),
  }[given]()
  const unit = say(`${story}.unit`)
  return {
    told: [say(`${story}.tells`), known],
    asks: given === 'part' ? say(`${story}.asks-all`) : say(`${story}.asks`, { name }),
    unit,
    answer: say('answer', { n: key, unit }),
    names: [name, more, less],
  }
}
