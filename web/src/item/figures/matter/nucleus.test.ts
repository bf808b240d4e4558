import { expect, test } from 'vitest'
import { electronAngles, nucleusOf } from './nucleus.ts'

test.each([
  [1, 0],
  [6, 8],
  [11, 12],
  [20, 24],
])('a nucleus of %d protons and %d neutrons holds just so many, none hidden', (protons, neutrons) => {
  const all = nucleusOf(protons, neutrons)
  expect(all.filter((one) => one.isProton)).toHaveLength(protons)
  expect(all).toHaveLength(protons + neutrons)
  all.forEach((a, index) => {
    for (const b of all.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(12)
  })
})

test.each([1, 2, 3, 5, 8, 11, 18])('%d electrons of a shell stand at different places', (count) => {
  const places = electronAngles(count).map(
    (angle) => `${Math.cos(angle).toFixed(3)} ${Math.sin(angle).toFixed(3)}`,
  )
  expect(new Set(places).size).toBe(count)
})
