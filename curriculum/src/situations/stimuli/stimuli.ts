import type { Text } from '@skills-center/messages/values'
import { say } from './messages.gen.ts'

/** Receptors, named by where they are. */
export type Receptor = 'eyes' | 'ears' | 'nose' | 'tongue' | 'skin' | 'inner-ear'

/** Everyday scenes, by the receptors that respond. */
const scenes = {
  ball: 'eyes',
  crosswalk: 'eyes',
  whistle: 'ears',
  friend: 'ears',
  bakery: 'nose',
  lemon: 'tongue',
  cup: 'skin',
  pebble: 'skin',
  boat: 'inner-ear',
} as const satisfies Record<string, Receptor>
export type SceneId = keyof typeof scenes
export const sceneIds: readonly SceneId[] = [
  'ball',
  'crosswalk',
  'whistle',
  'friend',
  'bakery',
  'lemon',
  'cup',
  'pebble',
  'boat',
]
export const receptorOf = (scene: SceneId): Receptor => scenes[scene]

/** Students most often confuse ears with the inner ear, and nose with tongue. */
const close: readonly (readonly [Receptor, Receptor])[] = [
  ['ears', 'inner-ear'],
  ['nose', 'tongue'],
]
export const areMixedUp = (one: Receptor, other: Receptor): boolean =>
  close.some((pair) => pair.includes(one) && pair.includes(other))

export const receptorName = (receptor: Receptor): Text => say(`receptor.${receptor}`)
export const stimulusOf = (scene: SceneId): Text => say(`stimulus.${scene}`)
export const sceneName = (scene: SceneId): Text => say(`scene.${scene}`)

/** From the stimulus to the response; optionally with a memory that the brain compares it with. */
export const stepsOf = (scene: SceneId, hasMemory: boolean): Text[] => [
  say(`stimulus.${scene}`),
  say(`responds.${receptorOf(scene)}`),
  say('to-brain'),
  ...(hasMemory ? [say(`memory.${scene}`)] : []),
  say('to-muscles'),
  say(`response.${scene}`),
]
