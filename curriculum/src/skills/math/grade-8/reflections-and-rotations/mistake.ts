import { arranged, byLevel, defineModel, math, plain, type Random, solved, tex } from '#form'
import { type Point, plainPoint, pointsIn, pointText, typedPoint } from '#equations/line.ts'
import { mapBy, type Motion, motionNames } from '#moves/motions.ts'
import { linear, type Mapping } from '#moves/moves.ts'
import { movedBy, movesIn } from '#moves/read-moves.ts'
import { person, someone } from '#people/people.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

const axes: readonly Motion[] = [
  { kind: 'reflection', axis: 'x' },
  { kind: 'reflection', axis: 'y' },
]
const half: Motion = { kind: 'rotation', turn: 180, way: 'counter' }
const turns: readonly Motion[] = [
  { kind: 'rotation', turn: 90, way: 'counter' },
  { kind: 'rotation', turn: 90, way: 'clockwise' },
]
const names = 'ABCD'
const nameOf = (motion: Motion): string =>
  motion.kind === 'mirror' ? motion.line.replace(/\d/, 'n') : Object.values(motion).join(' ')
const minus = (value: number): string => String(value).replace('-', '−')

/** Images of all vertices, of which one may be wrong. */
const imagesTable = (corners: readonly Point[], images: readonly Point[]) =>
  tableFigure(
    say('mistake.title'),
    [say('mistake.vertex'), say('mistake.image')],
    corners.map((at, place) => [
      `${names.charAt(place)}${pointText(at)}`,
      `${names.charAt(place)}′${pointText(images[place] ?? at)}`,
    ]),
  )

interface OneWrong {
  who: string
  corners: Point[]
  motion: Motion
  /** The vertex with a wrong image, and what was done to it. */
  at: number
  slip: 'swapped' | 'sign-x' | 'sign-y'
}
const slips: Record<OneWrong['slip'], Mapping> = {
  swapped: linear(0, 1, 1, 0),
  'sign-x': linear(-1, 0, 0, 1),
  'sign-y': linear(1, 0, 0, -1),
}
const wrongImage = ({ corners, motion, at, slip }: OneWrong): Point =>
  slips[slip](mapBy(motion)(corners[at] ?? [0, 0]))
function motionAt(random: Random, level: 1 | 2 | 3): Motion {
  if (level === 1) return random.pick([...axes, half])
  const lines = ['y = x', 'y = −x', `${random.pick(['x', 'y'])} = ${minus(random.pick([-2, -1, 1, 2, 3]))}`]
  return random.chance(0.4) ? random.pick(turns) : { kind: 'mirror', line: random.pick(lines) }
}
const some = (random: Random): Point => [
  random.pick([-1, 1]) * random.integer(1, 9),
  random.pick([-1, 1]) * random.integer(1, 9),
]

