import type { Figure, Shown } from '../../item.ts'
import { plain } from '../../markup.ts'
import type { Random } from '../../random.ts'
import { numeral } from '../../wording.ts'
import { numbersIn } from '../numbers-in-text.ts'

/** What was counted or measured, with a believable range. */
export interface Topic {
  /** Heading of a display. */
  title: string
  /** Label of the axis, with its unit. */
  axis: string
  /** “how many minutes 12 students need to get to school”, after “The numbers tell”. */
  told: (count: number) => string
  /** One of those who were asked, and many. */
  who: readonly [string, string]
  /** “needed”, between who and the number. */
  verb: string
  unit: string
  low: number
  high: number
}

/** Small whole numbers, for dot plots. */
export const smallTopics: readonly Topic[] = [
  {
    title: 'Books read in a month',
    axis: 'Number of books',
    told: (count) => `how many books ${count} students read in a month`,
    who: ['student', 'students'],
    verb: 'read',
    unit: 'books',
    low: 0,
    high: 8,
  },
  {
    title: 'Hours of sleep',
    axis: 'Hours',
    told: (count) => `how many hours ${count} students slept last night`,
    who: ['student', 'students'],
    verb: 'slept',
    unit: 'hours',
    low: 5,
    high: 12,
  },
  {
    title: 'Letters in first names',
    axis: 'Number of letters',
    told: (count) => `how many letters the first names of ${count} campers have`,
    who: ['camper', 'campers'],
    verb: 'have',
    unit: 'letters',
    low: 3,
    high: 10,
  },
  {
    title: 'Goals in a season',
    axis: 'Number of goals',
    told: (count) => `how many goals ${count} players scored in a season`,
    who: ['player', 'players'],
    verb: 'scored',
    unit: 'goals',
    low: 0,
    high: 9,
  },
  {
    title: 'Eggs in nests',
    axis: 'Number of eggs',
    told: (count) => `how many eggs ${count} birds laid`,
    who: ['bird', 'birds'],
    verb: 'laid',
    unit: 'eggs',
    low: 1,
    high: 8,
  },
]

/** Numbers of a wide range, for histograms and box plots. */
export const wideTopics: readonly [Topic, ...Topic[]] = [
  {
    title: 'Time to get to school',
    axis: 'Time (minutes)',
    told: (count) => `how many minutes ${count} students need to get to school`,
    who: ['student', 'students'],
    verb: 'need',
    unit: 'minutes',
    low: 2,
    high: 48,
  },
  {
    title: 'Points in a quiz',
    axis: 'Points',
    told: (count) => `how many points ${count} students have in a quiz`,
    who: ['student', 'students'],
    verb: 'have',
    unit: 'points',
    low: 8,
    high: 49,
  },
  {
    title: 'Sit-ups in a minute',
    axis: 'Number of sit-ups',
    told: (count) => `how many sit-ups ${count} players do in a minute`,
    who: ['player', 'players'],
    verb: 'do',
    unit: 'sit-ups',
    low: 6,
    high: 47,
  },
  {
    title: 'Visits in a day',
    axis: 'Number of visits',
    told: (count) => `how many visits the websites of ${count} clubs have in a day`,
    who: ['website', 'websites'],
    verb: 'have',
    unit: 'visits',
    low: 3,
    high: 49,
  },
  {
    title: 'Heights of seedlings',
    axis: 'Height (cm)',
    told: (count) => `how many cm tall ${count} seedlings are`,
    who: ['seedling', 'seedlings'],
    verb: 'measure',
    unit: 'cm',
    low: 2,
    high: 45,
  },
]

export const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)
export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length

/** The middle of a list as it stands. */
export function middle(values: readonly number[]): number {
  const half = values.length / 2
  return ((values[Math.ceil(half) - 1] ?? 0) + (values[Math.floor(half)] ?? 0)) / 2
}

export type Five = readonly [number, number, number, number, number]

