import { defineModel, keysOf, type Random, rows, solved, type Text } from '#form'
import { gridFigure, type GridPoint, pair } from '#grids/grid.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

const apart = ([a, b]: GridPoint, [c, d]: GridPoint): number => Math.abs(a - c) + Math.abs(b - d)

const worlds = {
  teams: { steps: [1, 1] },
  farms: { steps: [2, 5] },
  gardens: { steps: [2, 2] },
  boxes: { steps: [5, 2] },
  shelters: { steps: [2, 5] },
  players: { steps: [2, 2] },
  playgrounds: { steps: [1, 2] },
  bakeries: { steps: [5, 10] },
} as const
type World = keyof typeof worlds
const worldIds = keysOf(worlds)
const letters = 'ABCDE'

const kinds = ['has-x', 'has-y', 'more-x', 'more-y', 'differ-x', 'total', 'both', 'most'] as const
type Kind = (typeof kinds)[number]
interface Statement {
  kind: Kind
  /** Indexes of the points it is about, and the number that it states. */
  a: number
  b: number
  n: number
}
interface Objects {
  world: World
  /** In squares from the origin. */
  points: GridPoint[]
  steps: readonly [number, number]
  statements: Statement[]
  shuffle: number
}
type Read = Pick<Objects, 'points' | 'steps'>
const valueOf = ({ points, steps }: Read, at: number): GridPoint => {
  const [x, y] = points[at] ?? [0, 0]
  return [x * steps[0], y * steps[1]]
}
const best = (its: Read, axis: 0 | 1): number =>
  its.points.reduce((top, _, at) => (valueOf(its, at)[axis] > valueOf(its, top)[axis] ? at : top), 0)

function isTrue(its: Read, { kind, a, b, n }: Statement): boolean {
  const [one, other] = [valueOf(its, a), valueOf(its, b)]
  switch (kind) {
    case 'has-x':
      return one[0] === n
    case 'has-y':
      return one[1] === n
    case 'more-x':
      return one[0] > other[0]
    case 'more-y':
      return one[1] > other[1]
    case 'differ-x':
      return one[0] - other[0] === n
    case 'total':
      return one[0] + one[1] === n
    case 'both':
      return one[0] > other[0] && one[1] > other[1]
    case 'most':
      return best(its, 0) === best(its, 1)
  }
}
/** The axes the other way around. */
const turnedAround = ({ points, steps }: Read): Read => ({
  points: points.map(([x, y]): GridPoint => [y, x]),
  steps: [steps[1], steps[0]],
})

const kindsAt = {
  1: ['has-x', 'has-y', 'more-x', 'more-y'],
  2: ['has-x', 'has-y', 'differ-x', 'total'],
  3: ['differ-x', 'total', 'both', 'most'],
} as const

/** The point farthest right becomes the highest one, too. */
function withOneLeader(points: readonly GridPoint[]): GridPoint[] {
  const [right, high] = ([0, 1] as const).map((axis) => Math.max(...points.map((each) => each[axis])))
  const its = points.find(([x]) => x === right)?.[1]
  return points.map(([x, y]): GridPoint =>
    x === right ? [x, high ?? y] : y === high ? [x, its ?? y] : [x, y],
  )
}

/** Two points; for a statement about both axes, often ones of which it is true. */
function pairFor(random: Random, its: Read, kind: Kind): number[] {
  const some = random.sample([0, 1, 2, 3, 4], 2)
  // A difference is stated from the larger number.
  if (kind === 'differ-x') return some.toSorted((one, other) => valueOf(its, other)[0] - valueOf(its, one)[0])
  const isWanted = kind === 'both' && random.chance(0.4)
  const ahead = [0, 1, 2, 3, 4].flatMap((a) =>
    [0, 1, 2, 3, 4].filter((b) => isTrue(its, { kind: 'both', a, b, n: 0 })).map((b) => [a, b]),
  )
  return isWanted && ahead.length > 0 ? random.pick(ahead) : some
}

function drawStatement(random: Random, its: Read, kind: Kind): Statement {
  const [a = 0, b = 1] = pairFor(random, its, kind)
  const [[x, y], other] = [valueOf(its, a), valueOf(its, b)]
  const isSwap = random.chance(0.5)
  const [left, high] = its.points[a] ?? [0, 0]
  const numbers: Partial<Record<Kind, readonly [right: number, wrong: number]>> = {
    'has-x': [x, its.steps[0] === 1 || isSwap ? y : left],
    'has-y': [y, its.steps[1] === 1 || isSwap ? x : high],
    'differ-x': [x - other[0], isSwap ? Math.abs(y - other[1]) : left - (its.points[b]?.[0] ?? 0)],
    total: [x + y, isSwap ? left + high : x + other[0]],
  }
  const [right = 0, wrong = 0] = numbers[kind] ?? []
  return { kind, a, b, n: random.chance(0.5) ? right : wrong }
}
const isNumbered = ({ kind }: Statement): boolean =>
  kind === 'has-x' || kind === 'has-y' || kind === 'differ-x' || kind === 'total'

function stated({ kind, a, b, n }: Statement, x: Text, y: Text): Text {
  const name = { a: letters[a] ?? '', b: letters[b] ?? '' }
  switch (kind) {
    case 'has-x':
      return say('objects.says.has-x', { a: name.a, n, x })
    case 'has-y':
      return say('objects.says.has-y', { a: name.a, n, y })
    case 'more-x':
      return say('objects.says.more-x', { ...name, x })
    case 'more-y':
      return say('objects.says.more-y', { ...name, y })
    case 'differ-x':
      return say('objects.says.differ-x', { ...name, n, x })
    case 'total':
      return say('objects.says.total', { a: name.a, n, x, y })
    case 'both':
      return say('objects.says.both', { ...name, x, y })
    case 'most':
      return say('objects.says.most', { x, y })
  }
}

