import { all, rows as listed, type Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import type { Random } from '../../random.ts'
import { tableFigure } from '../../shapes/display/display.ts'
import { say } from './messages.gen.ts'

/**
 * Lineages that branch off from the rest in turn. Each has the trait that arose after it branched off, and that all
 * later ones share (Hickman et al. 2020; Raven et al. 2020). The last two are each other’s closest relatives.
 */
const lines = {
  vertebrates: {
    tips: ['lamprey', 'shark', 'trout', 'frog', 'lizard', 'dog'],
    traits: ['jaws', 'bone', 'limbs', 'egg', 'hair'],
  },
  mammals: {
    tips: ['lizard', 'platypus', 'kangaroo', 'mouse', 'dog'],
    traits: ['hair', 'born', 'placenta', 'fangs'],
  },
  plants: {
    tips: ['moss', 'fern', 'pine', 'lily', 'rose'],
    traits: ['tubes', 'seeds', 'flowers', 'two-leaves'],
  },
  insects: {
    tips: ['spider', 'centipede', 'grasshopper', 'beetle', 'butterfly'],
    traits: ['feelers', 'six-legs', 'pupa', 'scales'],
  },
} as const
type LineId = keyof typeof lines
const lineIds: readonly LineId[] = ['vertebrates', 'mammals', 'plants', 'insects']
type TipId = (typeof lines)[LineId]['tips'][number]
type TraitId = (typeof lines)[LineId]['traits'][number]

/** Part of a lineage: the tips in branching order, and the shared trait of all tips after each. Plain JSON. */
export interface Kinship {
  line: LineId
  tips: TipId[]
  traits: TraitId[]
}

/** Draws `count` tips of a lineage; the trait between two neighbors is the first one that arose between them. */
export function drawKinship(random: Random, count: number): Kinship {
  const line = random.pick(lineIds)
  const { tips, traits }: { tips: readonly TipId[]; traits: readonly TraitId[] } = lines[line]
  const places = random.sample([...tips.keys()], count).toSorted((one, other) => one - other)
  return {
    line,
    tips: places.flatMap((at) => tips.slice(at, at + 1)),
    traits: places.slice(0, -1).flatMap((at) => traits.slice(at, at + 1)),
  }
}

/** Whether the tip at this index has the trait at that index. */
export const hasTrait = (tip: number, trait: number): boolean => tip > trait

export const tipName = (id: TipId): Text => say(`tip.${id}`)
/** The name inside a sentence. */
export const tipInside = (id: TipId): Text => say(`inside.${id}`)
export const traitName = (id: TraitId): Text => say(`trait.${id}`)

type Figure = NonNullable<ItemTemplate['figure']>

/** The tree: each node leads to a tip and to the next node. */
export function treeFigure({ tips, traits }: Kinship): Figure {
  const last = tips.length - 1
  return {
    kind: 'cladogram',
    description: say('figure', {
      list: listed(
        tips
          .slice(0, -1)
          .map((tip, at) =>
            say('branch', { tip: tipName(tip), rest: all(tips.slice(at + 1).map(tipInside)) }),
          ),
      ),
      traits: listed(
        traits.map((trait, at) =>
          say('arose', { trait: traitName(trait), tips: all(tips.slice(at + 1).map(tipInside)) }),
        ),
      ),
    }),
    tips: tips.map((id) => ({ id, label: tipName(id) })),
    nodes: tips.slice(0, -1).map((tip, at) => ({
      id: `node-${at}`,
      children: [tip, at === last - 1 ? (tips[last] ?? '') : `node-${at + 1}`],
    })),
    traits: traits.map((id, at) => ({
      id: `trait-${id}`,
      label: traitName(id),
      on: at === last - 1 ? (tips[last] ?? '') : `node-${at + 1}`,
    })),
  }
}

/** Which group has which trait, in an order that does not reveal the tree. */
export const traitTable = ({ tips, traits }: Kinship, order: readonly number[]) =>
  tableFigure(
    say('title'),
    [say('head'), ...traits.map(traitName)],
    order.flatMap((at) => {
      const tip = tips[at]
      return tip === undefined
        ? []
        : [[tipName(tip), ...traits.map((_trait, place) => say(hasTrait(at, place) ? 'yes' : 'no'))]]
    }),
  )
