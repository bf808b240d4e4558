import { defineModel, keysOf, type Level, numberOf, slip } from '#form'
import { say } from './messages.gen.ts'

/** Crystals in which two elements alternate in all three directions, as in salt. */
const crystals = ['salt', 'galena', 'magnesia', 'sylvite'] as const
const places = { inside: 6, face: 5, edge: 4, corner: 3 } as const
type Place = keyof typeof places
const placeIds = keysOf(places)

interface Values {
  level: Level
  crystal: (typeof crystals)[number]
  place: Place
  edges: number[]
}

const product = (edges: readonly number[]): number => edges.reduce((all, edge) => all * edge, 1)

/** Atoms of one element in a block (1), neighbors of an atom (2), atoms with six neighbors (3). */
export const saltBlock = defineModel<Values, Place>({
  id: 'salt-block',
  thinking: 'compute',
  seconds: 60,
  standards: ['MS-PS1-1'],
  aim: (random) => random.pick(placeIds),
  draw: (random, level, place) => ({
    level,
    crystal: random.pick(crystals),
    place,
    edges: Array.from({ length: 3 }, () => random.integer(level === 1 ? 2 : 4, level === 1 ? 6 : 7)),
  }),
  fits: ({ level, edges }) => level > 1 || (product(edges) % 2 === 0 && new Set(edges).size > 1),
  item(values) {
    const { level, crystal, place, edges } = values
    const [long = 0, wide = 0, high = 0] = edges
    const all = product(edges)
    const inner = product(edges.map((edge) => edge - 2))
    const told = {
      long,
      wide,
      high,
      all,
      half: all / 2,
      inner,
      lessLong: long - 2,
      lessWide: wide - 2,
      lessHigh: high - 2,
      neighbors: places[place],
      element: say(`crystal.${crystal}.one`),
      other: say(`crystal.${crystal}.two`),
      crystal: say(`crystal.${crystal}.name`),
    }
    return {
      stem: [
        say('block.scene', told),
        ...(level === 2 ? [] : [say('block.size', told)]),
        level === 2 ? say(`block.ask-${place}`, told) : say(`block.ask-${level}`, told),
      ],
      ...numberOf({
        label: say(level === 2 ? 'block.label-neighbors' : 'block.label'),
        value: level === 1 ? all / 2 : level === 2 ? places[place] : inner,
        slips: {
          1: [
            slip(all, 'data.stops-early', say('block.told-all')),
            slip((long * wide) / 2, 'atoms.layer-only', say('block.told-layer')),
            slip(long + wide + high, 'data.adds', say('block.told-adds')),
          ],
          2: [
            slip(6, 'atoms.edge-like-inside', say('block.told-six')),
            slip(
              { inside: 4, face: 4, edge: 3, corner: 2 }[place],
              'atoms.layer-only',
              say('block.told-flat'),
            ),
            slip(1, 'atoms.crystal-of-molecules', say('block.told-one')),
          ],
          3: [
            slip(all, 'atoms.edge-like-inside', say('block.told-surface')),
            slip(product(edges.map((edge) => edge - 1)), 'data.stops-early', say('block.told-one-side')),
            slip((long - 2) * (wide - 2), 'atoms.layer-only', say('block.told-inner-layer')),
          ],
        }[level],
      }),
      hints: [say(`block.hint-${level}`), say(`block.next-${level}`, told)],
      solution:
        level === 1
          ? [say('block.so-all', told), say('block.so-half', told)]
          : level === 2
            ? [say('block.so-sides'), say(`block.so-${place}`)]
            : [say('block.so-peel'), say('block.so-inner', told)],
    }
  },
  task: ({ level, crystal, place, edges }) =>
    `${level}/${crystal}/${level === 2 ? place : level === 3 ? Math.min(...edges) : ''}`,
})