/** Minimum, quartiles and maximum of a list as it stands; the median belongs to neither half. */
export function fiveOf(inOrder: readonly number[]): Five {
  const half = Math.floor(inOrder.length / 2)
  return [
    inOrder[0] ?? 0,
    middle(inOrder.slice(0, half)),
    middle(inOrder),
    middle(inOrder.slice(-half)),
    inOrder.at(-1) ?? 0,
  ]
}

/** So many numbers in no order, whose five-number summary is of whole and different numbers. */
export function spreadData(random: Random, count: number, low: number, high: number): number[] {
  for (;;) {
    const values = Array.from({ length: count }, () => random.integer(low, high))
    const five = fiveOf(ascending(values))
    const isWhole = five.every((value) => Number.isInteger(value))
    if (isWhole && new Set(five).size === 5) return values
  }
}

/** How often each whole number from `from` to `to` stands in the list. */
export const columnsOf = (values: readonly number[], from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => values.filter((value) => value === from + index).length)

export const listing = (values: readonly number[]): string => values.map(numeral).join(', ')

function dotsTold(values: readonly number[]): string {
  const different = [...new Set(ascending(values))]
  return different
    .map((value) => {
      const dots = values.filter((other) => other === value).length
      return `${dots === 1 ? '1 dot' : `${dots} dots`} over ${value}`
    })
    .join(', ')
}

export function dotPlot(
  topic: Topic,
  from: number,
  to: number,
  plots: { label: string; values: number[] }[],
): Extract<Figure, { kind: 'dot-plot' }> {
  return {
    kind: 'dot-plot',
    title: topic.title,
    x: { from, to, step: 1, label: topic.axis },
    plots: plots.map(({ label, values }) => ({ label, values: ascending(values) })),
    description: `${plots.length === 1 ? 'A dot plot' : 'Two dot plots over one axis'}, “${topic.title}”, from ${from} to ${to}. ${plots.map(({ label, values }) => `${label === '' ? '' : `${label}: `}${dotsTold(values)}`).join('. ')}.`,
  }
}

export function boxPlot(
  topic: Topic,
  axis: { from: number; to: number; step: number },
  boxes: { label: string; five: Five }[],
): Extract<Figure, { kind: 'box-plot' }> {
  return {
    kind: 'box-plot',
    title: topic.title,
    x: { ...axis, label: topic.axis },
    boxes: boxes.map(({ label, five: [least, lowerQuartile, median, upperQuartile, most] }) => ({
      label,
      least,
      lowerQuartile,
      median,
      upperQuartile,
      most,
    })),
    hasValues: true,
    description: `${boxes.length === 1 ? 'A box plot' : 'Two box plots over one axis'}, “${topic.title}”. ${boxes.map(({ label, five }) => `${label === '' ? 'The' : `${label}: the`} left whisker begins at ${five[0]}, the box goes from ${five[1]} to ${five[3]} with its line at ${five[2]}, and the right whisker ends at ${five[4]}`).join('. ')}.`,
  }
}

/** The data of a stem, which stand after its colon. */
export const dataIn = (shown: Shown): number[] =>
  numbersIn(/: ([\d, ]+)\./.exec(plain(shown.stem))?.[1] ?? '')

export const toldBy = (topic: Topic, values: readonly number[]): string =>
  `The numbers tell ${topic.told(values.length)}: ${listing(values)}.`

/** Steps from a list to its five numbers. */
export function fiveSteps(data: readonly number[]): string[] {
  const inOrder = ascending(data)
  const [least, lower, median, upper, most] = fiveOf(inOrder)
  const half = Math.floor(data.length / 2)
  const between = data.length % 2 === 0
  return [
    `In order: ${listing(inOrder)}. The least is ${least} and the greatest is ${most}.`,
    `There are ${data.length} numbers. The median is ${between ? `halfway between the two in the middle, ${inOrder[half - 1]} and ${inOrder[half]}` : 'the one in the middle'}: ${median}.`,
    `The lower half is ${listing(inOrder.slice(0, half))}, and its median, the lower quartile, is ${lower}.`,
    `The upper half is ${listing(inOrder.slice(-half))}, and its median, the upper quartile, is ${upper}.`,
  ]
}
