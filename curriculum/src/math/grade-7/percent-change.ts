import { choice, number, type WrongOption } from '../../build-item.ts'
import type { Item, Shown } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { dollars, numeral, sentence, withArticle } from '../../wording.ts'
import { numbersIn } from '../numbers-in-text.ts'

/** Goods with a believable price in dollars. */
const goods = [
  { thing: 'jacket', low: 40, high: 120 },
  { thing: 'bike', low: 150, high: 400 },
  { thing: 'backpack', low: 25, high: 80 },
  { thing: 'skateboard', low: 40, high: 120 },
  { thing: 'board game', low: 20, high: 60 },
  { thing: 'tent', low: 80, high: 260 },
  { thing: 'desk lamp', low: 20, high: 80 },
  { thing: 'guitar', low: 120, high: 320 },
  { thing: 'soccer ball', low: 15, high: 45 },
  { thing: 'telescope', low: 90, high: 300 },
  { thing: 'winter coat', low: 60, high: 200 },
  { thing: 'scooter', low: 50, high: 160 },
] as const
const friendly = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60] as const

/** Prices are counted in whole cents, so that no rounding creeps in. */
const money = (cents: number): string => dollars(cents / 100)
const exact = (cents: number): string => String(cents / 100)
const part = (cents: number, percent: number): number => (cents * percent) / 100
const isWhole = (...amounts: number[]): boolean => amounts.every((amount) => Number.isInteger(amount))
const factor = (percent: number): string => numeral(percent / 100)
const times = (cents: number, percent: number): string =>
  `${factor(percent)} × ${money(cents)} = ${money(part(cents, percent))}`
/** Whole dollars at first, later also prices such as $24.50. */
const price = (random: Random, { low, high }: { low: number; high: number }, isRound: boolean): number =>
  isRound ? random.integer(low, high) * 100 : random.integer(low * 2, high * 2) * 50

/** One change (level 1), a discount and then tax (level 2), a markup and then a discount, and what is earned (level 3). */
const apply: ComputedModel = {
  id: 'new-price',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 60,
  make(random, level) {
    if (level === 1) return oneChange(random)
    return level === 2 ? discountAndTax(random) : markupAndDiscount(random)
  },
  solve(shown) {
    // By parts: one percent first, then as many of them as are needed.
    const [start = 0, first = 0, second = 0] = numbersIn(shown.stem)
    const percentOf = (amount: number, percent: number): number => (amount / 100) * percent
    const [isUp] = [/goes up|marks/.test(shown.stem)]
    const then = isUp ? start + percentOf(start, first) : start - percentOf(start, first)
    if (shown.stem.includes('tax')) return typed(then + percentOf(then, second))
    return typed(shown.stem.includes('earn') ? then - percentOf(then, second) - start : then)
  },
}
const typed = (value: number) => ({ kind: 'number' as const, text: String(Number(value.toFixed(4))) })

const changes = [
  { up: true, tell: 'Then the price goes up' },
  { up: true, tell: 'At the start of the season, the price goes up' },
  { up: false, tell: 'In a sale, the price goes down' },
  { up: false, tell: 'At the end of the season, the price goes down' },
] as const

function oneChange(random: Random): Item {
  const good = random.pick(goods)
  const { up, tell } = random.pick(changes)
  const percent = random.pick(friendly)
  const old = price(random, good, true)
  const change = part(old, percent)
  const now = up ? old + change : old - change
  if (
    !isWhole(change) ||
    change % 10 !== 0 ||
    percent * 100 === change ||
    old <= percent * 100 ||
    (up && percent > 30)
  )
    return oneChange(random)
  return {
    stem: `${sentence(withArticle(good.thing))} costs ${money(old)}. ${tell} by ${percent}%. What does it cost now?`,
    ...number({ label: 'New price', before: '$' }, { value: exact(now) }, [
      {
        value: exact(change),
        misconception: 'stops-early',
        feedback: `${money(change)} is ${percent}% of the old price, so it is only the change. What is the price after it?`,
      },
      {
        value: exact(up ? old - change : old + change),
        misconception: 'wrong-direction',
        feedback: `The change is right, ${money(change)}. But does the price go up or down?`,
      },
      {
        value: exact(up ? old + percent * 100 : old - percent * 100),
        misconception: 'percent-as-amount',
        feedback: `You ${up ? 'added' : 'subtracted'} ${percent} dollars. ${percent}% is not ${percent} dollars: it is ${percent} out of every 100 parts of the price.`,
      },
    ]),
    hints: [
      `The percent tells which part of the old price the change is. What is ${percent}% of ${money(old)}?`,
      `Work out ${factor(percent)} × ${money(old)}. Then ${up ? 'add it to' : 'take it away from'} the old price.`,
    ],
    solution: [
      `The change is ${percent}% of the old price: ${times(old, percent)}.`,
      `The price goes ${up ? 'up' : 'down'}, so ${up ? 'add' : 'subtract'}: ${money(old)} ${up ? '+' : '−'} ${money(change)} = ${money(now)}.`,
    ],
  }
}

