import { bug, defineModel, rows, solved, tex, typed } from '#form'
import { type Fraction, fractionTex, mixedTex, over, plus, sizeOf, times } from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { shown, solvedFraction, typedAmount } from '#fractions/written.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import {
  drawFractionStory,
  type FractionStory,
  tellFractionBoxes,
} from '#situations/boxes/fraction-stories.ts'
import { cubicOf } from '#solids/boxes.ts'
import { baseOf, type FractionBox, spaceOf } from '#solids/fraction-boxes.ts'
import { quantity } from '#units/units.ts'
import { standards } from './cubes.ts'
import { say } from './messages.gen.ts'
import { drawMeasured, line, product, quotient, sum, type Unit, units } from './volumes.ts'

const storyAnswer = ({ kind, boxes: [one, other], edge }: FractionStory): Fraction =>
  ({
    one: () => spaceOf(one),
    two: () => plus(spaceOf(one), spaceOf(other)),
    pack: () => over(spaceOf(one), times(times(edge, edge), edge)),
  })[kind]()
// Worked by hand: 4 × 2 × 3/2 = 12 and 3 × 2 × 1/2 = 3; cubes with edges of 1/2: 8 × 4 × 3 = 96.
const bed: FractionStory = {
  kind: 'one',
  story: 'bed',
  pack: 'blocks',
  who: 'Ben',
  boxes: [
    { length: [4, 1], width: [2, 1], height: [3, 2] },
    { length: [3, 1], width: [2, 1], height: [1, 2] },
  ],
  edge: [1, 2],
  unit: 'foot',
}
const storyBugs = [
  bug<FractionStory>({
    id: 'volume.adds-edges',
    answer: ({ kind, boxes: [one] }) => (kind === 'one' ? sum(one) : null),
    feedback: () => say('slip.adds'),
    example: [bed, [15, 2]],
  }),
  bug<FractionStory>({
    id: 'volume.one-layer',
    answer: ({ kind, boxes: [one] }) => (kind === 'one' ? baseOf(one) : null),
    feedback: () => say('slip.layer'),
    example: [bed, [8, 1]],
  }),
  bug<FractionStory>({
    id: 'volume.one-part',
    answer: ({ kind, boxes: [one] }) => (kind === 'two' ? spaceOf(one) : null),
    feedback: () => say('slip.one-part'),
    example: [{ ...bed, kind: 'two' }, [12, 1]],
  }),
  bug<FractionStory>({
    id: 'volume.adds-before-multiplying',
    answer: ({ kind, boxes: [one, other] }) =>
      kind === 'two'
        ? spaceOf({
            length: plus(one.length, other.length),
            width: plus(one.width, other.width),
            height: plus(one.height, other.height),
          })
        : null,
    feedback: () => say('slip.joined'),
    example: [{ ...bed, kind: 'two' }, [56, 1]],
  }),
  bug<FractionStory>({
    id: 'volume.cube-as-edge',
    answer: ({ kind, boxes: [one], edge }) => (kind === 'pack' ? over(spaceOf(one), edge) : null),
    feedback: () => say('slip.cube'),
    example: [{ ...bed, kind: 'pack' }, [24, 1]],
  }),
  bug<FractionStory>({
    id: 'volume.divides-one-edge',
    answer: ({ kind, boxes: [one], edge }) => (kind === 'pack' ? over(one.length, edge) : null),
    feedback: () => say('slip.row'),
    example: [{ ...bed, kind: 'pack' }, [8, 1]],
  }),
]

