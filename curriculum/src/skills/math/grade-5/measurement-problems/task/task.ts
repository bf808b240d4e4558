import { tex, tidy } from '#form'
import { withCommas } from '#decimals/tens.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { quantity, type UnitId } from '#units/units.ts'
import { say } from './messages.gen.ts'

type Story = 'mix' | 'clay' | 'board' | 'lemonade' | 'soap' | 'string'
type Part = 'small' | 'full' | 'rest' | 'used' | 'left' | 'enough' | 'need' | 'buy' | 'over'

interface Stock {
  large: UnitId
  small: UnitId
  /** Small units in a large one. */
  factor: number
  /** How much there is, in halves of the large unit. */
  halves: [least: number, most: number]
  /** The small units that one piece takes: the least, the most, and the step between. */
  each: [least: number, most: number, step: number]
}
const stocks: Record<Story, Stock> = {
  mix: { large: 'pound', small: 'ounce', factor: 16, halves: [6, 18], each: [4, 9, 1] },
  clay: { large: 'kilogram', small: 'gram', factor: 1000, halves: [8, 20], each: [250, 650, 50] },
  board: { large: 'foot', small: 'inch', factor: 12, halves: [20, 44], each: [14, 32, 1] },
  lemonade: { large: 'gallon', small: 'cup', factor: 16, halves: [6, 16], each: [5, 9, 1] },
  soap: { large: 'liter', small: 'milliliter', factor: 1000, halves: [8, 24], each: [250, 750, 50] },
  string: { large: 'meter', small: 'centimeter', factor: 100, halves: [20, 60], each: [120, 280, 10] },
}

interface Pieces {
  /** Large units that are there. */
  a: number
  /** Small units that one piece takes. */
  b: number
  /** Pieces that are made first, more of them, and all that are needed. */
  n: number
  more: number
  all: number
}

/** A rest of these cannot be joined to what is bought. */
const cutFrom: readonly Story[] = ['board', 'string']

