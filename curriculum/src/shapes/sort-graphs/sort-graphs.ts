import { defineModel } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { tidy } from '../../bugs/bug.ts'
import type { ItemTemplate } from '../../form/item-template.ts'
import type { Random } from '../../random.ts'
import { all, type Text } from '@skills-center/messages/values'
import { pointText } from '../../equations/line.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { sortCards } from '../sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

type Point = [x: number, y: number]
interface Graph {
  is: 'origin' | 'start' | 'down' | 'curve' | 'bend'
  points: Point[]
}
interface Graphs {
  graphs: Graph[]
  /** Labeled points, and pairs of them (level 3). */
  spots: Point[]
  pairs: [number, number][]
  shuffle: number
}
const letterOf = (at: number): string => 'ABCDEF'[at] ?? ''

function graphOf(random: Random, is: Graph['is']): Graph {
  const points: Record<Graph['is'], () => Point[]> = {
    origin: () => [
      [0, 0],
      random.pick<Point>([
        [1, 3],
        [1, 2],
        [2, 3],
        [4, 5],
        [3, 2],
        [2, 1],
        [4, 1],
        [3, 4],
      ]),
    ],
    start: () => {
      const start = random.integer(1, 5)
      return [
        [0, start],
        [random.integer(2, 5), start + random.integer(1, 4)],
      ]
    },
    down: () => [
      [0, random.integer(6, 9)],
      [random.integer(5, 9), 0],
    ],
    curve: () =>
      random.pick<Point[]>([
        [
          [0, 0],
          [1, 3],
          [4, 6],
          [9, 9],
        ],
        [
          [0, 0],
          [2, 1],
          [4, 4],
          [6, 9],
        ],
        [
          [0, 0],
          [1, 4],
          [4, 8],
          [6, 9],
        ],
        [
          [0, 0],
          [3, 1],
          [6, 4],
          [9, 9],
        ],
      ]),
    bend: () => {
      const x = random.integer(2, 5)
      const y = random.integer(5, 7)
      return [
        [0, 0],
        [x, y],
        [10, y + random.integer(0, 1)],
      ]
    },
  }
  return { is, points: points[is]() }
}

const thinking: Record<Exclude<Graph['is'], 'origin'>, MisconceptionId> = {
  start: 'proportion.start-value',
  down: 'proportion.pair-as-ends',
  curve: 'proportion.grows-together',
  bend: 'proportion.one-pair',
}
const isSame = ([a, b]: Point, [c, d]: Point): boolean => a * d === b * c

/**
 * Straight lines (level 1), also curves and bends (level 2), which two points are on one proportional graph (level 3).
 */