function discountAndTax(random: Random): Item {
  const good = random.pick(goods)
  const old = price(random, good, random.chance(0.7))
  const [off, tax] = [
    random.pick([10, 15, 20, 25, 30, 40, 50] as const),
    random.pick([4, 5, 6, 7, 8, 10] as const),
  ]
  if (off === tax) return discountAndTax(random)
  const sale = old - part(old, off)
  const [added, taxOnOld] = [part(sale, tax), part(old, tax)]
  if (!isWhole(sale, added, taxOnOld, part(old, off - tax))) return discountAndTax(random)
  const pays = sale + added
  const name = person(random)
  return {
    stem: `${sentence(withArticle(good.thing))} is marked ${money(old)}. ${name} gets ${off}% off that price. Then ${tax}% sales tax is added to the reduced price. How much does ${name} pay?`,
    ...number({ label: 'To pay', before: '$' }, { value: exact(pays) }, [
      {
        value: exact(sale + taxOnOld),
        misconception: 'wrong-whole',
        feedback: `You took the tax of ${money(old)}. But the tax is added to the reduced price, ${money(sale)}, so it is ${tax}% of that.`,
      },
      {
        value: exact(old - part(old, off - tax)),
        misconception: 'adds-percents',
        feedback: `You put both percents together as ${off - tax}% off. But they are percents of different amounts: the discount of ${money(old)}, the tax of the reduced price.`,
      },
      {
        value: exact(sale),
        misconception: 'stops-early',
        feedback: `${money(sale)} is the price after the discount. Now the tax is added to it.`,
      },
      {
        value: exact(added),
        misconception: 'stops-early',
        feedback: `${money(added)} is the tax alone. What is paid in all?`,
      },
      {
        value: exact(sale - added),
        misconception: 'wrong-direction',
        feedback: `The tax of ${money(added)} is right. But tax makes a price higher, not lower.`,
      },
      {
        value: exact(part(old, off) + part(part(old, off), tax)),
        misconception: 'stops-early',
        feedback: `You went on with ${money(part(old, off))}, which is the discount. The price that is left is what has to be paid.`,
      },
    ]),
    hints: [
      'There are two steps, and each percent belongs to another amount. Which amount comes first?',
      `With ${off}% off, ${100 - off}% of the marked price is left. Find that, and then the tax of it.`,
    ],
    solution: [
      `With ${off}% off, ${100 - off}% of the price is left: ${times(old, 100 - off)}.`,
      `The tax is ${tax}% of that: ${times(sale, tax)}.`,
      `Together: ${money(sale)} + ${money(added)} = ${money(pays)}.`,
    ],
  }
}

function markupAndDiscount(random: Random): Item {
  const good = random.pick(goods)
  const cost = price(random, { low: Math.round(good.low / 2), high: Math.round(good.high / 2) }, true)
  const [up, off] = [
    random.pick([40, 50, 60, 70, 75, 80, 100] as const),
    random.pick([10, 15, 20, 25, 30] as const),
  ]
  const marked = cost + part(cost, up)
  const sold = marked - part(marked, off)
  const earned = sold - cost
  if (
    !isWhole(marked, sold) ||
    earned < 200 ||
    sold % 10 !== 0 ||
    !isWhole(part(cost, up - off), part(cost, off))
  )
    return markupAndDiscount(random)
  return {
    stem: `A shop buys ${withArticle(good.thing)} for ${money(cost)} and marks the price up by ${up}%. Later it is sold with ${off}% off the marked price. How much more does the shop earn than it paid?`,
    ...number({ label: 'Earned', before: '$' }, { value: exact(earned) }, [
      {
        value: exact(part(cost, up - off)),
        misconception: 'adds-percents',
        feedback: `You took ${up}% − ${off}% = ${up - off}% of ${money(cost)}. But the ${off}% are of the marked price, ${money(marked)}, and that is more than ${money(cost)}.`,
      },
      {
        value: exact(sold),
        misconception: 'stops-early',
        feedback: `${money(sold)} is what the buyer pays. The shop paid ${money(cost)} for it before. How much more is that?`,
      },
      {
        value: exact(part(cost, up)),
        misconception: 'stops-early',
        feedback: `${money(part(cost, up))} would be earned without the discount. Take ${off}% off the marked price, too.`,
      },
      {
        value: exact(part(marked, off)),
        misconception: 'stops-early',
        feedback: `${money(part(marked, off))} is what the buyer saves. The question is what the shop earns.`,
      },
    ]),
    hints: [
      `Follow the price step by step: what the shop paid, the marked price, the price in the end.`,
      `The marked price is ${100 + up}% of ${money(cost)}. The buyer pays ${100 - off}% of the marked price.`,
    ],
    solution: [
      `The marked price is ${100 + up}% of what the shop paid: ${times(cost, 100 + up)}.`,
      `With ${off}% off, ${100 - off}% of it is left: ${times(marked, 100 - off)}.`,
      `The shop paid ${money(cost)}, so it earns ${money(sold)} − ${money(cost)} = ${money(earned)}.`,
    ],
  }
}

/** What is counted year by year, and how many one step of the axis may be. */
const counts = [
  { title: 'Visitors at a nature center', what: 'visitors', steps: [50, 100, 200] },
  { title: 'Members of a swim club', what: 'members', steps: [5, 10, 20] },
  { title: 'Deer in a forest', what: 'deer', steps: [5, 10, 20] },
  { title: 'Books lent by a library', what: 'books', steps: [100, 200, 500] },
  { title: 'Students at a school', what: 'students', steps: [25, 50, 100] },
  { title: 'People in a village', what: 'people', steps: [50, 100, 200] },
  { title: 'Bikes sold by a shop', what: 'bikes', steps: [5, 10, 20] },
  { title: 'Trees planted by a town', what: 'trees', steps: [10, 20, 50] },
] as const

