import { math, tex } from '#form'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'elevator' | 'films' | 'tablet' | 'orchard' | 'trip' | 'drone'
type Part = 'model' | 'used' | 'spare' | 'room' | 'most' | 'left' | 'need' | 'other'

/** The single part (in steps of `by`), the repeated part, and how often it fits. */
const sizes: Record<Story, { b: [number, number]; by: number; k: [number, number]; fit: [number, number] }> =
  {
    elevator: { b: [12, 24], by: 5, k: [35, 60], fit: [8, 18] },
    films: { b: [3, 5], by: 5, k: [7, 16], fit: [6, 12] },
    tablet: { b: [14, 26], by: 1, k: [3, 6], fit: [9, 20] },
    orchard: { b: [12, 30], by: 10, k: [12, 20], fit: [9, 25] },
    trip: { b: [8, 16], by: 25, k: [9, 18], fit: [18, 40] },
    drone: { b: [12, 18], by: 1, k: [6, 9], fit: [5, 9] },
  }

interface Limit {
  b: number
  k: number
  most: number
  left: number
  n: number
  /** The single part after the change, and how often the other one fits then. */
  c: number
}
const limitOf = ({ b, k, most, left }: Limit): number => b + k * most + left

/** Letters in sentences. */
const letters = { lx: tex('x') }

/** The parts of a limit (level 1), the greatest whole number (level 2), and what changes it (level 3). */
export const task = linkedTask<Limit, Story, Part>({
  standards: ['7.EE.B.4b', '7.EE.B.3'],
  stories: ['elevator', 'films', 'tablet', 'orchard', 'trip', 'drone'],
  levels: {
    1: ['used', 'spare', 'model'],
    2: ['model', 'room', 'most', 'left'],
    3: ['room', 'most', 'left', 'need', 'other'],
  },
  draw(random, { story }) {
    const { b, by, k, fit } = sizes[story]
    const each = random.integer(...k)
    const single = by * random.integer(...b)
    return {
      b: single,
      k: each,
      most: random.integer(...fit),
      left: random.integer(1, each - 1),
      n: random.integer(3, fit[0] - 1),
      c: Math.round(single * random.pick([0.5, 0.6, 0.7])),
    }
  },
  fits: (its) =>
    its.b !== its.k &&
    limitOf(its) <= (its.story === 'drone' ? 95 : 1500) &&
    limitOf(its) % { elevator: 10, films: 5, tablet: 4, orchard: 10, trip: 10, drone: 1 }[its.story] === 0 &&
    (limitOf(its) - its.c) % its.k > 0 &&
    its.b - its.c + its.left >= its.k,
  told: (its) => [say(`${its.story}.told`, { limit: limitOf(its), b: its.b, k: its.k })],
  asks(part, { story, n, c }) {
    const its = { n, c, ...letters }
    return say(`${story}.${part === 'spare' ? 'left' : part}`, its)
  },
  parts(its) {
    const { b, k, most, left, n, c } = its
    const [limit, used, room] = [limitOf(its), b + k * n, k * most + left]
    const now = Math.floor((limit - c) / k)
    const whole = (amount: number, fit: number) => String.raw`${fit} \times ${k} = ${fit * k} \le ${amount}`
    return {
      model: {
        right: math(String.raw`${k}x + ${b} \le ${limit}`),
        work: String.raw`${k}x + ${b} \le ${limit}`,
        wrong: [
          [math(String.raw`${k}x + ${b} \ge ${limit}`), 'inequality.turned-sign', say('slip.turned')],
          [math(String.raw`${b}x + ${k} \le ${limit}`), 'model.swaps-rate', say('slip.swaps')],
          [math(String.raw`${k + b}x \le ${limit}`), 'model.counts-all', say('slip.all')],
        ],
      },
      used: {
        value: used,
        work: String.raw`${k} \times ${n} + ${b} = ${used}`,
        wrong: [
          [k * n, 'equation.ignores-constant', say('slip.forgets')],
          [(k + b) * n, 'model.counts-all', say('slip.all')],
          [k + b, 'model.counts-once', say('slip.once')],
        ],
      },
      spare: {
        value: limit - used,
        work: `${limit} − ${used} = ${limit - used}`,
        wrong: [[limit - k * n, 'equation.ignores-constant', say('slip.forgets')]],
      },
      room: {
        value: room,
        work: `${limit} − ${b} = ${room}`,
        wrong: [
          [limit + b, 'equation.same-operation', say('slip.adds')],
          [limit - b - k, 'model.counts-once', say('slip.too')],
        ],
      },
      most: {
        value: most,
        work: `${whole(room, most)} < ${(most + 1) * k}`,
        wrong: [
          [most + 1, 'inequality.rounds-without-story', say('slip.up')],
          [Math.floor(limit / k), 'equation.ignores-constant', say('slip.forgets')],
        ],
      },
      left: {
        value: left,
        work: `${room} − ${k * most} = ${left}`,
        wrong: [[k * most, 'equation.stops-early', say('slip.used')]],
      },
      need: {
        value: k - left,
        work: `${k} − ${left} = ${k - left}`,
        wrong: [[k, 'equation.stops-early', say('slip.more')]],
      },
      other: {
        value: now,
        work: `${whole(limit - c, now)} < ${(now + 1) * k}`,
        wrong: [
          [now + 1, 'inequality.rounds-without-story', say('slip.up')],
          [most, 'equation.stops-early', say('slip.old')],
        ],
      },
    }
  },
  why: (part, equation) => say(`why.${part}`, { equation, ...letters }),
  hints: (level) => [say('hint.task'), say(`hint.${level}`)],
  solve({ told: [limit = 0, b = 0, k = 1], asked }) {
    const [n = 0] = asked('used')
    const [c = 0] = asked('other')
    const fits = (from: number): number => {
      let count = 0
      while (from + k * (count + 1) <= limit) count += 1
      return count
    }
    const most = fits(b)
    return {
      model: new RegExp(String.raw`\D${k}x \+ ${b} \\le`),
      used: b + k * n,
      spare: limit - (b + k * n),
      room: limit - b,
      most,
      left: limit - (b + k * most),
      need: b + k * (most + 1) - limit,
      other: fits(c),
    }
  },
})
