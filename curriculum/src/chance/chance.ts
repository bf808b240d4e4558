import type { FigureOf } from '@skills-center/contract/figure'
import { all, type Quantity, rows, type Tex, type Text, tex } from '@skills-center/messages/values'
import type { Worded } from '../form/words.ts'
import { calculate, numberTex } from '../equations/exact.ts'
import { createRandom, type Random } from '../random.ts'
import { quantity } from '../units/units.ts'
import { say } from './messages.gen.ts'

export const colors = ['red', 'blue', 'green', 'yellow', 'orange'] as const
export type Color = (typeof colors)[number]

/** Sources for a random draw, by the noun for their contents; sections are those of a spinner. */
export const things = [
  'marble',
  'bead',
  'game-cube',
  'button',
  'pencil',
  'raffle-ticket',
  'sticker',
  'chip',
  'section',
] as const
export type ThingId = (typeof things)[number]

export interface Group {
  color: Color
  n: number
}
export const eventKinds = ['one', 'not', 'or'] as const

/** One is drawn at random; the event is about the first color, and for “or” also about the second. */
export interface ChanceEvent {
  thing: ThingId
  groups: Group[]
  event: (typeof eventKinds)[number]
  /** Order of the spinner sections. */
  shuffle: number
  /** The width of the second color's sections, as a multiple of the others. */
  wide: number
}

/** Colors with different counts. */
export function drawGroups(random: Random, count: number, most: number): Group[] {
  const numbers = random.sample(
    Array.from({ length: most }, (_, at) => at + 1),
    count,
  )
  return random.sample(colors, count).map((color, at) => ({ color, n: numbers[at] ?? 1 }))
}

/** The number of equal parts in the event, and in total. */
export function counted({ groups, event, wide }: ChanceEvent): { good: number; all: number } {
  const parts = groups.map(({ n }, at) => (at === 1 ? n * wide : n))
  const whole = parts.reduce((sum, n) => sum + n, 0)
  const [first = 0, second = 0] = parts
  return { good: { one: first, not: whole - first, or: first + second }[event], all: whole }
}

export const one = (thing: ThingId): Quantity => quantity(1, thing)
export const colorText = (color: Color, thing: ThingId): Text => say(`color.${color}`, { of: one(thing) })

/** A probability in lowest terms. */
export const chanceTex = (good: number, whole: number): Tex =>
  tex(numberTex(calculate([good, 1], 'over', whole)))

const colorAt = ({ groups, thing }: Pick<ChanceEvent, 'groups' | 'thing'>, at: number): Text =>
  colorText(groups[at]?.color ?? 'red', thing)

/** “not red”, “red or blue”. */
export function eventText(its: Pick<ChanceEvent, 'groups' | 'thing' | 'event'>): Text {
  const [color, other] = [colorAt(its, 0), colorAt(its, 1)]
  return its.event === 'or' ? say('event.or', { color, other }) : say(`event.${its.event}`, { color })
}

/** Describes the source. */
export function sourceText(its: ChanceEvent): Text {
  const { thing, groups, wide } = its
  if (wide > 1) return say('wide', { color: colorAt(its, 1), times: wide })
  if (thing === 'section') return say('source.section')
  return say(`source.${thing}`, {
    list: all(groups.map(({ color, n }) => say(`group.${color}`, { n, of: one(thing) }))),
  })
}

/** “What is the probability that it is red?” */
export function askText(its: ChanceEvent): Text {
  const place = its.thing === 'section' ? 'spinner' : 'bag'
  return its.event === 'not'
    ? say(`asks.${place}-not`, { color: colorAt(its, 0) })
    : say(`asks.${place}`, { event: eventText(its) })
}

export function spinnerFigure(its: ChanceEvent): Worded<FigureOf<'spinner'>> {
  const { groups, shuffle, wide } = its
  const sectors = groups.flatMap(({ color, n }, at) =>
    Array.from({ length: n }, () => ({
      label: colorText(color, 'section'),
      share: at === 1 ? wide : 1,
      tint: color,
    })),
  )
  const shown = createRandom(`sectors ${shuffle}`).shuffle(sectors)
  const list = rows(shown.map(({ label }) => label))
  return {
    kind: 'spinner',
    title: say('spinner.title'),
    sectors: shown,
    description:
      wide > 1 ? say('spinner.wide', { list, color: colorAt(its, 1) }) : say('spinner.equal', { list }),
  }
}
