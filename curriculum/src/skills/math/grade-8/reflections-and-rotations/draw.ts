import { all, arranged, defineModel, type Random, tex, type Text } from '#form'
import { type Point, pointsIn, pointText } from '#equations/line.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { across, around, mapBy, type Motion, motionNames } from '#moves/motions.ts'
import { linear, type Mapping } from '#moves/moves.ts'
import { movedBy, movesIn } from '#moves/read-moves.ts'
import { cornersText, moveAxes, polygonOf } from '#moves/triangles.ts'
import { say } from './messages.gen.ts'

const kinds = ['trapezoid', 'parallelogram', 'kite', 'rectangle', 'triangle'] as const
type Kind = (typeof kinds)[number]
const outlines: Record<Kind, readonly Point[]> = {
  trapezoid: [
    [0, 0],
    [4, 0],
    [2, 3],
    [0, 3],
  ],
  parallelogram: [
    [0, 0],
    [3, 0],
    [4, 2],
    [1, 2],
  ],
  kite: [
    [0, 0],
    [2, 1],
    [5, 0],
    [2, -1],
  ],
  rectangle: [
    [0, 0],
    [4, 0],
    [4, 2],
    [0, 2],
  ],
  triangle: [
    [0, 0],
    [4, 1],
    [1, 3],
  ],
}
const turns: readonly Mapping[] = [
  linear(1, 0, 0, 1),
  linear(0, -1, 1, 0),
  linear(-1, 0, 0, -1),
  linear(0, 1, -1, 0),
]
const edge = 8
const isOn = (points: readonly Point[]): boolean =>
  points.every((point) => point.every((each) => Math.abs(each) <= edge))
const asSet = (points: readonly Point[]): string => points.map(String).toSorted().join(' ')
const pairs = (points: readonly Point[]) => points.map(([x, y]): [number, number] => [x, y])

interface Drawn {
  kind: Kind
  shape: Point[]
  motion: Motion
}
const minus = (value: number): string => String(value).replace('-', '−')
function someMotion(random: Random, level: 1 | 2 | 3, shape: readonly Point[]): Motion {
  if (level === 1)
    return {
      kind: 'mirror',
      line: `${random.pick(['x', 'y'])} = ${minus(random.pick([-3, -2, -1, 1, 2, 3]))}`,
    }
  if (level === 2) return { kind: 'mirror', line: random.pick(['y = x', 'y = −x']) }
  const at = random.integer(0, shape.length - 1)
  return {
    kind: 'pivot',
    center: shape[at] ?? [0, 0],
    name: 'ABCD'.charAt(at),
    turn: random.pick([90, 90, 180] as const),
    way: random.pick(['clockwise', 'counter'] as const),
  }
}

interface Slip {
  does: Mapping
  misconception: MisconceptionId
  feedback: Text
}
const slip = (misconception: MisconceptionId, feedback: Text, does: Mapping): Slip => ({
  misconception,
  feedback,
  does,
})
const [back, forth, half] = [linear(0, 1, -1, 0), linear(0, -1, 1, 0), linear(-1, 0, 0, -1)]
function slipsOf(motion: Motion): Slip[] {
  if (motion.kind === 'mirror') {
    const [letter = 'x', side = ''] = motion.line.split(' = ')
    if (side.endsWith('x'))
      return [
        slip('moves.wrong-mirror', say('draw.other-diagonal'), across(side === 'x' ? 'y = −x' : 'y = x')),
        slip('moves.reflects-for-turn', say('draw.turned'), forth),
        slip('moves.reflects-for-turn', say('draw.turned'), back),
        slip('moves.wrong-mirror', say('draw.axis'), linear(1, 0, 0, -1)),
        slip('moves.wrong-mirror', say('draw.axis'), linear(-1, 0, 0, 1)),
      ]
    const isX = letter === 'x'
    return [
      slip('moves.wrong-mirror', say('draw.axis'), isX ? linear(-1, 0, 0, 1) : linear(1, 0, 0, -1)),
      slip('moves.wrong-mirror', say('draw.upright'), across(`${isX ? 'y' : 'x'} = ${side}`)),
      slip(
        'moves.wrong-mirror',
        say('draw.opposite'),
        across(`${letter} = ${side.startsWith('−') ? side.slice(1) : `−${side}`}`),
      ),
      slip('moves.reflects-for-turn', say('draw.turned'), half),
    ]
  }
  if (motion.kind !== 'pivot') return []
  const turn = mapBy({ ...motion, center: [0, 0] })
  const other = mapBy({ ...motion, way: motion.way === 'clockwise' ? 'counter' : 'clockwise' })
  return [
    slip('moves.wrong-center', say('draw.origin'), turn),
    slip('moves.turns-wrong-way', say('draw.way'), other),
    ...(motion.turn === 180
      ? [back, forth].map((each) => slip('moves.wrong-angle', say('draw.angle'), around(motion.center, each)))
      : [slip('moves.wrong-angle', say('draw.angle'), around(motion.center, half))]),
  ]
}
function slipsOn({ shape, motion }: Drawn) {
  const key = asSet(shape.map(mapBy(motion)))
  const seen = new Set([key, asSet(shape)])
  return slipsOf(motion).flatMap(({ does, ...told }) => {
    const points = shape.map(does)
    const its = asSet(points)
    if (seen.has(its) || !isOn(points)) return []
    seen.add(its)
    return [{ ...told, points: pairs(points) }]
  })
}
const typeOf = (motion: Motion): 'straight' | 'diagonal' | 'pivot' =>
  motion.kind === 'pivot'
    ? 'pivot'
    : motion.kind === 'mirror' && motion.line.endsWith('x')
      ? 'diagonal'
      : 'straight'