/** One value or two (level 1), with scales and differences (level 2), several facts together (level 3). */
export const objects = defineModel<Objects>({
  id: 'points-as-things',
  thinking: 'explain',
  seconds: 90,
  standards: ['5.G.A.2'],
  task: ({ world, statements }) => `${world} ${statements.map(({ kind }) => kind).join()}`,
  draw(random, level) {
    const world = random.pick(worldIds)
    const steps = level === 1 ? ([1, 1] as const) : worlds[world].steps
    const heights = random.sample([2, 3, 4, 5, 6, 7, 8], 5)
    const points = random
      .sample([2, 3, 4, 5, 6, 7, 8, 9, 10], 5)
      .map((x, at): GridPoint => [x, heights[at] ?? 2])
    const read = { points: level === 3 && random.chance(0.4) ? withOneLeader(points) : points, steps }
    return {
      world,
      ...read,
      statements: kindsAt[level].map((kind) => drawStatement(random, read, kind)),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits(its) {
    const right = its.statements.filter((each) => isTrue(its, each)).length
    const { points, statements } = its
    return (
      right > 0 &&
      right < 4 &&
      points.every(([x, y]) => x !== y) &&
      // Points are not so near that their letters meet.
      points.every((one, at) => points.every((other, next) => next <= at || apart(one, other) > 2)) &&
      statements.every((each) => !isNumbered(each) || each.n > 1)
    )
  },
  minWrongAnswers: 1,
  item(its) {
    const { world, points, steps, statements } = its
    const x = say(`objects.${world}.x`)
    const y = say(`objects.${world}.y`)
    const nameOf = (at: number): string => letters[at] ?? ''
    const text = (each: Statement): Text => stated(each, x, y)
    const { description: _, ...plane } = gridFigure([])
    const across = 10 * steps[0]
    const top = 8 * steps[1]
    return {
      stem: [say(`objects.${world}.tells`), say('objects.asks')],
      figure: {
        ...plane,
        x: { from: 0, to: across, step: steps[0], label: x },
        y: { from: 0, to: top, step: steps[1], label: y },
        points: points.map((_point, at) => {
          const [px, py] = valueOf(its, at)
          const place: [number, number] = [px, py]
          return { at: place, label: nameOf(at) }
        }),
        description: say('objects.figure', {
          x,
          y,
          across,
          top,
          one: steps[0],
          other: steps[1],
          points: rows(points.map(([px, py], at) => say('objects.spot', { name: nameOf(at), px, py }))),
        }),
      },
      ...sortCards({
        shuffle: its.shuffle,
        categories: [say('objects.true'), say('objects.false')],
        cards: statements.map((each) => {
          const right = isTrue(its, each)
          const isSquares = isTrue({ points, steps: [1, 1] }, each) !== right
          const isTurned = isTrue(turnedAround(its), each) !== right
          return {
            text: text(each),
            place: right ? 0 : 1,
            slips: [
              ...(isSquares
                ? [{ misconception: 'graph.counts-squares' as const, feedback: say('objects.squares') }]
                : []),
              ...(isTurned
                ? [{ misconception: 'grid.other-axis' as const, feedback: say('objects.swaps') }]
                : []),
            ].map((slip) => ({ place: right ? 1 : 0, ...slip })),
          }
        }),
        slip: { misconception: 'grid.wrong-point', feedback: say('objects.slip') },
      }),
      hints: [say('objects.nudge'), say('objects.hint')],
      solution: statements.map((each) => {
        const [one, other] = [valueOf(its, each.a), valueOf(its, each.b)]
        const verdict = isTrue(its, each) ? 'yes' : 'no'
        const name = { a: nameOf(each.a), b: nameOf(each.b) }
        const [m, k] = [nameOf(best(its, 0)), nameOf(best(its, 1))]
        const is = say(`objects.${verdict}`)
        if (each.kind === 'most') return say('objects.why.most', { said: text(each), is, m, k, x, y })
        const isOne = ['has-x', 'has-y', 'total'].includes(each.kind)
        return isOne
          ? say('objects.why.one', { said: text(each), is, a: name.a, at: pair(one) })
          : say('objects.why.two', { said: text(each), is, ...name, at: pair(one), to: pair(other) })
      }),
    }
  },
  solve(shown) {
    if (shown.figure?.kind !== 'coordinate-plane') throw new TypeError('expects a graph')
    const { points, x, y } = shown.figure
    const its: Read = {
      points: points.map(({ at }): GridPoint => [at[0] / x.step, at[1] / y.step]),
      steps: [x.step, y.step],
    }
    return solved.sort(shown, (card) => {
      const named = [...card.matchAll(/(?<!\p{L})[A-E](?!\p{L})/gu)].map(([letter]) =>
        letters.indexOf(letter),
      )
      const n = Number(/\d+/.exec(card)?.[0] ?? 0)
      const hasX = card.includes(x.label)
      const hasY = card.includes(y.label)
      const kind: Kind =
        named.length === 0
          ? 'most'
          : hasX && hasY
            ? n > 0
              ? 'total'
              : 'both'
            : named.length === 1
              ? hasX
                ? 'has-x'
                : 'has-y'
              : n > 0
                ? 'differ-x'
                : hasX
                  ? 'more-x'
                  : 'more-y'
      return isTrue(its, { kind, a: named[0] ?? 0, b: named[1] ?? 0, n }) ? 0 : 1
    })
  },
})
