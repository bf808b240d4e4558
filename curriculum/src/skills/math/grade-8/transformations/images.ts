import { all, arranged, defineModel, type Random, tex } from '#form'
import { type Point, plainPoint, pointsIn, pointText, typedPoint } from '#equations/line.ts'
import {
  inTurn,
  linear,
  mappingOf,
  type Move,
  type MoveKind,
  namesOf,
  ruleTex,
  someMove,
} from '#moves/moves.ts'
import { say as sayMoves } from '#moves/messages.gen.ts'
import { movedBy, movesIn } from '#moves/read-moves.ts'
import {
  cornersText,
  drawTriangle,
  imageOf,
  isSame,
  moveAxes,
  polygonOf,
  type Triangle,
} from '#moves/triangles.ts'
import { wrongSequences } from '#moves/wrong-moves.ts'
import { say } from './messages.gen.ts'

const kindsAt: Record<1 | 2 | 3, readonly MoveKind[]> = {
  1: ['translation', 'reflection'],
  2: ['rotation', 'dilation'],
  3: ['reflection', 'rotation'],
}
/** One (levels 1 and 2), or a flip or turn with a slide after it (level 3). */
const someMoves = (random: Random, level: 1 | 2 | 3): Move[] => [
  someMove(random, random.pick(kindsAt[level])),
  ...(level === 3 ? [someMove(random, 'translation')] : []),
]
const firstKind = ([first]: readonly Move[]): MoveKind => first?.kind ?? 'translation'
const taskOf = (moves: readonly Move[]): string =>
  moves
    .map((move) =>
      move.kind === 'translation' ? `slide ${move.dx > 0} ${move.dy > 0}` : Object.values(move).join(' '),
    )
    .join(', ')
const xy = tex('(x, y)')
export const ruleOf = (moves: readonly Move[]) =>
  moves.map((move) => sayMoves(`rule-of.${move.kind}`, { from: xy, to: tex(ruleTex(mappingOf(move))) }))

/** Translations and reflections (level 1), rotations and dilations (level 2), two in turn (level 3). */
export const drawImage = defineModel<{ triangle: Triangle; moves: Move[] }>({
  id: 'draw-image',
  thinking: 'compute',
  seconds: 75,
  standards: ['8.G.A.3'],
  task: ({ moves }) => taskOf(moves),
  draw(random, level) {
    const moves = someMoves(random, level)
    return { triangle: drawTriangle(random, moves), moves }
  },
  fits: ({ triangle, moves }) => !isSame(triangle, imageOf(triangle, inTurn(moves))),
  item({ triangle, moves }) {
    const kind = firstKind(moves)
    const image = imageOf(triangle, inTurn(moves))
    const isOn = (points: readonly Point[]): boolean =>
      points.every((point) => point.every((each) => Number.isInteger(each) && Math.abs(each) <= 8))
    return {
      stem: [
        say('draw.asks', { corners: all(cornersText(triangle)), count: moves.length, moves: namesOf(moves) }),
      ],
      ...arranged.plane(
        {
          ...moveAxes,
          snap: { x: 1, y: 1 },
          given: { polygons: [polygonOf(triangle)] },
        },
        { draws: 'polygon', points: image.map(([x, y]): [number, number] => [x, y]) },
        wrongSequences(moves)
          .map(({ does, ...slip }) => ({ ...slip, points: triangle.map(does) }))
          .filter(({ points }) => isOn(points) && !isSame(points, image))
          .map(({ points, ...slip }) => ({
            ...slip,
            points: points.map(([x, y]): [number, number] => [x, y]),
          })),
      ),
      hints: [
        moves.length === 1 ? say('draw.nudge') : say('draw.two'),
        sayMoves(`hint.${kind}`),
        sayMoves(`next.${kind}`),
      ],
      solution: [...ruleOf(moves), say('draw.so', { images: all(cornersText(image, '′')) })],
    }
  },
  solve({ stem }) {
    const points = pointsIn(stem).map((point) => movedBy(movesIn(stem), point))
    return { kind: 'coordinate-plane', points: points.map(([x, y]): [number, number] => [x, y]) }
  },
})

