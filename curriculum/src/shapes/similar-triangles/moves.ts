import { all, arranged, defineModel, type Random, solved, tex } from '#form'
import { type Point, pointsIn, pointText } from '#equations/line.ts'
import { inTurn, linear, type Mapping, type Move, namesOf, shift, someMove } from '#moves/moves.ts'
import { movedBy, movesIn } from '#moves/read-moves.ts'
import {
  cornersText,
  imageOf,
  isSame,
  moveAxes,
  polygonOf,
  type Triangle,
  trianglesFigure,
} from '#moves/triangles.ts'
import { mistaken } from '#moves/wrong-moves.ts'
import { drawUntil } from '#shapes/answers.ts'
import { say } from './messages.gen.ts'

const edge = 8
const origin: Point = [0, 0]
const wholes = Array.from({ length: 2 * edge + 1 }, (_, at) => at - edge)
const grid = wholes.flatMap((x) => wholes.map((y): Point => [x, y]))
const far = (points: readonly Point[], least: number): boolean =>
  points.every((point) =>
    point.every((each) => Number.isInteger(each) && Math.abs(each) <= edge && Math.abs(each) >= least),
  )
const area = ([a, b, c]: Triangle): number =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
const lengths = ([a, b, c]: Triangle): number[] =>
  [
    [a, b],
    [b, c],
    [c, a],
  ].map(([one = a, two = b]) => (one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2)
const isPlain = (triangle: Triangle, least: number): boolean =>
  area(triangle) >= least && new Set(lengths(triangle)).size === 3
const someTriangle = (random: Random, least: number, most: number): Triangle => {
  // Adding 0 turns −0 into 0.
  const some = (): number => random.pick([-1, 1]) * random.integer(least, most) + 0
  return [
    [some(), some()],
    [some(), some()],
    [some(), some()],
  ]
}

interface Sequence {
  level: 1 | 2 | 3
  triangle: Triangle
  moves: Move[]
  /** Wrong moves in each place. */
  others: Move[][]
  shuffle: number
}
const turns: Move[] = [
  { kind: 'reflection', axis: 'x' },
  { kind: 'reflection', axis: 'y' },
  { kind: 'rotation', turn: 90, way: 'clockwise' },
  { kind: 'rotation', turn: 90, way: 'counter' },
  { kind: 'rotation', turn: 180, way: 'clockwise' },
]
const slide = (random: Random): Move => {
  const size = (): number => random.pick([-1, 1]) * random.integer(2, 6)
  return { kind: 'translation', dx: size(), dy: size() }
}
const misplaced = (move: Move): Move[] =>
  move.kind === 'translation'
    ? [
        { ...move, dx: move.dy, dy: move.dx },
        { ...move, dx: -move.dx },
        { ...move, dy: -move.dy },
      ]
    : []

function drawSequence(random: Random, level: 1 | 2 | 3): Sequence {
  const factors = level === 1 ? [2, 3] : [2, 0.5, 1.5]
  const dilation = someMove(random, 'dilation', factors)
  const turn = random.pick(turns)
  const move = slide(random)
  const moves = level === 1 ? [dilation, move] : level === 2 ? [dilation, turn] : [dilation, turn, move]
  const others = moves.map((each): Move[] =>
    each.kind === 'dilation'
      ? [0.5, 1.5, 2, 3, 4]
          .filter((by) => by !== each.by)
          .slice(0, 3)
          .map((by) => ({ kind: 'dilation', by }))
      : each.kind === 'translation'
        ? misplaced(each)
        : random.sample(
            turns.filter((other) => other !== each),
            3,
          ),
  )
  const places = [origin, ...placesFor(moves)]
  const some = (): Point => random.pick(places)
  const triangles = Array.from({ length: 20 }, (): Triangle => [some(), some(), some()])
  const triangle = triangles.find((each) => isShown({ triangle: each, moves })) ?? [some(), some(), some()]
  return { level, triangle, moves, others, shuffle: random.integer(0, 1e9) }
}
/** Vertices that stay on the grid throughout, and off the axes at both ends. */
const placesFor = (moves: readonly Move[]): Point[] =>
  grid.filter((at) => {
    const images = moves.map((_, last) => inTurn(moves.slice(0, last + 1))(at))
    return far([at, ...images.slice(-1)], 1) && far(images, 0)
  })
const isShown = ({ triangle, moves }: Pick<Sequence, 'triangle' | 'moves'>): boolean => {
  const last = imageOf(triangle, inTurn(moves))
  return (
    far([...triangle, ...last], 1) &&
    isPlain(triangle, 1) &&
    isPlain(last, 1.5) &&
    last.every((at) => !triangle.some((corner) => isSame([at], [corner])))
  )
}
/** After a dilation, students do not see the step between the two drawn triangles, so earlier steps come first. */
const mistakenAt = (at: number, move: Move, other: Move) => {
  const told = mistaken(move, other)
  if (at === 0 || move.kind !== other.kind) return told
  return { ...told, feedback: say(move.kind === 'translation' ? 'sequence.slid' : 'sequence.turned') }
}
const combinations = ({ moves, others }: Sequence): Move[][] =>
  moves.reduce<Move[][]>(
    (done, move, at) => done.flatMap((each) => [move, ...(others[at] ?? [])].map((next) => [...each, next])),
    [[]],
  )

/** A dilation and a translation (level 1), a dilation and a reflection or rotation (level 2), all three (level 3). */
export const sequence = defineModel<Sequence>({
  id: 'sequence',
  thinking: 'read a figure',
  seconds: 80,
  standards: ['8.G.A.4'],
  task: ({ level, moves }) =>
    `${level} ${moves.map((move) => (move.kind === 'translation' ? 'slide' : Object.values(move).join(' '))).join()}`,
  draw: (random, level) => drawUntil(() => drawSequence(random, level), isShown),
  fits(values) {
    const images = combinations(values).map((moves) =>
      JSON.stringify(imageOf(values.triangle, inTurn(moves))),
    )
    return images.filter((image) => image === images[0]).length === 1
  },
  item({ triangle, moves, others, shuffle }) {
    return {
      stem: [say('sequence.asks')],
      figure: trianglesFigure(triangle, imageOf(triangle, inTurn(moves))),
      ...arranged.gaps(shuffle, [
        ...moves.flatMap((move, at) => [
          say(at === 0 ? 'sequence.first' : 'sequence.next'),
          {
            label: say('sequence.step', { n: at + 1 }),
            right: namesOf([move]),
            wrong: (others[at] ?? []).map((other) => ({
              text: namesOf([other]),
              ...mistakenAt(at, move, other),
            })),
          },
        ]),
        '.',
      ]),
      hints: [say('sequence.nudge'), say(moves.length === 3 ? 'sequence.hint-three' : 'sequence.hint')],
      solution: [
        ...moves.map((move, at) =>
          say('sequence.after', {
            move: namesOf([move]),
            corners: all(cornersText(imageOf(triangle, inTurn(moves.slice(0, at + 1))))),
          }),
        ),
        say('sequence.so'),
      ],
    }
  },
  solve(shown) {
    const { figure, interaction } = shown
    if (figure?.kind !== 'coordinate-plane' || interaction.kind !== 'inline-choice')
      throw new TypeError('expects triangles and gaps')
    const [from = [], to = []] = (figure.polygons ?? []).map(({ vertices }) =>
      vertices.map(({ at }): Point => at),
    )
    const lists = interaction.gaps.map(({ options }) => options.map(({ text }) => text))
    const tries = lists.reduce<string[][]>(
      (done, list) => done.flatMap((each) => list.map((text) => [...each, text])),
      [[]],
    )
    const right = tries.find((texts) =>
      isSame(
        from.map((at) =>
          movedBy(
            texts.flatMap((text) => movesIn(text)),
            at,
          ),
        ),
        to,
      ),
    )
    return solved.gaps(shown, (text, gap) => right?.[gap] === text)
  },
})

interface Dilated {
  level: 1 | 2 | 3
  triangle: Triangle
  center: Point
  by: number
}
const around =
  ([x, y]: Point, by: number): Mapping =>
  ([a, b]) => [x + by * (a - x), y + by * (b - y)]
const inParts = (by: number): string =>
  Number.isInteger(by) ? String(by) : String.raw`\frac{${by === 0.5 ? '1' : by * 2}}{2}`

/** Around a vertex (level 1), around another point (level 2), back from the image (level 3). */
export const dilate = defineModel<Dilated>({
  id: 'dilate',
  thinking: 'work backwards',
  seconds: 80,
  standards: ['8.G.A.3'],
  task: ({ level, by, center: [x, y] }) => `${level} ${by} ${x > 0} ${y > 0}`,
  draw: (random, level) =>
    drawUntil(
      (): Dilated => {
        const triangle = someTriangle(random, 0, edge)
        const some = (): number => random.integer(-6, 6)
        return {
          level,
          triangle,
          center: level === 1 ? triangle[0] : [some(), some()],
          by: random.pick(level === 1 ? [2, 3] : [2, 3, 0.5, 1.5]),
        }
      },
      ({ triangle, center, by }) => {
        const image = imageOf(triangle, around(center, by))
        return (
          far([...triangle, ...image], 0) &&
          center[0] * center[1] !== 0 &&
          isPlain(triangle, 2) &&
          isPlain(image, 2) &&
          (level === 1 || triangle.every((corner) => !isSame([corner], [center])))
        )
      },
      20_000,
    ),
  item({ level, triangle, center, by }) {
    const image = imageOf(triangle, around(center, by))
    const isBack = level === 3
    const [given, key] = isBack ? [image, triangle] : [triangle, image]
    const terms = { center: tex(`${level === 1 ? 'A' : 'P'}${pointText(center)}`), by: tex(inParts(by)) }
    const inverse = isBack ? 1 / by : by
    const wrong = [
      {
        does: around(center, 1 / inverse),
        misconception: 'moves.wrong-scale',
        feedback: say('dilate.turned'),
      },
      {
        does: linear(inverse, 0, 0, inverse),
        misconception: 'moves.wrong-scale',
        feedback: say('dilate.origin'),
      },
      { does: shift(by, by), misconception: 'moves.adds-factor', feedback: say('dilate.added') },
    ].map(({ does, ...told }) => ({ ...told, points: imageOf(given, does) }))
    const pairs = (points: readonly Point[]) => points.map(([x, y]): [number, number] => [x, y])
    return {
      stem: [
        isBack
          ? say('dilate.back', { ...terms, images: all(cornersText(image, '′')) })
          : say('dilate.asks', { ...terms, corners: all(cornersText(triangle)) }),
      ],
      ...arranged.plane(
        {
          ...moveAxes,
          snap: { x: 1, y: 1 },
          given: {
            polygons: [polygonOf(given, isBack ? '′' : '')],
            ...(level === 1 ? {} : { points: pairs([center]).map((at) => ({ at, label: 'P' })) }),
          },
        },
        { draws: 'polygon', points: pairs(key) },
        wrong
          .filter(({ points }) => far(points, 0) && !isSame(points, key))
          .map(({ points, ...told }) => ({ ...told, points: pairs(points) })),
      ),
      hints: [say('dilate.nudge'), say(isBack ? 'dilate.hint-back' : 'dilate.hint')],
      solution: [
        say('dilate.from', terms),
        // A vertex at the center stays where it is.
        ...triangle.flatMap((corner, at) => {
          const [across, up] = [corner[0] - center[0], corner[1] - center[1]]
          const from = tex(`${'ABC'.charAt(at)}${pointText(corner)}`)
          return across === 0 && up === 0
            ? []
            : [say('dilate.corner', { from, across, up, newAcross: by * across, newUp: by * up })]
        }),
        say(isBack ? 'dilate.so-back' : 'dilate.so', {
          corners: all(cornersText(key, isBack ? '' : '′')),
        }),
      ],
    }
  },
  minWrongAnswers: 1,
  solve({ stem }) {
    const points = pointsIn(stem)
    const isBack = /took|llevó/.test(stem)
    const center = points.at(-1) ?? [0, 0]
    const corners = points.slice(0, -1)
    const [, over = '1', under = '1'] =
      /\\frac\{(\d+)\}\{(\d+)\}/.exec(stem) ?? /(?:scale factor|factor de escala)\D*(\d+)/.exec(stem) ?? []
    const by = Number(over) / Number(under)
    const does = around(center, isBack ? 1 / by : by)
    return {
      kind: 'coordinate-plane',
      points: corners.map(does).map(([x, y]): [number, number] => [x, y]),
    }
  },
})
