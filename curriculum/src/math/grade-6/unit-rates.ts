import type { Level } from '@skills-center/contract/ids'
import { choice, number, type WrongOption } from '../../build-item.ts'
import type { Item, Shown } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { count, dollars, numeral, sentence } from '../../wording.ts'

/**
 * Work that goes at a steady pace: what is made, in what time, a believable pace for one unit of time, and the
 * longest time that one would keep it up.
 */
const paces = [
  {
    does: 'a printer prints',
    made: ['page', 'pages'],
    time: ['minute', 'minutes'],
    slow: 6,
    fast: 24,
    most: 40,
  },
  {
    does: 'a baker shapes',
    made: ['roll', 'rolls'],
    time: ['minute', 'minutes'],
    slow: 3,
    fast: 9,
    most: 40,
  },
  {
    does: 'a hiker walks',
    made: ['kilometer', 'kilometers'],
    time: ['hour', 'hours'],
    slow: 3,
    fast: 5,
    most: 10,
  },
  { does: 'a bus travels', made: ['mile', 'miles'], time: ['hour', 'hours'], slow: 25, fast: 60, most: 12 },
  {
    does: 'a pump moves',
    made: ['liter', 'liters'],
    time: ['minute', 'minutes'],
    slow: 8,
    fast: 40,
    most: 60,
  },
  { does: 'a factory packs', made: ['box', 'boxes'], time: ['hour', 'hours'], slow: 20, fast: 90, most: 24 },
  {
    does: 'a cook makes',
    made: ['pancake', 'pancakes'],
    time: ['minute', 'minutes'],
    slow: 2,
    fast: 4,
    most: 40,
  },
  {
    does: 'a machine folds',
    made: ['shirt', 'shirts'],
    time: ['minute', 'minutes'],
    slow: 4,
    fast: 15,
    most: 40,
  },
  {
    does: 'a machine fills',
    made: ['bottle', 'bottles'],
    time: ['minute', 'minutes'],
    slow: 5,
    fast: 18,
    most: 40,
  },
  {
    does: 'a cyclist rides',
    made: ['kilometer', 'kilometers'],
    time: ['hour', 'hours'],
    slow: 14,
    fast: 28,
    most: 10,
  },
] as const

type Pace = (typeof paces)[number]
const made = (pace: Pace, amount: number): string => count(amount, pace.made[0], pace.made[1])
const time = (pace: Pace, amount: number): string => count(amount, pace.time[0], pace.time[1])

/** Numbers of a text in the order in which they stand, read as the student reads them. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([found]) => Number(found.replaceAll(',', '')))

/** How much for one (level 1), from there to another time (level 2), and back from an amount to its time (level 3). */
const findRate: ComputedModel = {
  id: 'find-rate',
  kind: 'computed',
  thinking: 'compute',
  seconds: 45,
  make(random, level) {
    const pace = random.pick(paces)
    const tenths = level === 1 ? 0 : random.pick([5, 5, 2, 4, 6, 8])
    const rate = random.integer(pace.slow, pace.fast) + tenths / 10
    // Times that make the amount whole: in tenths, rate times time must end in zero.
    const times = Array.from({ length: pace.most - 1 }, (_, index) => index + 2).filter(
      (hours) => Math.round(rate * hours * 10) % 10 === 0,
    )
    const hours = random.pick(times.filter((each) => each <= 20 && (level === 1 || 2 * each <= pace.most)))
    if (level === 1) return rateFromPair(pace, rate, hours)
    const longer = random.pick(times.filter((each) => each > hours && each <= 5 * hours))
    return level === 2 ? amountForTime(pace, rate, hours, longer) : timeForAmount(pace, rate, hours, longer)
  },
  solve(shown) {
    const [first = 0, second = 0, third] = numbersIn(shown.stem)
    if (third === undefined) return { kind: 'number', text: String(Number((first / second).toFixed(6))) }
    // Equal ratios, cross-multiplied: the third number is a time or an amount.
    const answer = /that pace in/.test(shown.stem) ? (third * first) / second : (third * second) / first
    return { kind: 'number', text: String(Number(answer.toFixed(6))) }
  },
}