export const sortGraphs = defineModel<Graphs>({
  id: 'sort-graphs',
  thinking: 'classify',
  seconds: 60,
  standards: ['7.RP.A.2a'],
  task: ({ graphs, pairs, spots }) =>
    graphs.length > 0
      ? graphs.map(({ is }) => is).join()
      : pairs.map(([one, two]) => isSame(spots[one] ?? [1, 1], spots[two] ?? [1, 1])).join(),
  draw(random, level) {
    const shuffle = random.integer(0, 1e9)
    if (level < 3) {
      const kinds: Graph['is'][] =
        level === 1
          ? ['origin', 'start', random.pick(['origin', 'start', 'down']), random.pick(['origin', 'down'])]
          : ['origin', 'curve', 'bend', random.pick(['origin', 'start', 'down'])]
      const graphs = random.shuffle(kinds).map((is) => graphOf(random, is))
      return { graphs, spots: [], pairs: [], shuffle }
    }
    const [a, b] = random.pick<Point>([
      [1, 2],
      [2, 1],
      [1, 3],
      [3, 1],
      [2, 3],
      [3, 2],
    ])
    const [c, d] = [random.integer(1, 5), random.integer(1, 5)]
    const spots: Point[] = [
      [a, b],
      [2 * a, 2 * b],
      [a + 2, b + 2],
      [c, d],
      [3 * a, 3 * b],
    ]
    const order = random.shuffle([0, 1, 2, 3, 4])
    const placeOf = (spot: number): number => order.indexOf(spot)
    const pairs = [
      [0, 1],
      [0, 2],
      random.pick([
        [1, 4],
        [0, 4],
      ]),
      random.pick([
        [1, 3],
        [2, 4],
        [3, 4],
        [2, 3],
      ]),
    ].map(([one = 0, two = 1]): [number, number] => {
      const [first = 0, second = 1] = [placeOf(one), placeOf(two)].toSorted((p, q) => p - q)
      return [first, second]
    })
    return { graphs: [], spots: order.map((at) => spots[at] ?? [1, 1]), pairs, shuffle }
  },
  fits: ({ graphs, spots }) =>
    graphs.length > 0
      ? new Set(graphs.map(({ points }) => JSON.stringify(points))).size === graphs.length &&
        new Set(
          graphs.filter(({ is }) => is === 'origin').map(({ points: [, [x, y] = [1, 1]] }) => tidy(y / x)),
        ).size === graphs.filter(({ is }) => is === 'origin').length
      : new Set(spots.map((spot) => spot.join())).size === 5 &&
        spots.every((spot) => Math.max(...spot) <= 10),
  item({ graphs, spots, pairs, shuffle }) {
    const isPairs = pairs.length > 0
    const axis = (label: string) => ({ from: 0, to: 10, step: 1, label })
    const heard = (graph: Graph, at: number): Text =>
      say(`sort.heard.${graph.is === 'curve' || graph.is === 'bend' ? graph.is : 'line'}`, {
        letter: letterOf(at),
        points: all(graph.points.map(pointText)),
      })
    const figure: NonNullable<ItemTemplate['figure']> = {
      kind: 'coordinate-plane',
      x: axis('x'),
      y: axis('y'),
      points: spots.map((at, place) => ({ at, label: letterOf(place) })),
      lines: graphs.flatMap(
        ({ points: [one, two, third] }, at): { through: [Point, Point]; label: string }[] =>
          one === undefined || two === undefined || third !== undefined
            ? []
            : [{ through: [one, two], label: letterOf(at) }],
      ),
      curves: graphs.flatMap(({ is, points }, at) =>
        points.length === 2
          ? []
          : [{ family: 'points' as const, points, isSmooth: is === 'curve', label: letterOf(at) }],
      ),
      description: isPairs
        ? say('sort.heard.spots', {
            points: all(
              spots.map((at, place) =>
                say('sort.heard.spot', { letter: letterOf(place), point: pointText(at) }),
              ),
            ),
          })
        : say('sort.heard.graphs', { graphs: all(graphs.map(heard)) }),
    }
    const places = [say(isPairs ? 'sort.together' : 'sort.yes'), say(isPairs ? 'sort.apart' : 'sort.no')]
    const cards = isPairs
      ? pairs.map(([one, two]) => {
          const place = isSame(spots[one] ?? [1, 1], spots[two] ?? [1, 1]) ? 0 : 1
          const names = { one: letterOf(one), two: letterOf(two) }
          return {
            text: say('sort.pair', names),
            place,
            elsewhere:
              place === 0
                ? { misconception: 'proportion.one-pair' as const, feedback: say('sort.slip.pair', names) }
                : { misconception: 'ratio.additive' as const, feedback: say('sort.slip.added', names) },
            why: say(place === 0 ? 'sort.so.together' : 'sort.so.apart', names),
          }
        })
      : graphs.map(({ is }, at) => ({
          text: say('sort.graph', { letter: letterOf(at) }),
          place: is === 'origin' ? 0 : 1,
          elsewhere:
            is === 'origin'
              ? { misconception: 'proportion.near-miss' as const, feedback: say('sort.slip.origin') }
              : { misconception: thinking[is], feedback: say(`sort.slip.${is}`) },
          why: say(`sort.so.${is}`, { letter: letterOf(at) }),
        }))
    return {
      stem: [say(isPairs ? 'sort.asks-pairs' : 'sort.asks')],
      figure,
      ...sortCards({
        shuffle,
        categories: places,
        cards,
        slip: { misconception: 'proportion.near-miss', feedback: say('sort.slip.origin') },
      }),
      hints: isPairs
        ? [say('sort.nudge-pairs'), say('sort.hint-pairs')]
        : [say('sort.nudge'), say('sort.hint')],
      solution: cards.map(({ why }) => why),
    }
  },
  solve(shown) {
    const { figure } = shown
    if (figure?.kind !== 'coordinate-plane') throw new TypeError('expects a plane')
    const at = (letter = '') => figure.points.find(({ label }) => label === letter)?.at ?? [1, 1]
    return solved.sort(shown, (card) => {
      const [one, two] = card.match(/(?<!\p{L})[A-F](?!\p{L})/gu) ?? []
      if (two !== undefined) return Math.abs(at(one)[0] * at(two)[1] - at(one)[1] * at(two)[0]) < 1e-9 ? 0 : 1
      const line = figure.lines.find(({ label }) => label === one)
      return line !== undefined && line.through.some(([x, y]) => x === 0 && y === 0) ? 0 : 1
    })
  },
})
