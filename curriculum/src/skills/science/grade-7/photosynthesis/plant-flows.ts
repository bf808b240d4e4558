import { defineModel, rows } from '#form'
import { spotLetter } from '#right-answer.ts'
import { nameSpots } from '#shapes/lettered/lettered.ts'
import { say } from './messages.gen.ts'

/** What crosses the edge of a plant or runs inside it. */
const light = {
  water: { from: 'outside', to: 'roots', carries: 'matter' },
  light: { from: 'outside', to: 'leaf', carries: 'energy' },
  'carbon-dioxide': { from: 'outside', to: 'leaf', carries: 'matter' },
  oxygen: { from: 'leaf', to: 'outside', carries: 'matter' },
  sugar: { from: 'leaf', to: 'roots', carries: 'matter' },
} as const
const dark = {
  water: light.water,
  sugar: light.sugar,
  oxygen: { from: 'outside', to: 'leaf', carries: 'matter' },
  'carbon-dioxide': { from: 'leaf', to: 'outside', carries: 'matter' },
  heat: { from: 'leaf', to: 'outside', carries: 'energy' },
} as const
type StreamId = keyof typeof light | keyof typeof dark
type Stream = (typeof light)[keyof typeof light] | (typeof dark)[keyof typeof dark]
/** A name without an arrow. */
type NameId = StreamId | 'soil'

interface Values {
  isDark: boolean
  /** Lettered in this order. */
  spots: StreamId[]
  /** Named in the drawing. */
  named: StreamId[]
  others: NameId[]
  shuffle: number
}

function streamOf(isDark: boolean, id: StreamId): Stream {
  const stream = isDark ? (id === 'light' ? undefined : dark[id]) : id === 'heat' ? undefined : light[id]
  if (stream === undefined) throw new RangeError(`No ${id} here`)
  return stream
}
const isEnergy = (id: NameId): boolean => id === 'light' || id === 'heat'
function wayOf(isDark: boolean, id: StreamId) {
  const { from, to, carries } = streamOf(isDark, id)
  if (carries === 'energy') return say(from === 'outside' ? 'way.light' : 'way.heat')
  if (to === 'roots') return say(from === 'leaf' ? 'way.leaf-roots' : 'way.outside-roots')
  return say(to === 'leaf' ? 'way.outside-leaf' : 'way.leaf-outside')
}

/** Whose thinking it is to take one stream for another. */
function mixUp(right: StreamId, given: NameId, isDark: boolean) {
  if (given === 'soil' || given === 'sugar') return 'plants.food-from-soil'
  if (isEnergy(given) !== isEnergy(right)) return 'plants.energy-as-matter'
  return isDark ? 'plants.no-respiration' : 'plants.gases-swapped'
}

/** Name the arrows in light (1), with sugar and a spare name (2), and in the dark (3). */
export const plantFlows = defineModel<Values>({
  id: 'plant-flows',
  thinking: 'read a figure',
  seconds: 55,
  standards: ['MS-LS1-6', 'MS-LS1-7'],
  draw(random, level) {
    const isDark = level === 3
    const inLight: StreamId[] = ['water', 'light', 'carbon-dioxide', 'oxygen']
    const inDark: StreamId[] = ['water', 'sugar', 'oxygen', 'carbon-dioxide', 'heat']
    const all: StreamId[] = isDark ? inDark : level === 2 ? [...inLight, 'sugar'] : inLight
    const named = level === 1 ? [] : random.sample<StreamId>(['water', 'sugar'], random.integer(0, 1))
    const others: NameId[] = level === 1 ? [] : [isDark ? random.pick(['light', 'soil'] as const) : 'soil']
    const spots = random.shuffle(all.filter((id) => !named.includes(id)))
    return { isDark, spots, named, others, shuffle: random.integer(0, 1e9) }
  },
  item({ isDark, spots, named, others, shuffle }) {
    const described = [
      ...spots.map((id, at) => say('flows.arrow', { spot: spotLetter(at), way: wayOf(isDark, id) })),
      ...named.map((id) => say('flows.named', { name: say(`stream.${id}`), way: wayOf(isDark, id) })),
    ]
    const asks = isDark ? say('flows.ask-gas') : say('flows.ask-need')
    return {
      stem: [isDark ? say('flows.dark') : say('flows.light'), say('flows.task')],
      figure: {
        kind: 'plant',
        view: 'whole',
        parts: [],
        description: say('flows.description', { arrows: rows(described) }),
        arrows: [
          ...spots.map((id) => ({ id, label: '', ...streamOf(isDark, id) })),
          ...named.map((id) => ({ id, label: say(`stream.${id}`), ...streamOf(isDark, id) })),
        ],
      },
      ...nameSpots<StreamId, NameId>(shuffle, {
        spots,
        others,
        name: (id) => say(`stream.${id}`),
        mixUp: (id, called, spot) => ({
          misconception: mixUp(id, called, isDark),
          feedback: say('flows.wrong', {
            spot,
            way: wayOf(isDark, id),
            asks: isEnergy(called) === isEnergy(id) ? asks : say('flows.ask-energy'),
          }),
        }),
        slip: { misconception: 'plants.gases-swapped', feedback: asks },
      }),
      hints: isDark
        ? [say('flows.hint-dark'), say('flows.hint-you')]
        : [say('flows.hint-light'), say('flows.hint-wave')],
      solution: spots.map((id, at) =>
        say('flows.so', {
          spot: spotLetter(at),
          name: say(`stream.${id}`),
          because:
            isDark && id !== 'water' && id !== 'sugar' && id !== 'light'
              ? say(`because.dark.${id}`)
              : say(`because.light.${id === 'heat' ? 'light' : id}`),
        }),
      ),
    }
  },
  task: ({ isDark, spots, named, others }) =>
    `${isDark ? 'dark' : 'light'} ${spots.length} ${named.join()} ${others.join()}`,
})