function rateFromPair(pace: Pace, rate: number, hours: number): Item {
  const amount = rate * hours
  const unit = `${pace.made[1]} per ${pace.time[0]}`
  return {
    stem: `${sentence(pace.does)} ${made(pace, amount)} in ${time(pace, hours)} at a steady pace. How many ${pace.made[1]} per ${pace.time[0]} is that?`,
    ...number({ label: 'Unit rate', after: unit }, { value: String(rate), unit }, [
      {
        value: `${hours}/${amount}`,
        misconception: 'upside-down',
        feedback: `You divided ${time(pace, hours)} by ${made(pace, amount)}. That tells what part of ${pace.time[0] === 'hour' ? 'an hour' : `a ${pace.time[0]}`} one ${pace.made[0]} takes. “Per ${pace.time[0]}” asks how many ${pace.made[1]} there are for each ${pace.time[0]}.`,
      },
      {
        value: String(amount * hours),
        misconception: 'multiplies',
        feedback: `You multiplied the two numbers. That would be right if ${numeral(amount)} were already the amount for one ${pace.time[0]}. Here it is the amount for all ${time(pace, hours)}.`,
      },
      {
        value: String(amount - hours),
        misconception: 'subtracts',
        feedback: `You subtracted. To find a rate, share equally: how many ${pace.made[1]} are there for each ${pace.time[0]}?`,
      },
    ]),
    hints: [
      `“Per ${pace.time[0]}” means “for each single ${pace.time[0]}”. Which amount has to be shared equally?`,
      `Split the ${made(pace, amount)} into ${numeral(hours)} equal parts, one for each ${pace.time[0]}.`,
    ],
    solution: [
      `The ${made(pace, amount)} take ${time(pace, hours)}, and the pace is steady, so each ${pace.time[0]} gets an equal share.`,
      `Divide: ${numeral(amount)} ÷ ${numeral(hours)} = ${numeral(rate)}.`,
      `Check: ${numeral(rate)} × ${numeral(hours)} = ${numeral(amount)}. The unit rate is ${numeral(rate)} ${unit}.`,
    ],
  }
}

const verb = (pace: Pace): string => {
  const [, , does = ''] = pace.does.split(' ')
  return does.replace(/s$/, '')
}
const worker = (pace: Pace): string => pace.does.replace(/^a (\w+) .*/, 'the $1')

function amountForTime(pace: Pace, rate: number, hours: number, longer: number): Item {
  const [amount, more] = [Math.round(rate * hours), Math.round(rate * longer)]
  return {
    stem: `${sentence(pace.does)} ${made(pace, amount)} in ${time(pace, hours)}. How many ${pace.made[1]} does ${worker(pace)} ${verb(pace)} at that pace in ${time(pace, longer)}?`,
    ...number({ label: 'Amount', after: pace.made[1] }, { value: String(more), unit: pace.made[1] }, [
      {
        value: String(amount + longer - hours),
        misconception: 'adds-difference',
        feedback: `You added the same ${numeral(longer - hours)} to both. But each ${pace.time[0]} brings ${numeral(rate)} ${pace.made[1]}, not 1, so time and amount do not grow by the same number.`,
      },
      {
        value: String(amount * longer),
        misconception: 'multiplies',
        feedback: `You multiplied ${numeral(amount)} by ${numeral(longer)}. But ${numeral(amount)} is the amount for ${time(pace, hours)}, not for one ${pace.time[0]}. Find the amount for one first.`,
      },
      {
        value: String(rate),
        misconception: 'stops-early',
        feedback: `${numeral(rate)} is how many ${pace.made[1]} there are in one ${pace.time[0]}. That is the first step. Now use it: how many are there in ${time(pace, longer)}?`,
      },
      {
        value: `${longer * hours}/${amount}`,
        misconception: 'upside-down',
        feedback: `You divided ${numeral(hours)} by ${numeral(amount)} to get the pace. That is the time for one ${pace.made[0]}. To find how many ${pace.made[1]} there are in one ${pace.time[0]}, divide ${numeral(amount)} by ${numeral(hours)}.`,
      },
    ]),
    hints: [
      `First find the pace: how many ${pace.made[1]} in one ${pace.time[0]}?`,
      `In ${pace.made[1]} per ${pace.time[0]}, the pace is ${numeral(amount)} ÷ ${numeral(hours)}. How many ${pace.made[1]} is that in ${time(pace, longer)}?`,
    ],
    solution: [
      `Find the pace for one ${pace.time[0]}: ${numeral(amount)} ÷ ${numeral(hours)} = ${numeral(rate)}.`,
      `Each ${pace.time[0]} gives ${numeral(rate)} ${pace.made[1]}, so ${time(pace, longer)} give ${numeral(rate)} × ${numeral(longer)} = ${numeral(more)}.`,
      `That is ${made(pace, more)}.`,
    ],
  }
}

