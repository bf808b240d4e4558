import { all, defineModel, type ItemTemplate, type Level, numberOf, oneOf, orderOf, slip } from '#form'
import { say } from './messages.gen.ts'

/** A letter at an hour of a clock face around Earth: 0 is the center, above 12 out in space. */
interface Spot {
  letter: string
  hour: number
  /** What is written beside it instead of the letter alone. */
  degrees?: number
}

interface Values {
  level: Level
  /** Where the child is, on the clock face. */
  hour: number
  /** Hours of the other places, the right one first. */
  others: number[]
  order: number[]
}

const center = 0
const space = 100
const letters = ['P', 'Q', 'R', 'S', 'T']
const letterAt = (at: number): string => letters[at] ?? ''
const directionOf = (hour: number): number => (450 - 30 * (hour % 12)) % 360
const onClock = (hour: number): number => ((hour + 11) % 12) + 1
/** Degrees clockwise from the top. */
const degreesOf = (hour: number): number => 30 * (hour % 12)
const apart = (one: number, other: number): number => {
  const gap = Math.abs(degreesOf(one) - degreesOf(other))
  return Math.min(gap, 360 - gap)
}

/** Which way is down at places around the globe. 1: where a ball falls. 2: where down is opposite. 3: the angle. */
export const whichWayDown = defineModel<Values>({
  id: 'which-way-down',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['5-PS2-1'],
  draw(random, level) {
    const hour = random.pick([1, 2, 3, 4, 5, 7, 8, 9, 10, 11])
    const side = random.pick([3, 9])
    const others =
      level === 1
        ? [center, 6, space + hour, onClock(hour + side)]
        : level === 2
          ? [onClock(hour + 6), onClock(hour + side), onClock(hour + random.pick([4, 8])), onClock(hour + 1)]
          : [onClock(hour + random.pick([1, 2, 3, 4, 5, 7, 8, 9, 10, 11]))]
    return { level, hour, others, order: orderOf(random, others.length) }
  },
  fits: ({ hour, others }) =>
    new Set([hour, ...others]).size === others.length + 1 &&
    others.every((other) => onClock(other) !== hour || other > space),
  item: (values) => (values.level === 3 ? angle(values) : spot(values)),
  task: ({ level, hour, others }) => `${level}/${hour}/${others.join()}`,
})

function spot({ level, hour, others, order }: Values): ItemTemplate {
  const shown = order.map((at) => others[at] ?? center)
  const letterOf = (other: number): string => letterAt(shown.indexOf(other) + 1)
  const [right = center, page = 6, away = space, along = 3] = others
  const place = letterAt(0)
  const spots = [{ letter: place, hour }, ...shown.map((other) => ({ letter: letterOf(other), hour: other }))]
  const told = { place, right: letterOf(right) }
  const wrong =
    level === 1
      ? [
          { misconception: 'sky.down-is-one-way', feedback: say('globe.told.page') },
          { misconception: 'gravity.falls-off-below', feedback: say('globe.told.away') },
          { misconception: 'gravity.sideways-help', feedback: say('globe.told.along') },
        ]
      : [
          { misconception: 'gravity.sideways-help', feedback: say('globe.told.near') },
          { misconception: null, feedback: say('globe.told.near') },
          { misconception: 'sky.down-is-one-way', feedback: say('globe.told.same', { place }) },
        ]
  return {
    stem: [say(level === 1 ? 'globe.ask-fall' : 'globe.ask-opposite', { place })],
    figure: globeFigure(spots),
    ...oneOf(order, [
      { text: letterOf(right) },
      ...[page, away, along].map((other, at) => ({ text: letterOf(other), ...wrong[at] })),
    ]),
    hints: [say('globe.hint'), level === 1 ? say('globe.hint-fall', { place }) : say('globe.hint-opposite')],
    solution: [say('globe.so'), say(level === 1 ? 'globe.so-fall' : 'globe.so-opposite', told)],
  }
}

function angle({ hour, others: [other = 6] }: Values): ItemTemplate {
  const [one, two] = [degreesOf(hour), degreesOf(other)]
  const value = apart(hour, other)
  const [high, low] = [Math.max(one, two), Math.min(one, two)]
  return {
    stem: [say('globe.ask-angle', { place: 'P', other: 'Q' })],
    figure: globeFigure([
      { letter: 'P', hour, degrees: one },
      { letter: 'Q', hour: other, degrees: two },
      { letter: 'R', hour: center },
    ]),
    ...numberOf({
      label: say('globe.label-angle'),
      after: '°',
      value,
      slips: [
        slip(0, 'sky.down-is-one-way', say('globe.told.zero')),
        slip(360 - value, 'order.backward', say('globe.told.long')),
        slip(one + two, 'data.adds', say('globe.told.sum')),
        slip(180 - value, 'data.stops-early', say('globe.told.rest')),
      ],
    }),
    hints: [say('globe.hint'), say('globe.hint-angle')],
    solution: [say('globe.so-gap', { high, low, gap: high - low }), say('globe.so-angle', { value })],
  }
}

/** Earth as a circle with letters on it, above it, or at its center. */
export function globeFigure(spots: readonly Spot[]): NonNullable<ItemTemplate['figure']> {
  const middle = spots.find(({ hour }) => hour === center)
  return {
    kind: 'circle',
    description: say('globe.description', {
      list: all(
        spots.map(({ letter, hour, degrees }) =>
          hour === center
            ? say('globe.middle', { letter })
            : degrees !== undefined
              ? say('globe.degrees', { letter, degrees })
              : say(hour > space ? 'globe.far' : 'globe.spot', { letter, hour: onClock(hour % space) }),
        ),
      ),
    }),
    fill: 'soft',
    center: middle?.letter ?? '',
    points: spots
      .filter(({ hour }) => hour !== center)
      .map(({ letter, hour, degrees }) => ({
        id: letter.toLowerCase(),
        at: directionOf(hour % space),
        ...(hour > space ? { distance: 1.5 } : {}),
        label: degrees === undefined ? letter : `${letter} (${degrees}°)`,
      })),
  }
}
