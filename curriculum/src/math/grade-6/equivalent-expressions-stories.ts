import type { Level } from '@skills-center/contract/ids'
import type { Slip } from '../../build-item.ts'
import { tex } from '../../markup.ts'
import { people, person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { dollars } from '../../wording.ts'
import { productTex, sumTex, typed } from '../sums-of-terms.ts'

interface Told {
  told: string
  letter: string
  right: string
  wrong: (Slip & { value: string })[]
  hints: [string, string]
  solution: string[]
}

type Telling = (random: Random) => Told

/** An amount at the start and a steady change: b + ax or b − ax. */
function steady(
  its: { told: string; letter: string; stands: string; asked: string; each: string },
  start: number,
  change: number,
): Told {
  const { letter } = its
  const size = Math.abs(change)
  const right = change > 0 ? sumTex([change, letter], [start, '']) : sumTex([start, ''], [change, letter])
  return {
    told: `${its.told} Let ${tex(letter)} stand for ${its.stands}. Write an expression for ${its.asked}.`,
    letter,
    right,
    wrong: [
      {
        value: typed(sumTex([change, ''], [start, letter])),
        misconception: 'swaps-roles',
        feedback: `Your expression takes ${start} once for ${its.each}. Which number is there only once, and which one comes again and again?`,
      },
      {
        value: typed(sumTex([start + change, letter])),
        misconception: 'unlike-terms',
        feedback: `You put ${start} and ${size} together first. But ${start} is there only once, and ${size} comes once for ${its.each}.`,
      },
      {
        value: typed(sumTex([1, letter], [start + change, ''])),
        misconception: 'adds-instead',
        feedback: `Here ${size} comes once for ${its.each}. Try ${tex(`${letter} = 3`)}: how often does the ${size} come then?`,
      },
      {
        value: typed(sumTex([size, letter], [-start, ''])),
        misconception: change > 0 ? 'loses-sign' : 'swaps-roles',
        feedback:
          change > 0
            ? `Does the ${start} make the amount greater or smaller? Look at the sign again.`
            : `You begin with the part that goes away. What is there at the start, and what is taken away from it?`,
      },
    ],
    hints: [
      `Try it with a number: what would it be for ${tex(`${letter} = 2`)}?`,
      `The ${size} comes once for ${its.each}, so it is multiplied by ${tex(letter)}. Is that added to the ${start}, or taken away from it?`,
    ],
    solution: [
      `The ${size} comes once for ${its.each}: ${tex(sumTex([size, letter]))} in all.`,
      `The ${start} is there once, ${change > 0 ? 'and the rest is added to it' : 'and the rest is taken away from it'}.`,
      `So the expression is ${tex(right)}.`,
    ],
  }
}

/** So many equal groups, each a sum or a difference: a(x ± b). */
function groups(
  its: { told: string; letter: string; stands: string; asked: string; group: string },
  groupCount: number,
  change: number,
): Told {
  const { letter } = its
  const size = Math.abs(change)
  const right = productTex(groupCount, [1, letter], [change, ''])
  const one = sumTex([1, letter], [change, ''])
  return {
    told: `${its.told} Let ${tex(letter)} stand for ${its.stands}. Write an expression for ${its.asked}.`,
    letter,
    right,
    wrong: [
      {
        value: typed(sumTex([groupCount, letter], [change, ''])),
        misconception: 'part-only',
        feedback: `You counted the ${size} only once. It belongs to each ${its.group}, and there are ${groupCount} of them.`,
      },
      {
        value: typed(sumTex([1, letter], [groupCount * change, ''])),
        misconception: 'part-only',
        feedback: `You counted ${tex(letter)} only once. It belongs to each ${its.group}, and there are ${groupCount} of them.`,
      },
      {
        value: typed(productTex(size, [1, letter], [Math.sign(change) * groupCount, ''])),
        misconception: 'swaps-roles',
        feedback: `Look at the numbers again: which one tells how many there are, and which one belongs to a single ${its.group}?`,
      },
      {
        value: typed(productTex(groupCount, [1, letter], [-change, ''])),
        misconception: 'loses-sign',
        feedback: `Think of a single ${its.group}: is the ${size} added there or taken away?`,
      },
    ],
    hints: [
      `Write an expression for a single ${its.group} first.`,
      `A single ${its.group} is ${tex(one)}. There are ${groupCount} of them, each with both parts.`,
    ],
    solution: [
      `A single ${its.group} is ${tex(one)}.`,
      `There are ${groupCount} of them, so multiply all of that: ${tex(right)}.`,
      `Without parentheses, that is ${tex(sumTex([groupCount, letter], [groupCount * change, '']))}. Both are right.`,
    ],
  }
}

/** Several parts that hold the same letter, put together. */
function together(
  its: { told: string; letter: string; parts: string[]; lines: string[] },
  right: string,
  wrong: Told['wrong'],
): Told {
  const { letter, parts } = its
  return {
    told: `${its.told} Make the expression as simple as you can.`,
    letter,
    right,
    wrong,
    hints: [
      `Write an expression for each part first. The first one is ${tex(parts[0] ?? '')}.`,
      `Put the parts together: which terms have ${tex(letter)}? A letter alone counts as one.`,
    ],
    solution: [
      ...its.lines,
      `Together: ${tex(parts.map((part, index) => (index > 0 && /[+−]/.test(part) ? `(${part})` : part)).join(' + '))}.`,
      `Put the terms with ${tex(letter)} together, and the plain numbers: ${tex(right)}.`,
    ],
  }
}

/** Stories that lead to an expression, by level. */
export const tellings: Record<Level, Telling[]> = {
  1: [
    (random) => {
      const [fee, each] = [random.integer(4, 15), random.integer(2, 9)]
      const told = `Renting a kayak costs ${dollars(fee)} once and then ${dollars(each)} for each hour.`
      const its = { letter: 'h', stands: 'the number of hours', asked: 'the cost in dollars' }
      return steady({ told, ...its, each: 'each hour' }, fee, each)
    },
    (random) => {
      const [has, each] = [random.integer(10, 60), random.integer(3, 12)]
      const told = `${person(random)} has ${dollars(has)} and saves ${dollars(each)} every week.`
      const its = {
        letter: 'w',
        stands: 'the number of weeks',
        asked: 'the savings in dollars after that time',
      }
      return steady({ told, ...its, each: 'each week' }, has, each)
    },
    (random) => {
      const [tall, each] = [random.integer(18, 32), random.integer(2, 3)]
      const told = `A candle is ${tall} cm tall. It burns down ${each} cm every hour.`
      const its = { letter: 'h', stands: 'the number of hours', asked: 'the height of the candle in cm' }
      return steady({ told, ...its, each: 'each hour' }, tall, -each)
    },
    (random) => {
      const [card, each] = [random.integer(4, 12) * 5, random.integer(3, 8)]
      const told = `${person(random)} has a gift card with ${dollars(card)} and buys comics for ${dollars(each)} each.`
      const its = { letter: 'n', stands: 'the number of comics', asked: 'the dollars that are left' }
      return steady({ told, ...its, each: 'each comic' }, card, -each)
    },
    (random) => {
      const [pages, each] = [random.integer(150, 400), random.integer(11, 30)]
      const told = `A book has ${pages} pages. ${person(random)} reads ${each} pages every day.`
      const its = { letter: 'd', stands: 'the number of days', asked: 'the pages that are left to read' }
      return steady({ told, ...its, each: 'each day' }, pages, -each)
    },
  ],
  2: [
    (random) => {
      const [many, price] = [random.integer(3, 9), random.integer(2, 8)]
      const told = `Each of ${many} friends buys a ticket, and also a snack that costs ${dollars(price)}.`
      const its = {
        letter: 't',
        stands: 'the price of a ticket in dollars',
        asked: 'what they all pay, in dollars',
      }
      return groups({ told, ...its, group: 'friend’s bill' }, many, price)
    },
    (random) => {
      const [many, more] = [random.integer(5, 20), random.integer(2, 6)]
      const told = `A teacher fills ${many} bags for a game. Each bag gets the same number of marbles, and also ${more} dice.`
      const its = {
        letter: 'm',
        stands: 'the number of marbles in a bag',
        asked: 'the number of things in all the bags together',
      }
      return groups({ told, ...its, group: 'bag' }, many, more)
    },
    (random) => {
      const [many, more] = [random.integer(3, 7), random.integer(2, 6)]
      const told = `On each of ${many} days, ${person(random)} swims some laps in the morning and ${more} laps in the evening.`
      const its = {
        letter: 'p',
        stands: 'the number of laps in a morning, always the same',
        asked: 'the number of laps on all these days',
      }
      return groups({ told, ...its, group: 'day’s number of laps' }, many, more)
    },
    (random) => {
      const [many, less] = [random.integer(2, 9), random.integer(2, 6)]
      const told = `A coupon makes every shirt ${dollars(less)} cheaper. ${person(random)} buys ${many} shirts with it.`
      const its = {
        letter: 's',
        stands: 'the price of a shirt in dollars without the coupon',
        asked: 'what the shirts cost with the coupon, in dollars',
      }
      return groups({ told, ...its, group: 'shirt’s price' }, many, -less)
    },
    (random) => {
      const [many, less] = [random.integer(4, 12), random.integer(2, 5)]
      const told = `A baker fills ${many} trays with the same number of rolls. From each tray, ${less} rolls are eaten.`
      const its = {
        letter: 'r',
        stands: 'the number of rolls on a full tray',
        asked: 'the number of rolls that are left on all the trays',
      }
      return groups({ told, ...its, group: 'tray' }, many, -less)
    },
  ],
  3: [
    (random) => {
      const [one = '', other = ''] = people(random, 2)
      const [times, more] = [random.integer(2, 5), random.integer(2, 15)]
      const second = sumTex([times, 'n'], [more, ''])
      const told = `${one} has ${tex('n')} stickers. ${other} has ${more} more than ${times} times as many as ${one}. Write an expression for the number of stickers that they have together.`
      return together(
        {
          told,
          letter: 'n',
          parts: ['n', second],
          lines: [`${one} has ${tex('n')} stickers, and ${other} has ${tex(second)}.`],
        },
        sumTex([times + 1, 'n'], [more, '']),
        [
          {
            value: typed(second),
            misconception: 'lone-letter',
            feedback: `That is how many ${other} has. The ${tex('n')} stickers that ${one} has count, too.`,
          },
          {
            value: typed(sumTex([times + 1, 'n'], [times * more, ''])),
            misconception: 'order-of-work',
            feedback: `You multiplied ${more} by ${times} as well. “${more} more than ${times} times as many” means: first ${times} times, then ${more} more.`,
          },
          {
            value: typed(sumTex([times + 1 + more, 'n'])),
            misconception: 'unlike-terms',
            feedback: `You put the ${more} together with the terms that have ${tex('n')}. The ${more} stickers are there just once.`,
          },
        ],
      )
    },
    (random) => {
      const [times, more] = [random.integer(2, 4), random.integer(1, 9)]
      const second = sumTex([times, 'w'], [more, ''])
      const told = `A garden is a rectangle, ${tex('w')} meters wide. Its length is ${more} more than ${times} times its width. Write an expression for the length in meters of a fence around the garden.`
      return together(
        {
          told,
          letter: 'w',
          parts: ['w', 'w', second, second],
          lines: [`Two sides are ${tex('w')} long, and two sides are ${tex(second)} long.`],
        },
        sumTex([2 * times + 2, 'w'], [2 * more, '']),
        [
          {
            value: typed(sumTex([times + 1, 'w'], [more, ''])),
            misconception: 'part-only',
            feedback: `That is one width and one length. A fence goes around all four sides.`,
          },
          {
            value: typed(sumTex([2 * times + 2, 'w'], [more, ''])),
            misconception: 'part-only',
            feedback: `The terms with ${tex('w')} are right. The other number, ${more}, belongs to each of the two long sides.`,
          },
          {
            value: typed(sumTex([2 * times + 2 + 2 * more, 'w'])),
            misconception: 'unlike-terms',
            feedback: `You put plain numbers together with the terms that have ${tex('w')}. They stay apart.`,
          },
          {
            value: typed(sumTex([2 * times, 'w'], [2 * more, ''])),
            misconception: 'lone-letter',
            feedback: `You counted the two long sides. The two short sides of ${tex('w')} each need a fence, too.`,
          },
        ],
      )
    },
    (random) => {
      const name = person(random)
      const [times, less] = [random.integer(2, 4), random.integer(2, 9)]
      const told = `${name} read ${tex('p')} pages on Monday, ${times} times as many on Tuesday, and ${less} fewer on Wednesday than on Monday. Write an expression for the pages on all three days.`
      const third = sumTex([1, 'p'], [-less, ''])
      return together(
        {
          told,
          letter: 'p',
          parts: ['p', `${times}p`, third],
          lines: [`Monday: ${tex('p')}. Tuesday: ${tex(`${times}p`)}. Wednesday: ${tex(third)}.`],
        },
        sumTex([times + 2, 'p'], [-less, '']),
        [
          {
            value: typed(sumTex([times, 'p'], [-less, ''])),
            misconception: 'lone-letter',
            feedback: `A letter alone counts as one. On how many of the three days is there a ${tex('p')}?`,
          },
          {
            value: typed(sumTex([times + 1, 'p'], [-less, ''])),
            misconception: 'lone-letter',
            feedback: `One ${tex('p')} is missing: Monday and Wednesday have a ${tex('p')} each, and Tuesday has ${times}.`,
          },
          {
            value: typed(sumTex([times + 2, 'p'], [less, ''])),
            misconception: 'loses-sign',
            feedback: `The number before ${tex('p')} is right. “${less} fewer” makes the whole smaller: look at the sign.`,
          },
          {
            value: typed(sumTex([2 * times + 1, 'p'], [-less, ''])),
            misconception: 'swaps-roles',
            feedback: `You compared Wednesday with Tuesday. Which day does the story compare Wednesday with?`,
          },
        ],
      )
    },
    (random) => {
      const [one = '', other = ''] = people(random, 2)
      const [first, second] = [random.integer(2, 6), random.integer(2, 6)]
      const [poster, coupon] = [random.integer(8, 15), random.integer(2, 6)]
      const mine = sumTex([first, 't'], [poster, ''])
      const yours = sumTex([second, 't'], [-coupon, ''])
      const told = `A ticket to a show costs ${tex('t')} dollars. ${one} buys ${first} tickets and a poster for ${dollars(poster)}. ${other} buys ${second} tickets and gets ${dollars(coupon)} off the bill. Write an expression for what they pay together, in dollars.`
      return together(
        {
          told,
          letter: 't',
          parts: [mine, yours],
          lines: [`${one} pays ${tex(mine)} and ${other} pays ${tex(yours)}.`],
        },
        sumTex([first + second, 't'], [poster - coupon, '']),
        [
          {
            value: typed(sumTex([first + second, 't'], [poster + coupon, ''])),
            misconception: 'loses-sign',
            feedback: `The tickets are right. ${dollars(coupon)} off the bill makes the amount smaller: look at the sign.`,
          },
          {
            value: typed(sumTex([first * second, 't'], [poster - coupon, ''])),
            misconception: 'power-sum',
            feedback: `You multiplied ${first} and ${second}. ${first} tickets and ${second} more tickets: how many tickets are there?`,
          },
          {
            value: typed(sumTex([first + second + poster - coupon, 't'])),
            misconception: 'unlike-terms',
            feedback: `You put dollars of the poster together with tickets. Plain numbers and terms with ${tex('t')} stay apart.`,
          },
        ],
      )
    },
  ],
}