function timeForAmount(pace: Pace, rate: number, hours: number, longer: number): Item {
  const [amount, more] = [Math.round(rate * hours), Math.round(rate * longer)]
  return {
    stem: `${sentence(pace.does)} ${made(pace, amount)} in ${time(pace, hours)}. At the same pace, how many ${pace.time[1]} do ${made(pace, more)} take?`,
    ...number({ label: 'Time', after: pace.time[1] }, { value: String(longer), unit: pace.time[1] }, [
      {
        value: String(hours + more - amount),
        misconception: 'adds-difference',
        feedback: `You added the same ${numeral(more - amount)} to both. But each ${pace.time[0]} brings ${numeral(rate)} ${pace.made[1]}, not 1, so time and amount do not grow by the same number.`,
      },
      {
        value: String(Number((rate * more).toFixed(2))),
        misconception: 'multiplies',
        feedback: `You multiplied by the pace. The pace turns ${pace.time[1]} into ${pace.made[1]}; to go from ${pace.made[1]} back to ${pace.time[1]}, ask how many times ${numeral(rate)} fits.`,
      },
      {
        value: String(rate),
        misconception: 'stops-early',
        feedback: `${numeral(rate)} is how many ${pace.made[1]} one ${pace.time[0]} gives. That is the first step. Now use it: how many ${pace.time[1]} give ${made(pace, more)}?`,
      },
    ]),
    hints: [
      `First find the pace: how many ${pace.made[1]} in one ${pace.time[0]}?`,
      `The pace is ${numeral(amount)} ÷ ${numeral(hours)}. How many times does it fit into ${numeral(more)}?`,
    ],
    solution: [
      `Find the pace for one ${pace.time[0]}: ${numeral(amount)} ÷ ${numeral(hours)} = ${numeral(rate)}.`,
      `Each ${pace.time[0]} gives ${numeral(rate)} ${pace.made[1]}, so ask how many times that fits into ${numeral(more)}: ${numeral(more)} ÷ ${numeral(rate)} = ${numeral(longer)}.`,
      `It takes ${time(pace, longer)}.`,
    ],
  }
}

/** Goods sold in packs, with a believable price in cents for one. */
const goods = [
  { one: 'granola bar', many: 'granola bars', low: 60, high: 140 },
  { one: 'juice box', many: 'juice boxes', low: 45, high: 95 },
  { one: 'pencil', many: 'pencils', low: 20, high: 60 },
  { one: 'notebook', many: 'notebooks', low: 120, high: 320 },
  { one: 'yogurt cup', many: 'yogurt cups', low: 55, high: 125 },
  { one: 'tennis ball', many: 'tennis balls', low: 110, high: 260 },
  { one: 'battery', many: 'batteries', low: 70, high: 160 },
  { one: 'bagel', many: 'bagels', low: 65, high: 150 },
] as const

const sameValueFeedback = (one: number, other: number, good: string): string =>
  `They may look alike, but one ${good} costs ${dollars(one)} in the first offer and ${dollars(other)} in the second.`

/** Packs of which one is a multiple of the other: they can be compared without the price of one. */
const multiples = [
  [4, 8],
  [4, 12],
  [4, 20],
  [5, 10],
  [5, 15],
  [5, 20],
  [6, 12],
  [10, 20],
] as const

/** Prices in cents that shops in one street could ask for the same thing. */
function nearPrices(random: Random, low: number, high: number, step: number, howMany: number): number[] {
  const all = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, index) => low + index * step)
  const base = random.pick(all)
  const near = all.filter((price) => Math.abs(price - base) <= Math.max(2 * step, 0.25 * base))
  return random.sample(near, howMany)
}

