import { bug, defineModel, mathIn, solved, tex, typed } from '#form'
import { valueOfTex } from '#exponents/powers.ts'
import { say } from './messages.gen.ts'

const times = String.raw`\times`
const divided = String.raw`\div`

interface Changed {
  ask: 'times' | 'parts' | 'more' | 'inside' | 'groups'
  a: number
  b: number
  c: number
  d: number
}
const inner = ({ b, c }: Changed): string => `${b} + ${c}`
const wholeOf = ({ ask, a, b, c }: Changed): number =>
  ask === 'inside' || ask === 'groups' ? a * (b + c) : 0
const changedKey = (its: Changed): number =>
  ({
    times: its.a,
    parts: its.a,
    more: its.d,
    inside: wholeOf(its) + its.a * its.d,
    groups: wholeOf(its) + its.b + its.c,
  })[its.ask]
// Worked by hand: 5 times the sum of 20 and 30 is 250; 2 more in the sum are 10 more in all.
const fifty: Changed = { ask: 'inside', a: 5, b: 20, c: 30, d: 2 }
const changedBugs = [
  bug<Changed>({
    id: 'operations.ignores-parentheses',
    answer: (its) =>
      its.ask === 'inside' ? wholeOf(its) + its.d : its.ask === 'groups' ? wholeOf(its) + its.c : null,
    feedback: ({ ask }) => say(ask === 'inside' ? 'look.inside-slip' : 'look.groups-slip'),
    example: [fifty, 252],
  }),
  bug<Changed>({
    id: 'operations.mixes-words',
    answer: (its) => (its.ask === 'more' ? its.a : its.ask === 'groups' ? wholeOf(its) + 1 : null),
    feedback: ({ ask }) => say(ask === 'more' ? 'look.more-slip' : 'look.one-slip'),
    // One more group counted as 1
    example: [{ ...fifty, ask: 'groups' }, 251],
  }),
  bug<Changed>({
    id: 'operations.stops-early',
    answer: (its) => (its.ask === 'times' || its.ask === 'parts' ? its.b + its.c : null),
    feedback: () => say('look.value-slip'),
    example: [{ ...fifty, ask: 'times' }, 50],
  }),
]

/** How many times as large (level 1), part or more (level 2), what a change does to a known value (level 3). */
export const lookOnly = defineModel<Changed>({
  id: 'without-working-out',
  thinking: 'work backwards',
  seconds: 50,
  standards: ['5.OA.A.2'],
  bugs: changedBugs,
  task: ({ ask, a }) => `${ask} ${a}`,
  draw(random, level) {
    const asks = { 1: ['times', 'more'], 2: ['parts', 'more'], 3: ['inside', 'groups'] } as const
    const isLarge = level < 3
    return {
      ask: random.pick(asks[level]),
      a: random.integer(3, 9),
      b: isLarge ? random.integer(320, 680) : random.integer(12, 60),
      c: isLarge ? random.integer(120, 310) : random.integer(12, 60),
      d: random.integer(2, isLarge ? 60 : 6),
    }
  },
  fits: ({ ask, a, b, c, d }) =>
    new Set([a, b, c, d]).size === 4 && (ask !== 'parts' || (b + c) % a === 0) && b % 10 > 0 && c % 10 > 0,
  minWrongAnswers: 1,
  item(its) {
    const { ask, a, b, c, d } = its
    const sum = tex(inner(its))
    const expression = {
      times: `${a} ${times} (${inner(its)})`,
      parts: `(${inner(its)}) ${divided} ${a}`,
      more: `${a} ${times} (${inner(its)}) + ${d}`,
      inside: `${a} ${times} (${b} + ${c + d})`,
      groups: `${a + 1} ${times} (${inner(its)})`,
    }[ask]
    const base = tex(`${a} ${times} (${inner(its)})`)
    const known = tex(`${a} ${times} (${inner(its)}) = ${wholeOf(its)}`)
    const whole = wholeOf(its)
    return {
      stem: [
        {
          times: () => say('look.asks.times', { expression: tex(expression), sum }),
          parts: () => say('look.asks.parts', { expression: tex(expression), sum }),
          more: () => say('look.asks.more', { expression: tex(expression), base }),
          inside: () => say('look.asks.known', { known, expression: tex(expression) }),
          groups: () => say('look.asks.known', { known, expression: tex(expression) }),
        }[ask](),
      ],
      ...typed<Changed>(its, { label: say('look.label'), key: changedKey(its), bugs: changedBugs }),
      hints: [say('look.nudge'), say(`look.hint.${ask}`)],
      solution: [
        ask === 'inside'
          ? say('look.see-inside', { equation: tex(`${c + d} − ${c} = ${d}`) })
          : say('look.see', { part: ask === 'more' ? base : sum }),
        {
          times: () => say('look.so.times', { n: a, sum }),
          parts: () => say('look.so.parts', { n: a, sum }),
          more: () => say('look.so.more', { n: d }),
          inside: () => say('look.so.inside', { n: d, a, product: tex(`${a} ${times} ${d} = ${a * d}`) }),
          groups: () => say('look.so.groups', { sum: tex(`${inner(its)} = ${b + c}`) }),
        }[ask](),
        ...(whole === 0
          ? []
          : [
              say('look.add', {
                equation: tex(`${whole} + ${changedKey(its) - whole} = ${changedKey(its)}`),
              }),
            ]),
      ],
    }
  },
  solve({ stem }) {
    const [one = '', two = ''] = mathIn(stem)
    if (one.includes('=')) return solved.number(valueOfTex(two))
    const [small = 0, large = 0] = [valueOfTex(one), valueOfTex(two)].toSorted((p, q) => p - q)
    const isBothTimes = one.includes('(') && two.includes('(')
    return solved.number(isBothTimes ? large - small : large / small)
  },
})
