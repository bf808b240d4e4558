import { money, tex, type Text, type Value } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { type Axes, axis } from '../../figures/line-figure/line-figure.ts'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { drawUntil } from '../../shapes/answers.ts'
import { say } from './messages.gen.ts'

/** b = ka, b = a + k, or b = k − a, where b depends on a. */
export type How = 'times' | 'plus' | 'minus'
type Span = readonly [least: number, most: number]
interface Story {
  how: How
  /** The independent and the dependent variable. */
  letters: readonly [a: string, b: string]
  /** Realistic values of the constant, in steps of `by`, and of the independent variable. */
  same: Span
  by?: number
  a: Span
  isPrice?: true
}

/** Two quantities; the second depends on the first. */
const stories = {
  tickets: { how: 'times', letters: ['n', 'c'], same: [3, 15], by: 0.5, a: [2, 12], isPrice: true },
  hike: { how: 'times', letters: ['t', 'd'], same: [2, 4], a: [2, 8] },
  muffins: { how: 'times', letters: ['t', 'm'], same: [6, 30], a: [2, 12] },
  sitter: { how: 'times', letters: ['h', 'p'], same: [8, 18], by: 0.5, a: [2, 9], isPrice: true },
  reader: { how: 'times', letters: ['d', 'p'], same: [8, 50], a: [2, 14] },
  hose: { how: 'times', letters: ['t', 'w'], same: [4, 24], a: [2, 20] },
  vans: { how: 'times', letters: ['v', 'p'], same: [6, 14], a: [2, 10] },
  beads: { how: 'times', letters: ['n', 'b'], same: [10, 60], a: [2, 12] },
  ages: { how: 'plus', letters: ['a', 'c'], same: [2, 12], a: [4, 16] },
  delivery: { how: 'plus', letters: ['f', 't'], same: [3, 12], by: 0.5, a: [10, 60], isPrice: true },
  backpack: { how: 'plus', letters: ['b', 'w'], same: [2, 6], a: [3, 15] },
  cans: { how: 'plus', letters: ['n', 't'], same: [15, 90], a: [10, 90] },
  ribbon: { how: 'minus', letters: ['c', 'r'], same: [24, 96], a: [4, 80] },
  'gift-card': { how: 'minus', letters: ['s', 'r'], same: [20, 100], by: 5, a: [4, 60], isPrice: true },
  novel: { how: 'minus', letters: ['p', 'r'], same: [120, 400], by: 2, a: [10, 250] },
  bottle: { how: 'minus', letters: ['d', 'r'], same: [16, 40], a: [3, 32] },
} as const satisfies Record<string, Story>
export type StoryId = keyof typeof stories
const requireStory = (id: StoryId): Story => stories[id]

const storyIds = keysOf(stories)

/** A story with its constant. */
export interface Related {
  story: StoryId
  who: string
  same: number
  /** The variables are x and y, not the first letters of their names. */
  isPlain?: true
}

export function drawRelated(random: Random, ...hows: How[]): Related {
  // Draw the relation first, so that each occurs equally often.
  const how = random.pick(hows)
  const story = random.pick(storyIds.filter((id) => stories[id].how === how))
  const { same, by = 1 } = requireStory(story)
  const [least, most] = same
  const steps = Math.floor((most - least) / by)
  return {
    story,
    who: someone(random),
    same: least + by * random.integer(0, steps),
    ...(random.chance(0.5) ? { isPlain: true } : {}),
  }
}

export const howOf = ({ story }: Pick<Related, 'story'>): How => stories[story].how
/** The names of the independent and the dependent variable. */
export const lettersOf = ({ story, isPlain }: Related): readonly [a: string, b: string] =>
  isPlain === true ? ['x', 'y'] : requireStory(story).letters

/** The dependent value, and the inverse. */
export const dependent = (its: Related, a: number): number => {
  const { same } = its
  return { times: tidy(same * a), plus: tidy(a + same), minus: tidy(same - a) }[howOf(its)]
}
export const independent = (its: Related, b: number): number => {
  const { same } = its
  return { times: tidy(b / same), plus: tidy(b - same), minus: tidy(same - b) }[howOf(its)]
}

/** Realistic values of the independent variable; whatever is used up must not run out. */
export function amountsIn(its: Related): number[] {
  const [least, most] = requireStory(its.story).a
  return Array.from({ length: most - least + 1 }, (_, at) => least + at).filter((a) => dependent(its, a) > 0)
}

