import { tex } from '#form'
import {
  type Fraction,
  fractionPart,
  fractionTex,
  minus,
  mixed,
  mixedTex,
  over,
  plus,
  sizeOf,
  times,
  wholePart,
} from '#fractions/fraction.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'garden' | 'mural' | 'banner' | 'quilt' | 'shelf' | 'dough'
type Part = 'check' | 'area' | 'part' | 'rest' | 'share'

interface Sides {
  l: Fraction
  w: Fraction
  p: Fraction
  n: number
}
const proper: readonly Fraction[] = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [2, 5],
  [3, 5],
]
const wholeParts = (fraction: Fraction): Fraction => [wholePart(fraction), 1]

/** An area and a part of it (level 1), its size before it is worked out (level 2), the rest shared (level 3). */
export const task = linkedTask<Sides, Story, Part>({
  standards: ['5.NF.B.6', '5.NF.B.4b'],
  answers: 'mixed',
  stories: ['garden', 'mural', 'banner', 'quilt', 'shelf', 'dough'],
  levels: {
    1: ['area', 'part', 'rest'],
    2: ['check', 'area', 'part', 'rest'],
    3: ['check', 'area', 'part', 'rest', 'share'],
  },
  draw: (random, { side }) => ({
    l: mixed(random.integer(2, 4), random.pick(proper)),
    // More or less than 1.
    w: side === 0 ? mixed(1, random.pick(proper)) : random.pick(proper),
    p: random.pick(proper),
    n: random.integer(2, 4),
  }),
  fits: ({ l, w, p, n }) =>
    times(times(l, w), p)[1] <= 40 &&
    over(minus(times(l, w), times(times(l, w), p)), [n, 1])[1] <= 60 &&
    sizeOf(w) !== sizeOf(p),
  told: ({ story, l, w, p }) => [
    say(`task.${story}.${sizeOf(w) > 1 ? 'wide' : 'told'}`, {
      l: tex(mixedTex(l)),
      w: tex(mixedTex(w)),
      p: tex(fractionTex(p)),
    }),
  ],
  asks(part, { story, l, w, n }) {
    switch (part) {
      case 'check':
        return say('task.check', { l: tex(mixedTex(l)), w: tex(mixedTex(w)) })
      case 'area':
        return say('task.area', { unit: say(`task.${story}.unit`) })
      case 'share':
        return say(`task.${story}.share`, { n })
      default:
        return say(`task.${story}.${part}`)
    }
  },
  parts({ l, w, p, n }) {
    const area = times(l, w)
    const part = times(area, p)
    const rest = minus(area, part)
    const isMore = sizeOf(w) > 1
    const [wholes, fractions] = [times(wholeParts(l), wholeParts(w)), times(fractionPart(l), fractionPart(w))]
    const each = over(rest, [n, 1])
    return {
      check: {
        right: say(isMore ? 'task.more' : 'task.less'),
        work: `${mixedTex(w)} ${isMore ? '>' : '<'} 1`,
        wrong: [[say(isMore ? 'task.less' : 'task.more'), 'fraction.no-size-sense', say('task.slip.size')]],
      },
      area: {
        value: area,
        work: String.raw`${mixedTex(l)} \times ${mixedTex(w)} = ${mixedTex(area)}`,
        wrong: [
          [plus(l, w), 'fraction.adds-for-times', say('task.slip.adds')],
          [plus(wholes, fractions), 'fraction.parts-apart', say('task.slip.parts')],
        ],
      },
      part: {
        value: part,
        work: String.raw`${fractionTex(p)} \times ${mixedTex(area)} = ${mixedTex(part)}`,
        wrong: [
          [p, 'fraction.of-as-amount', say('task.slip.fraction')],
          [rest, 'fraction.picks-part', say('task.slip.rest')],
        ],
      },
      rest: {
        value: rest,
        work: `${mixedTex(area)} − ${mixedTex(part)} = ${mixedTex(rest)}`,
        wrong: [
          [minus([1, 1], p), 'fraction.wrong-whole', say('task.slip.of-one')],
          ...(sizeOf(area) > sizeOf(p)
            ? ([[minus(area, p), 'fraction.of-as-amount', say('task.slip.minus')]] as const)
            : []),
        ],
      },
      share: {
        value: each,
        work: String.raw`${mixedTex(rest)} \div ${n} = ${mixedTex(each)}`,
        wrong: [
          [over(area, [n, 1]), 'fraction.picks-part', say('task.slip.all')],
          [times(rest, [n, 1]), 'fraction.picks-operation', say('task.slip.times')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [l = 0, w = 0, p = 0], asked }) {
    const [n = 1] = asked('share')
    return {
      check: w > 1 ? /more|más/ : /less|menos/,
      area: l * w,
      part: l * w * p,
      rest: l * w * (1 - p),
      share: (l * w * (1 - p)) / n,
    }
  },
})
