import { type Answering, fraction, type WrongValue } from '../../build-item.ts'
import type { Figure } from '../../item.ts'
import { tex } from '../../markup.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { listed, sentence, withArticle } from '../../wording.ts'
import { fractionTex, fractionValue, greatestCommonFactor } from '../fractions.ts'

export const colors = ['red', 'blue', 'green', 'yellow', 'orange'] as const

/** `3/8` in TeX as it stands, and what it reduces to where it does: “2/8 = 1/4”. */
export const part = (top: number, bottom: number): string => tex(fractionTex({ top, bottom }))
export function reduced(top: number, bottom: number): string {
  const factor = greatestCommonFactor(top, bottom)
  return factor === 1 || top === 0
    ? part(top, bottom)
    : tex(`${fractionTex({ top, bottom })} = ${fractionTex({ top: top / factor, bottom: bottom / factor })}`)
}
export const chance = (top: number, bottom: number): string => fractionValue({ top, bottom })

/** Type a probability in any form: fraction, decimal or percent, rounded to hundredths or finer where it does not end. */
export const typedChance = (top: number, bottom: number, wrong: WrongValue[]): Answering =>
  fraction({ label: 'Probability' }, { value: chance(top, bottom), rounded: 'counts' }, wrong)

interface Group {
  color: string
  howMany: number
}

export const total = (groups: readonly Group[]): number =>
  groups.reduce((sum, { howMany }) => sum + howMany, 0)
export const upTo = (most: number, least = 1): number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => index + least)

/** Colors with how many there are of each, no two alike in number where that can be. */
export function groupsOf(random: Random, howMany: number, least: number, most: number): Group[] {
  const numbers = random.sample(upTo(most, least), howMany)
  return random.sample(colors, howMany).map((color, index) => ({ color, howMany: numbers[index] ?? 1 }))
}

export const things = [
  { one: 'marble', many: 'marbles', place: 'bag' },
  { one: 'bead', many: 'beads', place: 'jar' },
  { one: 'cube', many: 'cubes', place: 'box' },
  { one: 'button', many: 'buttons', place: 'tin' },
  { one: 'pencil', many: 'pencils', place: 'case' },
  { one: 'ticket', many: 'tickets', place: 'hat' },
  { one: 'balloon', many: 'balloons', place: 'pack' },
  { one: 'sticker', many: 'stickers', place: 'envelope' },
] as const
type Thing = (typeof things)[number]

const contents = (groups: readonly Group[], thing: Thing): string =>
  `${listed(groups.map(({ color, howMany }) => `${howMany} ${color}`))} ${groups.at(-1)?.howMany === 1 ? thing.one : thing.many}`

export const drawn = (random: Random, groups: readonly Group[], thing: Thing): string =>
  `${sentence(withArticle(thing.place))} holds ${contents(groups, thing)}. ${person(random)} takes one ${thing.one} without looking.`

export type Spinner = Extract<Figure, { kind: 'spinner' }>

/** Sections clockwise from the top. */
export function spinner(sectors: { label: string; share: number }[], sizes: string): Spinner {
  return {
    kind: 'spinner',
    title: 'Spinner',
    sectors,
    description: `A spinner with ${sectors.length} sections. ${sizes} Going around from the top, the sections are: ${sectors.map(({ label }) => label).join(', ')}.`,
  }
}

export const sameSize = 'All sections are the same size.'

export function colorSpinner(random: Random, groups: readonly Group[]): Spinner {
  const labels = groups.flatMap(({ color, howMany }) => Array.from({ length: howMany }, () => color))
  return spinner(
    random.shuffle(labels).map((label) => ({ label, share: 1 })),
    sameSize,
  )
}
