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

/** Prices are counted in whole cents, so that no rounding creeps in. */
const money = (cents: number): string => dollars(cents / 100)
const exact = (cents: number): string => String(cents / 100)
const part = (cents: number, percent: number): number => (cents * percent) / 100
const isWhole = (...amounts: number[]): boolean => amounts.every((each) => Number.isInteger(each))
const factor = (percent: number): string => numeral(percent / 100)
const times = (cents: number, percent: number): string =>
  `${factor(percent)} × ${money(cents)} = ${money(part(cents, percent))}`

/** Draws until a draw fits. */
function until<Drawn>(draw: () => Drawn, fits: (drawn: Drawn) => boolean): Drawn {
  const drawn = draw()
  return fits(drawn) ? drawn : until(draw, fits)
}

/** A thing and a price for it that fits: whole dollars, or with `step` 50 also prices such as $24.50. */
const priced = (
  random: Random,
  fits: (cents: number) => boolean,
  { share = 1, step = 100 }: { share?: number; step?: 50 | 100 } = {},
): { thing: string; price: number } =>
  until(
    () => {
      const { thing, low, high } = random.pick(goods)
      const [least, most] = [Math.round(low * share), Math.round(high * share)]
      return { thing, price: random.integer((least * 100) / step, (most * 100) / step) * step }
    },
    ({ price }) => fits(price),
  )

interface WrongAmount {
  cents: number
  misconception: string
  feedback: string
}

/** A field for dollars. Wrong amounts are rounded to the cent, as a student would write them. */
function amount(label: string, cents: number, wrong: WrongAmount[]) {
  return number(
    { label, before: '$' },
    { value: exact(cents), unit: '$' },
    wrong
      .filter((each) => each.cents > 0)
      .map(({ cents: its, misconception, feedback }) => ({
        value: exact(Math.round(its)),
        misconception,
        feedback,
      })),
  )
}

/** One change (level 1), a discount and then tax (level 2), a markup and then a discount, and the profit (level 3). */
const apply: ComputedModel = {
  id: 'new-price',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 60,
  calculator: 'basic',
  make(random, level) {
    if (level === 1) return oneChange(random)
    return level === 2 ? discountAndTax(random) : markupAndDiscount(random)
  },
  solve(shown) {
    // By parts: one percent first, then as many of them as are needed.
    const [start = 0, first = 0, second = 0] = numbersIn(shown.stem)
    const percentOf = (whole: number, percent: number): number => (whole / 100) * percent
    const isUp = /goes up|raises|marks/.test(shown.stem)
    const then = isUp ? start + percentOf(start, first) : start - percentOf(start, first)
    if (shown.stem.includes('tax')) return typed(then + percentOf(then, second))
    return typed(shown.stem.includes('profit') ? then - percentOf(then, second) - start : then)
  },
}
const typed = (value: number) => ({ kind: 'number' as const, text: String(Number(value.toFixed(4))) })

const changes = [
  { isUp: true, tell: 'A month later, the price goes up', percents: [5, 10, 15, 20, 25, 30] },
  { isUp: true, tell: 'Then the shop raises the price', percents: [5, 10, 15, 20, 25, 30] },
  {
    isUp: false,
    tell: 'In a sale, the price goes down',
    percents: [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60],
  },
  {
    isUp: false,
    tell: 'Then the shop cuts the price',
    percents: [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60],
  },
] as const

function oneChange(random: Random): Item {
  const { isUp, tell, percents } = random.pick(changes)
  const percent = random.pick<number>(percents)
  // At $100, percents and dollars are the same number.
  const { thing, price } = priced(random, (cents) => part(cents, percent) % 10 === 0 && cents !== 100_00)
  const change = part(price, percent)
  const now = isUp ? price + change : price - change
  return {
    stem: `${sentence(withArticle(thing))} costs ${money(price)}. ${tell} by ${percent}%. What is the new price?`,
    ...amount('New price', now, [
      {
        cents: change,
        misconception: 'stops-early',
        feedback: `${money(change)} is ${percent}% of the old price, so it is only the change. What is the price after the change?`,
      },
      {
        cents: isUp ? price - change : price + change,
        misconception: 'wrong-direction',
        feedback: `The change is right, ${money(change)}. But does the price go up or down?`,
      },
      {
        cents: isUp ? price + percent * 100 : price - percent * 100,
        misconception: 'percent-as-amount',
        feedback: `You ${isUp ? 'added' : 'subtracted'} $${percent}. But ${percent}% of a price is ${percent} out of every 100 parts of it. How much is ${percent}% of ${money(price)}?`,
      },
    ]),
    hints: [
      `The percent tells what part of the old price the change is. What is ${percent}% of ${money(price)}?`,
      `Work out ${factor(percent)} × ${money(price)}. Then ${isUp ? 'add it to' : 'subtract it from'} the old price.`,
    ],
    solution: [
      `The change is ${percent}% of the old price: ${times(price, percent)}.`,
      `The price goes ${isUp ? 'up' : 'down'}, so ${isUp ? 'add' : 'subtract'}: ${money(price)} ${isUp ? '+' : '−'} ${money(change)} = ${money(now)}.`,
    ],
  }
}

