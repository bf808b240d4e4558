import { expect, test } from 'vitest'
import { layoutOf, onCurve } from './food-web-layout.ts'

const web = {
  kind: 'food-web' as const,
  description: 'Grass feeds a rabbit and a mouse; a fox eats the rabbit, an owl the mouse.',
  nodes: [
    { id: 'grass', label: 'Grass', row: 0 },
    { id: 'rabbit', label: 'Rabbit', row: 1 },
    { id: 'mouse', label: 'Mouse', row: 1 },
    { id: 'owl', label: 'Owl', row: 2 },
    { id: 'fox', label: 'Fox', row: 2 },
  ],
  arrows: [
    { from: 'grass', to: 'rabbit' },
    { from: 'grass', to: 'mouse' },
    { from: 'rabbit', to: 'fox' },
    { from: 'mouse', to: 'owl' },
    { from: 'grass', to: 'owl' },
  ],
}

test('row 0 lies at the bottom', () => {
  const { nodes } = layoutOf(web, 300)
  const y = (id: string) => nodes.find((node) => node.id === id)?.y ?? Number.NaN
  expect(y('grass')).toBeGreaterThan(y('rabbit'))
  expect(y('rabbit')).toBeGreaterThan(y('fox'))
})

test('who is eaten by one eater stands under it, so that arrows do not cross', () => {
  const { nodes } = layoutOf(web, 300)
  const x = (id: string) => nodes.find((node) => node.id === id)?.x ?? Number.NaN
  expect(Math.sign(x('rabbit') - x('mouse'))).toBe(Math.sign(x('fox') - x('owl')))
})

test('no arrow runs through an organism between its ends', () => {
  const { nodes, arrows } = layoutOf(web, 300)
  for (const { from, via, to } of arrows) {
    for (let t = 0.05; t < 1; t += 0.05) {
      const spot = onCurve(from, via, to, t)
      const hit = nodes.filter(
        (node) => Math.abs(spot.x - node.x) < node.width / 2 && Math.abs(spot.y - node.y) < node.height / 2,
      )
      expect(hit).toEqual([])
    }
  }
})

test('every organism lies inside the drawing', () => {
  for (const width of [288, 560]) {
    for (const node of layoutOf(web, width).nodes) {
      expect(node.x - node.width / 2).toBeGreaterThanOrEqual(0)
      expect(node.x + node.width / 2).toBeLessThanOrEqual(width)
    }
  }
})
