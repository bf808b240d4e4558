import type { FigureOf } from '@skills-center/contract/figure'
import { expect, test } from 'vitest'
import { flowLayout } from './flow-layout.ts'

const letters = new Map<string, string>()
const flow = (
  direction: 'across' | 'down',
  boxes: [string, string][],
  arrows: [string, string, string?][],
): FigureOf<'flow'> => ({
  kind: 'flow',
  description: 'Boxes and arrows for a test of the layout.',
  direction,
  boxes: boxes.map(([id, text]) => ({ id, text })),
  arrows: arrows.map(([from, to, label]) => ({ from, to, label })),
})
const branching = flow(
  'across',
  [
    ['bulb', 'Light bulb'],
    ['light', 'Light'],
    ['heat', 'Heat'],
    ['room', 'Walls and air of the room'],
  ],
  [
    ['bulb', 'light', '9 J'],
    ['bulb', 'heat', '51 J'],
    ['light', 'room', 'absorbed'],
    ['heat', 'room', 'spreads out'],
    ['bulb', 'room', 'electrical'],
    ['room', 'bulb', 'none'],
  ],
)
const chain = flow(
  'across',
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((id) => [id, `Step number ${id}`]),
  [
    ['one', 'two'],
    ['two', 'three'],
    ['three', 'four'],
    ['four', 'five'],
    ['five', 'six'],
    ['six', 'seven'],
  ],
)

test('a short chain runs across where there is room and down where there is not', () => {
  const short = flow(
    'across',
    [
      ['a', 'Battery'],
      ['b', 'Motor'],
      ['c', 'Fan'],
    ],
    [
      ['a', 'b'],
      ['b', 'c'],
    ],
  )
  const wide = flowLayout(short, 560, letters)
  expect(new Set(wide.boxes.map((box) => box.y)).size).toBe(1)
  const narrow = flowLayout(short, 200, letters)
  expect(new Set(narrow.boxes.map((box) => box.x)).size).toBe(1)
})

test('a long chain is set on lines that all read from left to right', () => {
  const { boxes } = flowLayout(chain, 560, letters)
  const first = boxes.filter((box) => box.y === boxes[0]?.y)
  expect(first.length).toBeGreaterThanOrEqual(3)
  expect(boxes[first.length]?.x).toBe(boxes[0]?.x)
})

test.each([
  ['branching', branching, 280],
  ['branching', branching, 560],
  ['a chain', chain, 280],
  ['a chain', chain, 560],
])('%s at %s: boxes and writing keep clear of each other and stay inside', (_, figure, room) => {
  const layout = flowLayout(figure, room, letters)
  expect(layout.width).toBeLessThanOrEqual(room)
  const areas = [
    ...layout.boxes.map(({ x, y, size }) => ({ x, y, width: size.width, height: size.height })),
    ...layout.arrows.flatMap(({ label }) =>
      label ? [{ x: label.x, y: label.y, width: label.size.width, height: label.size.height }] : [],
    ),
  ]
  areas.forEach((one, index) => {
    expect(one.x - one.width / 2).toBeGreaterThanOrEqual(0)
    expect(one.x + one.width / 2).toBeLessThanOrEqual(layout.width)
    for (const other of areas.slice(index + 1)) {
      const isApart =
        Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
        Math.abs(one.y - other.y) >= (one.height + other.height) / 2
      expect(isApart).toBe(true)
    }
  })
})

test.each([280, 560])('no arrow runs through a box at %d', (room) => {
  const { boxes, arrows } = flowLayout(branching, room, letters)
  for (const { points } of arrows) {
    points.slice(1).forEach((to, index) => {
      const from = points[index] ?? to
      for (let t = 0.02; t < 1; t += 0.02) {
        const x = from.x + (to.x - from.x) * t
        const y = from.y + (to.y - from.y) * t
        const hit = boxes.filter(
          (box) =>
            Math.abs(x - box.x) < box.size.width / 2 - 1 && Math.abs(y - box.y) < box.size.height / 2 - 1,
        )
        expect(hit).toEqual([])
      }
    })
  }
})
