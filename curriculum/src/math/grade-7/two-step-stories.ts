import type { Level } from '@skills-center/contract/ids'
import { math, plain } from '../../markup.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { count, dollars, numeral } from '../../wording.ts'
import { numbersIn } from '../numbers-in-text.ts'

export const exactly = (value: number): number => Number(value.toFixed(6))

/** How the unknown is used: px + q, px − q, q − px, p(x + q), p(x − q). */
export type Form = 'plus' | 'minus' | 'left' | 'bracket-plus' | 'bracket-minus'

export interface Story {
  form: Form
  p: number
  q: number
  x: number
  /** Tells p, q and the result, and does not ask. */
  told: (result: number) => string
  letter: string
  /** “the number of months” */
  stands: string
  asks: string
  unit?: string
  isMoney?: boolean
  /** What p and q are, for hints: “each month costs $15”. */
  each: string
  once: string
}

const results: Record<Form, (p: number, q: number, x: number) => number> = {
  plus: (p, q, x) => p * x + q,
  minus: (p, q, x) => p * x - q,
  left: (p, q, x) => q - p * x,
  'bracket-plus': (p, q, x) => p * (x + q),
  'bracket-minus': (p, q, x) => p * (x - q),
}
export const leftSides: Record<Form, (p: number | string, q: number, letter: string) => string> = {
  plus: (p, q, letter) => `${p}${letter} + ${q}`,
  minus: (p, q, letter) => `${p}${letter} − ${q}`,
  left: (p, q, letter) => `${q} − ${p}${letter}`,
  'bracket-plus': (p, q, letter) => `${p}(${letter} + ${q})`,
  'bracket-minus': (p, q, letter) => `${p}(${letter} − ${q})`,
}
export const resultOf = ({ form, p, q, x }: Story): number => exactly(results[form](p, q, x))
export const sourceOf = (story: Story): string =>
  `${leftSides[story.form](story.p, story.q, story.letter)} = ${resultOf(story)}`

type StoryMaker = (random: Random) => Story

export const plusStories: StoryMaker[] = [
  (random) => {
    const [p, q, x] = [random.integer(3, 9) * 5, random.integer(4, 15) * 5, random.integer(3, 12)]
    const name = person(random)
    return {
      form: 'plus',
      p,
      q,
      x,
      told: (result) =>
        `A gym costs ${dollars(q)} to join and ${dollars(p)} each month. So far ${name} has paid ${dollars(result)}.`,
      letter: 'm',
      stands: 'the number of months',
      asks: 'How many months is that?',
      unit: 'months',
      each: `each month costs ${dollars(p)}`,
      once: `${dollars(q)} is paid only once`,
    }
  },
  (random) => {
    const [p, q, x] = [random.integer(2, 4), random.integer(3, 6), random.integer(4, 25)]
    return {
      form: 'plus',
      p,
      q,
      x,
      told: (result) =>
        `A taxi costs ${dollars(q)} to get in and ${dollars(p)} for each mile. A ride costs ${dollars(result)}.`,
      letter: 'd',
      stands: 'the length of the ride in miles',
      asks: 'How many miles long is the ride?',
      unit: 'miles',
      each: `each mile costs ${dollars(p)}`,
      once: `${dollars(q)} is paid only once`,
    }
  },
  (random) => {
    const [p, q, x] = [random.integer(5, 25), random.integer(10, 90), random.integer(3, 14)]
    const name = person(random)
    return {
      form: 'plus',
      p,
      q,
      x,
      told: (result) =>
        `${name} has ${dollars(q)} and saves ${dollars(p)} more every week. The goal is ${dollars(result)}.`,
      letter: 'w',
      stands: 'the number of weeks until then',
      asks: 'How many weeks does it take?',
      unit: 'weeks',
      each: `each week brings ${dollars(p)}`,
      once: `${dollars(q)} is there from the start`,
    }
  },
  (random) => {
    const [p, q, x] = [random.integer(2, 9), random.integer(2, 12), random.integer(4, 20)]
    return {
      form: 'plus',
      p,
      q,
      x,
      told: (result) =>
        `A crate weighs ${q} pounds when it is empty. Each melon in it weighs ${p} pounds. Crate and melons together weigh ${result} pounds.`,
      letter: 'n',
      stands: 'the number of melons',
      asks: 'How many melons are in the crate?',
      unit: 'melons',
      each: `each melon adds ${p} pounds`,
      once: `the crate counts once`,
    }
  },
  (random) => {
    const [p, q, x] = [random.integer(40, 90), random.integer(40, 100), random.integer(2, 7)]
    return {
      form: 'plus',
      p,
      q,
      x,
      told: (result) =>
        `A plumber charges ${dollars(q)} to come and ${dollars(p)} for each hour of work. A bill is ${dollars(result)}.`,
      letter: 'h',
      stands: 'the number of hours of work',
      asks: 'How many hours did the work take?',
      unit: 'hours',
      each: `each hour costs ${dollars(p)}`,
      once: `${dollars(q)} is paid only once`,
    }
  },
]

