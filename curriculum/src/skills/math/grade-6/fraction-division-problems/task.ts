import { tex } from '#form'
import {
  type Fraction,
  fractionTex,
  minus,
  mixed,
  mixedTex,
  over,
  times,
  wholePart,
} from '#fractions/fraction.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { person, someone } from '#people/people.ts'
import { say } from './messages.gen.ts'

type Story = 'clay' | 'ribbon' | 'rice' | 'trail' | 'soil' | 'class'
type Part = 'groups' | 'full' | 'used' | 'rest' | 'part' | 'size'

interface Amount {
  who: string
  a: Fraction
  b: Fraction
  n: number
}
const proper: readonly Fraction[] = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [1, 6],
  [5, 6],
  [3, 8],
  [5, 8],
]

/** How often a part fits (level 1), the amount left over (level 2), the rest as a fraction of a part (level 3). */
export const task = linkedTask<Amount, Story, Part>({
  standards: ['6.NS.A.1'],
  answers: 'mixed',
  stories: ['clay', 'ribbon', 'rice', 'trail', 'soil', 'class'],
  levels: {
    1: ['groups', 'full', 'used'],
    2: ['groups', 'full', 'used', 'rest'],
    3: ['groups', 'full', 'rest', 'part', 'size'],
  },
  draw: (random) => ({
    who: someone(random),
    a: mixed(random.integer(2, 6), random.pick(proper)),
    b: random.pick(proper),
    n: random.integer(3, 8),
  }),
  fits({ a, b, n }) {
    const groups = over(a, b)
    return (
      groups[1] > 1 &&
      groups[1] < 7 &&
      wholePart(groups) > 2 &&
      wholePart(groups) < 16 &&
      over(a, [n, 1])[1] < 50 &&
      n !== wholePart(groups)
    )
  },
  told: ({ story, who, a, b }) => {
    const its = { who: person(who), a: tex(mixedTex(a)), b: tex(fractionTex(b)) }
    return [say(`task.${story}.told`, its)]
  },
  asks(part, { story, who, n }) {
    const [its, unit] = [{ who: person(who) }, say(`task.${story}.unit`)]
    switch (part) {
      case 'full':
        return say(`task.${story}.full`, its)
      case 'used':
        return say(`task.${story}.used`)
      case 'size':
        return say('task.size', { n, unit })
      case 'rest':
        return say('task.rest', { unit })
      default:
        return say(`task.${part}`)
    }
  },
  parts({ a, b, n }) {
    const groups = over(a, b)
    const full = wholePart(groups)
    const used = times([full, 1], b)
    const rest = minus(a, used)
    const part = minus(groups, [full, 1])
    const each = over(a, [n, 1])
    const divided = (one: Fraction, other: Fraction, result: Fraction) =>
      String.raw`${mixedTex(one)} \div ${mixedTex(other)} = ${mixedTex(result)}`
    return {
      groups: {
        value: groups,
        work: divided(a, b, groups),
        wrong: [
          [over(b, a), 'fraction.divides-other-way', say('task.slip.turned')],
          [times(a, b), 'fraction.no-reciprocal', say('task.slip.times')],
        ],
      },
      full: {
        value: full,
        work: `${full} < ${mixedTex(groups)} < ${full + 1}`,
        wrong: [[full + 1, 'division.rounds-up', say('task.slip.up')]],
      },
      used: {
        value: used,
        work: String.raw`${full} \times ${fractionTex(b)} = ${mixedTex(used)}`,
        wrong: [
          [a, 'fraction.stops-early', say('task.slip.all')],
          [full, 'ratio.whole-in-each', say('task.slip.count')],
        ],
      },
      rest: {
        value: rest,
        work: `${mixedTex(a)} − ${mixedTex(used)} = ${mixedTex(rest)}`,
        wrong: [
          [part, 'fraction.wrong-whole', say('task.slip.fraction')],
          [used, 'fraction.stops-early', say('task.slip.whole-parts')],
        ],
      },
      part: {
        value: part,
        work: divided(rest, b, part),
        wrong: [
          [rest, 'fraction.remainder-in-wholes', say('task.slip.amount')],
          [over(b, rest), 'fraction.divides-other-way', say('task.slip.turned')],
        ],
      },
      size: {
        value: each,
        work: divided(a, [n, 1], each),
        wrong: [
          [b, 'fraction.stops-early', say('task.slip.old')],
          [over([n, 1], a), 'fraction.divides-other-way', say('task.slip.turned')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [a = 0, b = 1], asked }) {
    const full = Math.floor(a / b + 1e-9)
    const [n = 1] = asked('size')
    const rest = a - full * b
    return { groups: a / b, full, used: full * b, rest, part: rest / b, size: a / n }
  },
})
