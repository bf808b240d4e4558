import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { drawColumn, drawSuccession, fossils, rocksWith } from './rock-columns.ts'

test('land plants and bones of the land are never in limestone, and beds that touch differ in rock', () => {
  for (let seed = 0; seed < 1000; seed += 1) {
    const random = createRandom(`column ${seed}`)
    const beds = drawColumn(random, drawSuccession(random), [0, 1, 2, 3, 4, 5])
    for (const [at, { rock, fossil }] of beds.entries()) {
      expect(rocksWith(fossil)).toContain(rock)
      expect(rock).not.toBe(beds[at + 1]?.rock)
      if (['fern', 'bone', 'leaf'].includes(fossil)) expect(rock).not.toBe('limestone')
    }
  }
})

test('an order of fossils holds each of them once, with trilobites before the late groups', () => {
  const orders = new Set<string>()
  for (let seed = 0; seed < 1000; seed += 1) {
    const succession = drawSuccession(createRandom(`succession ${seed}`))
    orders.add(succession.join(' '))
    expect(succession.toSorted()).toEqual(fossils.toSorted())
    for (const late of ['ammonite', 'bone', 'leaf'] as const)
      expect(succession.indexOf('trilobite')).toBeLessThan(succession.indexOf(late))
  }
  expect(orders.size).toBeGreaterThan(100)
})