export const minusStories: StoryMaker[] = [
  (random) => {
    const [p, q, x] = [random.integer(3, 8), random.integer(2, 12), random.integer(8, 30)]
    const name = person(random)
    return {
      form: 'minus',
      p,
      q,
      x,
      told: (result) =>
        `${name} buys ${p} tickets at the same price. A coupon takes ${dollars(q)} off the total, and ${name} pays ${dollars(result)}.`,
      letter: 't',
      stands: 'the price of one ticket in dollars',
      asks: 'How much does one ticket cost?',
      isMoney: true,
      each: `there are ${p} tickets`,
      once: `the coupon counts once`,
    }
  },
  (random) => {
    const [p, q, x] = [random.integer(2, 5), random.integer(8, 25), random.integer(15, 60)]
    return {
      form: 'minus',
      p,
      q,
      x,
      told: (result) =>
        `A class sells lemonade for ${dollars(p)} a cup. It spent ${dollars(q)} on lemons and cups, and keeps ${dollars(result)} in the end.`,
      letter: 'c',
      stands: 'the number of cups sold',
      asks: 'How many cups did it sell?',
      unit: 'cups',
      each: `each cup brings ${dollars(p)}`,
      once: `${dollars(q)} was spent once`,
    }
  },
]

export const leftStories: StoryMaker[] = [
  (random) => {
    const [p, x] = [random.integer(2, 6), random.integer(3, 12)]
    const q = p * x + random.integer(2, 30)
    const name = person(random)
    return {
      form: 'left',
      p,
      q,
      x,
      told: (result) =>
        `${name} has a gift card with ${dollars(q)} on it. Each movie rented with it costs ${dollars(p)}. Now ${dollars(result)} is left.`,
      letter: 'n',
      stands: 'the number of movies rented',
      asks: 'How many movies were rented?',
      unit: 'movies',
      each: `each movie takes ${dollars(p)}`,
      once: `the card starts with ${dollars(q)}`,
    }
  },
  (random) => {
    const [p, x] = [random.integer(2, 4), random.integer(2, 7)]
    const q = p * x + random.integer(3, 15)
    return {
      form: 'left',
      p,
      q,
      x,
      told: (result) =>
        `A candle is ${q} cm tall. It burns down ${p} cm each hour. Now ${result} cm of it are left.`,
      letter: 'h',
      stands: 'the number of hours that it has burned',
      asks: 'How many hours has it burned?',
      unit: 'hours',
      each: `each hour takes ${p} cm`,
      once: `the candle starts at ${q} cm`,
    }
  },
]

