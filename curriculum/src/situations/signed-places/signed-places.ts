import { money, type Text, type Value } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  low: number
  high: number
  /** Values are multiples of this; left out where it makes no sense, as with half a floor. */
  whole?: number
  parts?: number
  unit: 'fahrenheit' | 'celsius' | 'feet' | 'meters' | 'dollars' | 'plain' | 'yards' | 'seconds'
}

/** Quantities with a natural 0: sea level, par, or no money and no debt. */
const stories = {
  towns: { low: -20, high: 35, whole: 1, unit: 'fahrenheit' },
  mountain: { low: -12, high: 9, parts: 0.5, unit: 'celsius' },
  mars: { low: -85, high: 15, whole: 1, parts: 0.5, unit: 'celsius' },
  trail: { low: -260, high: 240, whole: 5, unit: 'feet' },
  account: { low: -40, high: 60, whole: 1, parts: 0.5, unit: 'dollars' },
  golf: { low: -9, high: 8, whole: 1, unit: 'plain' },
  quiz: { low: -50, high: 80, whole: 5, unit: 'plain' },
  elevator: { low: -6, high: 14, whole: 1, unit: 'plain' },
  football: { low: -14, high: 25, whole: 1, unit: 'yards' },
  tide: { low: -2.4, high: 6, parts: 0.1, unit: 'feet' },
  robot: { low: -20, high: 4, parts: 0.1, unit: 'meters' },
  lap: { low: -3, high: 4, parts: 0.1, unit: 'seconds' },
} as const satisfies Record<string, Ranges>
export type PlaceStory = keyof typeof stories
const requireRanges = (story: PlaceStory): Ranges => stories[story]

export interface SignedPlaces {
  story: PlaceStory
  numbers: number[]
}

/** Numbers of one story, whole or fractional: some below 0, some above, no two equally far from 0. */
export function drawPlaces(random: Random, kind: 'whole' | 'parts', count: number): SignedPlaces {
  const all = keysOf(stories)
  const story = random.pick(all.filter((each) => requireRanges(each)[kind] !== undefined))
  const { low, high, [kind]: step = 1 } = requireRanges(story)
  const between = (from: number, to: number): number =>
    tidy(step * random.integer(Math.round(from / step), Math.round(to / step)))
  const below = count > 3 ? 3 : 2
  const far = Math.min(high, -low)
  return {
    story,
    numbers: random.shuffle(
      Array.from({ length: count }, (_, at) =>
        at < below ? between(low, -step) : between(step, at === below ? far : high),
      ),
    ),
  }
}

export const areApart = ({ numbers }: SignedPlaces): boolean =>
  new Set(numbers.map(Math.abs)).size === numbers.length && numbers.every((each) => Math.abs(each) !== 1)

const shown = (story: PlaceStory, n: number): Value =>
  requireRanges(story).unit === 'dollars' ? money(Math.round(100 * n)) : n

/** “−7°F”. */
export const placeText = (story: PlaceStory, n: number): Text =>
  say(`value.${requireRanges(story).unit}`, { n: shown(story, n) })

/** The meaning of the numbers, and the words for both ends of their order. */
export const placesTold = (story: PlaceStory): { told: Text; low: Text; high: Text } => ({
  told: say(`${story}.told`),
  low: say(`${story}.low`),
  high: say(`${story}.high`),
})

/** Parses the number in “−7°F” or “−$12.50”. */
export const placeRead = (text: string): number =>
  Number((/−?\$?\d[\d,]*(?:\.\d+)?/.exec(text)?.[0] ?? '').replaceAll(/[$,]/g, '').replace('−', '-'))
