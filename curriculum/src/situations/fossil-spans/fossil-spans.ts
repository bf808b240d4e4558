import type { Text } from '@skills-center/messages/values'
import type { Random } from '../../random.ts'
import { tableFigure } from '../../shapes/display/display.ts'
import { say } from './messages.gen.ts'

/**
 * First and last known fossils in millions of years ago, rounded (Benton 2015; Cohen et al., International
 * Chronostratigraphic Chart); 0 for groups that live today.
 */
const spans = {
  fish: [520, 0],
  trilobites: [520, 250],
  'sea-scorpions': [465, 250],
  'land-plants': [430, 0],
  ammonites: [400, 66],
  insects: [400, 0],
  reptiles: [315, 0],
  dinosaurs: [230, 66],
  'flying-reptiles': [225, 66],
  mammals: [210, 0],
  birds: [150, 0],
  flowers: [130, 0],
  bats: [52, 0],
  whales: [50, 0],
} as const
export type GroupId = keyof typeof spans
export const groupIds: readonly GroupId[] = [
  'fish',
  'trilobites',
  'sea-scorpions',
  'land-plants',
  'ammonites',
  'insects',
  'reptiles',
  'dinosaurs',
  'flying-reptiles',
  'mammals',
  'birds',
  'flowers',
  'bats',
  'whales',
]

export const firstOf = (id: GroupId): number => spans[id][0]
export const lastOf = (id: GroupId): number => spans[id][1]
export const isAlive = (id: GroupId): boolean => lastOf(id) === 0

/** Whether both groups lived at the same time. */
export const met = (one: GroupId, other: GroupId): boolean =>
  Math.min(firstOf(one), firstOf(other)) > Math.max(lastOf(one), lastOf(other))

/** Whether a fossil of this age falls in the known span of the group. */
export const fitsSpan = (id: GroupId, age: number): boolean => age <= firstOf(id) && age >= lastOf(id)

/** An age clearly inside the span of a group, or clearly before or after it. */
export function drawAge(random: Random, id: GroupId, where: 'inside' | 'before' | 'after'): number {
  const [first, last] = [firstOf(id), lastOf(id)]
  const between = (from: number, to: number): number =>
    5 * random.integer(Math.ceil(from / 5), Math.floor(to / 5))
  if (where === 'inside') return between(last + 5, first - 5)
  return where === 'before' ? between(first + 20, first + 110) : between(Math.max(5, last - 50), last - 15)
}

export const groupName = (id: GroupId): Text => say(`group.${id}`)
/** The name as used inside a sentence. */
export const groupInside = (id: GroupId): Text => say(`inside.${id}`)

/** A table of the oldest and youngest fossils of the given groups. */
export const spansTable = (ids: readonly GroupId[]) =>
  tableFigure(
    say('title'),
    [say('head.group'), say('head.first'), say('head.last')],
    ids.map((id) => [groupName(id), firstOf(id), isAlive(id) ? say('alive') : lastOf(id)]),
  )
