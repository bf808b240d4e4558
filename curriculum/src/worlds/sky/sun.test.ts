import { expect, it } from 'vitest'
import { cities, daylight, heightOf, hours, overheadOn, shadowsOf } from './sun.ts'

/** Minutes from sunrise to sunset on June 21 and December 21, from the US Naval Observatory. */
const observed: Readonly<Record<string, readonly [june: number, december: number]>> = {
  Miami: [825, 631],
  Houston: [843, 614],
  Denver: [899, 561],
  Chicago: [914, 548],
  Boston: [917, 545],
  Minneapolis: [937, 526],
  Seattle: [959, 505],
}

it('makes days as long as they are', () => {
  for (const { name, latitude } of cities) {
    const [june, december] = observed[name] ?? []
    if (june === undefined || december === undefined) continue
    expect(Math.abs(daylight(latitude, overheadOn(172)) - june)).toBeLessThan(4)
    expect(Math.abs(daylight(latitude, overheadOn(355)) - december)).toBeLessThan(4)
  }
  expect(daylight(70, overheadOn(172))).toBe(24 * 60)
  expect(daylight(70, overheadOn(355))).toBe(0)
})

it('has the noon Sun overhead where it is', () => {
  expect(overheadOn(172)).toBeCloseTo(23.4, 0)
  expect(overheadOn(355)).toBeCloseTo(-23.4, 0)
  expect(heightOf(40, 0, 12)).toBeCloseTo(50, 5)
})

it('shortens shadows until noon, and mirrors them after it', () => {
  for (let latitude = 25; latitude < 48; latitude += 1) {
    const lengths = shadowsOf(100, latitude, 0)
    expect(lengths).toHaveLength(hours.length)
    expect(lengths.toReversed()).toEqual(lengths)
    const morning = lengths.slice(0, 5)
    expect(morning).toEqual(morning.toSorted((one, other) => other - one))
  }
})