/** Heights in steps of the axis between which the change is a whole percent. */
const isWholePercent = (from: number, to: number): boolean => from !== to && ((to - from) * 100) % from === 0

/** An increase off two bars (level 1), a change between two of four years (level 2), which place grew by the greatest percent (level 3). */
const findPercent: ComputedModel = {
  id: 'find-percent',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 55,
  make(random, level) {
    return level === 3 ? greatestGrowth(random) : readBars(random, level)
  },
  solve(shown) {
    const { figure } = shown
    if (figure?.kind === 'table') {
      const ratios = figure.rows.map(([place = '', then = '', now = '']) => ({
        place,
        ratio: Number(now.replaceAll(',', '')) / Number(then.replaceAll(',', '')),
      }))
      const greatest = ratios.toSorted((one, other) => other.ratio - one.ratio)[0]?.place ?? ''
      return pick(shown, greatest)
    }
    if (figure?.kind !== 'bar-chart') throw new TypeError('expects a bar chart')
    const [, from = '', to = ''] = /from (\d+) to (\d+)/.exec(shown.stem) ?? []
    const height = (label: string): number => figure.bars.find((bar) => bar.label === label)?.value ?? 0
    return typed(Math.abs((height(to) / height(from)) * 100 - 100))
  },
}

function pick(shown: Shown, text: string) {
  if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
  return {
    kind: 'choice' as const,
    option: shown.interaction.options.find((each) => each.text.includes(text))?.id ?? '',
  }
}

function readBars(random: Random, level: 1 | 2): Item {
  const { title, what, steps } = random.pick(counts)
  const step = random.pick(steps)
  const heights =
    level === 1
      ? [random.pick([2, 4, 5, 8, 10]), random.integer(3, 12)]
      : Array.from({ length: 4 }, () => random.integer(2, 12))
  const first = 2016 + random.integer(0, 6)
  const [at, until] =
    level === 1
      ? ([0, 1] as const)
      : random.pick([
          [0, 2],
          [1, 3],
          [0, 3],
          [1, 2],
          [2, 3],
          [0, 1],
        ] as const)
  const [from, to] = [heights[at] ?? 1, heights[until] ?? 1]
  const isEven = new Set(heights).size === heights.length
  if (
    !isEven ||
    !isWholePercent(from, to) ||
    (level === 1 && to < from) ||
    to > 2 * from ||
    from - to > 0.8 * from
  )
    return readBars(random, level)
  const [old, now] = [from * step, to * step]
  const change = Math.abs(now - old)
  const percent = (change * 100) / old
  const bars = heights.map((height, index) => ({ label: String(first + index), value: height * step }))
  const isUp = now > old
  const [yearFrom, yearTo] = [first + at, first + until]
  return {
    stem: `The chart shows the number of ${what}. By what percent did it ${isUp ? 'rise' : 'fall'} from ${yearFrom} to ${yearTo}?`,
    figure: {
      kind: 'bar-chart',
      title,
      xLabel: 'Year',
      y: { from: 0, to: 12 * step, step, label: sentence(what) },
      bars,
      description: `A bar chart, ${title}. ${bars.map(({ label, value }) => `${label}: ${numeral(value)}.`).join(' ')}`,
    },
    ...number({ label: isUp ? 'Increase' : 'Decrease', after: '%' }, { value: String(percent), unit: '%' }, [
      {
        value: `${change * 100}/${now}`,
        misconception: 'wrong-whole',
        feedback: `You compared the change with ${numeral(now)}, the new number. A percent change is a part of the number at the start, ${numeral(old)}.`,
      },
      {
        value: `${now * 100}/${old}`,
        misconception: 'new-for-change',
        feedback: `You found what percent the new number is of the old one. The old one itself is 100%. How far is it from there?`,
      },
      {
        value: String(change),
        misconception: 'percent-as-amount',
        feedback: `${numeral(change)} is how many ${what} the number changed by. What percent of the first number, ${numeral(old)}, is that?`,
      },
      {
        value: `${old * 100}/${now}`,
        misconception: 'wrong-whole',
        feedback: `You divided the old number by the new one. Start with the change, and compare it with the old number.`,
      },
    ]),
    hints: [
      `Read both bars, ${yearFrom} and ${yearTo}. By how much did the number change?`,
      `Divide the change by ${numeral(old)}, the number of ${yearFrom}, and write the quotient as a percent.`,
    ],
    solution: [
      `Read the bars: ${numeral(old)} in ${yearFrom} and ${numeral(now)} in ${yearTo}. The change is ${numeral(Math.max(old, now))} − ${numeral(Math.min(old, now))} = ${numeral(change)}.`,
      `Compare it with the number at the start: ${numeral(change)} ÷ ${numeral(old)} = ${numeral(change / old)}.`,
      `As a percent, ${numeral(change / old)} is ${numeral(percent)}%.`,
    ],
  }
}

const places = [
  'Elm Bay',
  'Redhill',
  'Northport',
  'Stone Creek',
  'Lakeview',
  'Fairmont',
  'Oak Ridge',
  'Sandy Point',
] as const

