import type { Text } from '@skills-center/messages/values'
import { person } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

interface Thing {
  /** The kind of questions: lengths laid end to end, amounts that can be evened out, or distances. */
  kind: 'length' | 'amount' | 'distance'
  unit: UnitId
  /** The number of equal parts in a unit: halves, fourths, or eighths. */
  pieces: 2 | 4 | 8
  /** The ends of its axis, in those parts. */
  from: number
  to: number
}

/** Things measured in fractions of a unit, with realistic sizes. */
export const things = {
  'pumpkin-seed': { kind: 'length', unit: 'inch', pieces: 8, from: 3, to: 10 },
  bead: { kind: 'length', unit: 'inch', pieces: 8, from: 1, to: 8 },
  shell: { kind: 'length', unit: 'inch', pieces: 4, from: 2, to: 10 },
  leaf: { kind: 'length', unit: 'inch', pieces: 4, from: 6, to: 14 },
  crayon: { kind: 'length', unit: 'inch', pieces: 4, from: 5, to: 13 },
  'ribbon-scrap': { kind: 'length', unit: 'inch', pieces: 2, from: 2, to: 10 },
  'juice-glass': { kind: 'amount', unit: 'cup', pieces: 8, from: 2, to: 9 },
  beaker: { kind: 'amount', unit: 'cup', pieces: 4, from: 1, to: 8 },
  'rain-bucket': { kind: 'amount', unit: 'gallon', pieces: 4, from: 2, to: 10 },
  'snack-bag': { kind: 'amount', unit: 'pound', pieces: 8, from: 2, to: 9 },
  'rice-jar': { kind: 'amount', unit: 'cup', pieces: 2, from: 1, to: 7 },
  walk: { kind: 'distance', unit: 'mile', pieces: 4, from: 2, to: 10 },
} as const satisfies Partial<Record<UnitId, Thing>>
export type ThingId = keyof typeof things

export const thingOf = (id: ThingId): Thing => things[id]
const ids = keysOf(things)

/** A random thing for which `fits` holds. */
export const someThing = (random: Random, fits: (thing: Thing) => boolean = () => true): ThingId =>
  random.pick(ids.filter((id) => fits(things[id])))

/** The kinds of questions about the measurements; the messages have the wording. */
export type Ask =
  | 'more'
  | 'less'
  | 'exactly'
  | 'least'
  | 'range'
  | 'few'
  | 'group'
  | 'total'
  | 'goal'
  | 'share'
  | 'moved'

/** “Ana measures some shells.” */
export const told = (id: ThingId, who: string): Text =>
  say(`told.${things[id].kind}`, { who: person(who), things: quantity(2, id) })

export const title = (id: ThingId): Text => say(`title.${things[id].kind}`, { things: quantity(2, id) })
export const axisLabel = (id: ThingId): Text =>
  say(`axis.${things[id].kind}`, { unit: quantity(2, things[id].unit) })
export const thingsIn = (id: ThingId): Text => say('things', { things: quantity(2, id) })

/** The question text. */
export function ask(
  id: ThingId,
  asks: Ask,
  its: { who: string; size: Text; few: number; goal: number },
): Text {
  const { kind, unit } = things[id]
  const noun = quantity(2, id)
  const { size, few } = its
  const who = person(its.who)
  switch (asks) {
    case 'few':
      return say(`few.${kind}`, { things: noun, few })
    case 'range':
    case 'total':
      return say(`${asks}.${kind}`, { things: noun })
    case 'goal':
      return say(`goal.${kind}`, { who, things: noun, goal: quantity(its.goal, unit) })
    case 'share':
      return say(kind === 'distance' ? 'share.distance' : 'share.amount', { who, things: noun })
    case 'moved':
      return say('moved', { who, things: noun })
    default:
      return say(`${asks}.${kind}`, { things: noun, size })
  }
}

/** “The total is 4 cups.” */
export const toldTotal = (total: Text): Text => say('sum', { total })