export const bracketStories: StoryMaker[] = [
  (random) => {
    const [p, q, x] = [random.integer(3, 8), random.integer(2, 9), random.integer(8, 25)]
    return {
      form: 'bracket-plus',
      p,
      q,
      x,
      told: (result) =>
        `${p} friends go to a show. Each buys a ticket, and also a snack that costs ${dollars(q)}. Together they pay ${dollars(result)}.`,
      letter: 't',
      stands: 'the price of one ticket in dollars',
      asks: 'How much does one ticket cost?',
      isMoney: true,
      each: `each friend pays for a ticket and a snack`,
      once: `this happens ${p} times`,
    }
  },
  (random) => {
    const [p, q, x] = [random.integer(3, 12), random.integer(2, 8), random.integer(3, 15)]
    return {
      form: 'bracket-plus',
      p,
      q,
      x,
      told: (result) =>
        `A cook packs ${p} equal boxes. Each box holds ${q} oranges and some apples. In all the boxes hold ${result} pieces of fruit.`,
      letter: 'a',
      stands: 'the number of apples in one box',
      asks: 'How many apples are in one box?',
      unit: 'apples',
      each: `each box holds apples and ${q} oranges`,
      once: `this happens ${p} times`,
    }
  },
  (random) => {
    const [p, q, x] = [random.integer(2, 8), random.integer(2, 9), random.integer(15, 45)]
    const name = person(random)
    return {
      form: 'bracket-minus',
      p,
      q,
      x,
      told: (result) =>
        `In a sale, each shirt costs ${dollars(q)} less than before. ${name} buys ${p} shirts and pays ${dollars(result)}.`,
      letter: 's',
      stands: 'the price of one shirt before the sale, in dollars',
      asks: 'How much did one shirt cost before the sale?',
      isMoney: true,
      each: `each shirt costs ${dollars(q)} less`,
      once: `this happens ${p} times`,
    }
  },
  (random) => {
    const q = random.integer(3, 20)
    const x = q + random.integer(2, 15)
    return {
      form: 'bracket-plus',
      p: 2,
      q,
      x,
      told: (result) =>
        `A rectangular garden is ${q} m wide. A fence all the way around it is ${result} m long.`,
      letter: 'g',
      stands: 'the length of the garden in meters',
      asks: 'How long is the garden?',
      unit: 'm',
      each: `length and width together make half of the way around`,
      once: `each of them counts 2 times`,
    }
  },
]

/** Percents, fractions and decimals: what is left or added is a part of the unknown. */
const partStories: StoryMaker[] = [
  (random) => {
    const percent = random.pick([10, 20, 25, 30, 40])
    const [p, q, x] = [1 - percent / 100, random.integer(2, 10), random.integer(2, 9) * 20]
    const name = person(random)
    return {
      form: 'minus',
      p: exactly(p),
      q,
      x,
      told: (result) =>
        `A jacket is ${percent}% off. With a coupon for another ${dollars(q)} off, ${name} pays ${dollars(result)} for it.`,
      letter: 'j',
      stands: 'the first price of the jacket in dollars',
      asks: 'How much did the jacket cost at first?',
      isMoney: true,
      each: `${percent}% off leaves ${100 - percent}% of the price`,
      once: `the coupon takes off ${dollars(q)}`,
    }
  },
  (random) => {
    const percent = random.pick([10, 15, 20, 25])
    const [p, q, x] = [1 + percent / 100, random.integer(2, 8), random.integer(1, 5) * 20]
    return {
      form: 'plus',
      p: exactly(p),
      q,
      x,
      told: (result) =>
        `A family orders dinner. A tip of ${percent}% and a delivery fee of ${dollars(q)} are added to its price. The total is ${dollars(result)}.`,
      letter: 'd',
      stands: 'the price of the dinner in dollars',
      asks: 'How much is the dinner alone?',
      isMoney: true,
      each: `price and tip together are ${100 + percent}% of the price`,
      once: `the fee of ${dollars(q)} is added once`,
    }
  },
  (random) => {
    const bottom = random.pick([2, 4, 5])
    const [p, q] = [1 / bottom, random.integer(2, 9)]
    const x = bottom * random.integer(q + 1, q + 20)
    const name = person(random)
    return {
      form: 'minus',
      p,
      q,
      x,
      told: (result) =>
        `${name} keeps ${math`\frac{1}{${bottom}}`} of a sticker collection and gives away the rest. Later ${name} loses ${count(q, 'sticker')} and has ${result} left.`,
      letter: 's',
      stands: 'the number of stickers at first',
      asks: 'How many stickers were there at first?',
      unit: 'stickers',
      each: `${math`\frac{1}{${bottom}}`} of the stickers is kept`,
      once: `after that ${q} ${q === 1 ? 'is' : 'are'} lost`,
    }
  },
  (random) => {
    const p = random.pick([0.25, 0.5, 0.75, 1.5, 2.5])
    const x = random.integer(2, 12) * 4
    const q = Math.ceil(p * x) + random.integer(5, 60)
    return {
      form: 'left',
      p,
      q,
      x,
      told: (result) =>
        `A tank holds ${q} liters of water. Each minute ${p === 0.25 || p === 0.5 || p === 0.75 ? `${p} liter leaks` : `${p} liters leak`} out. Now ${numeral(result)} liters are left.`,
      letter: 't',
      stands: 'the number of minutes that have passed',
      asks: 'How many minutes have passed?',
      unit: 'minutes',
      each: `each minute takes ${p} of a liter`.replace(/(1\.5|2\.5) of a liter/, '$1 liters'),
      once: `the tank starts with ${q} liters`,
    }
  },
]