function greatestGrowth(random: Random): Item {
  const towns = random.sample<string>(places, 3).map((place) => {
    const before = random.integer(4, 60) * 100
    const percent = random.pick([5, 8, 10, 12, 15, 20, 25, 30, 40, 50])
    return { place, before, percent, now: before + (before * percent) / 100 }
  })
  const by = (value: (town: (typeof towns)[number]) => number) =>
    towns.toSorted((one, other) => value(other) - value(one))[0]
  const [right, most, largest] = [
    by((town) => town.percent),
    by((town) => town.now - town.before),
    by((town) => town.now),
  ]
  const isFit =
    right !== undefined &&
    most !== undefined &&
    largest !== undefined &&
    most !== right &&
    new Set(towns.map(({ percent }) => percent)).size === 3 &&
    new Set(towns.map(({ now, before }) => now - before)).size === 3
  if (
    !isFit ||
    right.percent - Math.max(...towns.filter((town) => town !== right).map(({ percent }) => percent)) < 3
  )
    return greatestGrowth(random)
  const wrong = towns
    .filter((town) => town !== right)
    .map((town): WrongOption => ({
      text: town.place,
      ...(town === most
        ? {
            misconception: 'absolute-for-percent',
            feedback: `${town.place} gained the most people, ${numeral(town.now - town.before)}. But it was larger to begin with. What part of its first number is that?`,
          }
        : town === largest
          ? {
              misconception: 'absolute-for-percent',
              feedback: `${town.place} is the largest now. The question is how much it grew, as a part of what it had before.`,
            }
          : {
              misconception: 'wrong-whole',
              feedback: `${town.place} grew by ${numeral(town.now - town.before)} from ${numeral(town.before)}. Find that percent, and do the same for the other two.`,
            }),
    }))
  const year = 2010 + random.integer(0, 6)
  return {
    stem: 'The table shows how many people live in three towns. Which town grew by the greatest percent?',
    figure: {
      kind: 'table',
      title: 'People in three towns',
      columns: ['Town', String(year), String(year + 8)],
      rows: towns.map(({ place, before, now }) => [place, numeral(before), numeral(now)]),
      description: `A table of people in three towns. ${towns.map(({ place, before, now }) => `${place}: ${numeral(before)} in ${year} and ${numeral(now)} in ${year + 8}.`).join(' ')}`,
    },
    ...choice(random, {
      right: right.place,
      wrong: [
        ...wrong,
        {
          text: 'All three grew by the same percent',
          misconception: 'absolute-for-percent',
          feedback: 'Find the change of each town and compare it with the number at the start.',
        },
      ],
      keepOrder: [...towns.map(({ place }) => place), 'All three grew by the same percent'],
    }),
    hints: [
      'For each town, how many people came in addition? That is not yet the percent.',
      `Divide each change by the number of ${year}. For ${towns[0]?.place} that is ${numeral((towns[0]?.now ?? 0) - (towns[0]?.before ?? 0))} ÷ ${numeral(towns[0]?.before ?? 1)}.`,
    ],
    solution: [
      ...towns.map(
        ({ place, before, now, percent }) =>
          `${place}: the change is ${numeral(now)} − ${numeral(before)} = ${numeral(now - before)}, and ${numeral(now - before)} ÷ ${numeral(before)} = ${factor(percent)}, so ${percent}%.`,
      ),
      `The greatest percent is ${right.percent}%, in ${right.place}.`,
    ],
  }
}

/** From the change to the whole (level 1), from the reduced or raised price (level 2), back through discount and tax (level 3). */
const original: ComputedModel = {
  id: 'find-original',
  kind: 'computed',
  thinking: 'work backwards',
  seconds: 60,
  make(random, level) {
    if (level === 1) return fromChange(random)
    return level === 2 ? fromNewPrice(random) : fromPaid(random)
  },
  solve(shown) {
    // Tries prices cent by cent, from the story forward.
    const numbers = numbersIn(shown.stem)
    const [first = 0, second = 0, third = 0] = numbers
    const { stem } = shown
    const forward = (cents: number): number => {
      if (stem.includes('saves')) return (cents * second) / 100
      if (stem.includes('tax')) return (cents - (cents * first) / 100) * (1 + second / 100)
      return stem.includes('raised') ? cents + (cents * first) / 100 : cents - (cents * first) / 100
    }
    const goal = Math.round((stem.includes('saves') ? first : stem.includes('tax') ? third : second) * 100)
    let [low, high] = [0, 1_000_000]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (forward(middle) < goal - 1e-6) low = middle + 1
      else high = middle
    }
    return typed(low / 100)
  },
}

function fromChange(random: Random): Item {
  const good = random.pick(goods)
  const percent = random.pick([5, 10, 15, 20, 25, 30, 40, 50] as const)
  const old = price(random, good, true)
  const change = part(old, percent)
  if (!isWhole(change) || change % 50 !== 0) return fromChange(random)
  const name = person(random)
  return {
    stem: `${name} buys ${withArticle(good.thing)} in a sale and saves ${money(change)}. That is ${percent}% of the old price. What was the old price?`,
    ...number({ label: 'Old price', before: '$' }, { value: exact(old) }, [
      {
        value: exact(part(change, percent)),
        misconception: 'wrong-whole',
        feedback: `You took ${percent}% of ${money(change)}. But ${money(change)} already is the ${percent}%. What is the whole price?`,
      },
      {
        value: exact(old - change),
        misconception: 'stops-early',
        feedback: `${money(old - change)} is what ${name} pays in the sale. The question is about the price before.`,
      },
      {
        value: exact(change + percent * 100),
        misconception: 'percent-as-amount',
        feedback: `You added ${percent} to ${money(change)}. But ${percent}% tells which part of the price ${money(change)} is.`,
      },
      {
        value: exact(change * percent),
        misconception: 'wrong-whole',
        feedback: `You multiplied ${money(change)} by ${percent}. If ${percent}% is ${money(change)}, how much is 1%? How much is 100%?`,
      },
    ]),
    hints: [
      `${money(change)} is ${percent}% of a price that you do not know. Is that price more or less than ${money(change)}?`,
      `Divide ${money(change)} by ${percent} to find 1%. What is 100%?`,
    ],
    solution: [
      `${percent}% of the old price is ${money(change)}.`,
      `So the old price is ${money(change)} ÷ ${factor(percent)} = ${money(old)}.`,
      `Check: ${times(old, percent)}.`,
    ],
  }
}

