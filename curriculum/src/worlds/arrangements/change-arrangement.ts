import { keysOf } from '../../keys-of.ts'
import { defineModel, drawUntil, type Level } from '../../form/authoring.ts'
import { sortCards } from '../../shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

/** Pairs of objects that act on each other at a distance: they attract or repel. */
const systems = {
  backpack: 'attract',
  ball: 'attract',
  satellite: 'attract',
  'unlike-poles': 'attract',
  'magnet-and-nail': 'attract',
  'unlike-charges': 'attract',
  'like-poles': 'repel',
  'like-charges': 'repel',
  rings: 'repel',
} as const
type SystemId = keyof typeof systems
const systemIds = keysOf(systems)
const lifted: readonly SystemId[] = ['backpack', 'ball', 'satellite']
const others = systemIds.filter((id) => !lifted.includes(id))

const moves = ['closer', 'farther', 'still'] as const
type Move = (typeof moves)[number]
const places = ['more', 'less', 'same'] as const

interface Card {
  system: SystemId
  move: Move
}
interface Values {
  level: Level
  cards: Card[]
  shuffle: number
}

/** Moving against the force stores energy: apart if they attract, together if they repel. */
const placeOf = ({ system, move }: Card): number =>
  move === 'still' ? 2 : (systems[system] === 'attract') === (move === 'farther') ? 0 : 1

/**
 * The effect of a change in arrangement: gravity and attraction (level 1), attraction and repulsion (level 2), changes
 * without effect (level 3).
 */
export const changeArrangement = defineModel<Values>({
  id: 'change-arrangement',
  thinking: 'classify',
  seconds: 65,
  standards: ['MS-PS3-2'],
  draw: (random, level) => ({
    level,
    shuffle: random.integer(0, 1e9),
    cards: drawUntil(
      () => {
        const pulls = others.filter((id) => systems[id] === 'attract')
        const some: SystemId[] =
          level === 1
            ? [...random.sample(lifted, 2), ...random.sample(pulls, 2)]
            : [...random.sample(lifted, 1), ...random.sample(others, level + 1)]
        return some.map((system): Card => ({
          system,
          move: random.pick(level === 3 ? moves : (['closer', 'farther'] as const)),
        }))
      },
      (cards) =>
        new Set(cards.map(placeOf)).size === (level === 3 ? 3 : 2) &&
        (level === 1 || cards.some(({ system, move }) => systems[system] === 'repel' && move !== 'still')),
    ),
  }),
  item({ level, cards, shuffle }) {
    const shown = places.slice(0, level === 3 ? 3 : 2)
    return {
      stem: [say('ask')],
      ...sortCards({
        shuffle,
        categories: shown.map((place) => say(`place.${place}`)),
        cards: cards.map((card) => ({
          text: say(`${card.system}.${card.move}`),
          place: placeOf(card),
          elsewhere:
            card.move === 'still'
              ? { misconception: 'potential.needs-arrangement', feedback: say('nothing-moved') }
              : systems[card.system] === 'repel'
                ? { misconception: 'potential.far-is-more', feedback: say('they-repel') }
                : { misconception: 'potential.near-is-more', feedback: say('they-attract') },
        })),
        slip: { misconception: 'potential.near-is-more', feedback: say('they-attract') },
      }),
      hints: [say('hint'), say(level === 1 ? 'hint-attract' : 'hint-both')],
      solution: [
        say('why'),
        ...cards.map((card) =>
          say(card.move === 'still' ? 'so.still' : `so.${systems[card.system]}-${card.move}`, {
            system: say(`${card.system}.name`),
          }),
        ),
      ],
    }
  },
  task: ({ level, cards }) =>
    `${level}/${cards
      .map(({ system, move }) => `${system} ${move}`)
      .toSorted()
      .join()}`,
})
