import { type AskedPlot, dotsOf, isCountAsk } from '../bugs/line-plots/line-plot-bugs.ts'
import { sumOf } from '../data-sets/measures.ts'
import { someone } from '../people/people.ts'
import type { Random } from '../random.ts'
import { type Ask, someThing, thingOf } from '../situations/measured-things/measured-things.ts'
import { countOf, distinct, drawValues, mostOf, totalOf } from './line-plot.ts'

/** Whether the question evens everything out, so that all have the same. */
export const isShare = (asks: Ask): boolean => asks === 'share' || asks === 'moved'

export function drawAsked(random: Random, asks: Ask): AskedPlot {
  const thing = someThing(
    random,
    ({ kind }) => !isShare(asks) || kind === 'amount' || (asks === 'share' && kind === 'distance'),
  )
  const values = drawValues(random, thing, isCountAsk(asks) ? random.integer(8, 12) : random.integer(5, 7))
  const units = sumOf(values) / thingOf(thing).pieces
  const goal = Math.ceil(units) + random.integer(1, 3)
  const few = random.integer(3, 4)
  return { thing, who: someone(random), values, asks, at: random.pick(values), few, goal }
}

/** Whether the question has a single answer that takes some thought. */
export function isAskable(plot: AskedPlot): boolean {
  const { asks, values, at, few, thing } = plot
  const dots = dotsOf(plot)
  if (isCountAsk(asks)) return dots.length > 1 && dots.length < values.length
  if (asks === 'group') return dots.length > 1 && at % thingOf(thing).pieces !== 0
  // If only part of a column counted, students would have to choose among equal dots.
  if (asks === 'few') return values.at(-few - 1) !== dots[0] && ![1, few].includes(distinct(dots).length)
  if (!isShare(asks)) return true
  const isAlone = countOf(values, mostOf(plot)) === 1
  return totalOf(plot) % values.length === 0 && (asks === 'share' || isAlone)
}