function fromNewPrice(random: Random): Item {
  const good = random.pick(goods)
  const isUp = random.chance(0.4)
  const percent = random.pick(
    isUp ? ([5, 10, 15, 20, 25, 50] as const) : ([10, 15, 20, 25, 30, 40, 60] as const),
  )
  const old = price(random, good, true)
  const change = part(old, percent)
  const now = isUp ? old + change : old - change
  const wrongBack = isUp ? now - part(now, percent) : now + part(now, percent)
  if (!isWhole(now, wrongBack) || now % 10 !== 0) return fromNewPrice(random)
  const left = isUp ? 100 + percent : 100 - percent
  return {
    stem: `The price of ${withArticle(good.thing)} was ${isUp ? 'raised' : 'cut'} by ${percent}%. Now it costs ${money(now)}. What did it cost before?`,
    ...number(
      { label: 'Price before', before: '$' },
      { value: exact(old) },
      [
        {
          value: exact(wrongBack),
          misconception: 'wrong-whole',
          feedback: `You took ${percent}% of the new price, ${money(now)}. But the change was ${percent}% of the price before. Test it: ${percent}% of ${money(wrongBack)} ${isUp ? 'more' : 'less'} is not ${money(now)}.`,
        },
        {
          value: exact(isUp ? now - percent * 100 : now + percent * 100),
          misconception: 'percent-as-amount',
          feedback: `You ${isUp ? 'subtracted' : 'added'} ${percent} dollars. A percent is a part of the price, not an amount of dollars.`,
        },
        {
          value: exact(part(now, percent)),
          misconception: 'wrong-whole',
          feedback: `That is ${percent}% of the new price. Ask what percent of the old price ${money(now)} is.`,
        },
        {
          value: exact(part(now, left)),
          misconception: 'wrong-direction',
          feedback: `You changed the price once more in the same way. To go back, ask: ${left}% of which price is ${money(now)}?`,
        },
      ].filter(({ value }) => Number(value) > 0),
    ),
    hints: [
      `The price before is 100%. After the change, what percent of it is ${money(now)}?`,
      `${money(now)} is ${left}% of the price before. Divide to find 1%, or divide by ${factor(left)}.`,
    ],
    solution: [
      `The price before is 100%. It was ${isUp ? 'raised' : 'cut'} by ${percent}%, so ${money(now)} is 100% ${isUp ? '+' : '−'} ${percent}% = ${left}% of it.`,
      `So the price before is ${money(now)} ÷ ${factor(left)} = ${money(old)}.`,
      `Check: ${times(old, percent)}, and ${money(old)} ${isUp ? '+' : '−'} ${money(change)} = ${money(now)}.`,
    ],
  }
}

function fromPaid(random: Random): Item {
  const good = random.pick(goods)
  const [off, tax] = [random.pick([10, 20, 25, 40, 50] as const), random.pick([5, 6, 8, 10] as const)]
  const old = price(random, good, true)
  if (off === tax) return fromPaid(random)
  const sale = old - part(old, off)
  const paid = sale + part(sale, tax)
  if (!isWhole(sale, paid) || sale % 10 !== 0) return fromPaid(random)
  const guess = (paid * 100) / (100 - off + tax)
  const both = off - tax
  return {
    stem: `In a sale, ${withArticle(good.thing)} is ${off}% off. Then ${tax}% tax is added to the sale price. ${person(random)} pays ${money(paid)} in all. What was the price before the sale?`,
    ...number({ label: 'Price before the sale', before: '$' }, { value: exact(old) }, [
      {
        value: exact(sale),
        misconception: 'stops-early',
        feedback: `${money(sale)} is the sale price, before the tax. Now undo the discount, too.`,
      },
      ...(isWhole(guess)
        ? [
            {
              value: exact(guess),
              misconception: 'adds-percents',
              feedback: `You put both percents together as ${both}% off. But they are percents of different prices. Undo them one by one.`,
            },
          ]
        : []),
      ...(isWhole(part(paid, both))
        ? [
            {
              value: exact(paid + part(paid, both)),
              misconception: 'wrong-whole',
              feedback: `You took percents of ${money(paid)}. But the discount is a part of the price before the sale, and the tax a part of the sale price.`,
            },
          ]
        : []),
      {
        value: exact(paid + (off - tax) * 100),
        misconception: 'percent-as-amount',
        feedback:
          'You added and subtracted the percents as if they were dollars. Each percent is a part of a price.',
      },
    ]),
    hints: [
      `Go backwards, the last step first. ${money(paid)} is what percent of the sale price?`,
      `${money(paid)} is ${100 + tax}% of the sale price. The sale price is ${100 - off}% of the price before.`,
    ],
    solution: [
      `With tax, ${money(paid)} is ${100 + tax}% of the sale price: ${money(paid)} ÷ ${factor(100 + tax)} = ${money(sale)}.`,
      `The sale price is ${100 - off}% of the price before: ${money(sale)} ÷ ${factor(100 - off)} = ${money(old)}.`,
      `Check: ${times(old, 100 - off)}, and ${times(sale, 100 + tax)}.`,
    ],
  }
}

