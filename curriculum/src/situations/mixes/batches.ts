import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../../random.ts'
import { drawScaled, drawThroughOne, mixOf, rightOf, type Scaled, unevenBatches } from './mixes.ts'

/** Two batches, and how the second one is found: in one step, through a simpler ratio, or through the amount for one. */
export interface Batches extends Scaled {
  way: Level
}

export function drawBatches(random: Random, way: Level): Batches {
  if (way === 3) return { ...drawThroughOne(random), way }
  const batches = way === 1 ? ([1, random.integer(3, 9)] as const) : random.pick(unevenBatches)
  return { ...drawScaled(random, batches), way }
}

/** A second batch that is the first one, several times. */
export function drawStepUp(random: Random): Scaled {
  const from = random.integer(1, 3)
  return drawScaled(random, [from, from * random.integer(2, 5)])
}

/** A larger second batch that is not the first one several times. */
export const drawPartStepUp = (random: Random): Scaled =>
  drawScaled(random, random.pick(unevenBatches.filter(([from, to]) => to > from)))

export const isRealistic = (scaled: Scaled): boolean =>
  scaled.given + rightOf(scaled) <= mixOf(scaled.mix).most

/** Beyond the simpler ratio, no whole number leads from the first batch to the second. */
export const needTheirWay = (batches: Batches): boolean =>
  isRealistic(batches) &&
  (batches.way < 3 || (batches.given % batches.known !== 0 && !Number.isInteger(rightOf(batches))))
