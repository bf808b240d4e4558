import { all, rows as listed, type Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import { described } from '../../shapes/display/display.ts'
import { big, boxesOf, type Cross, type Pair, pairOf, pairs, small, type TraitId } from './crosses.ts'
import type { Member } from './families.ts'
import { say } from './messages.gen.ts'

type Figure = NonNullable<ItemTemplate['figure']>

export const strong = (trait: TraitId): Text => say(`strong.${trait}`)
export const weak = (trait: TraitId): Text => say(`weak.${trait}`)
export const many = (trait: TraitId): Text => say(`many.${trait}`)

/** “In pea plants, the allele P for purple flowers is dominant over p for white flowers.” */
export const law = (trait: TraitId): Text =>
  say('law', {
    many: many(trait),
    big: big(trait),
    small: small(trait),
    strong: strong(trait),
    weak: weak(trait),
  })

/** Speech does not distinguish B from b. */
const spoken = (allele: string): Text =>
  allele === allele.toUpperCase()
    ? say('letter.big', { letter: allele })
    : say('letter.small', { letter: allele.toUpperCase() })
const spokenPair = (pair: string): Text =>
  say('pair', { one: spoken(pair.slice(0, 1)), other: spoken(pair.slice(1)) })

export interface Edges {
  top: readonly string[]
  side: readonly string[]
}

/** The parents' alleles along a Punnett square; `turns` marks the ones written in reverse order. */
export function edgesOf({ trait, parents }: Cross, turns: readonly boolean[]): Edges {
  const [top = [], side = []] = parents.map((pair, at) => {
    const alleles = [...pairOf(trait, pair)]
    return turns[at] === true ? alleles.toReversed() : alleles
  })
  return { top, side }
}

/** The content of a box: the dominant allele first. */
export const inBox = (over: string, beside: string): string => [over, beside].toSorted().join('')
export const boxesIn = ({ top, side }: Edges): string[][] =>
  side.map((beside) => top.map((over) => inBox(over, beside)))

export function squareFigure(edges: Edges, isFilled: boolean): Figure {
  const cells = boxesIn(edges)
  const [one = '', two = '', three = '', four = ''] = cells.flat()
  return {
    kind: 'punnett-square',
    top: [...edges.top],
    side: [...edges.side],
    cells: isFilled ? cells : cells.map((row) => row.map(() => '')),
    description: say('square', {
      top: all(edges.top.map(spoken)),
      side: all(edges.side.map(spoken)),
      boxes: isFilled
        ? say('boxes', {
            one: spokenPair(one),
            two: spokenPair(two),
            three: spokenPair(three),
            four: spokenPair(four),
          })
        : say('empty'),
    }),
  }
}

/** “BB in 1 box, Bb in 2 boxes, and bb in 1 box”. */
export const listBoxes = (trait: TraitId, parents: readonly [Pair, Pair]) => {
  const counts = boxesOf(parents)
  return all(
    pairs
      .filter((pair) => counts[pair] > 0)
      .map((pair) => say('boxes-of', { pair: pairOf(trait, pair), n: counts[pair] })),
  )
}

/** How many of the offspring show each trait, as counts or percents. */
export function offspringTable(trait: TraitId, counts: readonly [number, number], unit: '' | '%'): Figure {
  const columns: Words[] = [say('young.trait'), unit === '%' ? say('young.percent') : say('young.number')]
  const rows: Words[][] = [
    [say(`head.strong.${trait}`), `${counts[0]}${unit}`],
    [say(`head.weak.${trait}`), `${counts[1]}${unit}`],
  ]
  return { kind: 'table', title: say('young.title'), columns, rows, description: described(columns, rows) }
}

/** A family tree; the filled symbols have the trait. */
export function treeFigure(members: readonly Member[], shaded: readonly boolean[], trait: Text): Figure {
  const id = (at: number): string => members[at]?.id ?? ''
  const childrenOf = (one: number, other: number): string[] =>
    members.flatMap(({ id: child, parents }) => (parents?.[0] === one && parents[1] === other ? [child] : []))
  const couples = members.flatMap(({ parents }, at) =>
    parents === null || members.findIndex((each) => each.parents?.join() === parents.join()) !== at
      ? []
      : [parents],
  )
  return {
    kind: 'pedigree',
    trait: say('tree.has', { trait }),
    description: say('tree.description', {
      members: listed(
        members.map(({ id: name }, at) =>
          shaded[at] === true ? say('tree.with', { id: name, trait }) : say('tree.without', { id: name }),
        ),
      ),
      families: listed(
        couples.map(([one, other]) =>
          say('tree.family', {
            one: id(one),
            other: id(other),
            young: all(childrenOf(one, other)),
            // Otherwise the Spanish list would write “e II-2”, as if the numeral were a word.
            generation: childrenOf(one, other)[0]?.split('-')[0] ?? '',
            numbers: all(childrenOf(one, other).map((child) => child.split('-')[1] ?? '')),
          }),
        ),
      ),
    }),
    people: members.map(({ id: name, sex, generation }, at) => ({
      id: name,
      sex,
      generation,
      status: shaded[at] === true ? ('affected' as const) : ('unaffected' as const),
    })),
    couples: couples.map(([one, other]) => ({
      partners: [id(one), id(other)],
      children: childrenOf(one, other),
    })),
  }
}
