import { defineModel, type Level } from '#form'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

/** Pairs with one origin: the same parts in the same order, whatever they are used for. */
const sameOrigin = [
  'arm-flipper',
  'arm-wing',
  'paw-hoof',
  'wing-leg',
  'mole-horse',
  'skulls',
  'leaf-spine',
  'fin-leg',
] as const
/** Pairs of one use with a different build inside. */
const sameUse = [
  'bird-butterfly',
  'shark-dolphin',
  'mole-cricket',
  'eyes',
  'spines',
  'bat-fly',
  'shells',
  'climbers',
] as const
/** Small parts that are left over. */
const leftover = ['whale-hip', 'snake-hip', 'cave-eyes', 'kiwi-wing'] as const
type PairId = (typeof sameOrigin)[number] | (typeof sameUse)[number] | (typeof leftover)[number]

interface Values {
  level: Level
  pairs: PairId[]
  shuffle: number
}
const placeOf = (id: PairId): number =>
  sameOrigin.some((each) => each === id) ? 0 : sameUse.some((each) => each === id) ? 1 : 2

/** Parts of one origin or of one use (1), and what they show of kinship (2), with parts that are left over (3). */
export const sortStructures = defineModel<Values>({
  id: 'sort-structures',
  thinking: 'compare',
  seconds: 60,
  standards: ['MS-LS4-2'],
  task: ({ level, pairs }) => `${level} ${pairs.toSorted().join(' ')}`,
  draw: (random, level) => ({
    level,
    pairs: random.shuffle<PairId>([
      ...random.sample(sameOrigin, 2),
      ...random.sample(sameUse, 2),
      ...(level === 3 ? random.sample(leftover, 1) : []),
    ]),
    shuffle: random.integer(0, 1e9),
  }),
  item({ level, pairs, shuffle }) {
    const categories = [
      level === 1 ? say('parts.origin') : say('parts.kin'),
      level === 1 ? say('parts.use') : say('parts.lifestyle'),
      ...(level === 3 ? [say('parts.leftover')] : []),
    ]
    return {
      stem: [level === 1 ? say('parts.ask-1') : say('parts.ask-2')],
      ...sortCards({
        shuffle,
        categories,
        cards: pairs.map((id) => ({
          text: say(`pair.${id}`),
          place: placeOf(id),
          elsewhere:
            placeOf(id) === 1
              ? { misconception: 'ancestry.use-is-kinship', feedback: say('parts.told-use') }
              : placeOf(id) === 2
                ? { misconception: 'ancestry.leftover-useless', feedback: say('parts.told-leftover') }
                : { misconception: 'ancestry.later-look', feedback: say('parts.told-origin') },
        })),
        slip: { misconception: 'ancestry.use-is-kinship', feedback: say('parts.told-use') },
      }),
      hints: [say('parts.hint-inside'), say(level === 3 ? 'parts.hint-leftover' : 'parts.hint-order')],
      solution: [
        say('parts.so-origin'),
        say('parts.so-use'),
        ...(level === 3 ? [say('parts.so-leftover')] : []),
      ],
    }
  },
})
