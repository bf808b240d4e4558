import type { FigureOf } from '@skills-center/contract/figure'
import { all, type Text } from '@skills-center/messages/values'
import type { Worded } from '../../form/words.ts'
import { say } from './messages.gen.ts'

/** The lists of a story app, with their sizes. */
const lists = { hero: 3, place: 4, weather: 2, pet: 5, treasure: 3, vehicle: 4 } as const
export type ListId = keyof typeof lists
export const listIds = ['hero', 'place', 'weather', 'pet', 'treasure', 'vehicle'] as const

export interface Picks {
  /** The same list twice, if it is used for both picks. */
  from: [ListId, ListId]
  asks: 'count' | 'pair' | 'with' | 'once' | 'at-least' | 'same'
  /** The outcome asked about in each list. */
  at: [number, number]
}

/** The sizes of both lists. */
export const sizesOf = ({ from: [one, other] }: Picks): [number, number] => [lists[one], lists[other]]

export const nameOf = (list: ListId, at: number): Text => say(`${list}.of`, { at: String(at) })
const outcomes = (list: ListId): Text[] => Array.from({ length: lists[list] }, (_, at) => nameOf(list, at))
const inPairs = (one: Text, other: Text): Text => say('pair', { one, other })

export function treeOf({ from: [one, other] }: Picks): Worded<FigureOf<'tree'>> {
  const [first, second] = [outcomes(one), outcomes(other)]
  return {
    kind: 'tree',
    title: say('title'),
    stages: [say(`${one}.heading`), say(`${other}.heading`)],
    branches: first.map((label) => ({
      label,
      branches: second.map((inner) => ({ label: inner, outcome: inPairs(label, inner) })),
    })),
    description: say('tree', { first: all(first), second: all(second) }),
  }
}

/** Text about the picks; a question about the count does not show the tree. */
export function toldOf({ from: [one, other], asks }: Picks): Text {
  const [first, list] = [say(`${one}.a`), all(outcomes(one))]
  if (one === other) return say('told.twice', { first, list })
  const second = say(`${other}.a`)
  return asks === 'count'
    ? say('told.lists', { first, second, list, others: all(outcomes(other)) })
    : say('told.tree', { first, second })
}

export function asksOf({ from: [one, other], asks, at }: Picks): Text {
  const name = nameOf(other, at[1])
  if (asks === 'count' || asks === 'same') return say(`asks.${asks}`)
  return asks === 'pair'
    ? say('asks.pair', { pair: inPairs(nameOf(one, at[0]), name) })
    : say(`asks.${asks}`, { name })
}
