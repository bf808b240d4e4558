import type { Random } from '../../random.ts'
import { drawUntil } from '../../shapes/answers.ts'
import { drawAge, firstOf, fitsSpan, type GroupId, groupIds, isAlive, met } from './fossil-spans.ts'

export type GroupPair = [GroupId, GroupId]
/** A fossil of a group, with the age of its rock in millions of years. */
export interface Find {
  id: GroupId
  age: number
}

/** Whether the oldest fossils of the groups clearly differ in age. */
const apart = (ids: readonly GroupId[], least: number): boolean =>
  ids.every((one, at) => ids.slice(at + 1).every((other) => Math.abs(firstOf(one) - firstOf(other)) >= least))

/** Groups, at least one of which is extinct. */
export const drawGroups = (random: Random, count: number): GroupId[] =>
  drawUntil(
    () => random.sample(groupIds, count),
    (ids) => apart(ids, 10) && ids.some((id) => !isAlive(id)),
  )

const pairsOf = (ids: readonly GroupId[]): GroupPair[] =>
  ids.flatMap((one, at) => ids.slice(at + 1).map((other): GroupPair => [one, other]))

/** Two pairs that lived at the same time, and two that did not. */
export function drawPairs(random: Random): { groups: GroupId[]; pairs: GroupPair[] } {
  const groups = drawUntil(
    () => drawGroups(random, 5),
    (ids) => pairsOf(ids).filter(([one, other]) => !met(one, other)).length >= 2,
  )
  const [yes, no] = [true, false].map((are) => pairsOf(groups).filter(([a, b]) => met(a, b) === are))
  return { groups, pairs: random.shuffle([...random.sample(yes ?? [], 2), ...random.sample(no ?? [], 2)]) }
}

function drawSome(random: Random): { groups: GroupId[]; finds: Find[] } {
  const groups = drawGroups(random, 4)
  const finds = groups.map((id): Find => {
    const where = random.pick(
      isAlive(id) ? (['inside', 'before'] as const) : (['inside', 'before', 'after'] as const),
    )
    return { id, age: drawAge(random, id, where) }
  })
  return { groups, finds }
}

/** Fossils, some of which fit the known span of their group, and some of which extend it. */
export const drawFinds = (random: Random): { groups: GroupId[]; finds: Find[] } =>
  drawUntil(
    () => drawSome(random),
    ({ finds }) => new Set(finds.map(({ id, age }) => fitsSpan(id, age))).size === 2,
  )
