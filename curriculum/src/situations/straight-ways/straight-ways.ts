import type { Text } from '@skills-center/messages/values'
import type { Point } from '../../equations/line.ts'
import { pointText } from '../../equations/line.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

interface Scene {
  unit: UnitId
  /** Possible lengths of one map unit. */
  scales: readonly number[]
}

/** Straight routes between two points on a map. */
const scenes = {
  ferry: { unit: 'mile', scales: [2, 3] },
  drone: { unit: 'meter', scales: [10, 20, 50] },
  helicopter: { unit: 'mile', scales: [2, 3, 5] },
  cable: { unit: 'meter', scales: [20, 50, 100] },
  trail: { unit: 'kilometer', scales: [2, 3] },
  robot: { unit: 'foot', scales: [2, 3, 4] },
  bird: { unit: 'mile', scales: [2, 3] },
  pipe: { unit: 'meter', scales: [10, 20, 30] },
  sailboat: { unit: 'kilometer', scales: [2, 3, 4] },
} as const satisfies Record<string, Scene>
export type WayScene = keyof typeof scenes
const sceneIds = keysOf(scenes)

export const someWay = (random: Random): { scene: WayScene; scale: number } => {
  const scene = random.pick(sceneIds)
  return { scene, scale: random.pick(scenes[scene].scales) }
}
export const wayUnit = (scene: WayScene): UnitId => scenes[scene].unit
/** “On a map, a ferry goes straight from (2, 3) to (6, 6).” */
export const tellWay = (scene: WayScene, from: Point, to: Point): Text =>
  say(`${scene}.told`, { from: pointText(from), to: pointText(to) })
export const tellScale = (scene: WayScene, scale: number): Text =>
  say('scale', { size: quantity(scale, scenes[scene].unit) })