function discountAndTax(random: Random): Item {
  const off = random.pick([10, 15, 20, 25, 30, 40, 50] as const)
  const tax = random.pick([4, 5, 6, 7, 8] as const)
  const { thing, price } = priced(
    random,
    (cents) => isWhole(part(cents, off), part(cents, tax), part(cents - part(cents, off), tax)),
    { step: random.chance(0.7) ? 100 : 50 },
  )
  const sale = price - part(price, off)
  const added = part(sale, tax)
  const pays = sale + added
  const name = person(random)
  return {
    stem: `${sentence(withArticle(thing))} has a price tag of ${money(price)}. ${name} gets ${off}% off that price. Then ${tax}% sales tax is added to the reduced price. How much does ${name} pay in all?`,
    ...amount('Total', pays, [
      {
        cents: sale + part(price, tax),
        misconception: 'wrong-whole',
        feedback: `You took ${tax}% of ${money(price)} for the tax. But the tax is added to the reduced price, ${money(sale)}, so it is ${tax}% of that.`,
      },
      {
        cents: price - part(price, off - tax),
        misconception: 'adds-percents',
        feedback: `You put both percents together as ${off - tax}% off. But the discount is a percent of ${money(price)}, and the tax is a percent of the reduced price.`,
      },
      {
        cents: sale,
        misconception: 'stops-early',
        feedback: `${money(sale)} is the price after the discount. Now add the tax to it.`,
      },
      {
        cents: added,
        misconception: 'stops-early',
        feedback: `${money(added)} is the tax alone. What does ${name} pay in all?`,
      },
      {
        cents: sale - added,
        misconception: 'wrong-direction',
        feedback: `The tax of ${money(added)} is right. But tax makes a price higher, not lower.`,
      },
      {
        cents: part(price, off) + part(part(price, off), tax),
        misconception: 'stops-early',
        feedback: `You added the tax to ${money(part(price, off))}. But that is the discount. ${name} pays what is left of the price after it.`,
      },
      {
        cents: price - off * 100 + tax * 100,
        misconception: 'percent-as-amount',
        feedback: `You used $${off} and $${tax}. But a percent is a part of a price, not an amount of dollars. How much is ${off}% of ${money(price)}?`,
      },
    ]),
    hints: [
      'There are two steps, and each percent is a part of a different amount. Which amount comes first?',
      `After ${off}% off, ${100 - off}% of the price on the tag is left. Find that, and then the tax on it.`,
    ],
    solution: [
      `With ${off}% off, ${100 - off}% of the price on the tag is left: ${times(price, 100 - off)}.`,
      `The tax is ${tax}% of that: ${times(sale, tax)}.`,
      `Together: ${money(sale)} + ${money(added)} = ${money(pays)}.`,
    ],
  }
}

function markupAndDiscount(random: Random): Item {
  const up = random.pick([40, 50, 60, 70, 75, 80, 100] as const)
  const off = random.pick([10, 15, 20, 25] as const)
  const sellingPrice = (cents: number): number => part(cents + part(cents, up), 100 - off)
  // What a shop pays is about half of what it asks.
  const { thing, price: cost } = priced(
    random,
    (cents) => isWhole(part(cents, up)) && sellingPrice(cents) % 10 === 0,
    { share: 0.5 },
  )
  const [marked, sold] = [cost + part(cost, up), sellingPrice(cost)]
  const profit = sold - cost
  return {
    stem: `A shop buys ${withArticle(thing)} for ${money(cost)} and marks the price up by ${up}%. Later the shop sells it at ${off}% off the marked price. What is the shop’s profit, the selling price minus what the shop paid?`,
    ...amount('Profit', profit, [
      {
        cents: part(cost, up - off),
        misconception: 'adds-percents',
        feedback: `You took ${up}% − ${off}% = ${up - off}% of ${money(cost)}. But the ${off}% is taken off the marked price, ${money(marked)}, which is more than ${money(cost)}.`,
      },
      {
        cents: sold,
        misconception: 'stops-early',
        feedback: `${money(sold)} is the selling price. The shop paid ${money(cost)} before. How much is left as profit?`,
      },
      {
        cents: part(cost, up),
        misconception: 'stops-early',
        feedback: `${money(part(cost, up))} would be the profit without the discount. Take ${off}% off the marked price, too.`,
      },
      {
        cents: part(marked, off),
        misconception: 'stops-early',
        feedback: `${money(part(marked, off))} is what the buyer saves. The question is what profit the shop makes.`,
      },
      {
        cents: (up - off) * 100,
        misconception: 'percent-as-amount',
        feedback: `You used $${up} and $${off}. But a percent is a part of a price, not an amount of dollars. How much is ${up}% of ${money(cost)}?`,
      },
    ]),
    hints: [
      'Follow the price step by step: what the shop paid, the marked price, the selling price.',
      `The marked price is ${100 + up}% of ${money(cost)}. The buyer pays ${100 - off}% of the marked price.`,
    ],
    solution: [
      `The marked price is ${100 + up}% of what the shop paid: ${times(cost, 100 + up)}.`,
      `With ${off}% off, ${100 - off}% of the marked price is left: ${times(marked, 100 - off)}.`,
      `The shop paid ${money(cost)}, so the profit is ${money(sold)} − ${money(cost)} = ${money(profit)}.`,
    ],
  }
}

