import type { Quantity, Text } from '@skills-center/messages/values'
import { languages } from '@skills-center/contract/language'
import { keysOf } from '../keys-of.ts'
import { nounIn, quantity, type UnitId } from '../units/units.ts'
import { say } from './messages.gen.ts'

/** Groups of flat shapes, each with its direct parent groups. */
const inside = {
  polygon: [],
  triangle: ['polygon'],
  'right-triangle': ['triangle'],
  'equilateral-triangle': ['triangle'],
  quadrilateral: ['polygon'],
  trapezoid: ['quadrilateral'],
  parallelogram: ['quadrilateral'],
  rectangle: ['parallelogram'],
  rhombus: ['parallelogram'],
  square: ['rectangle', 'rhombus'],
} as const satisfies Partial<Record<UnitId, readonly string[]>>
export type Group = keyof typeof inside
export const groups = keysOf(inside)

/** A group with all groups that contain it. */
export function groupsAround(group: Group): Group[] {
  const around: readonly Group[] = inside[group]
  return [...new Set([group, ...around.flatMap(groupsAround)])]
}
export const isInside = (group: Group, other: Group): boolean => groupsAround(group).includes(other)

/** Attributes, by the groups all of whose members have them. */
const owners = {
  straight: 'polygon',
  three: 'triangle',
  'equal-three': 'equilateral-triangle',
  four: 'quadrilateral',
  parallel: 'parallelogram',
  opposite: 'parallelogram',
  angles: 'rectangle',
  equal: 'rhombus',
  right: 'right-triangle',
} as const satisfies Record<string, Group>
export type Attribute = keyof typeof owners
export const attributes = keysOf(owners)

/** Shapes to draw: the smallest group of each, and whether it has a right angle. */
export const shapes = {
  square: { group: 'square', hasRight: true },
  rectangle: { group: 'rectangle', hasRight: true },
  rhombus: { group: 'rhombus', hasRight: false },
  parallelogram: { group: 'parallelogram', hasRight: false },
  trapezoid: { group: 'trapezoid', hasRight: false },
  'right-trapezoid': { group: 'trapezoid', hasRight: true },
  irregular: { group: 'quadrilateral', hasRight: false },
  equilateral: { group: 'equilateral-triangle', hasRight: false },
  'right-triangle': { group: 'right-triangle', hasRight: true },
  scalene: { group: 'triangle', hasRight: false },
  pentagon: { group: 'polygon', hasRight: false },
} as const satisfies Record<string, { group: Group; hasRight: boolean }>
export type Shape = keyof typeof shapes
export const shapeIds = keysOf(shapes)

export const isA = (shape: Shape, group: Group): boolean => isInside(shapes[shape].group, group)
export const has = (shape: Shape, attribute: Attribute): boolean =>
  attribute === 'right' ? shapes[shape].hasRight : isA(shape, owners[attribute])

export const answers = ['always', 'sometimes', 'never'] as const
type Answer = (typeof answers)[number]
/** Whether it is true for all, some, or no shapes of a group. */
function among(group: Group, isTrue: (shape: Shape) => boolean): Answer {
  const members = shapeIds.filter((shape) => isA(shape, group))
  const count = members.filter(isTrue).length
  return count === members.length ? 'always' : count === 0 ? 'never' : 'sometimes'
}
export const whetherHas = (group: Group, attribute: Attribute): Answer =>
  among(group, (shape) => has(shape, attribute))
export const whetherIs = (group: Group, other: Group): Answer => among(group, (shape) => isA(shape, other))

/** Books disagree on whether a parallelogram is a trapezoid, so nothing that depends on it is asked. */
export const isClearHas = (group: Group, attribute: Attribute): boolean =>
  group !== 'trapezoid' || ['straight', 'three', 'four', 'right'].includes(attribute)
const beside: readonly Group[] = ['parallelogram', 'rectangle', 'rhombus', 'square']
export const isClearIs = (group: Group, other: Group): boolean =>
  group !== other &&
  !(group === 'trapezoid' && beside.includes(other)) &&
  !(other === 'trapezoid' && (beside.includes(group) || group === 'quadrilateral' || group === 'polygon'))

export const noun = (group: Group, count = 1): Quantity => quantity(count, group)
export const nameText = (group: Group): Text => say('name', { shape: noun(group) })
export const attributeText = (attribute: Attribute): Text => say(`attribute.${attribute}`)

/** The groups that a text names, with the longest names tried first; for solvers. */
export function groupsIn(text: string): Group[] {
  const names = groups
    .flatMap((group) =>
      languages.flatMap((code) => {
        const found = nounIn(code, group)
        return found === undefined ? [] : [found.many, found.one].map((name) => ({ name, group }))
      }),
    )
    .toSorted((one, other) => other.name.length - one.name.length)
  const pattern = new RegExp(`(?<!\\p{L})(?:${names.map(({ name }) => name).join('|')})(?!\\p{L})`, 'giu')
  return [...text.matchAll(pattern)].flatMap(([found]) => {
    const named = names.find(({ name }) => name === found.toLowerCase())
    return named === undefined ? [] : [named.group]
  })
}
/** The words for each attribute, in either language. */
const words: Readonly<Record<Attribute, RegExp>> = {
  straight: /only straight|solo lados rectos/,
  'equal-three': /three sides of equal|tres lados de igual/,
  three: /three sides(?! of)|tres lados(?! de)/,
  equal: /four sides of equal|cuatro lados de igual/,
  four: /four sides(?! of)|cuatro lados(?! de)/,
  parallel: /pairs of parallel|pares de lados paralelos/,
  opposite: /opposite sides|lados opuestos/,
  angles: /four right angles|cuatro ángulos rectos/,
  right: /a right angle|un ángulo recto/,
}
export const attributesIn = (text: string): Attribute[] =>
  attributes.filter((attribute) => words[attribute].test(text))
