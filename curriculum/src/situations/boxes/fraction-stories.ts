import type { Text } from '@skills-center/messages/values'
import { type Fraction, lowest, mixed, times } from '../../fractions/fraction.ts'
import { amount } from '../../fractions/written.ts'
import { person, someone } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import type { FractionBox } from '../../solids/fraction-boxes.ts'
import { type BoxStory, packs, someStory, stories } from './box-stories.ts'
import { say } from './messages.gen.ts'

/** The box stories with fractional edges. */
export interface FractionStory extends Pick<BoxStory, 'kind' | 'story' | 'pack' | 'who'> {
  boxes: [FractionBox, FractionBox]
  edge: Fraction
  unit: 'inch' | 'foot'
}

const withPart = (random: Random, [low, high]: readonly [number, number]): Fraction => {
  const whole = random.integer(low, high)
  return random.chance(0.6)
    ? mixed(
        whole,
        random.pick([
          [1, 2],
          [1, 2],
          [1, 4],
          [3, 4],
        ] as const),
      )
    : [whole, 1]
}
function drawEdges(random: Random, story: BoxStory['story']): FractionBox {
  const { length, width, height } = stories[story]
  return {
    length: withPart(random, length),
    width: withPart(random, width),
    height: withPart(random, height),
  }
}
/** Edge lengths of small cubes, in inches. */
const cubeEdges = [
  [1, 2],
  [3, 4],
  [3, 2],
  [5, 2],
] as const

export function drawFractionStory(random: Random, kind: BoxStory['kind']): FractionStory {
  const story = someStory(random)
  const edge = random.pick(cubeEdges)
  const along = (low: number, high: number): Fraction => lowest(times(edge, [random.integer(low, high), 1]))
  const wide = random.integer(2, 5)
  const packed = { length: along(wide + 1, 8), width: along(wide, wide), height: along(2, 5) }
  return {
    kind,
    story,
    pack: random.pick(packs),
    who: someone(random),
    boxes: [kind === 'pack' ? packed : drawEdges(random, story), drawEdges(random, story)],
    edge,
    unit: kind === 'pack' ? 'inch' : stories[story].unit,
  }
}

/** The texts that describe the boxes, and the question. */
export function tellFractionBoxes({
  kind,
  story,
  pack,
  who: name,
  boxes,
  edge,
  unit,
}: FractionStory): Text[] {
  const who = person(name)
  const [one, other] = boxes.map(({ length, width, height }) => ({
    length: amount(length, unit),
    width: amount(width, unit),
    height: amount(height, unit),
  }))
  if (one === undefined || other === undefined) throw new RangeError('A box is missing')
  switch (kind) {
    case 'one':
      return [say(`${story}.told`, { who }), say('in-parts.edges', one), say(`${story}.ask`)]
    case 'two':
      return [
        say(`${story}.two`, { who }),
        say('in-parts.first', one),
        say('in-parts.second', other),
        say(`${story}.ask-two`),
      ]
    case 'pack':
      return [
        say('pack.told', { who, kind: say(`pack.${pack}`), edge: amount(edge, unit) }),
        say('in-parts.pack', one),
        say('pack.ask'),
      ]
  }
}
