import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import {
  arranged,
  builtOf,
  defineModel,
  type ItemTemplate,
  type Level,
  orderOf,
  solved,
  type Text,
} from '#form'
import { graphOf } from '#shapes/display/display.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { type Data, reading } from '#worlds/data.ts'
import { motion } from '#worlds/motion/motion.ts'
import { motionWords } from '#worlds/motion/words.ts'
import { say } from './messages.gen.ts'

const movers = ['wagon', 'kart', 'sled', 'drone', 'boat', 'scooter', 'truck', 'train'] as const
/** Which way energy goes in a part of the graph. */
const ways = ['to', 'from', 'none'] as const
type Way = (typeof ways)[number]

interface Values {
  level: Level
  mover: (typeof movers)[number]
  data: Data
  /** The part of the graph that is argued about. */
  part: number
  wanted: Way
  /** One of two events for each way, and an event that fits no part. */
  events: number[]
  orders: number[][]
  shuffle: number
}

const parts = [0, 1, 2] as const
const length = 4
/** A change of speed that the errors of two readings cannot explain. */
const clear = 8

const spanOf = (data: Data, part: number) => {
  const [from, to] = [part * length, (part + 1) * length]
  return { from, to, before: reading(data, 0, from), after: reading(data, 0, to) }
}

function wayOf(data: Data, part: number): Way | undefined {
  const { before, after } = spanOf(data, part)
  const change = after - before
  if (Math.abs(change) <= 3) return 'none'
  return Math.abs(change) <= clear ? undefined : change > 0 ? 'to' : 'from'
}

const waysIn = (data: Data): (Way | undefined)[] => parts.map((part) => wayOf(data, part))

const otherParts = (part: number): number[] => parts.filter((each) => each !== part)
const speedsOf = (data: Data, part: number): Text => {
  const { before, after } = spanOf(data, part)
  return say('way.speeds', { before, after })
}

/** Which way energy goes in each part of a graph (1), what happens there (2), and an argument about one part (3). */
export const whichWay = defineModel<Values, Way>({
  id: 'which-way',
  thinking: 'read a figure',
  seconds: 70,
  standards: ['MS-PS3-5'],
  aim: (random) => random.pick(ways),
  draw: (random, level, wanted) => ({
    level,
    wanted,
    mover: random.pick(movers),
    data: motion.draw(random, { kind: 'course', things: 1 }).data,
    part: random.integer(0, 2),
    events: ways.map(() => random.integer(0, 1)),
    orders: [orderOf(random, 3), orderOf(random, 3), orderOf(random, 3)],
    shuffle: random.integer(0, 1e9),
  }),
  fits({ level, data, part, wanted }) {
    const found = waysIn(data)
    if (found.includes(undefined)) return false
    // At level 2 each way occurs once.
    if (level === 2) return new Set(found).size === 3
    // The evidence of another part does not fit by chance.
    return (
      level === 1 ||
      (found[part] === wanted && otherParts(part).every((other) => found[other] !== found[part]))
    )
  },
  item: (values) =>
    values.level === 1 ? sorted(values) : values.level === 2 ? matched(values) : argued(values),
  task: ({ level, mover, data, part }) =>
    `${level} ${mover} ${level === 3 ? (wayOf(data, part) ?? '') : waysIn(data).join()}`,
  solve(shown) {
    const { figure, interaction, stem } = shown
    if (figure?.kind !== 'line-graph') throw new TypeError('expects a graph')
    const speeds = new Map(figure.series[0]?.points ?? [])
    const at = (time: number): number => speeds.get(time) ?? 0
    const wayBetween = (from: number, to: number): number => {
      const change = at(to) - at(from)
      return Math.abs(change) <= 3 ? 2 : change > 0 ? 0 : 1
    }
    const spanIn = (text: string): [number, number] => {
      const [from = 0, to = 0] = [...text.matchAll(/\d+/g)].map(([told]) => Number(told))
      return [from, to]
    }
    if (interaction.kind === 'sort') return solved.sort(shown, (card) => wayBetween(...spanIn(card)))
    if (interaction.kind === 'match') {
      const kinds = [/push|empuja/i, /brake|frena|rough|áspero/i, /./]
      return solved.match(
        shown,
        (source, target) =>
          kinds.findIndex((kind) => kind.test(target)) === wayBetween(...spanIn(source)) &&
          !/lifts|levanta/i.test(target),
      )
    }
    const [from, to] = spanIn(stem)
    const way = wayBetween(from, to)
    return solved.gaps(shown, (text, gap) =>
      gap === 1
        ? spanIn(text).join() === [at(from), at(to)].join()
        : gap === 0
          ? [/\bto it\b|^algo le/i, /from it\b|^transfirió/i, /as much|tanta/i].findIndex((kind) =>
              kind.test(text),
            ) === way
          : [/higher|mayor/i, /lower|menor/i, /steady|constante/i].findIndex((kind) => kind.test(text)) ===
            way,
    )
  },
})

