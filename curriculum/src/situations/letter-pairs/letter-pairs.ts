import { type Text, tex } from '@skills-center/messages/values'
import { type Line, type LinePair, lineText, plusLine } from '../../expressions/linear-pairs.ts'
import { twoPeople, person } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  letter: string
  slope: readonly [number, number]
  constant: readonly [number, number]
}

/** Two amounts in terms of a variable, with their sum, their difference, or a missing part. */
const stories = {
  gym: { letter: 'm', slope: [12, 30], constant: [10, 60] },
  savings: { letter: 'w', slope: [5, 20], constant: [10, 80] },
  game: { letter: 'r', slope: [4, 15], constant: [-12, 20] },
  garden: { letter: 'x', slope: [2, 6], constant: [-3, 9] },
  rope: { letter: 'n', slope: [2, 8], constant: [-5, 12] },
  pages: { letter: 'd', slope: [9, 30], constant: [5, 40] },
  tickets: { letter: 'h', slope: [6, 25], constant: [5, 50] },
  tanks: { letter: 't', slope: [2, 9], constant: [10, 60] },
  trains: { letter: 'h', slope: [40, 80], constant: [5, 45] },
  apples: { letter: 'b', slope: [8, 24], constant: [-9, 15] },
} as const satisfies Record<string, Ranges>
type StoryId = keyof typeof stories
const requireRanges = (story: StoryId): Ranges => stories[story]

export interface LetterPair extends LinePair {
  story: StoryId
  asks: 'sum' | 'difference' | 'part'
  who: string
  friend: string
}

export function drawLetterPair(random: Random, asks: LetterPair['asks']): LetterPair {
  const story = random.pick(keysOf(stories))
  const { letter, slope, constant } = requireRanges(story)
  const line = (): Line => [random.integer(...slope), random.integer(...constant)]
  const [low, high] = [line(), line()].toSorted(([s], [t]) => s - t)
  const [who, friend] = twoPeople(random)
  const [one, other]: [Line, Line] = [high ?? line(), low ?? line()]
  return {
    story,
    letter,
    one: asks === 'part' ? plusLine(one, other) : one,
    other,
    operation: asks === 'sum' ? 'plus' : 'minus',
    asks,
    who,
    friend,
  }
}

export function tellLetterPair(its: LetterPair): Text {
  const { story, asks, letter, one, other } = its
  const values = {
    who: person(its.who),
    friend: person(its.friend),
    letter: tex(letter),
    one: tex(lineText(letter, one)),
    other: tex(lineText(letter, other)),
  }
  return say(`${story}.${asks}`, values)
}
