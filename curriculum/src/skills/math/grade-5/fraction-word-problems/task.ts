import { tex } from '#form'
import { type Fraction, fractionTex, minus, mixedTex, plus, sizeOf } from '#fractions/fraction.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { person, someone } from '#people/people.ts'
import { say } from './messages.gen.ts'

type Story = 'hike' | 'tank' | 'ribbon' | 'practice' | 'flour' | 'clay'
type Part = 'check' | 'sum' | 'left' | 'apart' | 'third'

interface Amounts {
  who: string
  whole: number
  one: Fraction
  two: Fraction
  more: Fraction
}

/** Fractions that are measured in life, none of them one half. */
const parts: readonly Fraction[] = [
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
  [1, 6],
  [5, 6],
  [3, 8],
  [5, 8],
  [7, 8],
]
const apart = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [Math.abs(a - c), Math.abs(b - d)]

/** Two parts of a whole (level 1), their size and difference (level 2), and a third part (level 3). */
export const task = linkedTask<Amounts, Story, Part>({
  standards: ['5.NF.A.2'],
  answers: 'mixed',
  stories: ['hike', 'tank', 'ribbon', 'practice', 'flour', 'clay'],
  levels: {
    1: ['sum', 'left', 'apart'],
    2: ['check', 'sum', 'left', 'apart'],
    3: ['check', 'sum', 'left', 'apart', 'third'],
  },
  draw: (random) => {
    const [one = [1, 3], two = [1, 4], more = [1, 6]] = random.sample(parts, 3)
    return { who: someone(random), whole: random.integer(2, 4), one, two, more }
  },
  fits: ({ side, one, two, more }) =>
    one[1] !== two[1] &&
    new Set([one[1], two[1], more[1]]).size < 3 &&
    plus(one, two)[1] <= 24 &&
    sizeOf(one) + sizeOf(two) !== 1 &&
    sizeOf(one) + sizeOf(two) > 1 === (side === 0) &&
    // The whole lasts for all three parts.
    sizeOf(one) + sizeOf(two) + sizeOf(more) < 2,
  told: ({ story, who, whole, one, two }) => [
    say(`task.${story}.told`, {
      who: person(who),
      whole,
      one: tex(fractionTex(one)),
      two: tex(fractionTex(two)),
    }),
  ],
  asks(part, { story, who, one, two, more }) {
    if (part === 'check') return say('task.check', { one: tex(fractionTex(one)), two: tex(fractionTex(two)) })
    const its = { who: person(who), more: tex(fractionTex(more)) }
    return say(`task.${story}.${part}`, its)
  },
  parts({ whole, one, two, more }) {
    const sum = plus(one, two)
    const left = minus([whole, 1], sum)
    const [large, small] = sizeOf(one) > sizeOf(two) ? [one, two] : [two, one]
    const [isMore, gap, rest] = [sizeOf(sum) > 1, minus(large, small), minus(left, more)]
    const [add, take] = [
      `${fractionTex(one)} + ${fractionTex(two)} = ${mixedTex(sum)}`,
      `${fractionTex(large)} − ${fractionTex(small)} = ${fractionTex(gap)}`,
    ]
    return {
      check: {
        right: say(isMore ? 'task.more' : 'task.less'),
        work: `${mixedTex(sum)} ${isMore ? '>' : '<'} 1`,
        wrong: [[say(isMore ? 'task.less' : 'task.more'), 'fraction.no-size-sense', say('task.slip.size')]],
      },
      sum: {
        value: sum,
        work: add,
        wrong: [
          [[one[0] + two[0], one[1] + two[1]], 'fraction.adds-across', say('task.slip.across')],
          [gap, 'fraction.picks-operation', say('task.slip.minus')],
        ],
      },
      left: {
        value: left,
        work: `${whole} − ${mixedTex(sum)} = ${mixedTex(left)}`,
        wrong: [
          [minus([whole, 1], one), 'fraction.picks-part', say('task.slip.first')],
          [minus([whole, 1], two), 'fraction.picks-part', say('task.slip.first')],
        ],
      },
      apart: {
        value: gap,
        work: take,
        wrong: [
          ...(apart(one, two)[0] > 0
            ? ([[apart(one, two), 'fraction.adds-across', say('task.slip.across')]] as const)
            : []),
          [sum, 'fraction.picks-operation', say('task.slip.plus')],
        ],
      },
      third: {
        value: rest,
        work: `${mixedTex(left)} − ${fractionTex(more)} = ${mixedTex(rest)}`,
        wrong: [
          [left, 'fraction.stops-early', say('task.slip.last')],
          [minus([whole, 1], more), 'fraction.picks-part', say('task.slip.all')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [whole = 0, one = 0, two = 0], asked }) {
    const [more = 0] = asked('third')
    return {
      check: one + two > 1 ? /more|más/ : /less|menos/,
      sum: one + two,
      left: whole - one - two,
      apart: Math.abs(one - two),
      third: whole - one - two - more,
    }
  },
})