/** What is counted year by year, how many one step of the axis may be, and whether a year changes little. */
const counts = [
  {
    title: 'Visitors to a nature center',
    told: 'how many people visited a nature center',
    what: 'visitors',
    steps: [50, 100, 200],
    isSteady: false,
  },
  {
    title: 'Members of a swim club',
    told: 'how many members a swim club had',
    what: 'members',
    steps: [5, 10, 20],
    isSteady: true,
  },
  {
    title: 'Deer in a forest',
    told: 'how many deer lived in a forest',
    what: 'deer',
    steps: [5, 10, 20],
    isSteady: true,
  },
  {
    title: 'Books lent by a library',
    told: 'how many books a library lent',
    what: 'books',
    steps: [100, 200, 500],
    isSteady: false,
  },
  {
    title: 'Students at a school',
    told: 'how many students a school had',
    what: 'students',
    steps: [25, 50, 100],
    isSteady: true,
  },
  {
    title: 'People in a village',
    told: 'how many people lived in a village',
    what: 'people',
    steps: [50, 100, 200],
    isSteady: true,
  },
  {
    title: 'Bikes sold by a shop',
    told: 'how many bikes a shop sold',
    what: 'bikes',
    steps: [5, 10, 20],
    isSteady: false,
  },
  {
    title: 'Trees planted by a town',
    told: 'how many trees a town planted',
    what: 'trees',
    steps: [10, 20, 50],
    isSteady: false,
  },
] as const

/** From one year to the next a village grows or shrinks by less than half, a shop’s sales at most double. */
const isLikely = (heights: number[], isSteady: boolean): boolean =>
  heights.every((height, index) => {
    const before = heights[index - 1] ?? height
    return Math.max(height, before) <= (isSteady ? 1.4 : 2) * Math.min(height, before)
  })

/** Heights in steps of the axis between which the change is a whole percent, and no more than the double. */
const isWholePercent = (from: number, to: number): boolean =>
  from !== to && to <= 2 * from && ((to - from) * 100) % from === 0

