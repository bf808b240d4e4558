import { arranged, defineModel, numbersIn, plain, solved, tex, type Text } from '#form'
import { type Point, plainPoint, pointsIn, pointText, typedPoint } from '#equations/line.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { inTurn, type Move, namesOf, shift, someMove } from '#moves/moves.ts'
import { movedBy, movesIn } from '#moves/read-moves.ts'
import { say } from './messages.gen.ts'

const rigid = ['translation', 'reflection', 'rotation'] as const
interface Stays {
  side: number
  angle: number
  moves: Move[]
  isBack: boolean
  shuffle: number
}
const factorOf = (moves: readonly Move[]): number =>
  moves.reduce((product, move) => (move.kind === 'dilation' ? product * move.by : product), 1)

/** One transformation (level 1), two (level 2), back from the image (level 3). */
export const whatStays = defineModel<Stays, boolean>({
  id: 'what-stays',
  thinking: 'explain',
  seconds: 60,
  standards: ['8.G.A.1a', '8.G.A.1b', '8.G.A.4'],
  task: ({ moves, isBack }) => `${moves.map(({ kind }) => kind).join(' ')} ${factorOf(moves)} ${isBack}`,
  aim: (random) => random.chance(0.5),
  draw(random, level, hasScale) {
    const some = (): Move => someMove(random, random.pick(rigid))
    const changing = hasScale
      ? someMove(random, 'dilation', level === 1 ? [2, 3, 4] : [0.5, 2, 3, 4])
      : some()
    return {
      side: random.integer(2, 15) * 2,
      angle: random.integer(6, 31) * 4,
      moves: level === 1 ? [changing] : random.shuffle([changing, some()]),
      isBack: level === 3,
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ angle, moves: [first, second] }) => angle !== 60 && angle !== 120 && first?.kind !== second?.kind,
  item({ side, angle, moves, isBack, shuffle }) {
    const factor = factorOf(moves)
    const [known, asked] = isBack ? [side * factor, side] : [side, side * factor]
    const wrong = (text: Text, misconception: MisconceptionId, feedback: Text) => ({
      text,
      misconception,
      feedback,
    })
    const cm = (length: number): Text => say('stays.cm', { length })
    const degrees = (size: number): Text => say('stays.degrees', { size })
    const told: [number, MisconceptionId][] =
      factor === 1
        ? [
            [known * 2, 'moves.changes-size'],
            [known / 2, 'moves.changes-size'],
          ]
        : [
            [known, 'moves.keeps-size'],
            [isBack ? known - factor : known + factor, 'moves.adds-factor'],
            [isBack ? known * factor : known / factor, 'moves.wrong-scale'],
          ]
    const lengths = told.filter(
      ([length], at) =>
        length !== asked &&
        length > 0 &&
        Number.isInteger(length * 2) &&
        told.findIndex(([other]) => other === length) === at,
    )
    const angles = [180 - angle, angle * 2, angle / 2].filter((size) => size < 176 && size !== angle)
    const isRigid = factor === 1
    const kinds = [say('stays.congruent'), say('stays.similar')]
    const [right = say('stays.congruent'), other = right] = isRigid ? kinds : kinds.toReversed()
    const look = isRigid ? 'rigid' : isBack ? 'back' : 'scaled'
    const mark = isBack ? 'back' : 'image'
    return {
      stem: [
        say('stays.moves', { count: moves.length, moves: namesOf(moves) }),
        say(`stays.known.${mark}`, { length: cm(known), angle: degrees(angle) }),
      ],
      ...arranged.gaps(shuffle, [
        say(`stays.side.${mark}`),
        {
          label: say('stays.length'),
          right: cm(asked),
          wrong: lengths.map(([length, id]) => wrong(cm(length), id, say(`stays.look.${look}`))),
        },
        say(`stays.angle.${mark}`),
        {
          label: say('stays.size'),
          right: degrees(angle),
          wrong: angles.map((size) => wrong(degrees(size), 'moves.changes-angles', say('stays.look.angle'))),
        },
        say('stays.both'),
        {
          label: say('stays.compare'),
          right,
          wrong: [wrong(other, isRigid ? 'moves.changes-size' : 'moves.keeps-size', say('stays.look.kind'))],
          keepOrder: kinds,
        },
        '.',
      ]),
      hints: [say('stays.nudge'), say('stays.hint')],
      solution: [
        isRigid
          ? say('stays.keeps', { length: cm(asked), angle: degrees(angle) })
          : say(`stays.scales.${mark}`, { length: cm(asked), angle: degrees(angle) }),
        say(isRigid ? 'stays.so.congruent' : 'stays.so.similar'),
      ],
    }
  },
  solve(shown) {
    const [moved = '', given = ''] = plain(shown.stem).split(/(?<=\.)\s+(?=Side|El lado)/)
    const [one, other] = [movedBy(movesIn(moved), [0, 0]), movedBy(movesIn(moved), [1, 0])]
    const factor = Math.hypot(other[0] - one[0], other[1] - one[1])
    const [length = 0, angle = 0] = numbersIn(given).map(({ value }) => value)
    const size = /A′B′/.test(given) ? length / factor : length * factor
    return solved.gaps(shown, (text, gap) => {
      if (gap === 2) return factor === 1 ? text.startsWith('congruent') : /^(?:similar|semejant)/.test(text)
      return numbersIn(text)[0]?.value === (gap === 0 ? size : angle)
    })
  },
})

