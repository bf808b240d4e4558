import { money, type Quantity, tex, type Text, type Value } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { type Line, type Point } from '../../equations/line.ts'
import { type Axes, axis, lineThroughPQ } from '../../figures/line-figure/line-figure.ts'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { drawUntil } from '../../shapes/answers.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

interface Story {
  x: UnitId
  y: UnitId
  rate: readonly [number, number]
  start: readonly [number, number]
  isFalling?: true
  /** The quantity on its axes may rise and fall. */
  goesBothWays?: true
}

/** A starting value that changes by the same amount each time. */
const stories = {
  savings: { x: 'week', y: 'dollar', rate: [4, 25], start: [10, 90], goesBothWays: true },
  bikes: { x: 'hour', y: 'dollar', rate: [3, 12], start: [4, 25] },
  taxi: { x: 'mile', y: 'dollar', rate: [2, 5], start: [3, 9] },
  bamboo: { x: 'day', y: 'centimeter', rate: [2, 15], start: [20, 90] },
  book: { x: 'day', y: 'page', rate: [8, 30], start: [15, 90] },
  pool: { x: 'minute', y: 'gallon', rate: [5, 14], start: [20, 200], goesBothWays: true },
  drone: { x: 'second', y: 'meter', rate: [2, 8], start: [6, 30], goesBothWays: true },
  stickers: { x: 'week', y: 'sticker', rate: [3, 12], start: [10, 80] },
  candle: { x: 'hour', y: 'centimeter', rate: [2, 4], start: [20, 45], isFalling: true },
  tank: { x: 'minute', y: 'gallon', rate: [4, 20], start: [120, 400], isFalling: true, goesBothWays: true },
  'bus-card': { x: 'week', y: 'dollar', rate: [5, 15], start: [60, 150], isFalling: true },
  hiker: { x: 'minute', y: 'meter', rate: [5, 15], start: [200, 600], isFalling: true, goesBothWays: true },
} as const satisfies Record<string, Story>
export type StoryId = keyof typeof stories

const storyIds = keysOf(stories)
export const someStory = (random: Random): StoryId => random.pick(storyIds)
const storyOf = (id: StoryId): Story => stories[id]

/** Whether this rate of change is realistic for the story. */
export function isTrueRate(story: StoryId, rate: number): boolean {
  const its = storyOf(story)
  const [least, most] = its.rate
  const size = Math.abs(rate)
  const isRightWay = its.goesBothWays === true || rate < 0 === (its.isFalling === true)
  return isRightWay && size >= least && size <= most
}

/** A story with its numbers, as a line; the slope is negative for a decrease. */
export interface Change extends Line {
  story: StoryId
  who: string
  slope: number
  start: number
}

export function drawChange(random: Random): Change {
  const story = someStory(random)
  const { rate, start, isFalling } = storyOf(story)
  const size = random.integer(...rate)
  return {
    story,
    who: someone(random),
    slope: isFalling === true ? -size : size,
    start: random.integer(...start),
  }
}

export const at = ({ slope, start }: Change, x: number): number => tidy(start + slope * x)

/** Whether the values are realistic at all these times: whatever is used up must not run out. */
export const lasts = (change: Change, xs: readonly number[]): boolean =>
  xs.every((x) => at(change, x) >= Math.abs(change.slope))

/** An amount with its unit: $45, 12 pages. */
const amount = ({ story }: Change, y: number): Value =>
  storyOf(story).y === 'dollar' ? money(Math.round(100 * y)) : quantity(y, storyOf(story).y)
export const time = ({ story }: Change, x: number): Quantity<UnitId> => quantity(x, storyOf(story).x)
/** Only the units. */
export const unitsOf = ({ story }: Pick<Change, 'story'>) => ({
  xs: quantity(2, storyOf(story).x),
  ys: quantity(2, storyOf(story).y),
})

/** How a field shows the unit: $ before the amount, or the unit after it. */
export const shownIn = ({ story }: Pick<Change, 'story'>): { before: string } | { after: Text } =>
  storyOf(story).y === 'dollar'
    ? { before: '$' }
    : { after: say('units', { of: quantity(2, storyOf(story).y) }) }
/** “weeks”. */
export const timesOf = (change: Pick<Change, 'story'>): Text => say('units', { of: unitsOf(change).xs })

const whoIn = ({ who }: Change) => ({ who: person(who) })

export const tell = {
  /** “A candle burns down at a steady rate.” */
  about: (change: Change): Text => say(`${change.story}.about`, whoIn(change)),
  /** “A candle is 30 centimeters tall and burns down 2 centimeters an hour.” */
  told: (change: Change): Text =>
    say(`${change.story}.told`, {
      ...whoIn(change),
      start: amount(change, change.start),
      rate: amount(change, Math.abs(change.slope)),
    }),
  /** “After 3 hours, the candle is 24 centimeters tall.” */
  after: (change: Change, x: number): Text =>
    say(`${change.story}.after`, { ...whoIn(change), x: time(change, x), y: amount(change, at(change, x)) }),
  asksStart: (change: Change): Text => say(`${change.story}.start`, whoIn(change)),
  asksWhen: (change: Change, x: number): Text =>
    say(`${change.story}.when`, { ...whoIn(change), y: amount(change, at(change, x)) }),
  /** “Let x be the number of hours and y the number of centimeters.” */
  letters: (change: Change): Text => say('let', { x: tex('x'), y: tex('y'), ...unitsOf(change) }),
  /** “centimeters per hour”. */
  per: (change: Pick<Change, 'story'>): Text => say('per', unitsOf(change)),
  headings: ({ story }: Pick<Change, 'story'>): [x: Text, y: Text] => [say(`${story}.x`), say(`${story}.y`)],
}

/** A change on a 10-by-10 grid with two marked points on grid crossings; `step` is the height of a row of squares. */
export interface Graphed extends Change {
  step: number
  from: Point
  to: Point
}

export const axesOf = (change: Pick<Graphed, 'story' | 'step'>): Axes => {
  const [x, y] = tell.headings(change)
  return { x: axis(0, 10, x), y: axis(0, 10 * change.step, y, change.step) }
}

const pairsOf = (change: Change, step: number): Point[] =>
  Array.from({ length: 9 }, (_, index): Point => [index + 1, at(change, index + 1)]).filter(
    ([, y]) => y % step === 0 && y >= 0 && y <= 10 * step,
  )

/** Neither point is at the start. */
export const drawGraphed = (random: Random): Graphed =>
  drawUntil(
    (): Graphed => {
      const change = drawChange(random)
      const top = Math.max(change.start, at(change, random.integer(4, 9)))
      const step = [2, 5, 10, 20, 50].find((each) => 10 * each >= top) ?? 100
      const [one = [0, 0], two = [0, 0]] = random
        .shuffle(pairsOf(change, step))
        .slice(0, 2)
        .toSorted(([a], [b]) => a - b)
      return { ...change, step, from: one, to: two }
    },
    ({ start, slope, step, from, to }) =>
      to[0] - from[0] >= 2 && start <= 10 * step && Math.abs(slope) !== step && start >= step,
    4000,
  )

/** The line of a change, with its two points marked. */
export const changeFigure = (change: Graphed) => lineThroughPQ(axesOf(change), change.from, change.to)
