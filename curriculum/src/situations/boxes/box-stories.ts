import type { Text } from '@skills-center/messages/values'
import { person } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import { type Box, edgesOf, type LengthUnit } from '../../solids/boxes.ts'
import { quantity } from '../../units/units.ts'
import { say } from './messages.gen.ts'

/** Things in the shape of a box, with edges that are true to life. */
const stories = {
  bed: { unit: 'foot', length: [5, 10], width: [2, 4], height: [1, 2] },
  sandbox: { unit: 'foot', length: [5, 9], width: [4, 6], height: [1, 2] },
  tank: { unit: 'inch', length: [10, 12], width: [5, 8], height: [6, 10] },
  planter: { unit: 'inch', length: [10, 20], width: [5, 8], height: [4, 6] },
  ice: { unit: 'inch', length: [8, 12], width: [4, 8], height: [5, 10] },
  foam: { unit: 'inch', length: [6, 12], width: [5, 9], height: [3, 10] },
  step: { unit: 'foot', length: [3, 6], width: [2, 3], height: [1, 2] },
  drawer: { unit: 'inch', length: [10, 15], width: [8, 10], height: [2, 5] },
} as const
export type StoryId = keyof typeof stories
// Keys of the object are its ids, which its type says and `Object.keys` does not.
// oxlint-disable-next-line typescript/consistent-type-assertions
const storyIds = Object.keys(stories) as StoryId[]
export const someStory = (random: Random): StoryId => random.pick(storyIds)
export const unitOf = (story: StoryId): LengthUnit => stories[story].unit

export function drawEdges(random: Random, story: StoryId): Box {
  const { length, width, height } = stories[story]
  const drawn = ([low, high]: readonly [number, number]): number => random.integer(low, high)
  return { length: drawn(length), width: drawn(width), height: drawn(height) }
}

const packs = ['blocks', 'candles', 'soaps', 'puzzles', 'gifts', 'clay'] as const
export type PackId = (typeof packs)[number]
export const somePack = (random: Random): PackId => random.pick(packs)

/** One box, told. */
export const tellOne = (story: StoryId, who: string, box: Box): Text[] => [
  say(`${story}.told`, { who: person(who) }),
  say('edges', edgesOf(box, unitOf(story))),
  say(`${story}.ask`),
]
/** Two boxes, told. */
export const tellTwo = (story: StoryId, who: string, [one, other]: readonly [Box, Box]): Text[] => [
  say(`${story}.two`, { who: person(who) }),
  say('first', edgesOf(one, unitOf(story))),
  say('second', edgesOf(other, unitOf(story))),
  say(`${story}.ask-two`),
]
/** Small cubes that are packed into a box, told. */
export const tellPack = (
  kind: PackId,
  who: string,
  { box, edge, unit }: { box: Box; edge: number; unit: LengthUnit },
): Text[] => [
  say('pack.told', { who: person(who), kind: say(`pack.${kind}`), edge: quantity(edge, unit) }),
  say('pack.edges', edgesOf(box, unit)),
  say('pack.ask'),
]
