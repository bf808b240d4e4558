import { tidy } from '#form'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'orchard' | 'deer' | 'readers' | 'pond' | 'waste' | 'bees'
type Part = 'up' | 'after' | 'down' | 'end' | 'end-or-start' | 'percent' | 'before' | 'gain'

/** The first amounts that a story allows, in steps of 100. */
const starts: Record<Story, [from: number, to: number]> = {
  orchard: [2, 20],
  deer: [2, 8],
  readers: [2, 9],
  pond: [8, 40],
  waste: [2, 8],
  bees: [60, 150],
}

interface Changes {
  a: number
  p: number
  q: number
  /** What the second place had before. */
  old: number
}
const factor = (percent: number): number => tidy(1 + percent / 100)

/** An increase, then a decrease (level 1), both compared (level 2), and back to the amount before (level 3). */
export const task = linkedTask<Changes, Story, Part>({
  standards: ['7.RP.A.3'],
  stories: ['orchard', 'deer', 'readers', 'pond', 'waste', 'bees'],
  levels: {
    1: ['up', 'after', 'down'],
    2: ['after', 'end', 'end-or-start', 'percent'],
    3: ['after', 'end', 'percent', 'before', 'gain'],
  },
  draw(random, { story }) {
    const [from, to] = starts[story]
    return {
      a: 100 * random.integer(from, to),
      p: random.pick([10, 15, 20, 25, 30, 40, 50, 60]),
      q: random.pick([5, 10, 15, 20, 25, 30, 40]),
      old: 20 * random.integer(5 * from, 5 * to),
    }
  },
  fits({ a, p, q, old, side }) {
    const last = tidy(factor(p) * factor(-q))
    const whole = (value: number) => Number.isInteger(tidy(value))
    return (
      last !== 1 &&
      last > 1 === (side === 0) &&
      whole(100 * last) &&
      [a * factor(p), a * last, old * factor(p)].every(whole) &&
      old !== a
    )
  },
  told: ({ story, a, p, q }) => [say(`task.${story}.told`, { a, p, q })],
  asks: (part, { story, p, old }) =>
    part === 'end-or-start' || part === 'percent'
      ? say(`task.${part}`)
      : part === 'before'
        ? say(`task.${story}.before`, { p, n: tidy(old * factor(p)) })
        : say(`task.${story}.${part}`),
  parts({ a, p, q, old }) {
    const [up, after] = [tidy((a * p) / 100), tidy(a * factor(p))]
    const [down, end] = [tidy((after * q) / 100), tidy(after * factor(-q))]
    const grown = tidy(old * factor(p))
    const apart = tidy((100 * Math.abs(end - a)) / a)
    const [isMore, sides] = [end > a, [say('task.first'), say('task.last')] as const]
    return {
      up: {
        value: up,
        work: String.raw`${p / 100} \times ${a} = ${up}`,
        wrong: [
          [p, 'percent.percent-as-amount', say('task.slip.amount')],
          [after, 'percent.new-for-change', say('task.slip.new')],
        ],
      },
      after: {
        value: after,
        work: `${a} + ${up} = ${after}`,
        wrong: [
          [a + p, 'percent.percent-as-amount', say('task.slip.amount')],
          [up, 'percent.stops-early', say('task.slip.change')],
        ],
      },
      down: {
        value: down,
        work: String.raw`${q / 100} \times ${after} = ${down}`,
        wrong: [
          [(a * q) / 100, 'percent.wrong-whole', say('task.slip.whole')],
          [end, 'percent.new-for-change', say('task.slip.new')],
        ],
      },
      end: {
        value: end,
        work: `${after} − ${down} = ${end}`,
        wrong: [
          [after - (a * q) / 100, 'percent.adds-percents', say('task.slip.adds')],
          [after - q, 'percent.percent-as-amount', say('task.slip.amount')],
          [down, 'percent.stops-early', say('task.slip.change')],
        ],
      },
      'end-or-start': {
        right: sides[isMore ? 1 : 0],
        work: isMore ? `${end} > ${a}` : `${a} > ${end}`,
        wrong: [[sides[isMore ? 0 : 1], 'percent.percents-alone', say('task.slip.compares')]],
      },
      percent: {
        value: apart,
        sign: 'either',
        work: String.raw`${Math.abs(end - a)} \div ${a} = ${tidy(apart / 100)} = ${apart}\%`,
        wrong: [
          [Math.abs(p - q), 'percent.adds-percents', say('task.slip.adds')],
          [[100 * Math.abs(end - a), end], 'percent.wrong-whole', say('task.slip.of-new')],
        ],
      },
      before: {
        value: old,
        work: String.raw`${grown} \div ${factor(p)} = ${old}`,
        wrong: [
          [grown * factor(-p), 'percent.wrong-whole', say('task.slip.off-new')],
          [grown - p, 'percent.percent-as-amount', say('task.slip.amount')],
        ],
      },
      gain: {
        value: grown - old,
        work: `${grown} − ${old} = ${grown - old}`,
        wrong: [[(grown * p) / 100, 'percent.wrong-whole', say('task.slip.part-new')]],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [a = 0, p = 0, q = 0], asked }) {
    const [up, last] = [1 + p / 100, (1 + p / 100) * (1 - q / 100)]
    const [, grown = 0] = asked('before')
    return {
      up: a * up - a,
      after: a * up,
      down: a * up - a * last,
      end: a * last,
      'end-or-start': last > 1 ? /last|último/ : /first|primer/,
      percent: 100 * Math.abs(last - 1),
      before: grown / up,
      gain: grown - grown / up,
    }
  },
})