/** An increase off two bars (level 1), a change between two of four years (level 2), which place grew by the greatest percent (level 3). */
const findPercent: ComputedModel = {
  id: 'find-percent',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 55,
  calculator: 'basic',
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
  const { title, told, what, steps, isSteady } = random.pick(counts)
  const step = random.pick(steps)
  const [at, end] = level === 1 ? [0, 1] : random.pick(spans)
  const heights = until(
    () => Array.from({ length: level === 1 ? 2 : 4 }, () => random.integer(2, 12)),
    (drawn) => {
      const [from = 1, to = 1] = [drawn[at], drawn[end]]
      return (
        isLikely(drawn, isSteady) &&
        isWholePercent(from, to) &&
        (level === 2 || to > from) &&
        new Set(drawn).size === drawn.length
      )
    },
  )
  const first = random.integer(2014, 2020)
  const bars = heights.map((height, index) => ({ label: String(first + index), value: height * step }))
  const [old, now] = [(heights[at] ?? 1) * step, (heights[end] ?? 1) * step]
  const [yearFrom, yearTo] = [first + at, first + end]
  const change = Math.abs(now - old)
  const percent = (change * 100) / old
  const isUp = now > old
  const verb = isUp ? 'rise' : 'fall'
  return {
    stem: `The chart shows ${told} each year. By what percent did the number ${verb} from ${yearFrom} to ${yearTo}?`,
    figure: {
      kind: 'bar-chart',
      title,
      xLabel: 'Year',
      y: { from: 0, to: 12 * step, step, label: sentence(what) },
      bars,
      description: `A bar chart, ${title}. ${bars.map(({ label, value }) => `${label}: ${numeral(value)}.`).join(' ')}`,
    },
    ...number(
      { label: isUp ? 'Increase' : 'Decrease', after: '%' },
      { value: String(percent), ...(!isUp && { sign: 'either' }) },
      [
        {
          value: `${change * 100}/${now}`,
          misconception: 'wrong-whole',
          feedback: `You compared the change with ${numeral(now)}, the new number. A percent change is a part of the number at the start, ${numeral(old)}.`,
        },
        {
          value: `${now * 100}/${old}`,
          misconception: 'new-for-change',
          feedback:
            'You found what percent the new number is of the old one. The old one itself is 100%. How far is it from there?',
        },
        {
          value: String(change),
          misconception: 'percent-as-amount',
          feedback: `${numeral(change)} is how many ${what} the number changed by. What percent of the first number, ${numeral(old)}, is that?`,
        },
        {
          value: `${old * 100}/${now}`,
          misconception: 'wrong-whole',
          feedback:
            'You divided the old number by the new one. Start with the change, and compare it with the old number.',
        },
        ...(isUp
          ? [
              {
                value: `-${percent}`,
                misconception: 'wrong-direction',
                feedback:
                  'The size is right. But a minus sign stands for a number that gets smaller. Does it here?',
              },
            ]
          : []),
      ],
    ),
    hints: [
      `Read both bars, ${yearFrom} and ${yearTo}. By how much did the number change?`,
      `Divide the change by ${numeral(old)}, the number in ${yearFrom}, and write the quotient as a percent.`,
    ],
    solution: [
      `Read the bars: ${numeral(old)} in ${yearFrom} and ${numeral(now)} in ${yearTo}. The change is ${numeral(Math.max(old, now))} − ${numeral(Math.min(old, now))} = ${numeral(change)}.`,
      `The number at the start is 100%, so divide by it: ${numeral(change)} ÷ ${numeral(old)} = ${numeral(change / old)}.`,
      `As a percent, ${numeral(change / old)} is ${numeral(percent)}%.`,
    ],
  }
}

/** Which two of four years are compared. */
const spans = [
  [0, 2],
  [1, 3],
  [0, 3],
  [1, 2],
  [2, 3],
  [0, 1],
] as const

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
            feedback: `${town.place} gained the most people, ${numeral(town.now - town.before)}. But it also had many people to begin with, ${numeral(town.before)}. What percent of that is the growth?`,
          }
        : town === largest
          ? {
              misconception: 'absolute-for-percent',
              feedback: `${town.place} is the largest town now. The question is how much it grew, as a percent of the people it had before.`,
            }
          : {
              misconception: 'absolute-for-percent',
              feedback: `${town.place} grew by ${numeral(town.now - town.before)}. What percent of ${numeral(town.before)} is that? Find the percents of the other two towns, too.`,
            }),
    }))
  const year = 2010 + random.integer(0, 6)
  return {
    stem: `The table shows how many people lived in three towns in ${year} and in ${year + 8}. Which town grew by the greatest percent?`,
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
          feedback:
            'Find how much each town grew, and compare that with its number at the start. Are the three percents the same?',
        },
      ],
      keepOrder: [...towns.map(({ place }) => place), 'All three grew by the same percent'],
    }),
    hints: [
      'By how many people did each town grow? That is not yet the percent.',
      `Divide each change by the number in ${year}. For ${towns[0]?.place} that is ${numeral((towns[0]?.now ?? 0) - (towns[0]?.before ?? 0))} ÷ ${numeral(towns[0]?.before ?? 1)}.`,
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
  calculator: 'basic',
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
  const percent = random.pick([5, 10, 15, 20, 25, 30, 40, 60] as const)
  const { thing, price } = priced(random, (cents) => part(cents, percent) % 50 === 0)
  const change = part(price, percent)
  const name = person(random)
  return {
    stem: `${name} buys ${withArticle(thing)} in a sale and saves ${money(change)}. That is ${percent}% of the regular price. What was the regular price?`,
    ...amount('Regular price', price, [
      {
        cents: part(change, percent),
        misconception: 'wrong-whole',
        feedback: `You took ${percent}% of ${money(change)}. But ${money(change)} already is the ${percent}%. What is the whole price?`,
      },
      {
        cents: price - change,
        misconception: 'stops-early',
        feedback: `${money(price - change)} is what ${name} pays in the sale. The question is about the regular price, before the sale.`,
      },
      {
        cents: change + percent * 100,
        misconception: 'percent-as-amount',
        feedback: `You added $${percent} to ${money(change)}. But ${percent}% is not $${percent}: it tells what part of the price ${money(change)} is.`,
      },
      {
        cents: change * percent,
        misconception: 'wrong-whole',
        feedback: `You multiplied ${money(change)} by ${percent}. If ${percent}% is ${money(change)}, how much is 1%? How much is 100%?`,
      },
    ]),
    hints: [
      `${money(change)} is ${percent}% of a price that you do not know. Is that price more or less than ${money(change)}?`,
      `Divide ${money(change)} by ${percent} to find 1%. What is 100%?`,
    ],
    solution: [
      `${percent}% of the regular price is ${money(change)}, so 1% of it is ${money(change)} ÷ ${percent} = ${money(price / 100)}.`,
      `The regular price is 100%: 100 × ${money(price / 100)} = ${money(price)}.`,
      `Check: ${times(price, percent)}.`,
    ],
  }
}