export const storiesAt: Record<Level, StoryMaker[]> = {
  1: plusStories,
  2: [...minusStories, ...leftStories, ...bracketStories],
  3: partStories,
}

/** The solver’s own reading: the equation of a story as text, and its solution by doing the story backwards. */
export function storyNumbers(stem: string): [equation: (letter: string) => string, unknown: number] {
  const text = plain(stem)
  const [a = 0, b = 0, c = 0] = numbersIn(text.replace(/\\frac\{1\}\{(\d)\}/, '$1'))
  if (/gym|taxi|saves|plumber/.test(text)) return [(x) => `${a} + ${b}*${x} = ${c}`, (c - a) / b]
  if (text.includes('crate')) return [(x) => `${a} + ${b}*${x} = ${c}`, (c - a) / b]
  if (text.includes('Crate')) return [(x) => `${a} + ${b}*${x} = ${c}`, (c - a) / b]
  if (text.includes('tickets at')) return [(x) => `${x}*${a} = ${b} + ${c}`, (b + c) / a]
  if (text.includes('lemonade')) return [(x) => `${x}*${a} = ${b} + ${c}`, (b + c) / a]
  if (/gift card|candle|tank/.test(text)) return [(x) => `${a} = ${c} + ${b}*${x}`, (a - c) / b]
  if (text.includes('friends')) return [(x) => `${a}*${x} + ${a * b} = ${c}`, (c - a * b) / a]
  if (text.includes('boxes')) return [(x) => `${a}*${x} + ${a * b} = ${c}`, (c - a * b) / a]
  if (text.includes('shirt')) return [(x) => `${b}*${x} - ${a * b} = ${c}`, (c + a * b) / b]
  if (text.includes('garden')) return [(x) => `2*${x} + ${2 * a} = ${b}`, (b - 2 * a) / 2]
  if (text.includes('jacket'))
    return [(x) => `${x} - ${a / 100}*${x} = ${b + c}`, ((b + c) * 100) / (100 - a)]
  if (text.includes('dinner'))
    return [(x) => `${x} + ${a / 100}*${x} = ${c} - ${b}`, ((c - b) * 100) / (100 + a)]
  if (text.includes('sticker')) return [(x) => `${x} = ${a} * (${b} + ${c})`, a * (b + c)]
  throw new TypeError(`unknown story: ${text}`)
}
