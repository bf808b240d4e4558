import { expect, test } from 'vitest'
import { type Callout, calloutLayout } from './callout-layout.ts'
import { cellAnchors, cellSize } from './cell-parts.ts'

const names = {
  wall: 'cell wall',
  membrane: 'cell membrane',
  cytoplasm: 'cytoplasm',
  nucleus: 'nucleus',
  ribosomes: 'ribosomes',
  mitochondria: 'mitochondrion',
  chloroplasts: 'chloroplast',
  vacuole: 'large central vacuole',
  reticulum: 'endoplasmic reticulum',
} as const
const callouts = Object.entries(names).map(([id, label]): Callout => ({
  id,
  label,
  isLettered: false,
  anchors: Object.entries(cellAnchors.plant).find(([part]) => part === id)?.[1] ?? [],
}))
const turn = (a: { x: number; y: number }, b: { x: number; y: number }, c: { x: number; y: number }) =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))

test.each([246, 320, 560])('at %d no leader line crosses another and no name touches another', (room) => {
  const { placed, width } = calloutLayout(callouts, cellSize.plant, room, 310)
  expect(width).toBeLessThanOrEqual(room)
  expect(placed).toHaveLength(callouts.length)
  placed.forEach((one, index) => {
    for (const other of placed.slice(index + 1)) {
      const isCrossing =
        turn(one.edge, one.at, other.edge) * turn(one.edge, one.at, other.at) < 0 &&
        turn(other.edge, other.at, one.edge) * turn(other.edge, other.at, one.at) < 0
      expect(isCrossing).toBe(false)
      if (one.side === other.side)
        expect(Math.abs(one.edge.y - other.edge.y)).toBeGreaterThanOrEqual((one.height + other.height) / 2)
    }
  })
})

test('every leader line ends on its own part', () => {
  const { placed, drawing } = calloutLayout(callouts, cellSize.plant, 560, 310)
  for (const { id, at } of placed) {
    const spot = { x: (at.x - drawing.x) / drawing.scale, y: (at.y - drawing.y) / drawing.scale }
    const own = callouts.find((callout) => callout.id === id)?.anchors ?? []
    expect(own.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < 0.01)).toBe(true)
  }
})

test('where names leave too little of the drawing, numbers stand for them and a key explains each', () => {
  const { placed, key, drawing } = calloutLayout(callouts, cellSize.plant, 246, 310)
  expect(drawing.scale * cellSize.plant.width).toBeGreaterThanOrEqual(136)
  expect(placed.map(({ lines }) => lines)).toEqual(callouts.map((_, index) => [String(index + 1)]))
  expect(key.map(({ text }) => text)).toEqual(
    placed.map(({ id }) => callouts.find((one) => one.id === id)?.label),
  )
})
