import { built, defineModel, mathIn, numbersIn, plain, type Text, tex } from '#form'
import { tidy } from '#bugs/bug.ts'
import { numberLine } from '#build-drawn.ts'
import { type NumberScale, scaleLine } from '#figures/number-scale/number-scale.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { signedWhole } from '#signed/signed.ts'
import { parseMixed, quarterTex } from '#signed/quarters.ts'
import { say } from './messages.gen.ts'

/** Two numbers whose opposites are plotted, two numbers with parts, or a number that is so far from another one. */
interface Placed {
  asks: 'opposite' | 'part' | 'moved'
  starts: number[]
  /** To the left below 0. */
  move: number
  letter: string
  /** Which of two numbers is a mixed number; the other one is a decimal. */
  mixed: number
}

const askedAt = { 1: 'opposite', 2: 'part', 3: 'moved' } as const
const scaleOf = (asks: Placed['asks']): NumberScale =>
  asks === 'part' ? { step: 0.25, spaces: 12, labelEvery: 4 } : { step: 1, spaces: 10, labelEvery: 5 }
const keysOf = ({ asks, starts, move }: Placed): number[] =>
  starts.map((start) => (asks === 'part' ? start : -(start + move)))

type Wrong = [at: number, misconception: MisconceptionId, feedback: Text]

/** Wrong places of one point and whose thinking they are. */
function wrongOf({ asks, move }: Placed, start: number): Wrong[] {
  const whole = Math.trunc(start)
  const wrong: Record<Placed['asks'], () => Wrong[]> = {
    opposite: () => [
      [start, 'signed.no-opposite', say('place.itself')],
      [Math.sign(start) - start, 'signed.counts-ticks', say('place.ticks')],
    ],
    part: () => [
      [-start, 'signed.wrong-side', say('place.side', { side: start < 0 ? 'left' : 'right' })],
      [tidy(whole - (start - whole)), 'signed.reads-away', say('place.away', { whole })],
    ],
    moved: () => [
      [start + move, 'signed.no-opposite', say('place.stops')],
      [move - start, 'signed.wrong-way', say('place.way', { side: move < 0 ? 'left' : 'right' })],
    ],
  }
  return wrong[asks]()
}

/** The opposites of numbers (level 1), numbers between whole numbers (level 2), two steps with a letter (level 3). */
export const place = defineModel<Placed>({
  id: 'place',
  thinking: 'read a figure',
  seconds: 45,
  standards: ['6.NS.C.6a', '6.NS.C.6c'],
  task: ({ asks, starts, move }) => `${asks} ${starts.map(Math.sign).join()} ${Math.sign(move)}`,
  draw(random, level) {
    const asks = askedAt[level]
    const part = (): number => random.integer(0, 2) + random.pick([0.25, 0.5, 0.75])
    const starts: Record<Placed['asks'], () => number[]> = {
      opposite: () => [signedWhole(random, 9), signedWhole(random, 9)],
      part: () => [-part(), random.chance(0.6) ? -part() : part()],
      moved: () => [signedWhole(random, 8, 1)],
    }
    return {
      asks,
      starts: starts[asks](),
      move: asks === 'moved' ? signedWhole(random, 9) : 0,
      letter: random.pick(['a', 'k', 'm', 'n', 'p', 't']),
      mixed: random.integer(0, 1),
    }
  },
  fits(placed) {
    const { starts, move } = placed
    const { step, spaces } = scaleOf(placed.asks)
    const all = [...keysOf(placed), ...starts.flatMap((start) => wrongOf(placed, start).map(([at]) => at))]
    return (
      new Set(starts.map(Math.abs)).size === starts.length &&
      starts.every((start) => start + move !== 0) &&
      all.every((at) => Math.abs(at) <= step * spaces)
    )
  },
  item(placed) {
    const { asks, starts, move, letter, mixed } = placed
    const scale = scaleOf(asks)
    const keys = keysOf(placed)
    const shown = (value = 0, at = 0) => tex(quarterTex(value, at === mixed ? 'mixed' : 'decimal'))
    const points = (places: readonly number[]) => places.map((at) => ({ kind: 'point' as const, at }))
    const [start = 0, other = 0] = starts
    const terms = {
      letter,
      n: shown(start),
      m: shown(other, 1),
      size: Math.abs(move),
      side: move < 0 ? 'left' : 'right',
      end: start + move,
      key: shown(keys[0]),
      second: shown(keys[1]),
      whole: Math.trunc(start),
      next: Math.trunc(start) + Math.sign(start),
      zero: start < 0 ? 'left' : 'right',
      zeros: other < 0 ? 'left' : 'right',
    }
    return {
      stem: [say(`place.asks.${asks}`, terms)],
      ...built((word) =>
        numberLine(
          { ...scaleLine(scale), snap: scale.step },
          points(keys),
          starts.flatMap((each, which) =>
            wrongOf(placed, each)
              .filter(([at]) => !keys.includes(at))
              .map(([at, misconception, feedback]) => ({
                marks: points(keys.with(which, at)),
                misconception,
                feedback: word(feedback),
              })),
          ),
        ),
      ),
      hints: [say(`place.nudge.${asks}`, terms), say(`place.hint.${asks}`, terms)],
      solution: [say(`place.start.${asks}`, terms), say(`place.so.${asks}`, terms)],
    }
  },
  solve({ stem }) {
    const places = mathIn(stem).map(parseMixed)
    const isMoved = /units? to the|unidad\p{L}* a la/u.test(stem)
    const way = /to the left|a la izquierda/.test(stem) ? -1 : 1
    const distance = isMoved ? (numbersIn(plain(stem))[0]?.value ?? 0) : 0
    const turn = /opposite|opuesto/.test(stem) ? -1 : 1
    return {
      kind: 'number-line',
      marks: places.map((at) => ({ kind: 'point', at: turn * (at + way * distance) })),
    }
  },
})