/** Pieces and a rest (level 1), what is left in the large unit (level 2), what to buy (level 3). */
export const task = linkedTask<Pieces, Story, Part>({
  standards: ['5.MD.A.1'],
  stories: ['mix', 'clay', 'board', 'lemonade', 'soap', 'string'],
  levels: {
    1: ['small', 'full', 'rest'],
    2: ['small', 'used', 'left', 'enough'],
    3: ['small', 'full', 'need', 'buy', 'over'],
  },
  draw(random, { story, side }) {
    const { factor, halves, each } = stocks[story]
    const [least, most, step] = each
    const a = random.integer(...halves) / 2
    const b = step * random.integer(least / step, most / step)
    const full = Math.floor((a * factor) / b)
    const n = random.integer(3, Math.max(3, full - 2))
    return {
      a,
      b,
      n,
      more: Math.max(1, full - n) + (side === 0 ? -random.integer(0, 1) : random.integer(1, 2)),
      all: full + random.integer(3, 12),
    }
  },
  fits({ story, a, b, n, more, all, level }) {
    const { factor } = stocks[story]
    const total = a * factor
    const [full, rest] = [Math.floor(total / b), total % b]
    const missing = all * b - total
    return (
      full > 4 &&
      full < 40 &&
      n + 1 < full &&
      rest > 0 &&
      rest * 2 !== b &&
      more > 1 &&
      more !== n &&
      // A rest in quarters of a customary unit.
      (level !== 2 || factor > 16 || (n * b) % (factor / 4) === 0) &&
      missing % factor > 0 &&
      missing > factor &&
      // What is bought is enough without the rest, too.
      (level !== 3 ||
        !cutFrom.includes(story) ||
        Math.ceil((missing + rest) / factor) === Math.ceil(missing / factor))
    )
  },
  told: ({ story, a, b }) => [say(`${story}.told`, { a, b })],
  asks(part, { story, n, more, all }) {
    const { large, small } = stocks[story]
    switch (part) {
      case 'full':
        return say(`${story}.full`)
      case 'used':
        return say(`${story}.used`, { n, small: quantity(2, small) })
      case 'enough':
        return say(`${story}.enough`, { n: more })
      case 'need':
        return say(`${story}.need`, { n: all, small: quantity(2, small) })
      case 'left':
      case 'buy':
        return say(part, { large: quantity(2, large) })
      default:
        return say(part, { small: quantity(2, small) })
    }
  },
  parts({ story, a, b, n, more, all }) {
    const { factor, large, small } = stocks[story]
    const units = { large: quantity(2, large), small: quantity(2, small) }
    const total = a * factor
    const [full, rest] = [Math.floor(total / b), total % b]
    const [used, needed] = [n * b, all * b]
    const [left, missing] = [total - used, needed - total]
    const buy = Math.ceil(missing / factor)
    const isEnough = more * b <= left
    /** The power of ten that is taken for the factor. */
    const tens = factor === 100 ? 10 : 100
    return {
      small: {
        value: total,
        work: String.raw`${a} \times ${factor} = ${total}`,
        wrong: [
          [a * tens, factor < 20 ? 'unit.base-ten-only' : 'unit.place-off', say('slip.factor', units)],
          [tidy(a / factor), 'unit.wrong-operation', say('slip.divides', units)],
        ],
      },
      full: {
        value: full,
        work: String.raw`${full} \times ${b} = ${full * b}`,
        wrong: [
          [full + 1, 'division.rounds-up', say('slip.part')],
          [total - b, 'division.subtracts', say('slip.fits')],
        ],
      },
      rest: {
        value: rest,
        work: `${total} − ${full * b} = ${rest}`,
        wrong: [
          [full, 'division.quotient-for-rest', say('slip.quotient', units)],
          [b - rest, 'division.room-for-rest', say('slip.missing')],
        ],
      },
      used: {
        value: used,
        work: String.raw`${n} \times ${b} = ${used}`,
        wrong: [[n + b, 'multiplication.adds-factors', say('slip.adds')]],
      },
      left: {
        value: tidy(left / factor),
        work: String.raw`(${total} − ${used}) \div ${factor} = ${tidy(left / factor)}`,
        wrong: [
          [left, 'unit.stops-early', say('slip.back', units)],
          [tidy(used / factor), 'model.answers-other', say('slip.used')],
        ],
      },
      enough: {
        right: say(isEnough ? 'yes' : 'no'),
        work: String.raw`${more} \times ${b} ${isEnough ? (more * b === left ? '=' : '<') : '>'} ${left}`,
        wrong: [[say(isEnough ? 'no' : 'yes'), 'unit.compares-numbers', say('slip.compare', units)]],
      },
      need: {
        value: needed,
        work: String.raw`${all} \times ${b} = ${needed}`,
        wrong: [[all + b, 'multiplication.adds-factors', say('slip.adds')]],
      },
      buy: {
        value: buy,
        work: String.raw`${buy - 1} \times ${factor} + ${missing % factor} = ${missing}`,
        wrong: [
          [buy - 1, 'division.drops-remainder', say('slip.down')],
          [Math.ceil(needed / factor), 'model.answers-other', say('slip.there')],
          [missing, 'unit.stops-early', say('slip.back', units)],
        ],
      },
      over: {
        value: buy * factor - missing,
        work: String.raw`${total} + ${buy} \times ${factor} − ${needed} = ${buy * factor - missing}`,
        wrong: [
          [missing % factor, 'division.room-for-rest', say('slip.short')],
          [buy * factor, 'unit.stops-early', say('slip.bought')],
        ],
      },
    }
  },
  why: (part, { tex: equation }) => say(`why.${part}`, { equation: tex(withCommas(equation)) }),
  hints: (level) => [say('hint.task'), say(`hint.${level}`)],
  solve({ told: [a = 0, b = 1], stem, asked }) {
    const factor = /ounces|onzas|cups|tazas/.test(stem)
      ? 16
      : /inches|pulgadas/.test(stem)
        ? 12
        : /cent[ií]m/.test(stem)
          ? 100
          : 1000
    const total = a * factor
    const [[n = 0], [more = 0], [all = 0]] = [asked('used'), asked('enough'), asked('need')]
    const buy = Math.ceil((all * b - total) / factor)
    return {
      small: total,
      full: Math.floor(total / b),
      rest: total % b,
      used: n * b,
      left: a - (n * b) / factor,
      enough: (n + more) * b <= total ? /^(yes|sí)$/ : /^no$/,
      need: all * b,
      buy,
      over: (a + buy) * factor - all * b,
    }
  },
})
