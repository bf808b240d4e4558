import { type Text, tex } from '@skills-center/messages/values'
import type { Bound } from '../../equations/inequality.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Limits that are told by how far below 0 they are; `most` is the largest distance that is true to life. */
const stories = {
  diver: { letter: 'e', most: 40 },
  account: { letter: 'b', most: 30 },
  barn: { letter: 't', most: 25 },
  cave: { letter: 'e', most: 60 },
  river: { letter: 'w', most: 12 },
  launch: { letter: 't', most: 45 },
  box: { letter: 'd', most: 15 },
  bus: { letter: 't', most: 11 },
} as const

/** All values farther below 0 than the limit, or all values above the limit. */
export interface BelowZero extends Bound {
  story: keyof typeof stories
  kind: 'more' | 'less'
  at: number
}

/** A limit at least `least` below 0, and at most as far as the story or `most` lets it be. */
export function drawBelowZero(random: Random, least: number, most = Infinity): BelowZero {
  const story = random.pick(keysOf(stories))
  const { letter, most: usual } = stories[story]
  const kind = random.pick(['more', 'less'] as const)
  return {
    story,
    kind,
    letter,
    at: -random.integer(least, Math.min(most, usual)),
    sign: kind === 'more' ? '<' : '>',
  }
}

/** “It is dark at all places more than 9 feet below the entrance. Let e be the elevation of such a place, in feet.” */
export const tellBelowZero = ({ story, kind, at, letter }: BelowZero): Text[] => [
  say(`${story}.${kind}`, { size: -at }),
  say(`${story}.let`, { letter: tex(letter) }),
]