const partText = (data: Data, part: number): Text => {
  const { from, to } = spanOf(data, part)
  return say('way.part', { from, to })
}
const sceneOf = ({ mover }: Values): Text => say('way.scene', { mover: say(`mover.${mover}`) })
const graph = ({ data }: Values) =>
  graphOf({ ...motionWords, label: () => say('way.line'), title: () => say('way.title') }, data)

/** Whose thinking it is to take one way for another. */
const mixUp = (right: Way, wrong: Way): { misconception: MisconceptionId; feedback: Text } =>
  right === 'none'
    ? { misconception: 'energy.speed-alone', feedback: say('way.told-steady') }
    : wrong === 'none'
      ? { misconception: 'energy.kept-inside', feedback: say('way.told-change') }
      : { misconception: 'energy.wrong-way', feedback: say('way.told-turned') }

function sorted(values: Values): ItemTemplate {
  const { data, shuffle } = values
  const found = parts.map((part) => wayOf(data, part) ?? 'none')
  return {
    stem: [sceneOf(values), say('way.ask-sort')],
    figure: graph(values),
    ...sortCards({
      shuffle,
      categories: ways.map((way) => say(`way.category.${way}`)),
      cards: found.map((way, part) => ({
        text: partText(data, part),
        place: ways.indexOf(way),
        slips: ways.flatMap((wrong, place) => (wrong === way ? [] : [{ place, ...mixUp(way, wrong) }])),
      })),
      slip: { misconception: 'energy.wrong-way', feedback: say('way.told-turned') },
    }),
    hints: [say('way.hint-line'), say('way.hint-energy')],
    solution: found.map((way, part) => say(`way.so.${way}`, spanOf(data, part))),
  }
}

function matched(values: Values): ItemTemplate {
  const { data, events, shuffle } = values
  const found = parts.map((part) => wayOf(data, part) ?? 'none')
  const eventOf = (way: Way): Text => say(`event.${way}.${events[ways.indexOf(way)] === 1 ? 1 : 0}`)
  return {
    stem: [sceneOf(values), say('way.ask-match')],
    figure: graph(values),
    ...arranged.match(shuffle, {
      pairs: found.map((way, part) => ({
        source: partText(data, part),
        target: eventOf(way),
        slips: ways.flatMap((wrong) =>
          wrong === way ? [] : [{ target: eventOf(wrong), ...mixUp(way, wrong) }],
        ),
      })),
      others: [say('event.other')],
      slip: { misconception: 'argue.beside-the-claim', feedback: say('way.told-level') },
    }),
    hints: [say('way.hint-line'), say('way.hint-event')],
    solution: found.map((way, part) => say(`way.so.${way}`, spanOf(data, part))),
  }
}

function argued(values: Values): ItemTemplate {
  const { data, part, orders } = values
  const way = wayOf(data, part) ?? 'none'
  const { from, to } = spanOf(data, part)
  const others = ways.filter((each) => each !== way)
  const [first = [], second = [], third = []] = orders
  return {
    stem: [sceneOf(values), say('way.ask-argue', { from, to })],
    figure: graph(values),
    ...builtOf([
      {
        id: 'claim',
        label: say('way.claim'),
        order: first,
        parts: [
          { text: say(`way.claims.${way}`) },
          ...others.map((wrong) => ({ text: say(`way.claims.${wrong}`), ...mixUp(way, wrong) })),
        ],
      },
      {
        id: 'evidence',
        label: say('way.evidence'),
        order: second,
        parts: [
          { text: speedsOf(data, part) },
          ...otherParts(part).map((other) => ({
            text: speedsOf(data, other),
            misconception: 'reading.one-point' as const,
            feedback: say('way.told-part'),
          })),
        ],
      },
      {
        id: 'reasoning',
        label: say('way.reasoning'),
        order: third,
        parts: [
          { text: say(`way.reasons.${way}`) },
          ...others.map((wrong) => ({ text: say(`way.reasons.${wrong}`), ...mixUp(way, wrong) })),
        ],
      },
    ]),
    hints: [say('way.hint-line'), say('way.hint-energy')],
    solution: [say(`way.so.${way}`, spanOf(data, part)), say('way.so-rule')],
  }
}
