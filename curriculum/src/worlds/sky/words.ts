import { all, rows as listed, type Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import { described } from '../../shapes/display/display.ts'
import { say } from './messages.gen.ts'
import { cities, daylight, hours, overheadOn } from './sun.ts'

type Figure = NonNullable<ItemTemplate['figure']>

/** “8 a.m.”, “noon”. */
export const atHour = (hour: number): Text => {
  if (hour % 24 === 0) return say('clock.midnight')
  if (hour === 12) return say('clock.noon')
  return hour < 12 ? say('clock.morning', { hour }) : say('clock.afternoon', { hour: hour - 12 })
}
/** “1:25 PM” */
function atMinute(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  return `${hour > 12 ? hour - 12 : hour}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Objects whose shadow is measured, with their place. */
const poles = ['scarecrow', 'stick', 'post', 'broomstick', 'sign', 'shovel'] as const
export type PoleId = (typeof poles)[number]
export const poleIds: readonly PoleId[] = poles
/** “the shadow of a stick on the playground” */
export const shadowOf = (pole: PoleId): Text => say(`pole.${pole}`)

/** Shadow lengths over a day; the hours in `hidden` are left out. */
export function shadowGraph(lengths: readonly number[], hidden: readonly number[] = []): Figure {
  const most = Math.max(...lengths)
  const step = most > 300 ? 20 : 10
  const points = hours
    .map((hour, at): [number, number] => [hour, lengths[at] ?? 0])
    .filter(([hour]) => !hidden.includes(hour))
  return {
    kind: 'line-graph',
    title: say('shadow.title'),
    description: say('shadow.description', {
      points: listed(points.map(([hour, length]) => say('shadow.point', { time: atHour(hour), length }))),
    }),
    x: {
      from: 8,
      to: 16,
      step: 1,
      label: say('shadow.time'),
      names: hours.map(atHour),
    },
    y: { from: 0, to: step * Math.ceil(most / step), step, label: say('shadow.length') },
    series: [{ label: say('shadow.series'), points }],
  }
}

const edges = { 0: 'midnight', 6: 'sunrise', 12: 'noon', 18: 'sunset' } as const
const isEdge = (hour: number): hour is keyof typeof edges => hour in edges
/** A place's position on the globe, by its local hour. */
export function sideOf(hour: number): Text {
  if (isEdge(hour)) return say(`side.${edges[hour]}`)
  return hour < 6
    ? say('side.before-sunrise')
    : hour < 12
      ? say('side.morning')
      : hour < 18
        ? say('side.afternoon')
        : say('side.evening')
}

export interface Place {
  id: string
  hour: number
  latitude: number
}

/** Earth seen from above the North Pole, with lettered places. */
export const globeFigure = (places: readonly Place[], sunOn: 'left' | 'right'): Figure => ({
  kind: 'sunlight',
  view: 'north-pole',
  sunOn,
  lean: 0,
  places: places.map((place) => ({ ...place, label: '' })),
  hasAxis: true,
  hasRotation: true,
  description: say('globe', {
    side: sunOn,
    places: all(
      places.map(({ hour }, at) => say('place', { letter: 'ABCDEF'.charAt(at), where: sideOf(hour) })),
    ),
  }),
})

const solstices = { june: 172, december: 355 } as const

/** Sunrise and sunset in a city, on some days around June 21 and December 21. */
export function sunTable(
  city: number,
  shift: number,
): { figure: Figure; name: string; june: Day; december: Day } {
  const its = cities[city]
  if (its === undefined) throw new RangeError('No such city')
  const on = (month: keyof typeof solstices, noon: number): Day => {
    const length = daylight(its.latitude, overheadOn(solstices[month] + shift))
    const rise = Math.round(noon - length / 2)
    return { length, rise, set: rise + length }
  }
  const [june, december] = [on('june', its.noon[0]), on('december', its.noon[1])]
  const columns = [say('days.day'), say('days.sunrise'), say('days.sunset')]
  const date = 21 + shift
  const rows = [
    [say('days.june', { date }), atMinute(june.rise), atMinute(june.set)],
    [say('days.december', { date }), atMinute(december.rise), atMinute(december.set)],
  ]
  return {
    figure: {
      kind: 'table',
      title: say('days.title', { city: its.name }),
      columns,
      rows,
      description: described(columns, rows),
    },
    name: its.name,
    june,
    december,
  }
}

/** Times in minutes since midnight, and the minutes from sunrise to sunset. */
interface Day {
  length: number
  rise: number
  set: number
}
