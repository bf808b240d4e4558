import type { Text } from '@skills-center/messages/values'
import { say } from './messages.gen.ts'

/** Stories in which the same event may happen three times. */
export const scenes = ['rain', 'bus', 'goal', 'seed', 'prize', 'blue', 'lunch', 'answer'] as const
export type Scene = (typeof scenes)[number]

/** The number of hits in a trial that counts. */
export interface Wanted {
  asks: 'all' | 'exactly' | 'least'
  k: number
}

/** Whether a number of hits out of three meets the condition. */
export const fitsWanted = ({ asks, k }: Wanted, count: number): boolean =>
  asks === 'least' ? count >= k : count === (asks === 'all' ? 3 : k)

export const eventOf = (scene: Scene, { asks, k }: Wanted): Text => say(`trials.event.${scene}`, { asks, k })