/** One box (level 1), two boxes (level 2), cubes that are packed into a box (level 3). */
export const story = defineModel<FractionStory>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 80,
  standards,
  bugs: storyBugs,
  task: ({ kind, story: id, pack }) => `${kind} ${kind === 'pack' ? pack : id}`,
  draw: (random, level) => drawFractionStory(random, ({ 1: 'one', 2: 'two', 3: 'pack' } as const)[level]),
  // Each box has a fraction at an edge, and a volume that can be worked out by hand.
  fits: (its) =>
    sizeOf(storyAnswer(its)) <= 400 &&
    its.boxes.every(
      (each) => spaceOf(each)[1] <= 8 && [each.length, each.width, each.height].some(([, part]) => part > 1),
    ),
  item(its) {
    const { kind, boxes, edge, unit } = its
    const key = storyAnswer(its)
    const [one, other] = boxes
    const shownOf = ({ length, width, height }: FractionBox) =>
      line(product(length, width, height), spaceOf({ length, width, height }))
    const along = [one.length, one.width, one.height].map((each) => over(each, edge))
    return {
      stem: tellFractionBoxes(its),
      ...(kind === 'pack'
        ? typed(its, { label: say('cubes.label'), key: key[0], bugs: storyBugs })
        : typedAmount(its, { key, unit: cubicOf[unit], bugs: storyBugs })),
      hints: [say(`story.nudge.${kind}`), say(`story.hint.${kind}`)],
      solution:
        kind === 'pack'
          ? [
              say('story.along', {
                list: rows(
                  [one.length, one.width, one.height].map((each, at) =>
                    line(quotient(each, edge), along[at] ?? each),
                  ),
                ),
              }),
              say('story.all', { equation: line(product(...along), key) }),
            ]
          : kind === 'one'
            ? [
                say('edges.base', { equation: line(product(one.length, one.width), baseOf(one)) }),
                say('edges.volume', { equation: line(product(baseOf(one), one.height), key) }),
              ]
            : [
                say('story.first', { equation: shownOf(one) }),
                say('story.second', { equation: shownOf(other) }),
                say('story.sum', {
                  equation: line(`${fractionTex(spaceOf(one))} + ${fractionTex(spaceOf(other))}`, key),
                }),
              ],
    }
  },
  solve({ stem, interaction }) {
    const all = fractionsIn(stem)
    const volume = (from: readonly Fraction[]): Fraction =>
      from.reduce((before, each) => times(before, each), [1, 1])
    if (interaction.kind === 'number') {
      const [[n, d] = [1, 1], ...its] = all
      const [over1, under1] = volume(its)
      return solved.number((over1 * d ** 3) / (under1 * n ** 3))
    }
    return solvedFraction(
      ...(all.length > 3 ? plus(volume(all.slice(0, 3)), volume(all.slice(3))) : volume(all)),
    )
  },
})

/** Three boxes by their edges (level 1), by base and height (level 2), four in both ways (level 3). */
interface Boxes {
  boxes: FractionBox[]
  unit: Unit
  kind: 'edges' | 'base' | 'mixed'
  shuffle: number
}
export const orderBoxes = defineModel<Boxes>({
  id: 'order-boxes',
  thinking: 'compare',
  seconds: 80,
  standards,
  task: ({ unit, kind, boxes }) => `${unit} ${kind} ${boxes.map(({ height: [, part] }) => part).join()}`,
  draw: (random, level) => ({
    boxes: Array.from({ length: level === 3 ? 4 : 3 }, () =>
      drawMeasured(random, 'volume', random.chance(0.5)),
    ),
    unit: random.pick(units),
    kind: ({ 1: 'edges', 2: 'base', 3: 'mixed' } as const)[level],
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ boxes }) => {
    const volumes = boxes.map((each) => sizeOf(spaceOf(each))).toSorted((one, other) => one - other)
    return (
      boxes.every(
        (each) => spaceOf(each)[1] <= 8 && baseOf(each)[1] <= 8 && sizeOf(each.length) > sizeOf(each.width),
      ) &&
      new Set(boxes.map(({ height }) => sizeOf(height))).size === boxes.length &&
      volumes.every((volume, at) => at === 0 || volume - (volumes[at - 1] ?? 0) >= 0.5)
    )
  },
  minWrongAnswers: 1,
  item({ boxes, unit, kind, shuffle }) {
    const things = boxes.map((its, at) => ({
      its,
      text:
        kind === 'base' || (kind === 'mixed' && at % 2 === 1)
          ? say('order.base', { base: shown(baseOf(its)), height: shown(its.height) })
          : say('order.size', {
              size: tex([its.length, its.width, its.height].map(mixedTex).join(String.raw` \times `)),
            }),
    }))
    type Thing = (typeof things)[number]
    const space = ({ its }: Thing): number => sizeOf(spaceOf(its))
    return {
      stem: [say(kind === 'edges' ? 'order.asks.edges' : 'order.asks.base', { unit: quantity(2, unit) })],
      ...orderBy<Thing>(shuffle, {
        things,
        by: space,
        first: say('order.least'),
        last: say('order.most'),
        slips: [
          { by: (thing) => -space(thing), misconception: 'volume.reversed', feedback: say('order.reversed') },
          {
            by: ({ its }) => sizeOf(its.height),
            misconception: 'volume.judges-by-one-edge',
            feedback: say('order.height'),
          },
          {
            by: ({ its }) => sizeOf(sum(its)) + sizeOf(its.height) / 100,
            misconception: 'volume.adds-edges',
            feedback: say('order.sum'),
          },
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: [
        say('order.find', {
          list: rows(things.map(({ its, text }) => say('order.is', { text, volume: shown(spaceOf(its)) }))),
        }),
        say('order.so', { list: rows(sortedBy(things, space).map(({ text }) => text)) }),
      ],
    }
  },
  solve: (shownItem) =>
    solved.order(shownItem, (text) => fractionsIn(text).reduce((all, each) => all * sizeOf(each), 1)),
})
