import type { FigureOf } from '@skills-center/contract/figure'
import { expect, test } from 'vitest'
import { areOverlapping, isWithin } from './cycle-curves.ts'
import { cycleLayout } from './cycle-layout.ts'

const letters = new Map<string, string>()
const ring = (title: string, stages: string[], labels: (string | undefined)[]): FigureOf<'cycle'> => ({
  kind: 'cycle',
  description: 'Stages around a ring for a test of the layout.',
  title,
  stages: stages.map((text) => ({ id: text, text })),
  arrows: stages.map((from, index) => ({
    from,
    to: stages[(index + 1) % stages.length] ?? from,
    label: labels[index],
  })),
})
const water = ring(
  'Water cycle',
  ['Water vapor', 'Clouds', 'Rivers and groundwater', 'Ocean'],
  ['condensation', 'precipitation', 'runoff', 'evaporation'],
)
const rocks = ring(
  'Rock cycle',
  ['Igneous rock', 'Sediment', 'Sedimentary rock', 'Metamorphic rock', 'Magma'],
  ['weathering', 'compaction', 'heat and pressure', 'melting', 'cooling'],
)
const moon = ring(
  'Phases',
  [
    'New',
    'Waxing crescent',
    'First quarter',
    'Waxing gibbous',
    'Full',
    'Waning gibbous',
    'Last quarter',
    'Waning crescent',
  ],
  [],
)

test('stages go clockwise from the top', () => {
  const [top, right, bottom, left] = cycleLayout(water, 560, letters).boxes
  expect(right?.x).toBeGreaterThan(top?.x ?? Infinity)
  expect(left?.x).toBeLessThan(top?.x ?? 0)
  expect(bottom?.y).toBeGreaterThan(right?.y ?? Infinity)
})

test.each([
  ['four stages', water],
  ['five stages', rocks],
  ['eight stages', moon],
])('%s: nothing is in the way of anything else, from the narrowest screen on', (_, figure) => {
  for (const room of [246, 320, 560]) {
    const layout = cycleLayout(figure, room, letters)
    expect(layout.width).toBeLessThanOrEqual(room)
    const boxes = layout.boxes.map(({ x, y, size }) => ({ x, y, width: size.width, height: size.height }))
    const labels = layout.arrows.flatMap(({ label }) =>
      label ? [{ x: label.x, y: label.y, width: label.size.width, height: label.size.height }] : [],
    )
    const areas = [...boxes, ...labels]
    areas.forEach((one, index) => {
      for (const other of areas.slice(index + 1)) expect(areOverlapping(one, other, 0)).toBe(false)
    })
    for (const { trail } of layout.arrows)
      for (const box of boxes) expect(trail.some((spot) => isWithin(spot, box, 0))).toBe(false)
  }
})
