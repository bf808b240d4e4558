import { expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { drawCalendar, outcomeOf, phases, synodic } from './moon.ts'

const calendars = Array.from({ length: 300 }, (_unused, seed) => drawCalendar(createRandom(`moon ${seed}`)))

/** The distance between two moments of the cycle, in days. */
const apart = (one: number, other: number): number => {
  const off = (((one - other) % synodic) + synodic) % synodic
  return Math.min(off, synodic - off)
}

it('tells days, ages and phases of one calendar', () => {
  for (const days of calendars) {
    const [first] = days
    if (first === undefined) throw new RangeError('A calendar has days')
    const ages = days.map(({ age }) => age)
    expect(Math.max(...days.map(({ day }) => day))).toBeLessThanOrEqual(365)
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...ages)).toBeLessThan(29.6)
    // Ages are rounded to tenths, and a phase occurs within half a day of its listed day.
    expect(Math.max(...days.map(({ day, age }) => apart(day - first.day, age - first.age)))).toBeLessThan(
      0.11,
    )
    expect(
      Math.max(...days.map(({ age, phase }) => apart(age, (phases.indexOf(phase) * synodic) / 8))),
    ).toBeLessThan(0.6)
  }
})

it('has eclipses at new and full moon only, a few a year, and the Moon within 5.1° of the plane', () => {
  for (const days of calendars) {
    for (const day of days) {
      expect(Math.abs(day.height)).toBeLessThanOrEqual(5.1)
      if (day.phase !== 'new' && day.phase !== 'full') expect(outcomeOf(day)).toBe('none')
    }
    const eclipses = days.filter((day) => ['solar', 'lunar'].includes(outcomeOf(day)))
    expect(eclipses.length).toBeLessThanOrEqual(7)
  }
})

it('leaves open what a part of a shadow may hit', () => {
  expect(outcomeOf({ phase: 'new', height: 0.3 })).toBe('solar')
  expect(outcomeOf({ phase: 'full', height: -0.3 })).toBe('lunar')
  expect(outcomeOf({ phase: 'full', height: 1.2 })).toBe('too-near')
  expect(outcomeOf({ phase: 'new', height: 3 })).toBe('none')
  expect(outcomeOf({ phase: 'first-quarter', height: 0 })).toBe('none')
})
