import { defineModel, numbersIn, solved } from '#form'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { type Box, drawBox, edgeSum, layerOf, type LengthUnit, lengthUnits, volumeOf } from '#solids/boxes.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

interface Boxes {
  boxes: Box[]
  unit: LengthUnit
  kind: 'edges' | 'base' | 'mixed'
  shuffle: number
}

/** Three boxes by their edges (level 1), by base and height (level 2), four in both ways (level 3). */
export const orderBoxes = defineModel<Boxes>({
  id: 'order-boxes',
  thinking: 'compare',
  seconds: 60,
  standards: ['5.MD.C.5b'],
  task: ({ unit, kind }) => `${unit} ${kind}`,
  draw: (random, level) => ({
    boxes: Array.from({ length: level === 3 ? 4 : 3 }, () => drawBox(random, 9)),
    unit: random.pick(lengthUnits),
    kind: ({ 1: 'edges', 2: 'base', 3: 'mixed' } as const)[level],
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ boxes }) => {
    const volumes = boxes.map(volumeOf).toSorted((one, other) => one - other)
    return (
      new Set(boxes.map(({ height }) => height)).size === boxes.length &&
      volumes.every((volume, at) => at === 0 || volume - (volumes[at - 1] ?? 0) >= 5)
    )
  },
  item({ boxes, unit, kind, shuffle }) {
    const things = boxes.map((box, at) => ({
      ...box,
      volume: volumeOf(box),
      text:
        kind === 'base' || (kind === 'mixed' && at % 2 === 1)
          ? say('order.base', { base: layerOf(box), c: box.height })
          : say('order.size', { a: box.length, b: box.width, c: box.height }),
    }))
    return {
      stem: [say(kind === 'edges' ? 'order.asks.edges' : 'order.asks.base', { unit: quantity(2, unit) })],
      ...orderBy(shuffle, {
        things,
        by: ({ volume }) => volume,
        first: say('order.least'),
        last: say('order.most'),
        slips: [
          { by: ({ volume }) => -volume, misconception: 'volume.reversed', feedback: say('order.reversed') },
          {
            by: ({ height }) => height,
            misconception: 'volume.judges-by-one-edge',
            feedback: say('order.height'),
          },
          {
            by: (box) => edgeSum(box) + box.height / 100,
            misconception: 'volume.adds-edges',
            feedback: say('order.sum'),
          },
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: [
        say('order.find'),
        ...sortedBy(things, ({ volume }) => volume).map(({ text, volume }) =>
          say('order.step', { box: text, volume }),
        ),
      ],
    }
  },
  // Three edges, or a base and a height: their product is the volume.
  solve: (shown) =>
    solved.order(shown, (text) => numbersIn(text).reduce((product, { value }) => product * value, 1)),
})
