import type { BoxStory } from '../../situations/boxes/box-stories.ts'
import { type Box, edgeSum, layerOf, type LengthUnit, surfaceOf, volumeOf } from '../../solids/boxes.ts'
import { type Exact, bug } from '../bug.ts'
import { say } from './messages.gen.ts'

const whole = (value: number): Exact | null => (Number.isInteger(value) && value > 0 ? value : null)

/** A box by its edges: asks for its volume, its height, or the height of another box with the same volume. */
export interface Edges extends Box {
  unit: LengthUnit
  asks: 'volume' | 'edge' | 'other'
  long: number
  wide: number
}
export const edgeAnswer = (its: Edges): number =>
  ({ volume: volumeOf(its), edge: its.height, other: volumeOf(its) / (its.long * its.wide) })[its.asks]

// Worked by hand: 6 by 4 by 5 is 120; 120 ÷ (10 × 4) = 3.
const box: Edges = { length: 6, width: 4, height: 5, unit: 'inch', asks: 'volume', long: 10, wide: 4 }

export const edgeBugs = [
  bug<Edges>({
    id: 'volume.adds-edges',
    answer: (its) => (its.asks === 'volume' ? edgeSum(its) : null),
    feedback: () => say('adds-edges'),
    example: [box, 15],
  }),
  bug<Edges>({
    id: 'volume.one-layer',
    answer: (its) => (its.asks === 'volume' ? layerOf(its) : null),
    feedback: () => say('one-layer'),
    example: [box, 24],
  }),
  bug<Edges>({
    id: 'volume.visible-faces',
    answer: (its) => (its.asks === 'volume' ? surfaceOf(its) : null),
    feedback: () => say('surface'),
    example: [box, 148],
  }),
  bug<Edges>({
    id: 'volume.subtracts-edges',
    answer: (its) => (its.asks === 'edge' ? whole(volumeOf(its) - its.length - its.width) : null),
    feedback: () => say('subtracts-edges'),
    example: [{ ...box, asks: 'edge' }, 110],
  }),
  bug<Edges>({
    id: 'volume.stops-early',
    answer: (its) => (its.asks === 'edge' ? its.width * its.height : null),
    feedback: () => say('divides-once'),
    example: [{ ...box, asks: 'edge' }, 20],
  }),
  bug<Edges>({
    id: 'volume.same-height',
    answer: (its) => (its.asks === 'other' ? its.height : null),
    feedback: () => say('same-height'),
    example: [{ ...box, asks: 'other' }, 5],
  }),
  bug<Edges>({
    id: 'volume.stops-early',
    answer: (its) => (its.asks === 'other' ? volumeOf(its) : null),
    feedback: () => say('volume-given'),
    example: [{ ...box, asks: 'other' }, 120],
  }),
]

/** Stacks of unit cubes: asks for the total, or for how many are missing from a full block. */
export interface Stacks {
  /** The person who built them. */
  who: string
  heights: number[][]
  asks: 'block' | 'stacks' | 'missing'
}
const cubesIn = ({ heights }: Stacks): number => heights.flat().reduce((sum, height) => sum + height, 0)
export const blockOf = ({ heights }: Stacks): Box => ({
  length: heights[0]?.length ?? 0,
  width: heights.length,
  height: Math.max(...heights.flat()),
})
export const stackAnswer = (its: Stacks): number =>
  its.asks === 'missing' ? volumeOf(blockOf(its)) - cubesIn(its) : cubesIn(its)

// Worked by hand: back row 3, 2; front row 1, 1: 7 cubes; the full block has 12.
const stacks: Stacks = {
  who: 'Ben',
  heights: [
    [3, 2],
    [1, 1],
  ],
  asks: 'stacks',
}

