import type { Catalog, Item } from './catalog.ts'
import { rounded } from './normal.ts'
import type { Prediction } from './predict.ts'
import { earlierOf, pairKey, runKeys } from './situation-keys.ts'
import type { Remembered } from './state.ts'
import { runsInScope } from './tally.ts'

/**
 * What a population needs to learn from an answer, as plain JSON keyed by ids. It is stored with the answer, so that a
 * population can be rebuilt from the answers alone.
 */
export interface PackedPrediction {
  chance: number
  believed: number
  doubt: number
  learned: number
  ease: number
  gainScale: number
  /** In the order of `featureNames`. */
  features: readonly number[]
  /** The previous answers, newest first, and the tally keys of the latest runs in the skill and overall. */
  last: readonly Remembered[]
  runs: readonly [inSkill: number, overall: number]
  /** The run key for this same item; omitted if it was not met before. */
  again?: number
}

export function packPrediction(catalog: Catalog, prediction: Prediction): PackedPrediction {
  const { chance, believed, doubt, learned, ease, gainScale, situation } = prediction
  const [, inSkill, atItem, again] = situation.runs
  return {
    chance: rounded(chance),
    believed: rounded(believed),
    doubt: rounded(doubt),
    learned: rounded(learned),
    ease: rounded(ease),
    gainScale: rounded(gainScale),
    features: Array.from(situation.features, rounded),
    last: situation.pairs.map((key) => earlierOf(catalog, key)),
    runs: [inSkill % runsInScope, atItem % runsInScope],
    ...(again === undefined ? {} : { again: again % runsInScope }),
  }
}

/** The inverse of `packPrediction`, for the item that was answered. */
export function unpackPrediction(catalog: Catalog, item: Item, packed: PackedPrediction): Prediction {
  return {
    chance: packed.chance,
    believed: packed.believed,
    doubt: packed.doubt,
    learned: packed.learned,
    ease: packed.ease,
    gainScale: packed.gainScale,
    situation: {
      features: Float64Array.from(packed.features),
      pairs: packed.last.flatMap((earlier) =>
        catalog.itemIndex.has(earlier.item) ? [pairKey(catalog, earlier, item)] : [],
      ),
      runs: runKeys(catalog, item, ...packed.runs, packed.again),
    },
  }
}
