import { keysOf, math, money, type Random, tex, tidy } from '#form'
import { type ChoicePart, linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'jackets' | 'boards' | 'plants' | 'games' | 'tents' | 'tickets'
type Part = 'factor' | 'meaning' | 'pays' | 'expand' | 'all' | 'both' | 'compare' | 'back'

type Range = readonly [least: number, most: number]
/** Prices in dollars: of the things, and of the one thing beside them. */
const prices: Record<Story, { p: Range; f: Range }> = {
  jackets: { p: [28, 72], f: [6, 18] },
  boards: { p: [36, 84], f: [12, 28] },
  plants: { p: [8, 26], f: [4, 12] },
  games: { p: [22, 58], f: [6, 14] },
  tents: { p: [72, 140], f: [16, 40] },
  tickets: { p: [12, 36], f: [4, 10] },
}

interface Sale {
  /** Percent off, and the second percent: off (side 0), or tax on top (side 1). */
  d: number
  e: number
  p: number
  /** How many are bought with one more thing, and its price. */
  n: number
  f: number
  /** A price that is worked back. */
  q: number
  /** One discount to compare with: both percents added, a little past the right one, or the right one. */
  single: 'sum' | 'past' | 'right'
}
const part = (percent: number): number => tidy(percent / 100)

function drawSale(random: Random, story: Story, side: 0 | 1): Sale {
  const { p, f } = prices[story]
  return {
    d: random.pick([10, 15, 20, 25, 30, 40]),
    e: random.pick(side === 0 ? [5, 10, 20, 30] : [5, 6, 8, 10]),
    p: random.integer(...p),
    n: random.integer(2, 6),
    f: random.integer(...f),
    q: random.integer(...p),
    single: random.pick(['sum', 'past', 'right']),
  }
}
const bothOf = ({ side, d, e }: Sale & { side: 0 | 1 }): number =>
  tidy((1 - part(d)) * (1 + (side === 0 ? -part(e) : part(e))))

/** The percent of the one discount. */
function singleOf(its: Sale & { side: 0 | 1 }): number {
  const [{ side, d, e, single }, right] = [its, tidy(100 * (1 - bothOf(its)))]
  if (single === 'right') return right
  if (single === 'sum') return side === 0 ? d + e : d - e
  return side === 0 ? Math.ceil(right) - 1 : Math.floor(right) + 1
}

/** How a factor compares with the one of the one discount. */
function verdictOf(factor: number, once: number): 'higher' | 'lower' | 'same' {
  if (factor === once) return 'same'
  return factor > once ? 'higher' : 'lower'
}
const signs = { higher: '>', lower: '<', same: '=' } as const

/** The price after both changes, compared with one discount. */
function compared(its: Sale & { side: 0 | 1 }, sum: number): ChoicePart {
  const [both, once] = [bothOf(its), tidy(1 - part(singleOf(its)))]
  const right = verdictOf(both, once)
  const slipOf = (verdict: typeof right): ChoicePart['wrong'][number] => {
    const said = say(`task.${verdict}`)
    if (verdict === verdictOf(sum, once)) return [said, 'percent.adds-percents', say('task.slip.sum')]
    return verdict === verdictOf(tidy(1 - part(its.d)), once)
      ? [said, 'percent.stops-early', say('task.slip.second')]
      : [said, 'percent.wrong-whole', say('task.slip.whole')]
  }
  return {
    right: say(`task.${right}`),
    work: `${both} ${signs[right]} ${once}`,
    wrong: keysOf(signs)
      .filter((verdict) => verdict !== right)
      .map(slipOf),
  }
}

/** What the right option says if the price of 100 dollars is this much above the other one. */
function comparedWith(above: number): RegExp {
  if (Math.abs(above) < 1e-6) return /^(the same|igual)/
  return above > 0 ? /^(higher|más alto)/ : /^(lower|más bajo)/
}

/** One term for a sale (level 1), a sum under a sale (level 2), and two changes of a price (level 3). */
export const task = linkedTask<Sale, Story, Part>({
  standards: ['7.EE.A.1', '7.EE.A.2'],
  calculator: 'basic',
  stories: ['jackets', 'boards', 'plants', 'games', 'tents', 'tickets'],
  levels: {
    1: ['factor', 'meaning', 'pays'],
    2: ['factor', 'meaning', 'expand', 'all'],
    3: ['factor', 'expand', 'both', 'compare', 'back'],
  },
  draw: (random, { story, side }) => drawSale(random, story, side),
  fits: (its) =>
    its.d !== its.e &&
    its.p !== its.q &&
    its.n !== its.f &&
    // A term is not written with the factor 1.
    tidy(part(its.d) * its.n) !== 1 &&
    tidy((1 - part(its.d)) * its.n) !== 1 &&
    Number.isInteger(tidy(bothOf(its) * 100 * its.q)) &&
    tidy(bothOf(its) * 1000) % 1 === 0 &&
    Number.isInteger(singleOf(its)),
  told: ({ story, d }) => [say(`task.${story}.told`, { d, letter: tex('p') })],
  asks(id, its) {
    const { story, side, d, e, p, n, f, q } = its
    switch (id) {
      case 'factor':
        return say('task.factor', { difference: tex(`p − ${part(d)}p`), letter: tex('p') })
      case 'meaning':
        return say('task.meaning')
      case 'pays':
        return say(`task.${story}.pays`, { p })
      case 'expand':
        return say(`task.${story}.expand`, { n, f })
      case 'all':
        return say('task.all', { at: tex(`p = ${p}`) })
      case 'both':
        return say(side === 0 ? 'task.off' : 'task.tax', { e, letter: tex('p') })
      case 'compare':
        return say(side === 0 ? 'task.compare-off' : 'task.compare-tax', {
          total: singleOf(its),
        })
      case 'back':
        return say('task.back', { paid: money(tidy(100 * bothOf(its) * q)), letter: tex('p') })
    }
  },
  parts(its) {
    const { side, d, e, p, n, f, q } = its
    const [off, rest, both] = [part(d), tidy(1 - part(d)), bothOf(its)]
    const [one, extra] = [tidy(rest * n), tidy(rest * f)]
    const [pays, all, paid] = [tidy(rest * p), tidy(rest * (n * p + f)), tidy(both * q)]
    const [sum, second] = [
      tidy(1 - off + (side === 0 ? -part(e) : part(e))),
      side === 0 ? 1 - part(e) : 1 + part(e),
    ]
    return {
      factor: {
        value: rest,
        work: `p − ${off}p = ${rest}p`,
        wrong: [
          [off, 'percent.part-for-rest', say('task.slip.off')],
          [tidy(1 + off), 'percent.wrong-direction', say('task.slip.more')],
          [tidy(100 - d), 'percent.factor-place', say('task.slip.place')],
        ],
      },
      meaning: {
        right: say('task.means.rest', { rest: 100 - d }),
        work: `1 − ${off} = ${rest}`,
        wrong: [
          [say('task.means.rest', { rest: d }), 'percent.part-for-rest', say('task.slip.off')],
          [say('task.means.dollars', { rest }), 'percent.percent-as-amount', say('task.slip.dollars')],
        ],
      },
      pays: {
        value: pays,
        work: String.raw`${rest} \times ${p} = ${pays}`,
        wrong: [
          [tidy(off * p), 'percent.part-for-rest', say('task.slip.saved')],
          ...(p > d ? ([[p - d, 'percent.percent-as-amount', say('task.slip.percent')]] as const) : []),
        ],
      },
      expand: {
        right: math(`${one}p + ${extra}`),
        work: `${rest}(${n}p + ${f}) = ${one}p + ${extra}`,
        wrong: [
          [math(`${one}p + ${f}`), 'expression.distributes-once', say('task.slip.once')],
          [math(`${tidy(off * n)}p + ${tidy(off * f)}`), 'percent.part-for-rest', say('task.slip.saved')],
          [math(`${rest}p + ${extra}`), 'model.counts-once', say('task.slip.number')],
        ],
      },
      all: {
        value: all,
        work: String.raw`${one} \times ${p} + ${extra} = ${all}`,
        wrong: [
          [tidy(one * p + f), 'expression.distributes-once', say('task.slip.once')],
          [n * p + f, 'percent.stops-early', say('task.slip.before')],
          [tidy(rest * p + extra), 'model.counts-once', say('task.slip.number')],
        ],
      },
      both: {
        value: both,
        work: String.raw`${rest} \times ${tidy(second)} = ${both}`,
        wrong: [
          [sum, 'percent.adds-percents', say('task.slip.sum')],
          [tidy(rest * part(e)), 'percent.factor-for-change', say('task.slip.change')],
        ],
      },
      compare: compared(its, sum),
      back: {
        value: q,
        work: String.raw`${paid} \div ${both} = ${q}`,
        wrong: [
          [tidy(paid * both), 'percent.wrong-direction', say('task.slip.again')],
          [tidy(paid / rest), 'percent.stops-early', say('task.slip.first')],
        ],
      },
    }
  },
  why: (id, equation) => say(`task.why.${id}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [d = 0], asked }) {
    const rest = 1 - d / 100
    const [n = 0, f = 0] = asked('expand')
    const [e = 0] = asked('both')
    const [total = 0] = asked('compare')
    const [paid = 0] = asked('back')
    const [p = 0] = asked('pays')
    const [at = 0] = asked('all')
    // The one discount is more than the first of two, and less than one with a tax.
    const then = rest * (total > d ? 1 - e / 100 : 1 + e / 100)
    return {
      factor: rest,
      meaning: new RegExp(`${100 - d}%`),
      pays: p - (p * d) / 100,
      expand: new RegExp(`^\\W${tidy(rest * n)}p \\+ ${tidy(rest * f)}\\W$`),
      all: (n * at + f) * rest,
      both: then,
      compare: comparedWith(100 * then + total - 100),
      back: paid / then,
    }
  },
})
