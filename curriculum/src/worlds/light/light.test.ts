import { expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { drawSheet, primaries, reflects, type ThingId, through } from './light.ts'

it('reflects all of white from white things, nothing from black ones, and two parts from yellow ones', () => {
  const parts = (id: ThingId) => primaries.filter((light) => reflects(id, light))
  expect(parts('paper')).toEqual(['red', 'green', 'blue'])
  expect(parts('coal')).toEqual([])
  expect(parts('lemon')).toEqual(['red', 'green'])
  expect(parts('leaf')).toEqual(['green'])
})

it('keeps all of the light', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const sheet = drawSheet(createRandom(`sheets ${seed}`))
    expect(sheet.reflected + sheet.transmitted + sheet.absorbed).toBe(100)
    expect(through(sheet, 2)).toBeLessThan(sheet.transmitted)
  }
})