type Slip = 'none' | 'wrong-whole' | 'percent-as-amount' | 'adds-percents' | 'new-for-change'

/** A claim about one change (level 1), about a percent found from two prices (level 2), about two changes in a row (level 3). */
const findMistake: ComputedModel = {
  id: 'find-mistake',
  kind: 'computed',
  thinking: 'find the mistake',
  seconds: 50,
  make(random, level) {
    if (level === 1) return judgeNewPrice(random)
    return level === 2 ? judgePercent(random) : judgeTwoChanges(random)
  },
  solve(shown) {
    const before = shown.stem.slice(0, shown.stem.indexOf('“'))
    const [first = 0, second = 0, third = 0] = numbersIn(before)
    const claim = numbersIn(shown.stem.slice(shown.stem.indexOf('“'))).at(-1) ?? 0
    const isNear = (value: number): boolean => Math.abs(value - claim) < 0.005
    if (before.includes('First')) {
      const end = first * (1 + second / 100) * (1 - third / 100)
      return pick(
        shown,
        isNear(end)
          ? 'is right'
          : isNear(first + (first * (second - third)) / 100)
            ? 'put together'
            : 'other whole',
      )
    }
    if (before.includes('used to cost')) {
      const change = Math.abs(second - first)
      return pick(
        shown,
        isNear((change / first) * 100) ? 'is right' : isNear(change) ? 'took dollars' : 'the new price',
      )
    }
    const sign = before.includes('goes up') ? 1 : -1
    return pick(
      shown,
      isNear(first + (sign * first * second) / 100)
        ? 'is right'
        : isNear(first + sign * second)
          ? 'took dollars'
          : 'gave the change',
    )
  },
}

function verdictItem(
  random: Random,
  written: {
    stem: string
    right: string
    options: { text: string; misconception: string; feedback: string }[]
    hints: string[]
    solution: string[]
  },
): Item {
  const { stem, right, options, hints, solution } = written
  return {
    stem,
    ...choice(random, {
      right,
      wrong: options.filter(({ text }) => text !== right),
      keepOrder: options.map(({ text }) => text),
    }),
    hints,
    solution,
  }
}

function judgeNewPrice(random: Random): Item {
  const good = random.pick(goods)
  const isUp = random.chance(0.5)
  const percent = random.pick([10, 15, 20, 25, 30, 40, 50] as const)
  const old = price(random, good, true)
  const change = part(old, percent)
  const sign = isUp ? 1 : -1
  const now = old + sign * change
  const slip = random.pick(['none', 'percent-as-amount', 'stops-early'] as const)
  const values = { none: now, 'percent-as-amount': old + sign * percent * 100, 'stops-early': change }
  if (
    !isWhole(change) ||
    change % 10 !== 0 ||
    Math.abs(change - percent * 100) < 100 ||
    values['percent-as-amount'] <= 0 ||
    new Set(Object.values(values)).size < 3
  )
    return judgeNewPrice(random)
  const name = person(random)
  const claims = {
    none: `${percent}% of ${money(old)} is ${money(change)}, so the new price is ${money(now)}.`,
    'percent-as-amount': `I ${isUp ? 'add' : 'subtract'} ${percent}, so the new price is ${money(values['percent-as-amount'])}.`,
    'stops-early': `I find ${percent}% of ${money(old)}, so the new price is ${money(change)}.`,
  }
  const texts = {
    'percent-as-amount': `${name} took dollars for percents`,
    'stops-early': `${name} gave the change, not the new price`,
    none: `${name} is right`,
  }
  return verdictItem(random, {
    stem: `${sentence(withArticle(good.thing))} costs ${money(old)}. The price goes ${isUp ? 'up' : 'down'} by ${percent}%. ${name} says: “${claims[slip]}” What do you say?`,
    right: texts[slip],
    options: [
      {
        text: texts['percent-as-amount'],
        misconception: 'percent-as-amount',
        feedback: `That would be ${isUp ? 'adding' : 'subtracting'} ${percent} dollars. Is that what ${name} did?`,
      },
      {
        text: texts['stops-early'],
        misconception: 'stops-early',
        feedback: `The change is ${money(change)}. Is that what ${name} gives as the new price?`,
      },
      {
        text: texts.none,
        misconception: slip === 'none' ? 'stops-early' : slip,
        feedback:
          slip === 'stops-early'
            ? `A price of ${money(old)} that goes ${isUp ? 'up' : 'down'} by ${money(change)}: is it ${money(change)} then?`
            : `Work out ${percent}% of ${money(old)}. Is it ${percent} dollars?`,
      },
    ],
    hints: [
      `What is ${percent}% of ${money(old)}? It is a part of the price.`,
      `Work out ${factor(percent)} × ${money(old)} and ${isUp ? 'add it to' : 'take it away from'} ${money(old)}. Then compare.`,
    ],
    solution: [
      `The change is ${times(old, percent)}.`,
      `The new price is ${money(old)} ${isUp ? '+' : '−'} ${money(change)} = ${money(now)}.`,
      slip === 'none'
        ? `That is what ${name} found.`
        : slip === 'stops-early'
          ? `${name} gave ${money(change)}, which is only the change.`
          : `${name} changed the price by ${percent} dollars instead of ${percent}%.`,
    ],
  })
}

