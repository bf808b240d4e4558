import type { FigureOf } from '@skills-center/contract/figure'
import { rows, type Text } from '@skills-center/messages/values'
import type { Worded } from '../form/words.ts'
import type { Random } from '../random.ts'
import { axisLabel, groupName, rangeOf, someWide, title, type WideTopic } from './data-sets.ts'
import { ascending, type Five } from './measures.ts'
import { say } from './messages.gen.ts'

type Data = readonly number[]
export type Pair<Thing> = [a: Thing, b: Thing]

/** The populations that Group A and Group B are samples of. */
export const twoTold = (topic: WideTopic): Text => say(`two.${topic}`)

const least = (data: Data): number => Math.min(...data)
const most = (data: Data): number => Math.max(...data)

/** Numbers around two centers that are `apart` from each other, with the same spread. */
export function drawTwoSamples(random: Random, count: number, apart: number) {
  const topic = someWide(random)
  const [low, high] = rangeOf(topic)
  const center = random.integer(low + 4, high - 4 - apart)
  const around = (at: number) => Array.from({ length: count }, () => at + random.integer(-4, 4))
  return { topic, data: [around(center), around(center + apart)] satisfies Pair<number[]> }
}

/** Whether the second group is higher, and they overlap only at their ends. */
export const areShifted = ([a, b]: Pair<Data>): boolean =>
  least(a) < least(b) && least(b) < most(a) && most(a) < most(b)

/** Two rows of dots above one axis. */
export function twoDotsFigure(topic: WideTopic, data: Pair<Data>): Worded<FigureOf<'dot-plot'>> {
  const all = data.flat()
  const [from, to] = [least(all) - 1, most(all) + 1]
  const places = (values: Data) =>
    rows(
      [...new Set(ascending(values))].map((at) =>
        say('column', { n: values.filter((each) => each === at).length, at }),
      ),
    )
  const named = (at: 0 | 1): Text => say('two.named', { name: groupName(at), dots: places(data[at]) })
  return {
    kind: 'dot-plot',
    title: title(topic),
    x: { from, to, step: 1, label: axisLabel(topic) },
    plots: [
      { label: groupName(0), values: [...data[0]] },
      { label: groupName(1), values: [...data[1]] },
    ],
    description: say('two.dots', { from, to, a: named(0), b: named(1) }),
  }
}

/** Five-number summaries with the same box width, and slightly different whiskers. */
export function drawBoxes(random: Random, apart: number): Pair<Five> {
  const [left, right] = [random.integer(2, 4), random.integer(2, 4)]
  const box = (median: number): Five => [
    median - left - random.integer(3, 5),
    median - left,
    median,
    median + right,
    median + right + random.integer(3, 5),
  ]
  const median = random.integer(14, 36 - apart)
  return [box(median), box(median + apart)]
}
export const iqrOf = ([, lower, , upper]: Five): number => upper - lower
