import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../../random.ts'
import { partsOf, type PlatePart, type PlateScene } from './plate-figure.ts'

const scenes = ['ridge', 'rift', 'coast', 'islands', 'collision'] as const
const strangers: readonly PlatePart[] = ['ridge', 'trench', 'valley', 'mountains']

/** Parts of a boundary that get letters, and parts that belong to a different boundary. */
export interface BoundaryParts {
  level: Level
  scene: PlateScene
  spots: PlatePart[]
  others: PlatePart[]
  shuffle: number
}

export function drawBoundary(random: Random, level: Level): BoundaryParts {
  const scene = random.pick(scenes)
  const parts = partsOf(scene)
  return {
    level,
    scene,
    spots: random.sample(parts, 4),
    others:
      level === 1
        ? []
        : random.sample(
            strangers.filter((part) => !parts.includes(part)),
            2,
          ),
    shuffle: random.integer(0, 1e9),
  }
}