interface Parallel {
  level: 1 | 2 | 3
  p: Point
  q: Point
  r: Point
  /** RS is so many times PQ; less than 0 in the opposite direction. */
  times: number
  moves: Move[]
}
const along = ([x, y]: Point, [right, up]: Point, times: number): Point => [x + times * right, y + times * up]
const from = ([x, y]: Point, [right, up]: Point): Point => [right - x, up - y]

/** A parallelogram (level 1), a parallel segment of known length (level 2), both found by coordinates (level 3). */
export const parallelSides = defineModel<Parallel>({
  id: 'parallel-sides',
  thinking: 'compare',
  seconds: 70,
  standards: ['8.G.A.1c', '8.G.A.1a'],
  task: ({ level, times, moves }) => `${level} ${times} ${level === 1 ? '' : (moves[0]?.kind ?? '')}`,
  draw(random, level) {
    const some = (): Point => [random.integer(-7, 7), random.integer(-7, 7)]
    const p = some()
    const step: Point = [random.integer(-4, 4), random.integer(-4, 4)]
    return {
      level,
      p,
      q: along(p, step, 1),
      r: some(),
      times: level === 1 ? -1 : level === 2 ? random.pick([2, 3]) : random.pick([-2, 2, 3]),
      moves: [
        someMove(random, random.pick(level === 3 ? (['reflection', 'rotation'] as const) : rigid)),
        someMove(random, 'translation'),
      ],
    }
  },
  fits(values) {
    const { p, q, r, times } = values
    const [right, up] = from(p, q)
    const [x, y] = from(p, r)
    const points = [p, q, r, along(r, [right, up], times)]
    const images = points.map(inTurn(values.moves))
    return (
      right * up !== 0 &&
      Math.abs(right) !== Math.abs(up) &&
      Math.abs(right * y - up * x) >= 4 &&
      [...points, ...images].every((point) => point.every((each) => Math.abs(each) <= 12))
    )
  },
  item({ level, p, q, r, times, moves }) {
    const move = inTurn(moves)
    const s = along(r, from(p, q), times)
    const [p1, q1, r1, key] = [move(p), move(q), move(r), move(s)]
    const step = from(p1, q1)
    const name = (letters: string, point: Point) => tex(`${letters}${pointText(point)}`)
    const images = { p: name('P′', p1), q: name('Q′', q1), r: name('R′', r1) }
    const named = level === 1 ? 'one' : level === 2 ? 'two' : 'three'
    const unit = Math.sign(times)
    const ways: { at: Point; misconception: MisconceptionId; feedback: Text }[] = [
      {
        at: along(r1, step, -times),
        misconception: 'grid.wrong-direction',
        feedback: say(`parallel.reversed.${named}`),
      },
      ...(level === 1
        ? [
            {
              at: along(q1, from(r1, p1), 1),
              misconception: 'moves.loses-parallel' as const,
              feedback: say('parallel.lost'),
            },
          ]
        : [
            {
              at: along(r1, step, unit),
              misconception: 'moves.wrong-length' as const,
              feedback: say('parallel.length'),
            },
          ]),
      ...(level === 3
        ? [
            {
              at: shift(...from(r, s))(r1),
              misconception: 'moves.old-direction' as const,
              feedback: say('parallel.old'),
            },
          ]
        : []),
      {
        at: along(r1, [step[1], step[0]], times),
        misconception: 'grid.swaps-coordinates',
        feedback: say('parallel.swapped'),
      },
    ]
    return {
      stem: [
        level === 1
          ? say('parallel.asks.one')
          : level === 2
            ? say('parallel.asks.two', { times })
            : say('parallel.asks.three', {
                p: name('P', p),
                q: name('Q', q),
                r: name('R', r),
                s: name('S', s),
              }),
        say('parallel.images', images),
      ],
      ...typedPoint({
        label: say('parallel.label'),
        key,
        wrong: ways.filter(({ at }) => plainPoint(at) !== plainPoint(key)),
      }),
      hints: [say('parallel.nudge'), say(`parallel.hint.${named}`)],
      solution: [
        say('parallel.keeps'),
        say('parallel.step', { right: step[0], up: step[1] }),
        level === 1
          ? say('parallel.so.one', { key: tex(pointText(key)) })
          : say('parallel.so.other', {
              times: Math.abs(times),
              way: times > 0 ? 'same' : 'opposite',
              right: times * step[0],
              up: times * step[1],
              key: tex(pointText(key)),
            }),
      ],
    }
  },
  solve({ stem }) {
    const points = pointsIn(stem)
    const [p = [0, 0], q = [0, 0], r = [0, 0]] = points.slice(-3)
    const step = from(p, q)
    if (points.length === 3) {
      const times = /parallelogram|paralelogramo/.test(stem) ? -1 : (numbersIn(plain(stem))[0]?.value ?? 1)
      return { kind: 'coordinates', text: plainPoint(along(r, step, times)) }
    }
    const [first = [0, 0], second = [0, 0], third = [0, 0], fourth = [0, 0]] = points
    const [before, after] = [from(first, second), from(third, fourth)]
    return { kind: 'coordinates', text: plainPoint(along(r, step, after[0] / before[0])) }
  },
})
