import { math, tex } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'vines' | 'tanks' | 'balloons' | 'candles' | 'pools' | 'planes'
type Part = 'model' | 'same' | 'value' | 'more' | 'gap' | 'change'

/** Whether the amounts grow or shrink, the smaller first amount and the changes in steps of `by`, and the time. */
const sizes: Record<
  Story,
  { sign: 1 | -1; a: [number, number]; p: [number, number]; by: number; most: number }
> = {
  vines: { sign: 1, a: [20, 60], p: [3, 12], by: 1, most: 9 },
  tanks: { sign: 1, a: [15, 60], p: [4, 15], by: 1, most: 12 },
  balloons: { sign: 1, a: [8, 30], p: [3, 9], by: 10, most: 9 },
  candles: { sign: -1, a: [120, 240], p: [6, 15], by: 1, most: 7 },
  pools: { sign: -1, a: [70, 140], p: [2, 8], by: 10, most: 12 },
  planes: { sign: -1, a: [90, 160], p: [5, 11], by: 100, most: 8 },
}

interface Two {
  /** First amounts and changes. */
  a: number
  b: number
  p: number
  q: number
  t: number
  n: number
  /** The third one. */
  c: number
  r: number
  meets: number
}

/** Letters in sentences. */
const letters = { lx: tex('x') }

/** The equation of a meeting (level 1), before and after it (level 2), a change worked back (level 3). */
export const task = linkedTask<Two, Story, Part>({
  standards: ['8.EE.C.8c', '8.EE.C.7b'],
  stories: ['vines', 'tanks', 'balloons', 'candles', 'pools', 'planes'],
  levels: {
    1: ['model', 'same', 'value'],
    2: ['same', 'value', 'more', 'gap'],
    3: ['model', 'same', 'value', 'gap', 'change'],
  },
  draw(random, { story }) {
    const { sign, a, p, by, most } = sizes[story]
    const [one = 0, two = 0, three = 0] = random
      .sample(
        Array.from({ length: p[1] - p[0] + 1 }, (_unused, at) => at + p[0]),
        3,
      )
      .map((each) => each * by)
    const [t, first, meets] = [random.integer(3, most), by * random.integer(...a), random.integer(3, most)]
    return {
      a: first,
      p: one,
      b: first + sign * t * (one - two),
      q: two,
      t,
      n: random.integer(2, most + 1),
      c: first + sign * meets * (one - three),
      r: three,
      meets,
    }
  },
  fits({ story, side, a, b, p, q, t, n, c, r, meets }) {
    const { sign, by } = sizes[story]
    const at = (first: number, change: number, time: number) => first + sign * change * time
    return (
      [b, c, at(a, p, Math.max(t, n, meets)), at(b, q, Math.max(t, n)), at(c, r, meets)].every(
        (value) => value >= 3 * by,
      ) &&
      n !== t &&
      new Set([t, n, meets]).size === 3 &&
      at(a, p, n) > at(b, q, n) === (side === 0)
    )
  },
  told: ({ story }) => [say(`task.${story}.told`)],
  figure: ({ story, a, b, p, q }) =>
    tableFigure(
      say('task.title'),
      [say(`task.${story}.thing`), say(`task.${story}.first`), say(`task.${story}.each`)],
      [
        ['A', a, p],
        ['B', b, q],
      ],
    ),
  asks(part, { story, n, c, meets }) {
    if (part === 'model' || part === 'same')
      return say(`task.${part}`, { x: say(`task.${story}.x`), ...letters })
    return part === 'change'
      ? say(`task.${story}.change`, { c, n: meets })
      : part === 'value'
        ? say(`task.${story}.value`)
        : say(`task.${story}.${part}`, { n })
  },
  parts({ story, a, b, p, q, t, n, c, r, meets }) {
    const { sign } = sizes[story]
    const [plus, minus] = sign > 0 ? ['+', '−'] : ['−', '+']
    const at = (first: number, change: number, time: number) => first + sign * change * time
    const told = (first: number, change: number, time: number) =>
      String.raw`${first} ${plus} ${change} \times ${time} = ${at(first, change, time)}`
    const [one, two] = [at(a, p, n), at(b, q, n)]
    const [far, apart] = [Math.abs(a - b), Math.abs(p - q)]
    return {
      model: {
        right: math(`${a} ${plus} ${p}x = ${b} ${plus} ${q}x`),
        work: `${a} ${plus} ${p}x = ${b} ${plus} ${q}x`,
        wrong: [
          [math(`${p} ${plus} ${a}x = ${q} ${plus} ${b}x`), 'model.swaps-numbers', say('task.slip.swaps')],
          [math(`${a} ${plus} ${q}x = ${b} ${plus} ${p}x`), 'model.mixes-plans', say('task.slip.mixes')],
          [math(`${a} ${minus} ${p}x = ${b} ${minus} ${q}x`), 'model.wrong-sign', say('task.slip.sign')],
        ],
      },
      same: {
        value: t,
        work: String.raw`${far} \div ${apart} = ${t}`,
        wrong: [
          [[far, p + q], 'equation.adds-across', say('task.slip.sum')],
          [[far, p], 'system.one-line-only', say('task.slip.one-change')],
          [[far, q], 'system.one-line-only', say('task.slip.one-change')],
        ],
      },
      value: {
        value: at(a, p, t),
        work: told(a, p, t),
        wrong: [
          [p * t, 'equation.ignores-constant', say('task.slip.change-only')],
          [q * t, 'equation.ignores-constant', say('task.slip.change-only')],
          [at(a, -p, t), 'model.wrong-sign', say('task.slip.sign')],
        ],
      },
      more: {
        right: one > two ? 'A' : 'B',
        work: one > two ? `${one} > ${two}` : `${two} > ${one}`,
        wrong: [[one > two ? 'B' : 'A', 'system.takes-start', say('task.slip.start')]],
      },
      gap: {
        value: Math.abs(one - two),
        work: `${Math.max(one, two)} − ${Math.min(one, two)} = ${Math.abs(one - two)}`,
        wrong: [
          [far, 'system.takes-start', say('task.slip.start')],
          [apart * n, 'equation.ignores-constant', say('task.slip.change-only')],
        ],
      },
      change: {
        value: r,
        work: String.raw`(${Math.max(at(a, p, meets), c)} − ${Math.min(at(a, p, meets), c)}) \div ${meets} = ${r}`,
        wrong: [
          [r * meets, 'equation.stops-early', say('task.slip.whole')],
          [(p + q) / 2, 'system.splits-evenly', say('task.slip.mean')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation, ...letters }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [a = 0, p = 0, b = 0, q = 0], asked, stem }) {
    const sign = /burn|drain|down|consumen|vacían|bajan/.test(stem) ? -1 : 1
    // Step by step until both are equal.
    let same = 0
    while (a + sign * p * same !== b + sign * q * same && same < 100) same += 1
    const n = asked('gap')[0] ?? asked('more')[0] ?? 0
    const [c = 0, meets = 1] = asked('change')
    const [one, two] = [a + sign * p * n, b + sign * q * n]
    return {
      model: new RegExp(`\\D${a} ${sign > 0 ? '\\+' : '−'} ${p}x = `),
      same,
      value: a + sign * p * same,
      more: one > two ? 'A' : 'B',
      gap: Math.abs(one - two),
      change: Math.abs(a + sign * p * meets - c) / meets,
    }
  },
})