function fromNewPrice(random: Random): Item {
  const isUp = random.chance(0.4)
  const percent = random.pick(
    isUp ? ([5, 10, 15, 20, 25, 50] as const) : ([10, 15, 20, 25, 30, 40, 60] as const),
  )
  const { thing, price } = priced(random, (cents) => part(cents, percent) % 10 === 0)
  const change = part(price, percent)
  const now = isUp ? price + change : price - change
  const wrongBack = isUp ? now - part(now, percent) : now + part(now, percent)
  const left = isUp ? 100 + percent : 100 - percent
  const changed = isUp ? 'raised' : 'cut'
  return {
    stem: `The price of ${withArticle(thing)} was ${changed} by ${percent}%. Now it costs ${money(now)}. What did it cost before?`,
    ...amount('Price before', price, [
      {
        cents: wrongBack,
        misconception: 'wrong-whole',
        feedback: `You took ${percent}% of the new price, ${money(now)}. But the change was ${percent}% of the price before. Test your answer: when it is ${changed} by ${percent}%, do you get ${money(now)}?`,
      },
      {
        cents: isUp ? now - percent * 100 : now + percent * 100,
        misconception: 'percent-as-amount',
        feedback: `You ${isUp ? 'subtracted' : 'added'} $${percent}. A percent is a part of the price, not an amount of dollars.`,
      },
      {
        cents: part(now, percent),
        misconception: 'wrong-whole',
        feedback: `That is ${percent}% of the new price. Ask what percent of the old price ${money(now)} is.`,
      },
      {
        cents: (now * 100) / percent,
        misconception: 'wrong-whole',
        feedback: `Your answer would be right if ${money(now)} were ${percent}% of the price before. But the price was ${changed} by ${percent}%. What percent of it is ${money(now)}?`,
      },
      {
        cents: part(now, left),
        misconception: 'wrong-direction',
        feedback: `You changed the price once more in the same direction. To go back, ask: ${left}% of which price is ${money(now)}?`,
      },
    ]),
    hints: [
      `The price before is 100%. After the change, what percent of it is ${money(now)}?`,
      `${money(now)} is ${left}% of the price before. Divide by ${left} to find 1%, and then find 100%.`,
    ],
    solution: [
      `The price before is 100%. It was ${changed} by ${percent}%, so ${money(now)} is 100% ${isUp ? '+' : '−'} ${percent}% = ${left}% of it.`,
      `So ${factor(left)} times the price before is ${money(now)}. Divide to undo that: ${money(now)} ÷ ${factor(left)} = ${money(price)}.`,
      `Check: ${times(price, percent)}, and ${money(price)} ${isUp ? '+' : '−'} ${money(change)} = ${money(now)}.`,
    ],
  }
}

function fromPaid(random: Random): Item {
  const off = random.pick([10, 20, 25, 40, 50] as const)
  const tax = random.pick([4, 5, 6, 8] as const)
  const { thing, price } = priced(
    random,
    (cents) => part(cents, off) % 10 === 0 && isWhole(part(cents - part(cents, off), tax)),
  )
  const sale = price - part(price, off)
  const paid = sale + part(sale, tax)
  const name = person(random)
  return {
    stem: `In a sale, ${withArticle(thing)} is ${off}% off. Then ${tax}% sales tax is added to the sale price. ${name} pays ${money(paid)} in all. What was the regular price, before the discount and the tax?`,
    ...amount('Regular price', price, [
      {
        cents: sale,
        misconception: 'stops-early',
        feedback: `${money(sale)} is the sale price, before the tax. Now undo the discount, too.`,
      },
      {
        cents: (paid * 100) / (100 - off),
        misconception: 'stops-early',
        feedback: `You undid the discount, but the tax is still in your price. ${money(paid)} is what percent of the sale price?`,
      },
      {
        cents: (paid * 100) / (100 - off + tax),
        misconception: 'adds-percents',
        feedback: `You put both percents together as ${off - tax}% off. But they are percents of different prices. Undo them one by one.`,
      },
      ...[paid + part(paid, off - tax), part(part(paid, 100 - tax), 100 + off)].map((cents) => ({
        cents,
        misconception: 'wrong-whole',
        feedback: `You took percents of ${money(paid)}. But the discount is a part of the regular price, and the tax is a part of the sale price.`,
      })),
      {
        cents: paid + (off - tax) * 100,
        misconception: 'percent-as-amount',
        feedback:
          'You added and subtracted the percents as if they were dollars. Each percent is a part of a price.',
      },
    ]),
    hints: [
      `Go backwards, the last step first. ${money(paid)} is what percent of the sale price?`,
      `${money(paid)} is ${100 + tax}% of the sale price. The sale price is ${100 - off}% of the regular price.`,
    ],
    solution: [
      `With tax, ${money(paid)} is ${100 + tax}% of the sale price. So divide to undo the tax: ${money(paid)} ÷ ${factor(100 + tax)} = ${money(sale)}.`,
      `The sale price is ${100 - off}% of the regular price. So divide to undo the discount: ${money(sale)} ÷ ${factor(100 - off)} = ${money(price)}.`,
      `Check: ${times(price, 100 - off)}, and ${times(sale, 100 + tax)}.`,
    ],
  }
}

