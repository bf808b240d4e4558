import type { Text } from '@skills-center/messages/values'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { type Box, drawBox, edgesOf, type LengthUnit } from '../../solids/boxes.ts'
import { quantity } from '../../units/units.ts'
import { say } from './messages.gen.ts'

/** Box-shaped things with realistic edges. */
export const stories = {
  bed: { unit: 'foot', length: [5, 10], width: [2, 4], height: [1, 2] },
  sandbox: { unit: 'foot', length: [5, 9], width: [4, 6], height: [1, 2] },
  tank: { unit: 'inch', length: [10, 12], width: [5, 8], height: [6, 10] },
  planter: { unit: 'inch', length: [10, 20], width: [5, 8], height: [4, 6] },
  ice: { unit: 'inch', length: [8, 12], width: [4, 8], height: [5, 10] },
  foam: { unit: 'inch', length: [6, 12], width: [5, 9], height: [3, 10] },
  statue: { unit: 'foot', length: [3, 6], width: [2, 3], height: [1, 2] },
  drawer: { unit: 'inch', length: [10, 15], width: [8, 10], height: [2, 5] },
} as const
type StoryId = keyof typeof stories
const storyIds = keysOf(stories)
export const someStory = (random: Random): StoryId => random.pick(storyIds)
const unitOf = (story: StoryId): LengthUnit => stories[story].unit

function drawEdges(random: Random, story: StoryId): Box {
  const { length, width, height } = stories[story]
  const drawn = ([low, high]: readonly [number, number]): number => random.integer(low, high)
  return { length: drawn(length), width: drawn(width), height: drawn(height) }
}

export const packs = ['blocks', 'candles', 'soaps', 'puzzles', 'gifts', 'clay'] as const
type PackId = (typeof packs)[number]

/** A story about one box, two boxes, or cubes with a given edge packed into a box. */
export interface BoxStory {
  kind: 'one' | 'two' | 'pack'
  story: StoryId
  pack: PackId
  who: string
  boxes: [Box, Box]
  edge: number
  unit: LengthUnit
}

export function drawBoxStory(random: Random, kind: BoxStory['kind']): BoxStory {
  const story = someStory(random)
  const edge = random.integer(2, 4)
  const small = drawBox(random, 5)
  const packed = { length: small.length * edge, width: small.width * edge, height: small.height * edge }
  const isPack = kind === 'pack'
  return {
    kind,
    story,
    pack: random.pick(packs),
    who: someone(random),
    boxes: [isPack ? packed : drawEdges(random, story), drawEdges(random, story)],
    edge,
    unit: isPack ? random.pick(['inch', 'centimeter']) : unitOf(story),
  }
}

/** The texts that describe the boxes, and the question. */
export function tellBoxes({
  kind,
  story,
  pack,
  who: name,
  boxes: [one, other],
  edge,
  unit,
}: BoxStory): Text[] {
  const who = person(name)
  const edges = edgesOf(one, unit)
  const tellings = {
    one: () => [say(`${story}.told`, { who }), say('edges', edges), say(`${story}.ask`)],
    two: () => [
      say(`${story}.two`, { who }),
      say('first', edges),
      say('second', edgesOf(other, unit)),
      say(`${story}.ask-two`),
    ],
    pack: () => [
      say('pack.told', { who, kind: say(`pack.${pack}`), edge: quantity(edge, unit) }),
      say('pack.edges', edges),
      say('pack.ask'),
    ],
  }
  return tellings[kind]()
}
