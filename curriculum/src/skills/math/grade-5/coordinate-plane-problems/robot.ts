import { bug, defineModel, numbersIn, plain, type Random, typedPoint } from '#form'
import { type GridPoint, pair, pairsIn, pairText, turned } from '#grids/grid.ts'
import { person, someone } from '#people/people.ts'
import { say } from './messages.gen.ts'

const movers = ['robot', 'drone', 'boat', 'turtle', 'token', 'rover', 'train', 'ship'] as const
type Mover = (typeof movers)[number]

interface Moves {
  /** How many units right (or left, if negative) and up (or down) one move goes. */
  by: readonly [across: number, up: number]
  times: number
}
/** A thing that moves on a grid in equal moves, then perhaps in other ones; `asks` for its end or its start. */
interface Path {
  mover: Mover
  who: string
  start: GridPoint
  first: Moves
  after: Moves | null
  asks: 'end' | 'start'
}

const moved = ([x, y]: GridPoint, { by, times }: Moves, sign = 1): GridPoint => [
  x + sign * by[0] * times,
  y + sign * by[1] * times,
]
const endOf = ({ start, first, after }: Path): GridPoint => {
  const middle = moved(start, first)
  return after === null ? middle : moved(middle, after)
}
const keyOf = (its: Path): GridPoint => (its.asks === 'end' ? endOf(its) : its.start)
const once = (moves: Moves): Moves => ({ ...moves, times: 1 })
const crossed = ({ by: [a, b], times }: Moves): Moves => ({ by: [b, a], times })

// Worked by hand: from (1, 2), three moves of 2 right and 1 up lead to (7, 5).
const path: Path = {
  mover: 'robot',
  who: 'Ana',
  start: [1, 2],
  first: { by: [2, 1], times: 3 },
  after: null,
  asks: 'end',
}
const back: Path = { ...path, asks: 'start' }

const bugs = [
  bug<Path, GridPoint>({
    id: 'grid.swaps-coordinates',
    answer: (its) => turned(keyOf(its)),
    feedback: () => say('robot.swaps'),
    example: [path, [5, 7]],
  }),
  bug<Path, GridPoint>({
    id: 'grid.skips-stop',
    answer: (its) =>
      its.asks === 'start'
        ? moved(endOf(its), once(its.first), -1)
        : its.after === null
          ? moved(its.start, once(its.first))
          : moved(its.start, its.first),
    feedback: ({ after }) => say(after === null ? 'robot.once' : 'robot.half'),
    example: [path, [3, 3]],
  }),
  bug<Path, GridPoint>({
    id: 'grid.other-axis',
    answer: (its) =>
      its.after === null
        ? its.asks === 'end'
          ? moved(its.start, crossed(its.first))
          : moved(endOf(its), crossed(its.first), -1)
        : null,
    feedback: () => say('robot.axes'),
    // 1 right and 2 up, three times
    example: [path, [4, 8]],
  }),
  bug<Path, GridPoint>({
    id: 'pattern.leaves-out-start',
    answer: (its) => (its.asks === 'end' && its.after === null ? moved([0, 0], its.first) : null),
    feedback: () => say('robot.origin'),
    example: [path, [6, 3]],
  }),
  bug<Path, GridPoint>({
    id: 'grid.wrong-direction',
    answer: (its) =>
      its.asks === 'start'
        ? moved(endOf(its), its.first)
        : its.after === null
          ? null
          : moved(moved(its.start, its.first), its.after, -1),
    feedback: ({ asks }) => say(`robot.direction.${asks}`),
    // From (7, 5): 6 more right and 3 more up
    example: [back, [13, 8]],
  }),
]

const longPath = (random: Random): Moves => {
  const sign = (): number => random.pick([-1, 1])
  const [a, b] = [random.integer(1, 3) * sign(), random.integer(1, 3) * sign()]
  return { by: random.pick([[a, 0] as const, [0, b] as const, [a, b] as const]), times: random.integer(2, 4) }
}
const told = ({ by: [a, b] }: Moves) =>
  say(a === 0 ? 'robot.move.up' : b === 0 ? 'robot.move.across' : 'robot.move.both', {
    a: Math.abs(a),
    side: a < 0 ? 'left' : 'right',
    b: Math.abs(b),
    way: b < 0 ? 'down' : 'up',
  })