function judgePercent(random: Random): Item {
  const good = random.pick(goods)
  const isUp = random.chance(0.5)
  // Pairs for which both quotients are whole percents: of the old price and of the new one.
  const [rise, back] = random.pick([
    [25, 20],
    [100, 50],
    [60, 37.5],
    [150, 60],
    [300, 75],
  ] as const)
  const unit = random.integer(Math.ceil(good.low / 8), Math.floor(good.high / 5))
  const [low, high] = { 25: [4, 5], 100: [2, 4], 60: [5, 8], 150: [2, 5], 300: [1, 4] }[rise]?.map(
    (parts) => parts * unit * 100,
  ) ?? [0, 0]
  const [old = 0, now = 0] = isUp ? [low, high] : [high, low]
  const [percent, wrongWhole] = isUp ? [rise, back] : [back, rise]
  const change = Math.abs(now - old)
  const slip = random.pick(['none', 'wrong-whole', 'wrong-whole', 'percent-as-amount'] as const)
  const isSensible = isUp ? rise <= 100 : true
  const amount = change / 100
  if (
    !isSensible ||
    Math.max(old, now) > good.high * 150 ||
    Math.min(old, now) < 800 ||
    amount === percent ||
    amount === wrongWhole ||
    (slip === 'percent-as-amount' && amount > 95)
  )
    return judgePercent(random)
  const name = person(random)
  const claims: Record<'none' | 'wrong-whole' | 'percent-as-amount', string> = {
    none: `The price changed by ${money(change)}. I divide by ${money(old)}, so the change is ${numeral(percent)}%.`,
    'wrong-whole': `The price changed by ${money(change)}. I divide by ${money(now)}, so the change is ${numeral(wrongWhole)}%.`,
    'percent-as-amount': `The price changed by ${money(change)}, so the change is ${numeral(amount)}%.`,
  }
  const texts = {
    'wrong-whole': `${name} compared with the new price`,
    'percent-as-amount': `${name} took dollars for percents`,
    none: `${name} is right`,
  }
  return verdictItem(random, {
    stem: `${sentence(withArticle(good.thing))} used to cost ${money(old)}. Now it costs ${money(now)}. ${name} says: “${claims[slip]}” What do you say?`,
    right: texts[slip],
    options: [
      {
        text: texts['wrong-whole'],
        misconception: 'wrong-whole',
        feedback:
          slip === 'none'
            ? `${name} divided by ${money(old)}. Which of the two prices is that?`
            : `The new price is ${money(now)}. Did ${name} divide by it?`,
      },
      {
        text: texts['percent-as-amount'],
        misconception: 'percent-as-amount',
        feedback: `${money(change)} is the change in dollars. ${name} went on from there and divided.`,
      },
      {
        text: texts.none,
        misconception: slip === 'none' ? 'wrong-whole' : slip,
        feedback:
          slip === 'wrong-whole'
            ? `Which price is the start, the one that is 100%? ${name} divided by ${money(now)}.`
            : `${numeral(amount)} dollars are not ${numeral(amount)}% of ${money(old)}. What part of ${money(old)} are they?`,
      },
    ],
    hints: [
      'A percent change is a part of one of the two prices. Which one is 100%?',
      `Divide the change by the price at the start: ${money(change)} ÷ ${money(old)}.`,
    ],
    solution: [
      `The change is ${money(Math.max(old, now))} − ${money(Math.min(old, now))} = ${money(change)}.`,
      `The price at the start is 100%, so divide by it: ${money(change)} ÷ ${money(old)} = ${numeral(percent / 100)}, and that is ${numeral(percent)}%.`,
      slip === 'none'
        ? `That is what ${name} did.`
        : slip === 'wrong-whole'
          ? `${name} divided by the new price, ${money(now)}.`
          : `${name} gave the dollars as if they were percents.`,
    ],
  })
}

