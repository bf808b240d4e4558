import { money, type Text, type Value } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Story {
  /** Ranges of the value of one thing of the first kind, and of the second. */
  p: readonly [number, number]
  q: readonly [number, number]
  /** The range of the total number of things. */
  n: readonly [number, number]
  isMoney?: true
}

/** Things of two kinds, and their total value. */
const stories = {
  theater: { p: [8, 15], q: [3, 7], n: [30, 140], isMoney: true },
  shots: { p: [3, 3], q: [2, 2], n: [12, 60] },
  vans: { p: [36, 54], q: [6, 14], n: [3, 9] },
  notebooks: { p: [3, 5], q: [2, 2], n: [5, 25], isMoney: true },
  quiz: { p: [5, 8], q: [2, 4], n: [8, 25] },
  plants: { p: [12, 20], q: [3, 6], n: [5, 20], isMoney: true },
  boats: { p: [20, 32], q: [12, 18], n: [6, 25], isMoney: true },
  tables: { p: [8, 12], q: [4, 6], n: [8, 30] },
  pizzas: { p: [15, 20], q: [8, 12], n: [4, 14], isMoney: true },
} as const satisfies Record<string, Story>
type StoryId = keyof typeof stories

const storyIds = keysOf(stories)
const storyOf = (id: StoryId): Story => stories[id]

/** x things with value p each, and y things with value q each. */
export interface Kinds {
  story: StoryId
  who: string
  p: number
  q: number
  x: number
  y: number
}

export function drawKinds(random: Random): Kinds {
  const story = random.pick(storyIds)
  const { p, q, n } = storyOf(story)
  const all = random.integer(...n)
  const x = random.integer(2, all - 1)
  return {
    story,
    who: someone(random),
    p: random.integer(...p),
    q: random.integer(...q),
    x,
    y: all - x,
  }
}

export const totalOf = ({ p, q, x, y }: Kinds): number => tidy(p * x + q * y)

/** “A school theater sells adult tickets …”, the question about x, and the meaning of x and y. */
export function tellKinds(kinds: Kinds): Record<'told' | 'asks' | 'first' | 'second', Text> {
  const { story, who, p, q, x, y } = kinds
  const shown = (value: number): Value =>
    storyOf(story).isMoney === true ? money(Math.round(100 * value)) : value
  const values = { who: person(who), p: shown(p), q: shown(q), n: x + y, total: shown(totalOf(kinds)) }
  return {
    told: say(`${story}.told`, values),
    asks: say(`${story}.asks`, values),
    first: say(`${story}.first`, values),
    second: say(`${story}.second`, values),
  }
}

const priced = ['theater', 'notebooks', 'plants', 'boats', 'pizzas'] as const satisfies readonly StoryId[]

/** Orders of a and b for t dollars, and of c and d for u dollars; p and q are the prices. */
export interface Orders extends Pick<Kinds, 'who' | 'p' | 'q'> {
  story: (typeof priced)[number]
  a: number
  b: number
  c: number
  d: number
  t: number
  u: number
}

export function drawOrders(random: Random): Orders {
  const story = random.pick(priced)
  const ranges = storyOf(story)
  const [p, q] = [random.integer(...ranges.p), random.integer(...ranges.q)]
  const [a = 2, b = 2, c = 2, d = 2] = Array.from({ length: 4 }, () => random.integer(2, 6))
  return { story, who: someone(random), p, q, a, b, c, d, t: a * p + b * q, u: c * p + d * q }
}

/** “3 adult tickets and 2 student tickets cost $46 …” and “What is the price of one adult ticket?” */
export const tellOrders = ({ story, who, a, b, c, d, t, u }: Orders): Text[] => [
  say(`${story}.orders`, { who: person(who), a, b, c, d, t: money(100 * t), u: money(100 * u) }),
  say(`${story}.price`),
]

/** The meaning of x and y where the question is about prices. */
export const tellPrices = ({ story }: Orders): Record<'first' | 'second', Text> => ({
  first: say(`${story}.price-first`),
  second: say(`${story}.price-second`),
})