/** The equation as plain text, `c=4n`, and as TeX. */
export function equationOf(its: Related): { value: string; shownAs: string } {
  const [a, b] = lettersOf(its)
  const right = {
    times: `${its.same}${a}`,
    plus: `${a} + ${its.same}`,
    minus: `${its.same} − ${a}`,
  }[howOf(its)]
  return { value: `${b}=${right.replace('−', '-').replaceAll(' ', '')}`, shownAs: `${b} = ${right}` }
}

const whoIn = ({ who }: Related) => ({ who: person(who) })
const valuesOf = ({ story, who, same }: Related): { who: ReturnType<typeof person>; same: Value } => ({
  who: person(who),
  same: requireStory(story).isPrice === true ? money(Math.round(100 * same)) : same,
})

export const tell = {
  /** “Each ticket to a fair costs $4.” */
  told: (its: Related): Text => say(`${its.story}.told`, valuesOf(its)),
  /** The same without its number: “Each ticket to a fair costs the same.” */
  about: (its: Related): Text => say(`${its.story}.about`, whoIn(its)),
  /** “the number of tickets”, “the total cost in dollars”. */
  a: (its: Related): Text => say(`${its.story}.a`, whoIn(its)),
  b: (its: Related): Text => say(`${its.story}.b`),
  /** “Let n be the number of tickets, and let c be the total cost in dollars.” */
  letters: (its: Related): Text => {
    const [a, b] = lettersOf(its)
    return say('let', { a: tex(a), b: tex(b), first: tell.a(its), second: tell.b(its) })
  },
  /** “Tickets (n)”, “Cost in dollars (c)”. */
  /** “Tickets, n” and “Cost in dollars, c”. */
  headings: (its: Related): [a: Text, b: Text] => {
    const [a, b] = lettersOf(its)
    return [
      say('heading', { of: say(`${its.story}.left`), letter: a }),
      say('heading', { of: say(`${its.story}.right`), letter: b }),
    ]
  },
}

/** A relation with points on crossings of a 10-by-10 grid, whose squares stand for `across` and `up`. */
export interface Graphed extends Related {
  across: number
  up: number
  /** Independent values of the points, in order. */
  at: number[]
}

const steps = [1, 2, 5, 10, 20, 25, 50] as const

/** The same relation with a constant that lies on a grid crossing: a multiple of 10 or 5 where that is realistic. */
function onCrossings(its: Related): Related {
  const { same } = requireStory(its.story)
  const [least, most] = same
  const by = most >= 100 ? 20 : most >= 40 ? 10 : most >= 24 ? 2 : 1
  return { ...its, same: by * Math.max(Math.ceil(least / by), Math.floor(its.same / by)) }
}

/** A scale on which `count` points are on crossings, some of them in the far half of each axis. */
export const drawGraphed = (random: Random, count: number, ...hows: How[]): Graphed =>
  drawUntil(
    (): Graphed => {
      const its = onCrossings(drawRelated(random, ...hows))
      const pairs = amountsIn(its).map((a) => [a, dependent(its, a)] as const)
      const far = Math.max(...pairs.map(([a]) => a))
      const top = Math.max(...pairs.map(([, b]) => b))
      const across = random.pick(steps.filter((step) => 5 * step < far))
      const up = random.pick(steps.filter((step) => 5 * step < top))
      const fitting = pairs.flatMap(([a, b]) =>
        a % across === 0 && a <= 10 * across && b % up === 0 && b <= 10 * up ? [a] : [],
      )
      const at =
        fitting.length < count ? [] : random.sample(fitting, count).toSorted((one, other) => one - other)
      return { ...its, across, up, at }
    },
    ({ at, across, up, ...its }) =>
      at.length === count &&
      Math.max(...at) > 5 * across &&
      Math.max(...at.map((a) => dependent(its, a))) > 5 * up,
    20_000,
  )

export const axesOf = (its: Graphed): Axes => {
  const [a, b] = tell.headings(its)
  return { x: axis(0, 10 * its.across, a, its.across), y: axis(0, 10 * its.up, b, its.up) }
}

/** The relation between the amounts in a story, in either language. */
export const howIn = (stem: string): How =>
  /cuts|spends|has read|drinks|corta|gasta|leyó|bebe/.test(stem)
    ? 'minus'
    : /older|delivery|backpack|cans|mayor|entrega|mochila|latas/.test(stem)
      ? 'plus'
      : 'times'

/** The equation that fits two pairs, as plain text. */
export function ruleThrough(
  [x1 = 0, y1 = 0]: readonly number[],
  [x2 = 0, y2 = 0]: readonly number[],
  a: string,
  b: string,
): string {
  if (x1 + y1 === x2 + y2) return `${b}=${x1 + y1}-${a}`
  return y1 - x1 === y2 - x2 ? `${b}=${a}+${y1 - x1}` : `${b}=${tidy(y1 / x1)}${a}`
}
