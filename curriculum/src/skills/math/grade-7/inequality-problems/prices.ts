import { keysOf, money, type Random } from '#form'

export const standards = ['7.EE.B.4b']

interface Ranges {
  fee: readonly [number, number]
  each: readonly [number, number]
  count: readonly [number, number]
}
/** A price that counts once, and one that counts each time, in dollars. */
const scenes = {
  arcade: { fee: [5, 12], each: [2, 4], count: [5, 12] },
  boat: { fee: [10, 25], each: [8, 18], count: [3, 6] },
  shirts: { fee: [20, 45], each: [6, 12], count: [8, 25] },
  party: { fee: [40, 90], each: [7, 15], count: [8, 20] },
  bowling: { fee: [3, 6], each: [4, 8], count: [3, 6] },
  posters: { fee: [5, 9], each: [4, 9], count: [4, 12] },
  fair: { fee: [6, 15], each: [2, 5], count: [5, 14] },
  climbing: { fee: [6, 12], each: [8, 15], count: [3, 6] },
} as const satisfies Record<string, Ranges>
export type SceneId = keyof typeof scenes
export const rangesOf = (scene: SceneId): Ranges => scenes[scene]
export function someScene(random: Random): SceneId {
  return random.pick(keysOf(scenes))
}
export const dollars = (value: number) => money(Math.round(value * 100))
