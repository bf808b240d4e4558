import type { Random } from '../../random.ts'

const ratios = [
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 5],
  [2, 7],
  [4, 5],
  [3, 7],
  [3, 8],
  [5, 6],
  [5, 7],
  [4, 7],
  [5, 8],
] as const

/**
 * A ratio in lowest terms, of two different numbers, either one first. `isThin`: the second is at least twice the
 * first.
 */
export function drawRatio(random: Random, isThin = false): [number, number] {
  if (isThin) return [...random.pick(ratios.filter(([small, large]) => large >= 2 * small))]
  const [small, large] = random.pick(ratios)
  return random.chance(0.6) ? [small, large] : [large, small]
}

/** Groups of two kinds that can be counted, each kind as one and as many. */
export const groups = [
  { place: 'A pet shelter has', one: ['dog', 'dogs'], other: ['cat', 'cats'], all: 'animals' },
  { place: 'A choir has', one: ['alto', 'altos'], other: ['soprano', 'sopranos'], all: 'singers' },
  { place: 'A parking lot holds', one: ['truck', 'trucks'], other: ['car', 'cars'], all: 'vehicles' },
  {
    place: 'A box holds',
    one: ['red bead', 'red beads'],
    other: ['green bead', 'green beads'],
    all: 'beads',
  },
  { place: 'A flower stand has', one: ['rose', 'roses'], other: ['tulip', 'tulips'], all: 'flowers' },
  {
    place: 'A marching band has',
    one: ['drummer', 'drummers'],
    other: ['flute player', 'flute players'],
    all: 'musicians',
  },
  {
    place: 'An orchard has',
    one: ['plum tree', 'plum trees'],
    other: ['cherry tree', 'cherry trees'],
    all: 'trees',
  },
  { place: 'A shelf holds', one: ['comic', 'comics'], other: ['novel', 'novels'], all: 'books' },
  { place: 'A pond has', one: ['duck', 'ducks'], other: ['goose', 'geese'], all: 'birds' },
] as const
export type Kind = (typeof groups)[number]['one' | 'other']