const inverse = (move: Move): Move => {
  if (move.kind === 'translation') return { ...move, dx: -move.dx, dy: -move.dy }
  if (move.kind === 'rotation') return { ...move, way: move.way === 'clockwise' ? 'counter' : 'clockwise' }
  return move.kind === 'dilation' ? { ...move, by: 1 / move.by } : move
}
interface Asked {
  start: Point
  moves: Move[]
  isBack: boolean
}
function wrongPoints({ start, moves, isBack }: Asked, image: Point) {
  const wrong = wrongSequences(moves).map(({ does, ...slip }) => ({ ...slip, at: does(start) }))
  if (!isBack) return wrong
  const last = moves.slice(-1).map(inverse)
  return [
    { at: inTurn(moves)(image), misconception: 'moves.not-undone' as const, feedback: say('point.again') },
    { at: inTurn(last)(image), misconception: 'moves.one-step-only' as const, feedback: say('point.one') },
    {
      at: inTurn(moves.map(inverse))(image),
      misconception: 'moves.order-of-steps' as const,
      feedback: say('point.order'),
    },
    {
      at: linear(0, 1, 1, 0)(start),
      misconception: 'grid.swaps-coordinates' as const,
      feedback: say('point.swapped'),
    },
  ]
}

/** One transformation (level 1 without turns and dilations, level 2 with them), two to undo (level 3). */
export const imagePoint = defineModel<Asked>({
  id: 'image-point',
  thinking: 'work backwards',
  seconds: 50,
  standards: ['8.G.A.3'],
  task: ({ moves, isBack }) => `${taskOf(moves)} ${isBack}`,
  draw: (random, level) => ({
    start: [random.integer(-9, 9), random.integer(-9, 9)],
    moves: someMoves(random, level),
    isBack: level === 3,
  }),
  fits: ({ start, moves }) =>
    start[0] * start[1] !== 0 &&
    Math.abs(start[0]) !== Math.abs(start[1]) &&
    inTurn(moves)(start).every((each) => Number.isInteger(each)),
  item(asked) {
    const { start, moves, isBack } = asked
    const image = inTurn(moves)(start)
    const kind = firstKind(moves)
    const key = isBack ? start : image
    return {
      stem: [
        isBack
          ? say('point.back', { moves: namesOf(moves), image: tex(`P′${pointText(image)}`) })
          : say('point.asks', { moves: namesOf(moves), start: tex(`P${pointText(start)}`) }),
      ],
      ...typedPoint({
        label: say(isBack ? 'point.p' : 'point.image'),
        key,
        // Thirds are typed by nobody.
        wrong: wrongPoints(asked, image).filter(
          ({ at }) => at.every((each) => Number.isInteger(each * 4)) && plainPoint(at) !== plainPoint(key),
        ),
      }),
      hints: isBack
        ? [say('point.nudge'), say('point.undo'), sayMoves(`hint.${kind}`)]
        : [sayMoves(`hint.${kind}`), sayMoves(`next.${kind}`)],
      solution: isBack
        ? [
            ...ruleOf(moves),
            say('point.before-last', { point: tex(pointText(inTurn(moves.slice(0, 1))(start))) }),
            say('point.so', { point: tex(pointText(start)) }),
          ]
        : [...ruleOf(moves), say('point.so-image', { point: tex(pointText(image)) })],
    }
  },
  solve({ stem }) {
    const [point = [0, 0]] = pointsIn(stem)
    const moves = movesIn(stem)
    if (!stem.includes('′')) return { kind: 'coordinates', text: plainPoint(movedBy(moves, point)) }
    const span = Array.from({ length: 41 }, (_, at) => at - 20)
    const found = span
      .flatMap((x) => span.map((y): Point => [x, y]))
      .find((at) => isSame([movedBy(moves, at)], [point]))
    return { kind: 'coordinates', text: plainPoint(found ?? [0, 0]) }
  },
})