/** Equal moves (level 1), two kinds of moves (level 2), from the end back to the start (level 3). */
export const robot = defineModel<Path>({
  id: 'repeat-moves',
  thinking: 'work backwards',
  seconds: 55,
  standards: ['5.G.A.2'],
  bugs,
  task: ({ mover, asks, after }) => `${mover} ${asks} ${after === null}`,
  draw: (random, level) => ({
    mover: random.pick(movers),
    who: someone(random),
    start: [random.integer(1, 9), random.integer(1, 9)],
    first: {
      by: [random.integer(1, 4), random.integer(1, 4)],
      times: random.integer(3, level === 1 ? 5 : 6),
    },
    after: level === 2 ? longPath(random) : null,
    asks: level === 3 ? 'start' : 'end',
  }),
  fits(its) {
    const wrong = bugs.map((each) => each.answer(its)).filter((each) => each !== null)
    const end = endOf(its)
    return (
      its.start[0] !== its.start[1] &&
      end[0] !== end[1] &&
      its.first.by[0] !== its.first.by[1] &&
      [end, ...wrong].every(([x, y]) => x >= 0 && y >= 0 && x <= 30 && y <= 30) &&
      new Set([keyOf(its), ...wrong].map(pairText)).size === wrong.length + 1
    )
  },
  item(its) {
    const { mover, start, first, after, asks } = its
    const end = endOf(its)
    const middle = moved(start, first)
    const [across, up] = [first.by[0] * first.times, first.by[1] * first.times]
    const { times } = first
    return {
      stem: [
        say(`robot.scene.${mover}`, { who: person(its.who) }),
        ...(asks === 'end'
          ? [
              say('robot.starts', { start: pair(start) }),
              say('robot.moves', { times, move: told(first) }),
              ...(after === null ? [] : [say('robot.then', { times: after.times, move: told(after) })]),
              say('robot.asks.end'),
            ]
          : [
              say('robot.moves', { times, move: told(first) }),
              say('robot.ends', { end: pair(end) }),
              say('robot.asks.start'),
            ]),
      ],
      ...typedPoint(its, { label: say('robot.label'), key: keyOf(its), bugs }),
      hints: [say('robot.nudge'), say(`robot.hint.${asks}`)],
      solution: [
        say('robot.total', { times, across, up }),
        asks === 'end'
          ? say('robot.first', {
              x: start[0],
              y: start[1],
              across,
              up,
              sum: middle[0],
              rise: middle[1],
              point: pair(middle),
            })
          : say('robot.back', {
              x: end[0],
              y: end[1],
              across,
              up,
              left: start[0],
              down: start[1],
              point: pair(start),
            }),
        ...(after === null
          ? []
          : [
              say('robot.second', {
                times: after.times,
                a: Math.abs(after.by[0] * after.times),
                side: after.by[0] === 0 ? 'none' : after.by[0] < 0 ? 'left' : 'right',
                b: Math.abs(after.by[1] * after.times),
                isBoth: after.by[0] * after.by[1] === 0 ? 'no' : 'yes',
                way: after.by[1] === 0 ? 'none' : after.by[1] < 0 ? 'down' : 'up',
                point: pair(end),
              }),
            ]),
      ],
    }
  },
  solve({ stem }) {
    const text = plain(stem)
    const [told_ = [0, 0]] = pairsIn(text)
    const isBack = /Where did|Dónde empezó/.test(text)
    const [one = '', two = ''] = text.replaceAll(/\(\d+, \d+\)/g, '').split(/Then|Después/)
    const step = (part: string): [number, number] => {
      const [times = 0] = numbersIn(part).map(({ value }) => value)
      const of = (pattern: RegExp): number => Number(pattern.exec(part)?.[1] ?? 0) * times
      return [
        of(/(\d+) (?:units? right|unidad(?:es)? a la derecha)/) -
          of(/(\d+) (?:units? left|unidad(?:es)? a la izquierda)/),
        of(/(\d+) (?:units? up|unidad(?:es)? hacia arriba)/) -
          of(/(\d+) (?:units? down|unidad(?:es)? hacia abajo)/),
      ]
    }
    const [a, b] = [step(one), isBack ? [0, 0] : step(two)]
    const sign = isBack ? -1 : 1
    return {
      kind: 'coordinates',
      text: pairText([told_[0] + sign * a[0] + (b[0] ?? 0), told_[1] + sign * a[1] + (b[1] ?? 0)]),
    }
  },
})