/** Which offer costs less for one: one pack a multiple of the other (level 1), any two packs (level 2), three packs (level 3). */
const bestBuy: ComputedModel = {
  id: 'best-buy',
  kind: 'computed',
  thinking: 'compare',
  seconds: 50,
  make(random, level) {
    const good = random.pick(goods)
    const offers = level === 3 ? 3 : 2
    const sizes =
      level === 1
        ? random.shuffle<number>(random.pick(multiples))
        : random.sample([4, 5, 6, 8, 10, 12, 15, 20], offers)
    const prices = nearPrices(random, good.low, good.high, 5, offers)
    const packs = sizes.map((size, index) => ({ size, each: prices[index] ?? 0 }))
    const describe = (pack: { size: number; each: number }): string =>
      `${count(pack.size, good.one, good.many)} for ${dollars((pack.size * pack.each) / 100)}`
    const best = packs.reduce((least, pack) => (pack.each < least.each ? pack : least))
    const others = packs.filter((pack) => pack !== best)
    const cheapest = packs.reduce((least, pack) =>
      pack.size * pack.each < least.size * least.each ? pack : least,
    )
    const largest = packs.reduce((most, pack) => (pack.size > most.size ? pack : most))
    const wrong: WrongOption[] = others.map((pack) => ({
      text: describe(pack),
      ...(pack === cheapest
        ? {
            misconception: 'looks-at-total',
            feedback: `This pack has the smallest price on its tag, but it also holds only ${count(pack.size, good.one, good.many)}. Compare what one costs: here ${dollars(pack.each / 100)}.`,
          }
        : pack === largest
          ? {
              misconception: 'bigger-is-better',
              feedback: `A bigger pack is not always the better deal. Here one ${good.one} costs ${dollars(pack.each / 100)}. Work out the same for the other offers.`,
            }
          : {
              misconception: 'compares-differences',
              feedback: `Here one ${good.one} costs ${dollars(pack.each / 100)}. Work out the price of one in every offer before you choose.`,
            }),
    }))
    const same: WrongOption = {
      text: `${offers === 2 ? 'Both' : 'All three'} cost the same for each ${good.one}`,
      misconception: 'compares-differences',
      feedback: sameValueFeedback((packs[0]?.each ?? 0) / 100, (packs[1]?.each ?? 0) / 100, good.one),
    }
    const buyer = person(random)
    return {
      stem: `${buyer} wants to pay as little as possible for each ${good.one}. Which offer is the best buy?`,
      ...choice(random, {
        right: describe(best),
        wrong: [...wrong, same],
        keepOrder: [...packs.map(describe), same.text],
      }),
      hints: [
        `The packs hold different numbers of ${good.many}, so their price tags cannot be compared as they stand. What could you compare instead?`,
        `Find the price of one ${good.one} in each offer: divide the price by the number in the pack.`,
      ],
      solution: [
        `Find the price of one ${good.one} in each offer.`,
        ...packs.map(
          (pack) =>
            `${dollars((pack.size * pack.each) / 100)} ÷ ${pack.size} = ${dollars(pack.each / 100)} for one.`,
        ),
        `The smallest of these is ${dollars(best.each / 100)}, so ${describe(best)} is the best buy.`,
      ],
    }
  },
  solve(shown) {
    if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const priced = shown.interaction.options.flatMap((option) => {
      const [size, price] = numbersIn(option.text)
      return size === undefined || price === undefined ? [] : [{ id: option.id, perOne: price / size }]
    })
    const least = priced.toSorted((one, other) => one.perOne - other.perOne)[0]
    return { kind: 'choice', option: least?.id ?? '' }
  },
}

