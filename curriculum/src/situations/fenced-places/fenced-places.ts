import type { Text } from '@skills-center/messages/values'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Places with straight edges, on a map whose squares are one yard wide. */
const places = [
  'garden',
  'dog-run',
  'playground',
  'patio',
  'chickens',
  'pond',
  'stage',
  'meadow',
  'orchard',
] as const
export type PlaceId = (typeof places)[number]
export const somePlace = (random: Random): PlaceId => random.pick(places)

/** “A map shows a school garden.” */
export const fencedTold = (id: PlaceId): Text => say(id)
