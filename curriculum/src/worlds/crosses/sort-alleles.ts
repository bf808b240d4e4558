import { rows, type Text } from '@skills-center/messages/values'
import { letter } from '../../build-item.ts'
import type { AnsweringTemplate, ItemTemplate } from '../../form/item-template.ts'
import { pairOf, type TraitId } from './crosses.ts'
import { type Member, possibleAlleles } from './families.ts'
import { say } from './messages.gen.ts'
import { weak } from './words.ts'

/** What is known about a member: no dominant allele, one of each, or one of two possible pairs. */
const kinds = ['none', 'mixed', 'either'] as const
type Kind = (typeof kinds)[number]

/** What the traits of a family reveal about each member. */
export const kindsIn = (members: readonly Member[], shown: readonly boolean[]): Kind[] =>
  possibleAlleles(members, shown).map((found) =>
    found.length > 1 ? 'either' : found[0] === 0 ? 'none' : 'mixed',
  )

/** Sort members of a tree by their alleles, as far as the tree reveals them. */
export function sortAlleles(
  trait: TraitId,
  members: readonly Member[],
  shown: readonly boolean[],
  asked: readonly number[],
): AnsweringTemplate & Pick<ItemTemplate, 'solution'> {
  const found = kindsIn(members, shown)
  const [none, mixed, pure] = [pairOf(trait, 0), pairOf(trait, 1), pairOf(trait, 2)]
  const cards = asked.map((at, place) => ({
    id: letter(place),
    name: members[at]?.id ?? '',
    kind: found[at] ?? 'either',
  }))
  const idOf = (kind: Kind): string => letter(kinds.indexOf(kind))
  const placed = Object.fromEntries(cards.map(({ id, kind }) => [id, idOf(kind)]))
  const missed = (name: string, kind: Kind, picked: Kind): { misconception: string; feedback: Text } => {
    if (kind === 'none')
      return {
        misconception: 'heredity.recessive-shows',
        feedback: say('sort.filled', { name, weak: weak(trait) }),
      }
    if (picked === 'none')
      return { misconception: 'heredity.recessive-shows', feedback: say('sort.not-filled', { name, none }) }
    return kind === 'mixed'
      ? {
          misconception: 'heredity.look-is-alleles',
          feedback: say('sort.settled', { name, weak: weak(trait) }),
        }
      : { misconception: 'heredity.beyond-the-tree', feedback: say('sort.open', { name, pure }) }
  }
  const named = (kind: Kind) => rows(cards.filter((card) => card.kind === kind).map(({ name }) => name))
  return {
    interaction: {
      kind: 'sort',
      cards: cards.map(({ id, name }) => ({ id, text: name })),
      categories: [
        { id: idOf('none'), text: none },
        { id: idOf('mixed'), text: say('sort.sure', { mixed }) },
        { id: idOf('either'), text: say('sort.either', { pure, mixed }) },
      ],
    },
    key: { kind: 'sort', placed },
    wrongAnswers: cards.flatMap(({ id, name, kind }) =>
      kinds
        .filter((picked) => picked !== kind)
        .map((picked) => ({
          ...missed(name, kind, picked),
          key: { kind: 'sort' as const, placed: { ...placed, [id]: idOf(picked) }, decisive: [id] },
        })),
    ),
    solution: [
      say('sort.so-none', { none, list: named('none') }),
      say('sort.so-mixed', { mixed, list: named('mixed') }),
      say('sort.so-either', { pure, mixed, list: named('either') }),
    ],
  }
}