/** A claim about one change (level 1), about a percent found from two prices (level 2), about two changes in a row (level 3). */
const findMistake: ComputedModel = {
  id: 'find-mistake',
  kind: 'computed',
  thinking: 'find the mistake',
  seconds: 50,
  calculator: 'basic',
  make(random, level) {
    if (level === 1) return judgeNewPrice(random)
    return level === 2 ? judgePercent(random) : judgeTwoChanges(random)
  },
  solve(shown) {
    const before = shown.stem.slice(0, shown.stem.indexOf('“'))
    const [first = 0, second = 0, third = 0] = numbersIn(before)
    const claim = numbersIn(shown.stem.slice(shown.stem.indexOf('“'))).at(-1) ?? 0
    const isClaimed = (value: number): boolean => Math.abs(value - claim) < 0.005
    if (before.includes('First')) {
      const right = first * (1 + second / 100) * (1 - third / 100)
      const added = first + (first * (second - third)) / 100
      return pick(shown, isClaimed(right) ? 'Yes' : isClaimed(added) ? 'combined' : 'increase only')
    }
    if (before.includes('used to cost')) {
      const change = Math.abs(second - first)
      const right = (change / first) * 100
      return pick(shown, isClaimed(right) ? 'Yes' : isClaimed(change) ? 'dollars' : 'the new price')
    }
    const sign = before.includes('goes up') ? 1 : -1
    const right = first + (sign * first * second) / 100
    return pick(
      shown,
      isClaimed(right) ? 'Yes' : isClaimed(first + sign * second) ? 'instead of' : 'the change',
    )
  },
}

interface Judged {
  /** “Yes”, or “No” and what went wrong. */
  text: string
  misconception: string
  feedback: string
}

