import { compositeVolume, type CompositeStory } from '../../situations/composite-boxes/composite-boxes.ts'
import { volumeOf } from '../../solids/boxes.ts'
import { bug, type Exact } from '../bug.ts'
import { say } from './messages.gen.ts'

const whole = (value: number): Exact | null => (Number.isInteger(value) && value > 0 ? value : null)
// Worked by hand: 10 by 6 by 4 is 240, 3 by 2 by 2 is 12.
const foam: CompositeStory = {
  asks: 'cut',
  story: 'foam',
  who: 'Ana',
  unit: 'inch',
  one: { length: 10, width: 6, height: 4 },
  other: { length: 3, width: 2, height: 2 },
}
// 10 × 10 × 3 = 300 and 8 × 10 × 6 = 480.
const pool: CompositeStory = {
  asks: 'joined',
  story: 'pool',
  who: 'Ana',
  unit: 'foot',
  one: { length: 10, width: 10, height: 3 },
  other: { length: 8, width: 10, height: 6 },
}

export const compositeBugs = [
  bug<CompositeStory>({
    id: 'volume.one-part',
    answer: (its) => (its.asks === 'missing' ? null : volumeOf(its.one)),
    feedback: ({ asks }) => say(`composite.one.${asks === 'cut' ? 'cut' : 'joined'}`),
    example: [foam, 240],
  }),
  bug<CompositeStory>({
    id: 'volume.other-part',
    answer: (its) => (its.asks === 'cut' ? volumeOf(its.one) + volumeOf(its.other) : null),
    feedback: () => say('composite.adds-cut'),
    example: [foam, 252],
  }),
  bug<CompositeStory>({
    id: 'volume.adds-before-multiplying',
    answer: ({ asks, one, other }) =>
      asks === 'joined' ? (one.length + other.length) * one.width * (one.height + other.height) : null,
    feedback: () => say('composite.edges'),
    // 18 × 10 × 9
    example: [pool, 1620],
  }),
  bug<CompositeStory>({
    id: 'volume.box-around',
    answer: ({ asks, one, other }) =>
      asks === 'joined' ? (one.length + other.length) * one.width * other.height : null,
    feedback: () => say('composite.around'),
    example: [pool, 1080],
  }),
  bug<CompositeStory>({
    id: 'volume.stops-early',
    answer: (its) => (its.asks === 'missing' ? volumeOf(its.other) : null),
    feedback: () => say('composite.rest'),
    example: [{ ...pool, asks: 'missing' }, 480],
  }),
  bug<CompositeStory>({
    id: 'volume.one-part',
    answer: (its) =>
      its.asks === 'missing' ? whole(compositeVolume(its) / (its.other.length * its.other.width)) : null,
    feedback: () => say('composite.all'),
    // 780 ÷ 60
    example: [{ ...pool, asks: 'missing', other: { length: 6, width: 10, height: 8 } }, 13],
  }),
  bug<CompositeStory>({
    id: 'volume.divides-one-edge',
    answer: (its) => (its.asks === 'missing' ? whole(volumeOf(its.other) / its.other.length) : null),
    feedback: () => say('composite.one-edge'),
    example: [{ ...pool, asks: 'missing' }, 60],
  }),
]
