import type { Level } from '@skills-center/contract/ids'
import type { Text } from '@skills-center/messages/values'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import type { Random } from '../../random.ts'
import { drawUntil } from '../answers.ts'
import { orderBy, sortedBy, stopsEarly } from '../order-by/order-by.ts'
import { say } from './messages.gen.ts'

/** The two factors; at level 3, as multiples of those in an example. */
export interface Factors {
  first: number
  second: number
}
type Varied = 'first' | 'second' | 'both'

/** A setting with realistic values for both factors. */
interface Scene {
  id: string
  scene: Text
  firsts: readonly number[]
  seconds: readonly number[]
}

interface Values {
  level: Level
  scene: string
  varied: Varied
  things: Factors[]
  shuffle: number
}

const productOf = ({ first, second }: Factors): number => first * second
/** Each product exceeds the one before by at least a quarter. */
const clearly = 1.25
const multiples = [0.5, 1, 2, 3] as const
export type Multiple = 'half' | 'same' | 'double' | 'triple'
const names: Readonly<Record<(typeof multiples)[number], Multiple>> = {
  0.5: 'half',
  1: 'same',
  2: 'double',
  3: 'triple',
}
const nameOf = (times: number): Multiple => names[multiples.find((each) => each === times) ?? 1]

function drawThings(random: Random, level: Level, scene: Scene, varied: Varied): Factors[] {
  const [firsts, seconds] = level === 3 ? [multiples, multiples] : [scene.firsts, scene.seconds]
  const [first, second] = [random.pick<number>(firsts), random.pick<number>(seconds)]
  if (varied === 'first') return random.sample<number>(firsts, 3).map((each) => ({ first: each, second }))
  if (varied === 'second') return random.sample<number>(seconds, 3).map((each) => ({ first, second: each }))
  return Array.from({ length: 4 }, () => ({ first: random.pick(firsts), second: random.pick(seconds) }))
}

const inOrder = (things: readonly Factors[], by: (thing: Factors) => number): string =>
  sortedBy(things, by)
    .map((thing) => things.indexOf(thing))
    .join()

/** Whether the products are clearly apart; where both factors vary, neither factor alone may give the order. */
function isClear(things: readonly Factors[], varied: Varied): boolean {
  const products = sortedBy(things, productOf).map(productOf)
  const order = inOrder(things, productOf)
  return (
    products.every((each, at) => at === 0 || each >= clearly * (products[at - 1] ?? 0)) &&
    (varied !== 'both' ||
      (order !== inOrder(things, ({ first }) => first) && order !== inOrder(things, ({ second }) => second)))
  )
}

/**
 * Order things by a product of two factors: one factor differs (level 1), both differ (level 2), both are given as
 * multiples (level 3).
 */
export const orderProducts = (its: {
  id: string
  seconds: number
  standards: readonly string[]
  scenes: readonly Scene[]
  ask: Text
  least: Text
  most: Text
  /** Explains the effect of both factors. */
  why: Text
  sizes: (thing: Factors) => Text
  times: (first: Multiple, second: Multiple) => Text
  /**
   * Misconceptions of students who look at only one factor: those who ignore the first, and those who ignore the
   * second.
   */
  missed: Readonly<Record<'first' | 'second', { misconception: MisconceptionId; feedback: Text }>>
}): ModelForm<Values, Varied> =>
  defineModel<Values, Varied>({
    id: its.id,
    thinking: 'compare',
    seconds: its.seconds,
    standards: its.standards,
    calculator: 'basic',
    aim: (random, level) => (level === 1 ? random.pick(['first', 'second']) : 'both'),
    draw(random, level, varied) {
      const scene = random.pick(its.scenes)
      const things = drawUntil(
        () => drawThings(random, level, scene, varied),
        (some) => isClear(some, varied),
      )
      return { level, scene: scene.id, varied, things, shuffle: random.integer(0, 1e9) }
    },
    item({ level, scene, varied, things, shuffle }) {
      const textOf = (thing: Factors): Text =>
        level === 3 ? its.times(nameOf(thing.first), nameOf(thing.second)) : its.sizes(thing)
      const sorted = sortedBy(things, productOf)
      const ends = [sorted[0], sorted.at(-1)].flatMap((thing) => thing ?? [])
      return {
        stem: [
          ...its.scenes.flatMap((each) => (each.id === scene ? [each.scene] : [])),
          ...(level === 3 ? [say('example')] : []),
          its.ask,
        ],
        ...orderBy(shuffle, {
          things: things.map((thing) => ({ ...thing, text: textOf(thing) })),
          by: productOf,
          first: its.least,
          last: its.most,
          slips: [
            {
              by: (thing) => -productOf(thing),
              misconception: 'order.backward',
              feedback: say('turned'),
            },
            ...(varied === 'both'
              ? [
                  { by: ({ second }: Factors) => second, ...its.missed.first },
                  { by: ({ first }: Factors) => first, ...its.missed.second },
                ]
              : [stopsEarly(sorted, productOf, say('check-all'))]),
          ],
        }),
        hints: [
          say(varied === 'both' ? 'hint.both' : 'hint.one'),
          say(level === 3 ? 'next.times' : varied === 'both' ? 'next.both' : 'next.one'),
        ],
        solution: [
          its.why,
          ...ends.map((thing, at) =>
            say(varied === 'both' ? 'so-product' : 'so-end', {
              place: at === 0 ? 'first' : 'last',
              end: at === 0 ? its.least : its.most,
              thing: textOf(thing),
              ...thing,
              product: Number(productOf(thing).toFixed(2)),
            }),
          ),
        ],
      }
    },
    task: ({ level, scene, varied, things }) =>
      `${level}/${scene}/${varied}/${level === 3 ? sortedBy(things, productOf).map(productOf).join() : ''}`,
    solve: (shown) => solved.order(shown, ranked),
  })

const timesIn: readonly [RegExp, number][] = [
  [/half|mitad/g, 0.5],
  [/twice|doble/g, 2],
  [/three times|triple/g, 3],
]
/** The product of the numbers on a card, or of its multiples. */
function ranked(text: string): number {
  const numbers = numbersIn(text)
  if (numbers.length > 0) return numbers.reduce((product, { value }) => product * value, 1)
  return timesIn.reduce((product, [word, times]) => product * times ** (text.match(word)?.length ?? 0), 1)
}
