import { expect, test } from 'vitest'
import { stackOnPan } from './balance-layout.ts'

test('all things lie on their pan, none inside another', () => {
  const { placed, tall } = stackOnPan(
    [
      { shape: 'box', label: 'x', count: 4 },
      { shape: 'weight', label: '1', count: 15 },
    ],
    124,
  )
  expect(placed.length).toBe(19)
  for (const [index, a] of placed.entries()) {
    expect(Math.abs(a.x) + a.wide / 2).toBeLessThanOrEqual(62)
    expect(a.bottom + a.tall).toBeLessThanOrEqual(tall)
    for (const b of placed.slice(index + 1)) {
      const isApart =
        Math.abs(a.x - b.x) >= (a.wide + b.wide) / 2 ||
        a.bottom >= b.bottom + b.tall ||
        b.bottom >= a.bottom + a.tall
      expect(isApart).toBe(true)
    }
  }
})
