import { tex, tidy } from '#form'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'mountain' | 'freezer' | 'submarine' | 'lake' | 'game' | 'crane'
type Part = 'change' | 'after' | 'end' | 'above' | 'gap' | 'other'

/** First value, one step down, and how many steps: each in steps of `by`. */
const sizes: Record<Story, { s: [number, number]; r: [number, number]; by: number; n: [number, number] }> = {
  mountain: { s: [-8, 12], r: [3, 5], by: 0.5, n: [4, 8] },
  freezer: { s: [-20, 8], r: [3, 7], by: 0.5, n: [3, 6] },
  submarine: { s: [-24, -6], r: [4, 9], by: 2.5, n: [4, 9] },
  lake: { s: [-12, 14], r: [3, 9], by: 0.5, n: [4, 12] },
  game: { s: [-6, 12], r: [2, 5], by: 5, n: [3, 7] },
  crane: { s: [8, 40], r: [5, 11], by: 0.5, n: [4, 9] },
}

interface Changes {
  s: number
  r: number
  n: number
  u: number
  /** The other thing: where it starts, and how many steps it takes. */
  x: number
  m: number
}
/** In TeX, a negative number with parentheses where another number precedes it. */
const signed = (value: number): string => (value < 0 ? `−${tidy(-value)}` : String(tidy(value)))
const boxed = (value: number): string => (value < 0 ? `(${signed(value)})` : signed(value))

/** Down and up again (level 1), compared with 0 and the start (level 2), a number of steps worked back (level 3). */
export const task = linkedTask<Changes, Story, Part>({
  standards: ['7.NS.A.3'],
  stories: ['mountain', 'freezer', 'submarine', 'lake', 'game', 'crane'],
  levels: {
    1: ['change', 'after', 'end'],
    2: ['after', 'end', 'above', 'gap'],
    3: ['change', 'after', 'end', 'gap', 'other'],
  },
  draw(random, { story }) {
    const { s, r, by, n } = sizes[story]
    const step = by * random.integer(...r)
    const times = random.integer(...n)
    return {
      s: by * random.integer(...s),
      r: step,
      n: times,
      // Only a submarine ends above its first value, too.
      u: by * random.integer(2, Math.floor((step * times) / by) + (story === 'submarine' ? 12 : -1)),
      x: by * random.integer(...s),
      m: random.integer(3, n[1] + 2),
    }
  },
  fits({ story, level, side, s, r, n, u, x, m }) {
    const [low, end] = [s - r * n, s - r * n + u]
    // A submarine never rises above the sea, so it is compared with its first depth.
    return (
      [s, x, x - r * m, u, r].every((value) => value !== 0 && Math.abs(value) !== 1) &&
      low < 0 &&
      end !== 0 &&
      end !== s &&
      (story !== 'submarine' || end < 0) &&
      (level !== 2 || end > (story === 'submarine' ? s : 0) === (side === 0)) &&
      x !== s &&
      x - r * m < 0 &&
      m !== n
    )
  },
  told: ({ story, s, r, n, u }) => [say(`task.${story}.told`, { s: tex(signed(s)), r, n, u })],
  asks(part, { story, r, x, m }) {
    if (part === 'above') return say(story === 'submarine' ? 'task.above-first' : 'task.above')
    if (part === 'other')
      return say(`task.${story}.other`, { x: tex(signed(x)), y: tex(signed(tidy(x - r * m))) })
    return say(`task.${part}`, { unit: say(`task.${story}.unit`) })
  },
  parts({ story, s, r, n, u, x, m }) {
    const [change, after, end] = [tidy(-r * n), tidy(s - r * n), tidy(s - r * n + u)]
    const gap = tidy(Math.abs(end - s))
    const isUnder = story === 'submarine'
    const mark = isUnder ? s : 0
    const [isUp, y] = [end > mark, tidy(x - r * m)]
    return {
      change: {
        value: change,
        work: String.raw`${n} \times ${boxed(-r)} = ${signed(change)}`,
        wrong: [
          [-change, 'signed.wrong-sign', say('task.slip.sign')],
          [-r, 'signed.counts-once', say('task.slip.once')],
        ],
      },
      after: {
        value: after,
        work: `${signed(s)} + ${boxed(change)} = ${signed(after)}`,
        wrong: [
          [change, 'signed.leaves-out-start', say('task.slip.start')],
          [s + r * n, 'signed.wrong-way', say('task.slip.wrong-way')],
          [s - r, 'signed.counts-once', say('task.slip.once')],
        ],
      },
      end: {
        value: end,
        work: `${signed(after)} + ${tidy(u)} = ${signed(end)}`,
        wrong: [
          [after - u, 'signed.wrong-way', say('task.slip.wrong-way')],
          [after, 'signed.stops-early', say('task.slip.low')],
          [-after + u, 'signed.ignores-signs', say('task.slip.sign')],
        ],
      },
      above: {
        right: say(isUp ? 'task.up' : 'task.down'),
        work: `${signed(end)} ${isUp ? '>' : '<'} ${signed(mark)}`,
        wrong: [
          [
            say(isUp ? 'task.down' : 'task.up'),
            'signed.by-size',
            say(isUnder ? 'task.slip.higher' : 'task.slip.zero'),
          ],
        ],
      },
      gap: {
        value: gap,
        work: `|${signed(end)} − ${boxed(s)}| = ${gap}`,
        wrong: [
          [Math.abs(Math.abs(end) - Math.abs(s)), 'signed.different-signs', say('task.slip.sizes')],
          [Math.abs(end) + Math.abs(s), 'signed.different-signs', say('task.slip.sizes')],
        ],
      },
      other: {
        value: m,
        work: String.raw`(${signed(y)} − ${boxed(x)}) \div ${boxed(-r)} = ${m}`,
        wrong: [
          [tidy(r * m), 'signed.stops-early', say('task.slip.whole')],
          [[Math.abs(y), r], 'signed.leaves-out-start', say('task.slip.distance')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told, asked, stem }) {
    // Some stories say what 0 is after they tell the first value.
    const [s = 0, ...others] = told
    const [r = 0, n = 0, u = 0] = others.filter((value) => value !== 0)
    const [x = 0, y = 0] = asked('other')
    const low = s - r * n
    return {
      change: -r * n,
      after: low,
      end: low + u,
      above: low + u > (/submarin/.test(stem) ? s : 0) ? /above|encima/ : /below|debajo/,
      gap: Math.abs(low + u - s),
      other: (x - y) / r,
    }
  },
})
