import type { Text } from '@skills-center/messages/values'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { type Box, cubic, edgesOf, type LengthUnit, volumeOf } from '../../solids/boxes.ts'
import { quantity } from '../../units/units.ts'
import { say } from './messages.gen.ts'

type Range = readonly [low: number, high: number]
/** Boxes with a box-shaped part cut out, with realistic edges. */
const cuts = {
  foam: {
    unit: 'inch',
    box: [
      [10, 14],
      [6, 9],
      [4, 6],
    ],
    part: [
      [3, 6],
      [2, 4],
      [2, 3],
    ],
  },
  tank: {
    unit: 'inch',
    box: [
      [12, 16],
      [6, 10],
      [8, 10],
    ],
    part: [
      [3, 5],
      [2, 4],
      [2, 5],
    ],
  },
  cake: {
    unit: 'inch',
    box: [
      [10, 13],
      [8, 9],
      [2, 3],
    ],
    part: [
      [3, 4],
      [2, 3],
      [2, 3],
    ],
  },
  room: {
    unit: 'foot',
    box: [
      [8, 12],
      [6, 9],
      [7, 8],
    ],
    part: [
      [4, 6],
      [2, 3],
      [3, 6],
    ],
  },
  truck: {
    unit: 'foot',
    box: [
      [10, 14],
      [6, 7],
      [6, 7],
    ],
    part: [
      [3, 5],
      [3, 4],
      [3, 5],
    ],
  },
  snow: {
    unit: 'foot',
    box: [
      [5, 8],
      [4, 6],
      [3, 4],
    ],
    part: [
      [2, 3],
      [2, 3],
      [2, 2],
    ],
  },
} as const satisfies Record<string, { unit: LengthUnit; box: readonly Range[]; part: readonly Range[] }>
/** Two parts side by side with the same width: the length and height of each. */
const joins = {
  pool: {
    unit: 'foot',
    width: [8, 12],
    one: [
      [8, 12],
      [3, 4],
    ],
    other: [
      [7, 10],
      [6, 9],
    ],
  },
  stage: {
    unit: 'foot',
    width: [6, 12],
    one: [
      [4, 6],
      [2, 2],
    ],
    other: [
      [5, 8],
      [3, 5],
    ],
  },
  steps: {
    unit: 'foot',
    width: [6, 12],
    one: [
      [2, 3],
      [1, 2],
    ],
    other: [
      [2, 3],
      [3, 4],
    ],
  },
  house: {
    unit: 'meter',
    width: [6, 10],
    one: [
      [4, 6],
      [3, 3],
    ],
    other: [
      [6, 9],
      [5, 8],
    ],
  },
  planter: {
    unit: 'inch',
    width: [8, 10],
    one: [
      [10, 20],
      [4, 6],
    ],
    other: [
      [8, 12],
      [7, 12],
    ],
  },
} as const satisfies Record<
  string,
  { unit: LengthUnit; width: Range; one: readonly Range[]; other: readonly Range[] }
>

export type CutId = keyof typeof cuts
export type JoinId = keyof typeof joins

/** The volume left of a box (`cut`), of two parts together (`joined`), or the height of the second part (`missing`). */
export interface CompositeStory {
  asks: 'cut' | 'joined' | 'missing'
  story: CutId | JoinId
  who: string
  one: Box
  other: Box
  unit: LengthUnit
}

const from = (random: Random, [low, high]: Range): number => random.integer(low, high)
function boxFrom(random: Random, ranges: readonly Range[]): Box {
  const [length = 1, width = 1, height = 1] = ranges.map((range) => from(random, range))
  return { length, width, height }
}
const cutIds = keysOf(cuts)
const joinIds = keysOf(joins)

export function drawComposite(random: Random, asks: CompositeStory['asks']): CompositeStory {
  const who = someone(random)
  if (asks === 'cut') {
    const story = random.pick(cutIds)
    const { unit, box, part } = cuts[story]
    const [one, other] = [boxFrom(random, box), boxFrom(random, part)]
    // A piece of cake is cut from top to bottom.
    return { asks, story, who, unit, one, other: story === 'cake' ? { ...other, height: one.height } : other }
  }
  const story = random.pick(joinIds)
  const { unit, width, one, other } = joins[story]
  const wide = from(random, width)
  const part = ([length, height]: readonly Range[]): Box => ({
    length: from(random, length ?? [1, 1]),
    width: wide,
    height: from(random, height ?? [1, 1]),
  })
  return { asks, story, who, unit, one: part(one), other: part(other) }
}

export const compositeVolume = ({ asks, one, other }: CompositeStory): number =>
  volumeOf(one) + (asks === 'cut' ? -1 : 1) * volumeOf(other)

const isCutId = (story: CompositeStory['story']): story is CutId => story in cuts

export function tellComposite({ asks, story, who: name, one, other, unit }: CompositeStory): Text[] {
  const who = person(name)
  if (isCutId(story)) {
    return [
      say(`${story}.cut`, {
        who,
        size: say('size', edgesOf(one, unit)),
        part: say('size', edgesOf(other, unit)),
      }),
    ]
  }
  const low = quantity(one.height, unit)
  const told = {
    who,
    width: quantity(one.width, unit),
    a: quantity(one.length, unit),
    b: quantity(other.length, unit),
    low,
  }
  return asks === 'joined'
    ? [say(`${story}.joined`, { ...told, high: quantity(other.height, unit) })]
    : [
        say(`${story}.missing`, {
          ...told,
          total: cubic(volumeOf(one) + volumeOf(other), unit),
        }),
      ]
}
