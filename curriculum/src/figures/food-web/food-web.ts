import { all, rows } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import {
  dietsOf,
  living,
  type LivingId,
  placeName,
  type PlaceId,
  placeIds,
  places,
} from '../../situations/eats/eats.ts'
import { say } from './messages.gen.ts'

/**
 * A part of a place in which every animal has food. Producers come first, then consumers, each after everything that it
 * eats.
 */
export interface Web {
  place: PlaceId
  names: LivingId[]
  links: { from: LivingId; to: LivingId }[]
}

/** Draws a number of consumers, each with a food already in the web; plants that nothing eats are left out. */
export function drawWeb(random: Random, eaters: number): Web {
  const place = random.pick(placeIds)
  const producers: readonly LivingId[] = places[place].producers
  const diets = dietsOf(place)
  // The keys of a partial record over ids are ids.
  const animals = keysOf(diets)
  const chosen = new Set<LivingId>(producers)
  while (chosen.size < producers.length + eaters) {
    const possible = animals.filter((id) => !chosen.has(id) && diets[id]?.some((food) => chosen.has(food)))
    // Higher consumers are more likely, so that webs also grow upward.
    const higher = possible.filter((id) =>
      diets[id]?.some((food) => chosen.has(food) && !producers.includes(food)),
    )
    chosen.add(random.pick(higher.length > 0 && random.chance(0.6) ? higher : possible))
  }
  const eating = animals.filter((id) => chosen.has(id))
  const links = eating.flatMap((to) =>
    (diets[to] ?? []).filter((food) => chosen.has(food)).map((from) => ({ from, to })),
  )
  return {
    place,
    names: [...producers.filter((id) => links.some(({ from }) => from === id)), ...eating],
    links,
  }
}

export const foodsOf = ({ links }: Web, id: LivingId): LivingId[] =>
  links.filter(({ to }) => to === id).map(({ from }) => from)
export const eatersOf = ({ links }: Web, id: LivingId): LivingId[] =>
  links.filter(({ from }) => from === id).map(({ to }) => to)

/** Everything that matter from this organism can reach, directly or through others. */
export function reachedFrom(web: Web, id: LivingId): LivingId[] {
  const found = new Set<LivingId>()
  for (const each of web.names) {
    if (foodsOf(web, each).some((food) => food === id || found.has(food))) found.add(each)
  }
  return [...found]
}

/** All animals that eventually have no food once this organism is gone. */
export function starvedBy(web: Web, gone: LivingId): LivingId[] {
  const lost = new Set([gone])
  for (const each of web.names) {
    const foods = foodsOf(web, each)
    if (foods.length > 0 && foods.every((food) => lost.has(food))) lost.add(each)
  }
  return [...lost].filter((id) => id !== gone)
}

/** The number of food chains from one organism to another that avoid `without`. */
export const chainsBetween = (web: Web, from: LivingId, to: LivingId, without?: LivingId): number =>
  from === without
    ? 0
    : from === to
      ? 1
      : eatersOf(web, from).reduce((sum, next) => sum + chainsBetween(web, next, to, without), 0)

export function foodWebFigure(web: Web): NonNullable<ItemTemplate['figure']> {
  const rowOf = new Map<LivingId, number>()
  for (const id of web.names) {
    rowOf.set(id, Math.min(4, Math.max(-1, ...foodsOf(web, id).map((food) => rowOf.get(food) ?? 0)) + 1))
  }
  const arrows = web.names
    .filter((id) => eatersOf(web, id).length > 0)
    .map((id) => say('arrows', { from: living(id), to: all(eatersOf(web, id).map(living)) }))
  return {
    kind: 'food-web',
    description: say('description', { place: placeName(web.place), arrows: rows(arrows) }),
    nodes: web.names.map((id) => ({ id, label: living(id), row: rowOf.get(id) ?? 0 })),
    arrows: web.links,
  }
}
