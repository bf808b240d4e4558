import { quantity, type UnitId } from '../../units/units.ts'
import type { Random } from '../../random.ts'
import type { Text } from '@skills-center/messages/values'
import { say } from './messages.gen.ts'

const park = ['pond', 'playground', 'cafe', 'bridge', 'tower', 'garden', 'fountain', 'statue'] as const
const town = ['library', 'school', 'bakery', 'pool', 'museum', 'market', 'zoo', 'bus-stop'] as const
export type PlaceId = (typeof park | typeof town)[number]

export const placesOf = (random: Random, map: 'park' | 'town', howMany: number): PlaceId[] =>
  random.sample<PlaceId>(map === 'park' ? park : town, howMany)
export const place = (id: PlaceId) => quantity(1, id satisfies UnitId)
/** “bus stop”: the label on a map. */
export const placeName = (id: PlaceId): Text => say('name', { place: place(id) })