/** Axes and a half turn (level 1), quarter turns and other mirrors (level 2). */
const oneVertex = defineModel<OneWrong>({
  id: 'find-mistake',
  thinking: 'find the mistake',
  seconds: 75,
  standards: ['8.G.A.3'],
  minWrongAnswers: 1,
  task: ({ motion, slip }) => `${nameOf(motion)} ${slip}`,
  draw: (random, level) => ({
    who: someone(random),
    corners: [some(random), some(random), some(random), some(random)],
    motion: motionAt(random, level),
    at: random.integer(0, 3),
    slip: random.pick(['swapped', 'sign-x', 'sign-y'] as const),
  }),
  fits(its) {
    const { corners, motion } = its
    const points = [...corners, ...corners.map(mapBy(motion)), wrongImage(its)]
    return (
      new Set(corners.map(String)).size === 4 &&
      points.every(
        ([x, y]) => x * y !== 0 && Math.abs(x) !== Math.abs(y) && Math.abs(x) < 15 && Math.abs(y) < 15,
      )
    )
  },
  item(its) {
    const { who, corners, motion, at } = its
    const does = mapBy(motion)
    const images = corners.map((corner, place) => (place === at ? wrongImage(its) : does(corner)))
    const from = corners[at] ?? [0, 0]
    const key = does(from)
    const letter = names.charAt(at)
    return {
      stem: [say('mistake.asks', { who: person(who), moves: motionNames([motion]) }), say('mistake.where')],
      figure: imagesTable(corners, images),
      ...typedPoint({
        label: say('mistake.label'),
        key,
        wrong: [
          {
            at: wrongImage(its),
            misconception: 'judging.trusts-claim' as const,
            feedback: say('mistake.same'),
          },
          ...(nameOf(motion) === nameOf(half)
            ? []
            : [
                {
                  at: [-key[0], -key[1]] as const,
                  misconception:
                    motion.kind === 'rotation'
                      ? ('moves.turns-wrong-way' as const)
                      : ('moves.reflects-for-turn' as const),
                  feedback: say('mistake.signs'),
                },
              ]),
          {
            at: [key[1], key[0]] as const,
            misconception: 'grid.swaps-coordinates' as const,
            feedback: say('mistake.swapped'),
          },
        ].filter(
          (each, place, all) =>
            plainPoint(each.at) !== plainPoint(key) &&
            all.findIndex((other) => plainPoint(other.at) === plainPoint(each.at)) === place,
        ),
      }),
      hints: [say('mistake.nudge'), say('mistake.hint')],
      solution: [
        say('mistake.others', { letter }),
        say('mistake.so', {
          from: tex(`${letter}${pointText(from)}`),
          to: tex(`${letter}′${pointText(key)}`),
        }),
      ],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const moves = movesIn(stem.split(/\.\s/)[0] ?? '')
    const right = figure.rows.flatMap(([from = '', to = '']) => {
      const [start = [0, 0]] = pointsIn(from)
      const [end = [0, 0]] = pointsIn(to)
      const image = movedBy(moves, start)
      return String(image) === String(end) ? [] : [image]
    })
    return { kind: 'coordinates', text: plainPoint(right[0] ?? [0, 0]) }
  },
})

interface Other {
  who: string
  corners: Point[]
  asked: Motion
  done: Motion
  shuffle: number
}
const all: readonly Motion[] = [...axes, half, ...turns]
const option = (motion: Motion) => say('mistake.motion', { moves: motionNames([motion]) })
/** Another motion was used for all vertices (level 3). */
const wholeFigure = defineModel<Other, { asked: Motion; done: Motion }>({
  id: 'find-mistake',
  thinking: 'find the mistake',
  seconds: 80,
  standards: ['8.G.A.3'],
  task: ({ asked, done }) => `${nameOf(asked)} ${nameOf(done)}`,
  aim(random) {
    const [asked = half, done = half] = random.sample(all, 2)
    return { asked, done }
  },
  draw: (random, _level, aim) => ({
    who: someone(random),
    corners: [some(random), some(random), some(random)],
    ...aim,
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ corners }) =>
    new Set(corners.map(String)).size === 3 && corners.every(([x, y]) => Math.abs(x) !== Math.abs(y)),
  item({ who, corners, asked, done, shuffle }) {
    const [from = [0, 0]] = corners
    const key = mapBy(asked)(from)
    const images = all.map((motion) => mapBy(motion)(from))
    const point = (at: Point) => math(`A′${pointText(at)}`)
    return {
      stem: [say('mistake.whole', { who: person(who), moves: motionNames([asked]) })],
      figure: imagesTable(corners, corners.map(mapBy(done))),
      ...arranged.gaps(shuffle, [
        say('mistake.did'),
        {
          label: say('mistake.which'),
          right: option(done),
          wrong: all
            .filter((motion) => nameOf(motion) !== nameOf(done))
            .map((motion) => ({
              text: option(motion),
              misconception:
                nameOf(motion) === nameOf(asked) ? 'judging.trusts-claim' : 'judging.names-other-fault',
              feedback: say(nameOf(motion) === nameOf(asked) ? 'mistake.trusted' : 'mistake.other'),
            })),
          keepOrder: all.map(option),
        },
        say('mistake.should'),
        {
          label: say('mistake.right-image'),
          right: point(key),
          wrong: images
            .filter((at) => String(at) !== String(key))
            .map((at) => {
              const isDone = String(at) === String(mapBy(done)(from))
              return {
                text: point(at),
                misconception: isDone ? 'judging.trusts-claim' : null,
                feedback: say(isDone ? 'mistake.same' : 'mistake.again'),
              }
            }),
        },
        '.',
      ]),
      hints: [say('mistake.nudge-whole'), say('mistake.hint-whole')],
      solution: [
        say('mistake.really', {
          moves: motionNames([done]),
          from: tex(`A${pointText(from)}`),
          to: tex(`A′${pointText(mapBy(done)(from))}`),
        }),
        say('mistake.instead', { moves: motionNames([asked]), to: tex(`A′${pointText(key)}`) }),
      ],
    }
  },
  solve(shown) {
    const { figure, stem } = shown
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const pairs = figure.rows.map(([from = '', to = '']) => [pointsIn(from)[0], pointsIn(to)[0]] as const)
    const first: Point = pairs[0]?.[0] ?? [0, 0]
    const key = movedBy(movesIn(stem.split(/\.\s/)[0] ?? ''), first)
    return solved.gaps(shown, (text, gap) =>
      gap === 0
        ? pairs.every(([from, to]) => String(movedBy(movesIn(plain(text)), from ?? first)) === String(to))
        : String(pointsIn(text)[0]) === String(key),
    )
  },
})

/** One wrong vertex (levels 1 and 2), another motion for the whole figure (level 3). */
export const findMistake = byLevel({ 1: oneVertex, 2: oneVertex, 3: wholeFigure }, ({ interaction }) =>
  interaction.kind === 'inline-choice' ? 3 : 1,
)
