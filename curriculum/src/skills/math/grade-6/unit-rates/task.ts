import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { person, twoPeople } from '#people/people.ts'
import { say } from './messages.gen.ts'

type Story = 'cranes' | 'words' | 'trail' | 'apples' | 'books' | 'sandbags'
type Part = 'one' | 'other' | 'amount' | 'time' | 'which' | 'ahead' | 'both' | 'joint' | 'share'

/** The slowest and fastest pace of each story, and the longest time of each person. */
const paces: Record<Story, [slow: number, fast: number, longest: number]> = {
  cranes: [8, 16, 5],
  words: [30, 60, 9],
  trail: [25, 60, 5],
  apples: [40, 90, 5],
  books: [6, 15, 9],
  sandbags: [12, 30, 5],
}

interface Pace {
  who: string
  other: string
  /** What each person gets done in one unit of time, and the times that the story tells. */
  one: number
  two: number
  s: number
  t: number
  /** The times that the questions tell. */
  long: number
  longer: number
}

/** One pace (level 1), two paces compared (level 2), two people who share the work (level 3). */
export const task = linkedTask<Pace, Story, Part>({
  standards: ['6.RP.A.2', '6.RP.A.3b'],
  stories: ['cranes', 'words', 'trail', 'apples', 'books', 'sandbags'],
  levels: {
    1: ['one', 'amount', 'time'],
    2: ['one', 'other', 'which', 'ahead'],
    3: ['one', 'other', 'both', 'joint', 'share'],
  },
  draw(random, { story }) {
    const [slow, fast, longest] = paces[story]
    const [who, other] = twoPeople(random)
    return {
      who,
      other,
      one: random.integer(slow, fast),
      two: random.integer(slow, fast),
      s: random.integer(2, longest),
      t: random.integer(2, longest),
      long: random.integer(3, longest + 1),
      longer: random.integer(4, longest + 3),
    }
  },
  fits: ({ one, two, s, t, long, longer, side }) =>
    s !== t &&
    one > two === (side === 0) &&
    Math.abs(one - two) > 1 &&
    new Set([s, t, long, longer]).size === 4 &&
    // Half of the time, the slower person has the larger amount.
    (longer % 2 === 0) === one * s > two * t,
  told: ({ story, who, other, one, two, s, t }) => [
    say(`task.${story}.told`, { who: person(who), other: person(other), a: one * s, s, b: two * t, t }),
  ],
  asks(part, { story, who, other, one, two, long, longer }) {
    const its = { who: person(who) }
    switch (part) {
      case 'one':
        return say(`task.${story}.each`, its)
      case 'other':
        return say(`task.${story}.each`, { who: person(other) })
      case 'which':
        return say('task.which')
      case 'both':
        return say(`task.${story}.both`)
      case 'share':
        return say(`task.${story}.share`, its)
      case 'time':
        return say(`task.${story}.time`, { ...its, n: one * longer })
      case 'amount':
        return say(`task.${story}.amount`, { ...its, n: long })
      case 'ahead':
        return say(`task.${story}.ahead`, { n: long })
      case 'joint':
        return say(`task.${story}.joint`, { n: (one + two) * long })
    }
  },
  parts({ who, other, one, two, s, t, long, longer }) {
    const [a, b] = [one * s, two * t]
    const apart = Math.abs(one - two)
    const [faster, slower] = one > two ? [who, other] : [other, who]
    const rate = (amount: number, time: number, value: number) => ({
      value,
      work: String.raw`${amount} \div ${time} = ${value}`,
      wrong: [
        [[time, amount], 'rate.upside-down', say('task.slip.turned')],
        [amount, 'rate.total-as-one', say('task.slip.total')],
      ] as const,
    })
    return {
      one: rate(a, s, one),
      other: rate(b, t, two),
      amount: {
        value: one * long,
        work: String.raw`${one} \times ${long} = ${one * long}`,
        wrong: [
          [a + long - s, 'ratio.additive', say('task.slip.adds')],
          [a * long, 'rate.total-as-one', say('task.slip.total')],
        ],
      },
      time: {
        value: longer,
        work: String.raw`${one * longer} \div ${one} = ${longer}`,
        wrong: [
          [s + one * longer - a, 'ratio.additive', say('task.slip.adds')],
          [one * one * longer, 'rate.multiplies-back', say('task.slip.back')],
        ],
      },
      which: {
        right: faster,
        work: one > two ? `${one} > ${two}` : `${two} > ${one}`,
        wrong: [[slower, 'rate.one-quantity', say('task.slip.amounts')]],
      },
      ahead: {
        value: apart * long,
        work: String.raw`${apart} \times ${long} = ${apart * long}`,
        wrong: [
          [apart, 'rate.stops-at-one', say('task.slip.one')],
          [Math.abs(a - b), 'rate.one-quantity', say('task.slip.given')],
        ],
      },
      both: {
        value: one + two,
        work: `${one} + ${two} = ${one + two}`,
        wrong: [[a + b, 'rate.total-as-one', say('task.slip.sum')]],
      },
      joint: {
        value: long,
        work: String.raw`${(one + two) * long} \div ${one + two} = ${long}`,
        wrong: [
          [[(one + two) * long, one], 'rate.one-quantity', say('task.slip.alone')],
          [[(one + two) * long, two], 'rate.one-quantity', say('task.slip.alone')],
        ],
      },
      share: {
        value: one * long,
        work: String.raw`${one} \times ${long} = ${one * long}`,
        wrong: [
          [one, 'rate.stops-at-one', say('task.slip.single')],
          [((one + two) * long) / 2, 'rate.one-quantity', say('task.slip.half')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [a = 0, s = 1, b = 0, t = 1], asked, stem }) {
    const [one, two] = [a / s, b / t]
    const names = [...stem.matchAll(/\p{Lu}\p{L}+(?= \p{Ll}+ (?:a máquina )?\d)/gu)].map(([name]) => name)
    const at = (part: Part) => asked(part)[0] ?? 0
    const joint = at('joint') / (one + two)
    return {
      one,
      other: two,
      amount: one * at('amount'),
      time: at('time') / one,
      which: names[one > two ? 0 : 1] ?? '',
      ahead: Math.abs(one - two) * at('ahead'),
      both: one + two,
      joint,
      share: one * joint,
    }
  },
})
