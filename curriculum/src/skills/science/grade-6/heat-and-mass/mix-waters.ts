import { defineModel, type ItemTemplate, type Level, numberOf, slip } from '#form'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

const scenes = ['jar', 'bottle', 'bowl', 'pitcher', 'thermos', 'pot', 'beaker', 'can'] as const
const ratios = [
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 1],
  [3, 1],
  [4, 1],
  [2, 3],
  [3, 2],
] as const

interface Mix {
  /** Grams and °C of the hot and of the cold water. */
  hot: [grams: number, celsius: number]
  cold: [grams: number, celsius: number]
}
interface Values {
  level: Level
  scene: (typeof scenes)[number]
  mixes: Mix[]
  shuffle: number
}

const mixed = ({ hot, cold }: Mix): number => (hot[0] * hot[1] + cold[0] * cold[1]) / (hot[0] + cold[0])
const middle = ({ hot, cold }: Mix): number => (hot[1] + cold[1]) / 2
/** The category: nearer to the hot water, in the middle, nearer to the cold water. */
const placeOf = ({ hot, cold }: Mix): 0 | 1 | 2 => (hot[0] > cold[0] ? 0 : hot[0] === cold[0] ? 1 : 2)

/** Warm and cold water in one container: which it ends up closer to (1), how warm it gets (2), how much is needed (3). */
export const mixWaters = defineModel<Values>({
  id: 'mix-waters',
  thinking: 'compute',
  seconds: 75,
  standards: ['MS-PS3-4'],
  draw(random, level) {
    const drawn = (at: number): Mix => {
      const [ours, theirs] = level === 1 && at === 1 ? [1, 1] : random.pick(ratios)
      const unit = random.pick([50, 100, 150, 200])
      const low = random.integer(2, 5) * 5
      const part = random.pick([5, 10, 15, 20])
      return { hot: [ours * unit, low + part * (ours + theirs)], cold: [theirs * unit, low] }
    }
    return {
      level,
      scene: random.pick(scenes),
      mixes: Array.from({ length: level === 1 ? 4 : 1 }, (_unused, at) => drawn(at)),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ level, mixes }) =>
    mixes.every(({ hot, cold }) => hot[1] <= 90 && hot[1] - cold[1] >= 20 && hot[0] + cold[0] <= 1000) &&
    (level !== 1 || new Set(mixes.map(placeOf)).size === 3) &&
    new Set(mixes.map(({ hot, cold }) => `${hot[0]}/${cold[0]}`)).size === mixes.length,
  item: (values) => {
    switch (values.level) {
      case 1:
        return sorted(values)
      case 2:
        return warmth(values)
      case 3:
        return needed(values)
    }
  },
  task: ({ level, scene }) => `${level}/${scene}`,
})

function sorted({ scene, mixes, shuffle }: Values): ItemTemplate {
  const categories = [say('mix.near-hot'), say('mix.in-middle'), say('mix.near-cold')]
  const cards = mixes.map(({ hot, cold }) =>
    say('mix.card', { hot: hot[0], warm: hot[1], cold: cold[0], cool: cold[1] }),
  )
  return {
    stem: [say(`mix.scene.${scene}`), say('mix.ask-1')],
    ...sortCards({
      shuffle,
      categories,
      cards: mixes.map((mix, at) => ({
        text: cards[at] ?? '',
        place: placeOf(mix),
        slips: [
          { place: 1, misconception: 'thermal.meets-in-middle', feedback: say('mix.told-middle') },
          ...(mix.hot[0] > mix.cold[0]
            ? [
                {
                  place: 2,
                  misconception: 'thermal.more-means-colder' as const,
                  feedback: say('mix.told-colder'),
                },
              ]
            : []),
        ],
      })),
      slip: { misconception: 'reading.wrong-series', feedback: say('mix.told-mass') },
    }),
    hints: [say('mix.hint'), say('mix.hint-1')],
    solution: mixes.map((mix, at) =>
      say('mix.so-card', { mix: cards[at] ?? '', why: say(`mix.so-place-${placeOf(mix)}`) }),
    ),
  }
}

const amounts = ({ hot, cold }: Mix) => ({ hot: hot[0], warm: hot[1], cold: cold[0], cool: cold[1] })
/** The ratio of the masses, in lowest terms. */
function ratioOf({ hot, cold }: Mix): { ours: number; theirs: number } {
  const unit = ratios.map(([ours]) => hot[0] / ours).find((each, at) => cold[0] / each === ratios[at]?.[1])
  return { ours: hot[0] / (unit ?? 1), theirs: cold[0] / (unit ?? 1) }
}

function warmth({ scene, mixes }: Values): ItemTemplate {
  const [mix = { hot: [1, 1], cold: [1, 0] }] = mixes
  const { hot, cold } = mix
  const { ours, theirs } = ratioOf(mix)
  const [gap, value] = [hot[1] - cold[1], mixed(mix)]
  const part = gap / (ours + theirs)
  return {
    stem: [say(`mix.scene.${scene}`), say('mix.ask-2', amounts(mix))],
    ...numberOf({
      label: say('mix.label-warmth'),
      after: '°C',
      value,
      slips: [
        slip(middle(mix), 'thermal.meets-in-middle', say('mix.told-middle')),
        slip(hot[1] + cold[1], 'thermal.adds-temperatures', say('mix.told-sum')),
        slip(cold[1] + part * theirs, 'ratio.turned', say('mix.told-turned')),
        slip(gap, 'data.stops-early', say('mix.told-gap')),
      ],
    }),
    hints: [say('mix.hint'), say('mix.hint-2')],
    solution: [
      say('mix.so-ratio', { ours, theirs }),
      say('mix.so-parts', { gap, count: ours + theirs, part }),
      say('mix.so-up', { ours, part, up: ours * part }),
      say('mix.so-end', { cool: cold[1], up: ours * part, value }),
    ],
  }
}

function needed({ scene, mixes }: Values): ItemTemplate {
  const [mix = { hot: [1, 1], cold: [1, 0] }] = mixes
  const { hot, cold } = mix
  const end = mixed(mix)
  const [down, up] = [hot[1] - end, end - cold[1]]
  const { ours, theirs } = ratioOf(mix)
  return {
    stem: [say(`mix.scene.${scene}`), say('mix.ask-3', { hot: hot[0], warm: hot[1], cool: cold[1], end })],
    ...numberOf({
      label: say('mix.label-mass'),
      after: 'g',
      value: cold[0],
      slips: [
        slip(hot[0], 'thermal.meets-in-middle', say('mix.told-equal')),
        slip((hot[0] * up) / down, 'ratio.turned', say('mix.told-other-way')),
        slip(hot[0] + down - up, 'ratio.additive', say('mix.told-additive')),
        slip(down, 'data.stops-early', say('mix.told-down')),
      ].filter(({ value }) => Number.isInteger(value) && value > 0),
    }),
    hints: [say('mix.hint'), say('mix.hint-3')],
    solution: [
      say('mix.so-down', { warm: hot[1], end, down }),
      say('mix.so-warms', { end, cool: cold[1], up }),
      say('mix.so-both', { down, up, ours, theirs }),
      say('mix.so-needed', { hot: hot[0], ours, theirs, value: cold[0] }),
    ],
  }
}