/** Rows of the same rate, one amount missing: from one (level 1), down to one and up (level 2), and the other column (level 3). */
const rateTable: ComputedModel = {
  id: 'rate-table',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 45,
  make(random, level) {
    const pace = random.pick(paces)
    const rate = random.integer(pace.slow, pace.fast)
    const hours = random
      .sample(
        [2, 3, 4, 5, 6, 7, 8, 9, 10, 12].filter((each) => each <= pace.most),
        3,
      )
      .toSorted((one, other) => one - other)
    const known = level === 1 ? [1, ...hours.slice(0, 2)] : hours
    const asked = level === 1 ? (known[2] ?? 0) : random.pick(known.slice(1))
    const hide = level === 3 ? 'time' : 'amount'
    const rows = known.map((each) => {
      const isAsked = each === asked
      return [
        isAsked && hide === 'time' ? '?' : numeral(each),
        isAsked && hide === 'amount' ? '?' : numeral(each * rate),
      ]
    })
    const start = known.find((each) => each !== asked) ?? 1
    const answer = hide === 'time' ? asked : asked * rate
    const told = (cell = '') => (cell === '?' ? 'a question mark' : cell)
    const columns = [sentence(pace.time[1]), sentence(pace.made[1])]
    const gap = asked - start
    return {
      stem: `${sentence(pace.does)} the same number of ${pace.made[1]} every ${pace.time[0]}. Which number belongs in place of the question mark?`,
      figure: {
        kind: 'table',
        title: `${columns[1]} over time`,
        columns,
        rows,
        description: `A table with two columns, ${columns.join(' and ')}, and three rows: ${rows.map((row) => `${told(row[0])} and ${told(row[1])}`).join('; ')}.`,
      },
      ...number(
        { label: 'Missing number', after: hide === 'time' ? pace.time[1] : pace.made[1] },
        { value: String(answer), unit: hide === 'time' ? pace.time[1] : pace.made[1] },
        [
          {
            value: String(hide === 'time' ? start + (asked - start) * rate : start * rate + gap),
            misconception: 'adds-difference',
            feedback: `It looks as if you added the same number in both columns. In a table of equal rates, both columns are multiplied by the same number: each ${pace.time[0]} brings ${numeral(rate)} ${pace.made[1]}, not 1.`,
          },
          {
            value: String(rate),
            misconception: 'stops-early',
            feedback: `${numeral(rate)} is the amount for one ${pace.time[0]}. You have found the rate; now use it for the row with the question mark.`,
          },
          {
            value: String(hide === 'time' ? asked * rate * rate : asked + rate),
            misconception: hide === 'time' ? 'multiplies' : 'adds-difference',
            feedback:
              hide === 'time'
                ? `You multiplied by the rate. From ${pace.made[1]} back to ${pace.time[1]}, divide by it.`
                : `You added ${numeral(asked)} and ${numeral(rate)}. But each ${pace.time[0]} brings ${numeral(rate)} ${pace.made[1]}, and there are ${time(pace, asked)} in that row.`,
          },
        ],
      ),
      hints: [
        `Look at a full row. How many ${pace.made[1]} is that in one ${pace.time[0]}?`,
        hide === 'time'
          ? `The rate is ${numeral(start * rate)} ÷ ${numeral(start)}. How many ${pace.time[1]} do ${made(pace, asked * rate)} take at that rate?`
          : `In ${pace.made[1]} per ${pace.time[0]}, the rate is ${numeral(start * rate)} ÷ ${numeral(start)}. How many ${pace.made[1]} is that in ${time(pace, asked)}?`,
      ],
      solution: [
        `Use a full row to find the rate: ${numeral(start * rate)} ÷ ${numeral(start)} = ${numeral(rate)} ${pace.made[1]} per ${pace.time[0]}.`,
        hide === 'time'
          ? `Ask how many ${pace.time[1]} give ${numeral(asked * rate)}: ${numeral(asked * rate)} ÷ ${numeral(rate)} = ${numeral(asked)}.`
          : `For ${time(pace, asked)}, multiply: ${numeral(rate)} × ${numeral(asked)} = ${numeral(asked * rate)}.`,
        `The missing number is ${numeral(answer)}.`,
      ],
    }
  },
  solve(shown) {
    if (shown.figure?.kind !== 'table') throw new TypeError('expects a table')
    const rows = shown.figure.rows.map((row) =>
      row.map((cell) => (cell === '?' ? null : Number(cell.replaceAll(',', '')))),
    )
    const full = rows.find((row) => row[0] !== null && row[1] !== null)
    const open = rows.find((row) => row[0] === null || row[1] === null)
    const [fullTime, fullAmount] = [full?.[0] ?? 1, full?.[1] ?? 1]
    const answer =
      open?.[0] === null
        ? ((open[1] ?? 0) * fullTime) / fullAmount
        : ((open?.[0] ?? 0) * fullAmount) / fullTime
    return { kind: 'number', text: String(answer) }
  },
}

type Slip = 'upside-down' | 'adds-difference' | 'multiplies' | 'none'
/** Amounts of money without the sign: “57.50”, “4”. */
const cents = (amount: number): string => dollars(amount).slice(1)

