import type { Records } from '../../shapes/records/records.ts'
import { say } from './messages.gen.ts'
import { daylight, heightOf, overheadOn } from './sun.ts'

const denver = 39.7
const days = { dec: 355, jan: 21, feb: 52, mar: 80, apr: 111, may: 141, jun: 172 } as const
const dayIds = ['dec', 'jan', 'feb', 'mar', 'apr', 'may', 'jun'] as const
const shadow = (pole: number, height: number): number => Math.round(pole / Math.tan((height / 180) * Math.PI))

/** From the shortest day to the longest: daylight and noon shadows, computed from geometry. */
export const halfYear: Records = {
  id: 'half-year',
  scene: say('half-year.scene'),
  title: say('half-year.title'),
  head: say('half-year.head'),
  columns: [say('half-year.daylight'), say('half-year.shadow')],
  rows: dayIds.map((id) => ({
    name: say(`half-year.${id}.name`),
    inside: say(`half-year.${id}.inside`),
    values: [daylight(denver, overheadOn(days[id])), shadow(100, heightOf(denver, overheadOn(days[id]), 12))],
  })),
  shown: 5,
}

/** An April day in Kansas, on daylight saving time: the Sun is highest at about 1:18 PM. */
const [kansas, april, highest] = [38, 105, 13.3]
const clock = [9, 10, 11, 12, 13, 14, 15, 16, 17] as const
const heightAt = (hour: number): number =>
  Math.round(heightOf(kansas, overheadOn(april), hour - highest + 12))

/** One day, hour by hour. */
export const oneDay: Records = {
  id: 'one-day',
  scene: say('one-day.scene'),
  title: say('one-day.title'),
  head: say('one-day.head'),
  columns: [say('one-day.height'), say('one-day.shadow')],
  rows: clock.map((hour) => ({
    name: say(`one-day.${`h-${hour}` as const}.name`),
    inside: say(`one-day.${`h-${hour}` as const}.inside`),
    values: [heightAt(hour), shadow(300, heightAt(hour))],
  })),
  shown: 5,
}