/** A claim to judge: yes, or one of the mistakes. `right` is the text of the option that fits. */
function verdictItem(
  random: Random,
  written: {
    stem: string
    right: string
    options: Judged[]
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
const yes = 'Yes'

function judgeNewPrice(random: Random): Item {
  const isUp = random.chance(0.5)
  const percent = random.pick([10, 15, 20, 25, 30, 40] as const)
  const sign = isUp ? 1 : -1
  const slip = random.pick(['none', 'percent-as-amount', 'stops-early'] as const)
  // Near $100, percents and dollars lead to almost the same price; each claim must be one mistake only.
  const { thing, price } = priced(
    random,
    (cents) =>
      part(cents, percent) % 10 === 0 &&
      Math.abs(part(cents, percent) - percent * 100) >= 100 &&
      cents > percent * 100 &&
      cents + sign * percent * 100 !== part(cents, percent),
  )
  const change = part(price, percent)
  const now = price + sign * change
  const name = person(random)
  const claims = {
    none: `${percent}% of ${money(price)} is ${money(change)}, so the new price is ${money(now)}.`,
    'percent-as-amount': `I ${isUp ? 'add' : 'subtract'} ${percent}, so the new price is ${money(price + sign * percent * 100)}.`,
    'stops-early': `${percent}% of ${money(price)} is ${money(change)}, so the new price is ${money(change)}.`,
  }
  const texts = {
    none: yes,
    'percent-as-amount': `No: ${name} used $${percent} instead of ${percent}%`,
    'stops-early': `No: ${name} gave the change, not the new price`,
  }
  return verdictItem(random, {
    stem: `${sentence(withArticle(thing))} costs ${money(price)}. The price goes ${isUp ? 'up' : 'down'} by ${percent}%. ${name} says: “${claims[slip]}” Is ${name} right?`,
    right: texts[slip],
    options: [
      {
        text: texts.none,
        misconception: slip === 'none' ? 'stops-early' : slip,
        feedback:
          slip === 'stops-early'
            ? `The price was ${money(price)} and goes ${isUp ? 'up' : 'down'} by ${money(change)}. Is it ${money(change)} then?`
            : `Work out ${percent}% of ${money(price)}. Is it $${percent}?`,
      },
      {
        text: texts['percent-as-amount'],
        misconception: 'percent-as-amount',
        feedback: `That would be ${isUp ? 'adding' : 'subtracting'} $${percent}. Is that what ${name} did?`,
      },
      {
        text: texts['stops-early'],
        misconception: 'stops-early',
        feedback: `The change is ${money(change)}. Is that what ${name} gives as the new price?`,
      },
    ],
    hints: [
      `What is ${percent}% of ${money(price)}? It is a part of the price.`,
      `Work out ${factor(percent)} × ${money(price)} and ${isUp ? 'add it to' : 'subtract it from'} ${money(price)}. Then compare.`,
    ],
    solution: [
      `The change is ${times(price, percent)}.`,
      `The new price is ${money(price)} ${isUp ? '+' : '−'} ${money(change)} = ${money(now)}.`,
      slip === 'none'
        ? `That is what ${name} found.`
        : slip === 'stops-early'
          ? `${name} gave ${money(change)}, which is only the change.`
          : `${name} changed the price by $${percent} instead of ${percent}%.`,
    ],
  })
}

/** Two prices as parts of one amount, so that the change is a short percent of either. */
const pairs = [
  [4, 5],
  [5, 8],
  [1, 2],
  [2, 5],
] as const

function judgePercent(random: Random): Item {
  const isUp = random.chance(0.5)
  // A price may well fall from 5 parts to 2, but hardly rise from 2 to 5.
  const [small, large] = random.pick(isUp ? pairs.slice(0, 3) : pairs)
  const slip = random.pick(['none', 'wrong-whole', 'wrong-whole', 'percent-as-amount'] as const)
  const [rise, fall] = [((large - small) / small) * 100, ((large - small) / large) * 100]
  const [percent, wrongPercent] = isUp ? [rise, fall] : [fall, rise]
  const { thing, unit } = until(
    () => {
      const good = random.pick(goods)
      const [least, most] = [Math.ceil((good.low * 0.7) / small), Math.floor((good.high * 1.2) / large)]
      return { thing: good.thing, unit: most < least ? 0 : random.integer(least, most) }
    },
    ({ unit: its }) => {
      const amountChanged = (large - small) * its
      return (
        its > 0 &&
        amountChanged !== percent &&
        amountChanged !== wrongPercent &&
        (slip !== 'percent-as-amount' || amountChanged < 95)
      )
    },
  )
  const [low, high] = [small * unit * 100, large * unit * 100]
  const [old, now] = isUp ? [low, high] : [high, low]
  const change = high - low
  const inDollars = numeral(change / 100)
  const name = person(random)
  const claims = {
    none: `The price changed by ${money(change)}. I divide that by ${money(old)}, so the change is ${numeral(percent)}%.`,
    'wrong-whole': `The price changed by ${money(change)}. I divide that by ${money(now)}, so the change is ${numeral(wrongPercent)}%.`,
    'percent-as-amount': `The price changed by ${money(change)}, so the change is ${inDollars}%.`,
  }
  const texts = {
    none: yes,
    'wrong-whole': `No: ${name} divided by the new price`,
    'percent-as-amount': `No: ${name} gave dollars, not a percent`,
  }
  return verdictItem(random, {
    stem: `${sentence(withArticle(thing))} used to cost ${money(old)}. Now it costs ${money(now)}. ${name} says: “${claims[slip]}” Is ${name} right?`,
    right: texts[slip],
    options: [
      {
        text: texts.none,
        misconception: slip === 'none' ? 'wrong-whole' : slip,
        feedback:
          slip === 'wrong-whole'
            ? `Which price is the start, the one that is 100%? ${name} divided by ${money(now)}.`
            : `${money(change)} is not the same as ${inDollars}%. What part of ${money(old)} is ${money(change)}?`,
      },
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
    ],
    hints: [
      'A percent change is a part of one of the two prices. Which one is 100%?',
      `Divide the change by the price at the start: ${money(change)} ÷ ${money(old)}.`,
    ],
    solution: [
      `The change is ${money(high)} − ${money(low)} = ${money(change)}.`,
      `The price at the start is 100%, so divide by it: ${money(change)} ÷ ${money(old)} = ${numeral(percent / 100)}, and that is ${numeral(percent)}%.`,
      slip === 'none'
        ? `That is what ${name} did.`
        : slip === 'wrong-whole'
          ? `${name} divided by the new price, ${money(now)}.`
          : `${name} gave the number of dollars as if it were the percent.`,
    ],
  })
}

/** What grows and then shrinks, how many hundreds there may be at first, and by what percents it may change. */
const crowds = [
  { has: 'A town has', unit: 'people', hundreds: [20, 90], percents: [5, 10, 15, 20] },
  {
    has: 'A video channel has',
    unit: 'followers',
    hundreds: [4, 60],
    percents: [10, 20, 25, 30, 40, 50, 60],
  },
  { has: 'A lake has', unit: 'fish', hundreds: [5, 40], percents: [10, 15, 20, 25, 30, 40, 50] },
  { has: 'A club has', unit: 'members', hundreds: [2, 12], percents: [10, 15, 20, 25, 30, 40] },
  { has: 'A park has', unit: 'visitors a month', hundreds: [10, 80], percents: [10, 15, 20, 25, 30, 40, 50] },
] as const

function judgeTwoChanges(random: Random): Item {
  const { has, unit, hundreds, percents } = random.pick(crowds)
  const slip = random.pick(['none', 'adds-percents', 'adds-percents', 'wrong-whole'] as const)
  const isSame = random.chance(0.4)
  const { start, up, down } = until(
    () => {
      const first = random.pick<number>(percents)
      return {
        start: random.integer(hundreds[0], hundreds[1]) * 100,
        up: first,
        down: isSame ? first : random.pick<number>(percents),
      }
    },
    (drawn) => isWhole(part(part(drawn.start, drawn.up), drawn.down)),
  )
  const more = part(start, up)
  const middle = start + more
  const end = middle - part(middle, down)
  const added = start + part(start, up - down)
  const other = middle - part(more, down)
  const name = person(random)
  const both =
    up === down
      ? `Up ${up}% and down ${down}% cancel out`
      : `Up ${up}% and down ${down}% is ${up > down ? 'up' : 'down'} ${Math.abs(up - down)}% in all`
  const claims = {
    none: `After the first change there are ${numeral(middle)}. I subtract ${down}% of that, so there are ${numeral(end)}.`,
    'adds-percents': `${both}, so there are ${numeral(added)}.`,
    'wrong-whole': `First there are ${numeral(more)} more. I subtract ${down}% of these ${numeral(more)}, so there are ${numeral(other)}.`,
  }
  const texts = {
    none: yes,
    'adds-percents': `No: ${name} combined percents of two different numbers`,
    'wrong-whole': `No: ${name} took ${down}% of the increase only`,
  }
  return verdictItem(random, {
    stem: `${has} ${numeral(start)} ${unit}. First the number goes up by ${up}%, then it goes down by ${down}%. ${name} says: “${claims[slip]}” Is ${name} right?`,
    right: texts[slip],
    options: [
      {
        text: texts.none,
        misconception: slip === 'none' ? 'adds-percents' : slip,
        feedback: `After the first change there are ${numeral(middle)}. What is ${down}% of that?`,
      },
      {
        text: texts['adds-percents'],
        misconception: 'adds-percents',
        feedback: `${name} made the two changes one after the other and did not combine the percents. Look at what each percent is taken of.`,
      },
      {
        text: texts['wrong-whole'],
        misconception: 'wrong-whole',
        feedback:
          slip === 'none'
            ? `The increase is ${numeral(more)}. Is that the number that ${name} took ${down}% of?`
            : `${name} never worked out how large the increase is. Look at what was done with the two percents.`,
      },
    ],
    hints: [
      'What is 100% for the first change? What is 100% for the second one?',
      `After going up by ${up}% there are ${numeral(middle)}. Subtract ${down}% of that number, and compare.`,
    ],
    solution: [
      `Up by ${up}%: ${factor(100 + up)} × ${numeral(start)} = ${numeral(middle)}.`,
      `Down by ${down}% of that: ${factor(100 - down)} × ${numeral(middle)} = ${numeral(end)}.`,
      slip === 'none'
        ? `That is what ${name} found.`
        : slip === 'adds-percents'
          ? `${name} got ${numeral(added)}. But the second percent is a part of ${numeral(middle)}, not of ${numeral(start)}, so the percents cannot be combined.`
          : `${name} took ${down}% of the increase, ${numeral(more)}. It must be ${down}% of all ${numeral(middle)}.`,
    ],
  })
}

export const percentChange = defineSkill({
  id: 'percent-change',
  revision: 3,
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
      name: 'uses percents as dollars',
      explanation:
        '20% is not $20. It is 20 out of every 100 parts of an amount, so it depends on the amount.',
    },
    {
      id: 'wrong-whole',
      name: 'takes the percent of the wrong amount',
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
      { word: 'profit', meaning: 'The selling price minus what the shop paid itself.' },
      { word: 'sales tax', meaning: 'A percent of the price that is added when something is sold.' },
    ],
  },
  models: [apply, findPercent, original, findMistake],
})