const through = (line: string): [[number, number], [number, number]] => {
  const [letter, side = ''] = line.split(' = ')
  const at = Number(side.replace('−', '-'))
  return letter === 'x'
    ? [
        [at, 0],
        [at, 1],
      ]
    : [
        [0, at],
        [1, at],
      ]
}

/** Across a drawn line that is no axis (level 1), across a diagonal (level 2), around a vertex (level 3). */
export const drawImage = defineModel<Drawn>({
  id: 'draw-image',
  thinking: 'compute',
  seconds: 80,
  standards: ['8.G.A.3'],
  task: ({ kind, motion }) =>
    `${kind} ${motion.kind === 'mirror' ? motion.line.replace(/\d/, 'n') : motion.kind === 'pivot' ? `${motion.turn} ${motion.turn === 180 ? '' : motion.way}` : ''}`,
  draw(random, level) {
    const kind = random.pick(kinds)
    const turn = random.pick(turns)
    const [right, up] = [random.integer(-7, 7), random.integer(-7, 7)]
    const shape = outlines[kind].map(turn).map(([x, y]): Point => [x + right, y + up])
    return { kind, shape, motion: someMotion(random, level, shape) }
  },
  fits(drawn) {
    const { shape, motion } = drawn
    const image = shape.map(mapBy(motion))
    const isApart =
      motion.kind === 'pivot' || image.every((at) => shape.every((corner) => String(corner) !== String(at)))
    const seen = through(motion.kind === 'mirror' ? motion.line : 'x = 0')
    const side = (at: Point): number =>
      motion.kind !== 'mirror' || typeOf(motion) !== 'straight'
        ? 1
        : motion.line.startsWith('x')
          ? at[0] - seen[0][0]
          : at[1] - seen[0][1]
    // The shape is on one side of a straight mirror.
    return (
      isOn([...shape, ...image]) &&
      isApart &&
      new Set(shape.map((at) => Math.sign(side(at)))).size === 1 &&
      slipsOn(drawn).length >= 2
    )
  },
  item(drawn) {
    const { shape, motion } = drawn
    const image = shape.map(mapBy(motion))
    const type = typeOf(motion)
    const [from = [0, 0], to = [0, 0]] =
      motion.kind === 'pivot' && motion.name === 'A' ? [shape[1], image[1]] : [shape[0], image[0]]
    const name = motion.kind === 'pivot' && motion.name === 'A' ? 'B' : 'A'
    return {
      stem: [say('draw.asks', { corners: all(cornersText(shape)), moves: motionNames([motion]) })],
      ...arranged.plane(
        {
          ...moveAxes,
          snap: { x: 1, y: 1 },
          given: {
            polygons: [polygonOf(shape)],
            ...(motion.kind === 'mirror' && type === 'straight'
              ? { lines: [{ through: through(motion.line), label: motion.line }] }
              : {}),
          },
        },
        { draws: 'polygon', points: pairs(image) },
        slipsOn(drawn),
      ),
      hints: [say(`draw.nudge.${type}`), say(`draw.hint.${type}`)],
      solution: [
        say(`draw.why.${type}`),
        say('draw.first', { from: tex(`${name}${pointText(from)}`), to: tex(`${name}′${pointText(to)}`) }),
        say('draw.so', { images: all(cornersText(image, '′')) }),
      ],
    }
  },
  solve({ stem }) {
    const points = pointsIn(stem.split(/:(?= (?:a|una) )/)[0] ?? '')
    return {
      kind: 'coordinate-plane',
      points: pairs(points.map((at) => movedBy(movesIn(stem), at))),
    }
  },
})