function judgeTwoChanges(random: Random): Item {
  const what = random.pick([
    { is: 'A town has', unit: 'people', low: 8, high: 90, one: 100 },
    { is: 'A video channel has', unit: 'followers', low: 4, high: 60, one: 100 },
    { is: 'A lake holds', unit: 'fish', low: 5, high: 40, one: 100 },
    { is: 'A club has', unit: 'members', low: 2, high: 12, one: 100 },
    { is: 'A park counts', unit: 'visitors', low: 10, high: 80, one: 100 },
  ] as const)
  const start = random.integer(what.low, what.high) * what.one
  const up = random.pick([10, 20, 25, 30, 40, 50, 60] as const)
  const down = random.chance(0.5) ? up : random.pick([10, 20, 25, 30, 40, 50] as const)
  const middle = start + part(start, up)
  const end = middle - part(middle, down)
  const added = start + part(start, up - down)
  const other = middle - part(part(start, up), down)
  const slip: Slip = random.pick(['none', 'adds-percents', 'adds-percents', 'wrong-whole'] as const)
  if (!isWhole(middle, end, added, other) || new Set([end, added, other]).size < 3)
    return judgeTwoChanges(random)
  const name = person(random)
  const claims = {
    none: `After the first change there are ${numeral(middle)}. I take ${down}% of that away, so there are ${numeral(end)}.`,
    'adds-percents': `${up === down ? 'Up and down by the same percent cancel' : `Up ${up}% and down ${down}% make ${up > down ? `up ${up - down}%` : `down ${down - up}%`}`}, so there are ${numeral(added)}.`,
    'wrong-whole': `There are ${numeral(part(start, up))} more at first. I take ${down}% of these away again, so there are ${numeral(other)}.`,
  }
  const texts = {
    'adds-percents': `${name} put together percents of different wholes`,
    'wrong-whole': `${name} took a percent of some other whole`,
    none: `${name} is right`,
  }
  return verdictItem(random, {
    stem: `${what.is} ${numeral(start)} ${what.unit}. First the number goes up by ${up}%, then it goes down by ${down}%. ${name} says: “${claims[slip]}” What do you say?`,
    right: texts[slip],
    options: [
      {
        text: texts['adds-percents'],
        misconception: 'adds-percents',
        feedback: `${name} did the two changes one after the other, and did not add the percents up. Look at what each percent is taken of.`,
      },
      {
        text: texts['wrong-whole'],
        misconception: 'wrong-whole',
        feedback:
          slip === 'none'
            ? `The ${down}% are of ${numeral(middle)}, the number at that time. Is that what ${name} used?`
            : `${name} never worked out a number in between. Look at what was done with the two percents.`,
      },
      {
        text: texts.none,
        misconception: slip === 'none' ? 'adds-percents' : slip,
        feedback: `After the first change there are ${numeral(middle)}. What is ${down}% of that?`,
      },
    ],
    hints: [
      'What is 100% for the first change? What is 100% for the second one?',
      `After going up by ${up}% there are ${numeral(middle)}. Take ${down}% of that number away, and compare.`,
    ],
    solution: [
      `Up by ${up}%: ${factor(100 + up)} × ${numeral(start)} = ${numeral(middle)}.`,
      `Down by ${down}% of that: ${factor(100 - down)} × ${numeral(middle)} = ${numeral(end)}.`,
      slip === 'none'
        ? `That is what ${name} found.`
        : slip === 'adds-percents'
          ? `${name} got ${numeral(added)}. The second percent is of ${numeral(middle)}, not of ${numeral(start)}, so the percents cannot be put together.`
          : `${name} took ${down}% of the ${numeral(part(start, up))} that were new. It must be ${down}% of all ${numeral(middle)}.`,
    ],
  })
}

export const percentChange = defineSkill({
  id: 'percent-change',
  revision: 1,
  subject: 'math',
  gradeLevel: 7,
  strand: 'Ratios and proportional relationships',
  name: 'Percent change',
  description: 'Follow prices and numbers up and down by percents, and back again.',
  icon: 'percent',
  standards: ['7.RP.A.3'],
  prerequisites: ['equivalent-ratios', 'decimal-place-value'],
  misconceptions: [
    {
      id: 'stops-early',
      name: 'stops before the end',
      explanation:
        'The change is not yet the new price, and the sale price is not yet what one pays with tax. Read again what is asked.',
    },
    {
      id: 'wrong-direction',
      name: 'changes it the wrong way',
      explanation:
        'A discount makes a price lower, a tax makes it higher. Ask which way it goes before you add or subtract.',
    },
    {
      id: 'percent-as-amount',
      name: 'takes percents for dollars',
      explanation: '20% is not $20. It is 20 out of every 100 parts of an amount.',
    },
    {
      id: 'wrong-whole',
      name: 'takes the percent of another amount',
      explanation: 'A percent change is a part of the number before that change. That number is 100%.',
    },
    {
      id: 'adds-percents',
      name: 'adds percents of different amounts',
      explanation: 'Up 20% and then down 20% does not lead back: the second percent is of a larger number.',
    },
    {
      id: 'new-for-change',
      name: 'takes the new amount for the change',
      explanation: 'From 40 to 50 the new number is 125% of the old one, but the change is 25%.',
    },
    {
      id: 'absolute-for-percent',
      name: 'compares amounts instead of percents',
      explanation:
        '100 more is a lot for a village and little for a city. A percent compares the change with what was there before.',
    },
  ],
  lesson: {
    idea: [
      'A percent change tells how large a change is as a part of the amount before it. The amount before is 100%.',
      'A price of $40 that goes up by 25% changes by 0.25 × 40 = 10 dollars, to $50. In one step, it is 125% of the old price: 1.25 × 40 = 50.',
      'To find the percent, divide the change by the amount before: from $40 to $50 that is 10 ÷ 40 = 0.25, so 25%. On the way back, from $50 to $40, it is 10 ÷ 50 = 0.2, so 20%.',
      'To go backwards, ask what percent the new amount is. After 20% off, $48 is 80% of the old price, which was 48 ÷ 0.8 = 60 dollars.',
    ],
    figure: {
      kind: 'tape-diagram',
      description:
        'Two tapes of boxes of 10 dollars. The old price has 4 boxes, 40 dollars, which is 100 percent. The new price has 5 boxes, 50 dollars, which is 125 percent.',
      tapes: [
        { label: 'Old price', boxes: ['$10', '$10', '$10', '$10'], total: '$40 is 100%' },
        { label: 'New price', boxes: ['$10', '$10', '$10', '$10', '$10'], total: '$50 is 125%' },
      ],
    },
    workedExample: { model: 'new-price', level: 2 },
    words: [
      { word: 'percent', meaning: 'Out of every hundred: 25% is 25 out of 100, or 0.25.' },
      { word: 'percent change', meaning: 'The change as a part of the amount before, written as a percent.' },
      { word: 'discount', meaning: 'What is taken off a price.' },
      { word: 'markup', meaning: 'What a shop adds to the price that it paid itself.' },
      { word: 'sales tax', meaning: 'A percent of the price that is added when something is sold.' },
    ],
  },
  models: [apply, findPercent, original, findMistake],
})
