import { tex, type Text } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { quantity } from '../../units/units.ts'
import { say } from './messages.gen.ts'

interface Scene {
  /** Ranges of the vehicle's own speed and of the current or wind, in miles per hour. */
  own: readonly [number, number]
  current: readonly [number, number]
}
const scenes = {
  boat: { own: [6, 24], current: [2, 7] },
  ferry: { own: [8, 24], current: [2, 6] },
  canoe: { own: [3, 6], current: [1, 2] },
  plane: { own: [300, 560], current: [20, 100] },
  cyclist: { own: [9, 18], current: [2, 6] },
  drone: { own: [12, 40], current: [3, 12] },
} as const satisfies Record<string, Scene>
type SceneId = keyof typeof scenes
const ids = keysOf(scenes)

/** The same route with the current in `fast` hours and against it in `slow` hours. */
export interface Trip {
  scene: SceneId
  fast: number
  slow: number
  /**
   * The speed with the current is `slow · by`, and against it `fast · by`, in miles per hour; so both trips have the
   * same length.
   */
  by: number
}

export const speedsOf = ({ fast, slow, by }: Trip) => ({
  along: slow * by,
  against: fast * by,
  own: ((fast + slow) * by) / 2,
  current: ((slow - fast) * by) / 2,
  miles: fast * slow * by,
})

export function drawTrip(random: Random): Trip {
  const fast = random.integer(1, 6)
  const scene = random.pick(ids)
  const by = scene === 'plane' ? 5 * random.integer(6, 36) : random.integer(1, 12)
  return { scene, fast, slow: fast + random.integer(1, 3), by }
}

export function isTrueTrip(trip: Trip): boolean {
  const { own, current } = speedsOf(trip)
  const scene = scenes[trip.scene]
  const isIn = (value: number, [least, most]: readonly [number, number]) =>
    Number.isInteger(value) && value >= least && value <= most
  return isIn(own, scene.own) && isIn(current, scene.current)
}

/** “A boat goes 24 miles down a river …”, the meaning of x and y, and the question about both. */
export function tellTrip(trip: Trip): { told: Text; letters: Text } {
  const { fast, slow, scene } = trip
  return {
    told: say(`${scene}.told`, {
      miles: speedsOf(trip).miles,
      fast: quantity(fast, 'hour'),
      slow: quantity(slow, 'hour'),
    }),
    letters: say(`${scene}.letters`, { x: tex('x'), y: tex('y') }),
  }
}