export const stackBugs = [
  bug<Stacks>({
    id: 'volume.visible-faces',
    answer: (its) => {
      const [back = []] = its.heights
      const left = its.heights.map(([first = 0]) => first)
      const sides = [...back, ...left].reduce((sum, height) => sum + height, 0)
      return its.asks === 'missing' ? null : layerOf(blockOf(its)) + sides
    },
    feedback: () => say('visible'),
    // 4 squares show from above, 3 + 2 from the front, and 3 + 1 from the right.
    example: [stacks, 13],
  }),
  bug<Stacks>({
    id: 'volume.hidden-cubes',
    answer: (its) => {
      const { length, width, height } = blockOf(its)
      return its.asks === 'block' ? volumeOf(blockOf(its)) - (length - 1) * (width - 1) * (height - 1) : null
    },
    feedback: () => say('hidden'),
    example: [
      {
        ...stacks,
        heights: [
          [2, 2, 2],
          [2, 2, 2],
        ],
        asks: 'block',
      },
      10,
    ],
  }),
  bug<Stacks>({
    id: 'volume.one-layer',
    answer: (its) => layerOf(blockOf(its)),
    feedback: () => say('bottom'),
    example: [stacks, 4],
  }),
  bug<Stacks>({
    id: 'volume.other-part',
    answer: (its) => (its.asks === 'missing' ? cubesIn(its) : null),
    feedback: () => say('there'),
    example: [{ ...stacks, asks: 'missing' }, 7],
  }),
  bug<Stacks>({
    id: 'volume.stops-early',
    answer: (its) => (its.asks === 'missing' ? volumeOf(blockOf(its)) : null),
    feedback: () => say('full'),
    example: [{ ...stacks, asks: 'missing' }, 12],
  }),
]

export const storyAnswer = ({ kind, boxes: [one, other], edge }: BoxStory): number =>
  ({ one: volumeOf(one), two: volumeOf(one) + volumeOf(other), pack: volumeOf(one) / edge ** 3 })[kind]

// Worked by hand: 6 × 4 × 2 = 48 and 4 × 2 × 2 = 16; cubes with an edge of 2: 3 × 2 × 1 = 6.
const garden: BoxStory = {
  kind: 'two',
  story: 'bed',
  pack: 'blocks',
  who: 'Ben',
  boxes: [
    { length: 6, width: 4, height: 2 },
    { length: 4, width: 2, height: 2 },
  ],
  edge: 2,
  unit: 'foot',
}

export const storyBugs = [
  bug<BoxStory>({
    id: 'volume.adds-edges',
    answer: ({ kind, boxes: [one] }) => (kind === 'one' ? edgeSum(one) : null),
    feedback: () => say('adds-edges'),
    example: [{ ...garden, kind: 'one' }, 12],
  }),
  bug<BoxStory>({
    id: 'volume.one-layer',
    answer: ({ kind, boxes: [one] }) => (kind === 'one' ? layerOf(one) : null),
    feedback: () => say('one-layer'),
    example: [{ ...garden, kind: 'one' }, 24],
  }),
  bug<BoxStory>({
    id: 'volume.visible-faces',
    answer: ({ kind, boxes: [one] }) => (kind === 'one' ? surfaceOf(one) : null),
    feedback: () => say('surface'),
    example: [{ ...garden, kind: 'one' }, 88],
  }),
  bug<BoxStory>({
    id: 'volume.one-part',
    answer: ({ kind, boxes: [one] }) => (kind === 'two' ? volumeOf(one) : null),
    feedback: () => say('one-part'),
    example: [garden, 48],
  }),
  bug<BoxStory>({
    id: 'volume.adds-before-multiplying',
    answer: ({ kind, boxes: [one, other] }) =>
      kind === 'two'
        ? (one.length + other.length) * (one.width + other.width) * (one.height + other.height)
        : null,
    feedback: () => say('joined-edges'),
    example: [garden, 240],
  }),
  bug<BoxStory>({
    id: 'volume.divides-one-edge',
    answer: ({ kind, boxes: [one], edge }) => (kind === 'pack' ? one.length / edge : null),
    feedback: () => say('one-edge'),
    example: [{ ...garden, kind: 'pack' }, 3],
  }),
  bug<BoxStory>({
    id: 'volume.divides-one-edge',
    answer: ({ kind, boxes: [one], edge }) => (kind === 'pack' ? volumeOf(one) / edge : null),
    feedback: () => say('divides-by-edge'),
    example: [{ ...garden, kind: 'pack' }, 24],
  }),
]