/** Somebody’s reasoning about a price: of one meter (level 1), of another length (level 2), either, with halves (level 3). */
const findMistake: ComputedModel = {
  id: 'find-mistake',
  kind: 'computed',
  thinking: 'find the mistake',
  seconds: 50,
  make(random, level: Level) {
    const name = person(random)
    const kind = random.pick(['rope', 'ribbon', 'fabric', 'cable', 'chain'] as const)
    const meters = random.pick([4, 5, 8, 10, 20])
    const each = level === 3 ? random.integer(5, 19) / 2 : random.integer(2, 9)
    const price = meters * each
    const wanted = random.integer(2, 9) * (level === 3 ? 1.5 : 1)
    if (wanted === meters) return findMistake.make(random, level)
    const slip = random.pick<Slip>(
      level === 1
        ? ['upside-down', 'none']
        : level === 2
          ? ['adds-difference', 'multiplies', 'none']
          : ['upside-down', 'adds-difference', 'multiplies', 'none'],
    )
    const length = count(wanted, 'meter')
    const perMeter = meters / price
    const about = Number.isInteger(Math.round(perMeter * 1e6) / 1e4) ? '' : 'about '
    const claims = {
      'upside-down': `“I divide ${meters} by ${cents(price)}, so one meter costs ${about}${dollars(perMeter)}.”`,
      'adds-difference': `“${cents(price)} is ${cents(price - meters)} more than ${meters}, so ${length} cost ${numeral(wanted)} + ${cents(price - meters)} = ${cents(wanted + price - meters)} dollars.”`,
      multiplies: `“I multiply the price by the length, so ${length} cost ${cents(price)} × ${numeral(wanted)} = ${cents(price * wanted)} dollars.”`,
      none:
        level === 1
          ? `“I divide ${cents(price)} by ${meters}, so one meter costs ${dollars(each)}.”`
          : `“One meter costs ${dollars(each)}, so ${length} cost ${cents(each)} × ${numeral(wanted)} = ${cents(each * wanted)} dollars.”`,
    }
    const verdicts = {
      'upside-down': `${name} found meters per dollar, not dollars per meter`,
      'adds-difference': `${name} added where the price must be multiplied`,
      multiplies: `${name} took the price of all the meters for the price of one`,
      none: `${name} is right`,
    }
    const feedback = {
      'upside-down': `Look at which number is divided by which. Did ${name} divide meters by dollars?`,
      'adds-difference': `Look for a step that adds the same number to meters and dollars. Did ${name} do that?`,
      multiplies: `${dollars(price)} is the price of ${count(meters, 'meter')}. Did ${name} use it as the price of one meter?`,
      none:
        slip === 'upside-down'
          ? `Check the claim: if one meter cost ${about}${dollars(perMeter)}, would ${count(meters, 'meter')} cost ${dollars(price)}?`
          : `Find the price of one meter first. What do ${length} cost at that price?`,
    }
    const wrong = (['upside-down', 'adds-difference', 'multiplies', 'none'] as const)
      .filter((id) => id !== slip)
      .map((id): WrongOption => ({
        text: verdicts[id],
        misconception: id !== 'none' ? id : slip === 'none' ? 'upside-down' : slip,
        feedback: feedback[id],
      }))
    const truth = `But every meter costs ${dollars(each)}, so ${length} cost ${cents(each)} × ${numeral(wanted)} = ${cents(each * wanted)} dollars.`
    const ends = {
      'upside-down': `${name} divided meters by dollars. That tells how much ${kind} one dollar buys, not what one meter costs.`,
      'adds-difference': `${name} added the difference. ${truth}`,
      multiplies: `${name} multiplied the price of ${count(meters, 'meter')}, as if each meter cost that much. ${truth}`,
      none:
        level === 1
          ? `That is just what ${name} did: dollars divided by meters gives dollars per meter.`
          : `${name} found just that, and ${length} cost ${cents(each)} × ${numeral(wanted)} = ${cents(each * wanted)} dollars.`,
    }
    return {
      stem: `A shop sells ${count(meters, 'meter')} of ${kind} for ${dollars(price)}. ${name} says: ${claims[slip]} Which is true?`,
      ...choice(random, { right: verdicts[slip], wrong }),
      hints: [
        'About how much should one meter cost? Does the claim fit?',
        `The price of one meter is the whole price shared equally among the ${count(meters, 'meter')}.`,
      ],
      solution: [
        `${dollars(price)} pays for ${count(meters, 'meter')}, so one meter costs ${cents(price)} ÷ ${meters} = ${cents(each)} dollars.`,
        ends[slip],
      ],
    }
  },
  solve(shown) {
    return { kind: 'choice', option: judgeClaim(shown) }
  },
}

