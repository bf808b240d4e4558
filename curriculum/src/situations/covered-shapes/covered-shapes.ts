import { drawPolygon, type Kind } from '../../areas/polygons.ts'
import { type Covering, coveredArea } from '../../bugs/areas/area-bugs.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { square } from '../../round-figures/round-figures.ts'
import { money, type Money, type Text } from '@skills-center/messages/values'
import { quantity } from '../../units/units.ts'
import { say } from './messages.gen.ts'

/** Flat things that get covered, with the cost per square unit in dollars. */
const stories = {
  lawn: { unit: 'meter', low: 2, high: 4 },
  mural: { unit: 'foot', low: 2, high: 5 },
  sail: { unit: 'foot', low: 5, high: 9 },
  deck: { unit: 'foot', low: 6, high: 12 },
  patio: { unit: 'foot', low: 4, high: 9 },
  bed: { unit: 'foot', low: 2, high: 3 },
  stage: { unit: 'meter', low: 11, high: 20 },
  roof: { unit: 'foot', low: 3, high: 6 },
} as const
type StoryId = keyof typeof stories
const storyIds = keysOf(stories)

export type CoveredShape = Covering & { story: StoryId }

/** Pack sizes that cover the area exactly. */
const packsFor = (area: number): number[] =>
  [3, 4, 5, 6, 8, 9, 10, 12].filter((each) => area % each === 0 && area > each)

export function drawCovering(
  random: Random,
  its: { kinds: readonly Kind[]; asks: Covering['asks']; hasGap: boolean },
): CoveredShape {
  const story = random.pick(storyIds)
  const { unit, low, high } = stories[story]
  const polygon = { ...drawPolygon(random, random.pick(its.kinds), unit), hasSlant: true }
  const gap = its.hasGap ? ([random.integer(2, 3), random.integer(1, 2)] as const) : ([0, 0] as const)
  const price = random.integer(low, high)
  const drawn: CoveredShape = { story, asks: its.asks, each: price, gap, polygon }
  if (its.asks === 'price') return drawn
  const packs = packsFor(coveredArea(drawn))
  return { ...drawn, each: packs.length === 0 ? 0 : random.pick(packs) }
}

export const dollars = (amount: number): Money => money(100 * amount)

/** The texts that describe the shape, and the question. */
export function tellCovering({ story, polygon: { unit }, asks, each, gap }: CoveredShape): Text[] {
  return [
    say(`${story}.about`),
    ...(gap[0] === 0
      ? []
      : [say(`${story}.gap`, { wide: quantity(gap[0], unit), high: quantity(gap[1], unit) })]),
    asks === 'price'
      ? say(`${story}.price`, { price: dollars(each), one: square(1, unit) })
      : say(`${story}.pack`, { cover: square(each, unit) }),
    asks === 'price' ? say(`${story}.cost`) : say(`${story}.packs`),
  ]
}