/** The solver's own way: scale the first price to the length of the claim and see what the claim says instead. */
function judgeClaim(shown: Shown): string {
  if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
  const [meters = 1, price = 0] = numbersIn(shown.stem)
  const [, lengthText = '1', saidText = '0'] =
    /so ([\d.]+) meters cost [\d.,]+ [+×] [\d.,]+ = ([\d.,]*\d)/.exec(shown.stem) ?? []
  const [, oneText] = /so one meter costs (?:about )?\$([\d.,]*\d)/.exec(shown.stem) ?? []
  const wanted = Number(lengthText)
  const said = Number((oneText ?? saidText).replaceAll(',', ''))
  const near = (value: number): boolean => Math.abs(said - value) < 0.006
  const needle = near((price * wanted) / meters)
    ? 'is right'
    : oneText !== undefined
      ? 'meters per dollar'
      : near(price * wanted)
        ? 'of all the meters'
        : 'added where'
  return shown.interaction.options.find((option) => option.text.includes(needle))?.id ?? ''
}

export const unitRates = defineSkill({
  id: 'unit-rates',
  revision: 1,
  subject: 'math',
  gradeLevel: 6,
  strand: 'Ratios and proportional relationships',
  name: 'Unit rates',
  description: 'Find how much for one, and use it to compare and predict.',
  icon: 'scale',
  standards: ['6.RP.A.2', '6.RP.A.3b'],
  prerequisites: [],
  misconceptions: [
    {
      id: 'upside-down',
      name: 'divides in the wrong order',
      explanation:
        'Minutes per page and pages per minute are both rates, but only one answers the question. The word after “per” is the one you divide by.',
    },
    {
      id: 'multiplies',
      name: 'multiplies instead of dividing',
      explanation:
        'The amount given is for all the hours together. To get the amount for one hour, share it equally among the hours.',
    },
    {
      id: 'subtracts',
      name: 'subtracts to compare',
      explanation: 'A difference says how much more. A rate says how much for each one.',
    },
    {
      id: 'adds-difference',
      name: 'adds the same number to both',
      explanation:
        'In equal rates both numbers are multiplied by the same number. Adding the same number to both changes the rate.',
    },
    {
      id: 'stops-early',
      name: 'stops at the rate',
      explanation: 'Finding the amount for one is often only the first step. Read again what was asked.',
    },
    {
      id: 'looks-at-total',
      name: 'compares price tags only',
      explanation: 'A small price can belong to a small pack. Compare the price of one.',
    },
    {
      id: 'bigger-is-better',
      name: 'takes the bigger pack for the better buy',
      explanation: 'Big packs often cost less for one, but not always. Only the price of one can tell.',
    },
    {
      id: 'compares-differences',
      name: 'judges by looks',
      explanation: 'Offers that look alike can differ in the price of one. Work it out for each offer.',
    },
  ],
  lesson: {
    idea: [
      'A rate compares two amounts of different kinds, such as dollars and meters or pages and minutes. A unit rate tells how much there is for one of something.',
      'To find it, divide by the amount that should become one. 12 pages in 4 minutes is 12 ÷ 4 = 3 pages per minute.',
      'Once you know how much there is for one, you can find how much there is for any number, and you can compare offers fairly.',
    ],
    figure: {
      kind: 'tape-diagram',
      description:
        'A tape of 4 equal boxes stands for 4 minutes. Each box is marked 3 pages, and the whole tape is marked 12 pages.',
      tapes: [{ label: '4 minutes', boxes: ['3 pages', '3 pages', '3 pages', '3 pages'], total: '12 pages' }],
    },
    workedExample: { model: 'find-rate', level: 3 },
    words: [
      { word: 'rate', meaning: 'A comparison of two amounts that have different units.' },
      {
        word: 'unit rate',
        meaning: 'A rate for exactly one of the second unit, such as 60 miles in 1 hour.',
      },
      { word: 'per', meaning: 'For each one.' },
      { word: 'unit price', meaning: 'What one item, or one pound, or one liter costs.' },
    ],
  },
  models: [findRate, bestBuy, rateTable, findMistake],
})
