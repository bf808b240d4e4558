import { number, type WrongValue } from '../../build-item.ts'
import type { Item } from '../../item.ts'
import { math, plain, tex } from '../../markup.ts'
import { people, person } from '../../people.ts'
import type { Random } from '../../random.ts'
import type { ComputedModel } from '../../skill.ts'
import { count, dollars, numeral, sentence, withArticle } from '../../wording.ts'
import { leastCommonMultiple } from '../fractions.ts'
import { signedTex, termTex } from '../linear-expression.ts'
import { numbersIn } from '../numbers-in-text.ts'

const together: ((
  a: string,
  b: string,
  sum: number,
  more: number,
) => { told: string; ask: (who: string) => string })[] = [
  (a, b, sum, more) => ({
    told: `${a} and ${b} pick ${sum} apples together. ${a} picks ${more} more apples than ${b}.`,
    ask: (who) => `How many apples does ${who} pick?`,
  }),
  (a, b, sum, more) => ({
    told: `${a} and ${b} have ${sum} trading cards in all. ${a} has ${more} more cards than ${b}.`,
    ask: (who) => `How many cards does ${who} have?`,
  }),
  (a, b, sum, more) => ({
    told: `In one month, ${a} and ${b} swim ${sum} laps together. ${a} swims ${more} more laps than ${b}.`,
    ask: (who) => `How many laps does ${who} swim?`,
  }),
  (a, b, sum, more) => ({
    told: `In a class election, ${a} and ${b} get ${sum} votes together. ${a} gets ${more} more votes than ${b}.`,
    ask: (who) => `How many votes does ${who} get?`,
  }),
  (a, b, sum, more) => ({
    told: `In one season, ${a} and ${b} score ${sum} points together. ${a} scores ${more} more points than ${b}.`,
    ask: (who) => `How many points does ${who} score?`,
  }),
]

/** Two kinds of things with their worth in hundredths, so that sums stay exact. */
interface Kinds {
  names: readonly [string, string]
  told: (random: Random, n: number, total: string, worths: readonly [string, string]) => string
  worths: (random: Random) => readonly [number, number]
  counts: readonly [number, number]
  written: (worth: number) => string
  unit: string
}

const inDollars = (worth: number): string => dollars(worth / 100)
const asNumber = (worth: number): string => numeral(worth / 100)

const kinds: Kinds[] = [
  {
    names: ['adult tickets', 'student tickets'],
    told: (_random, n, total, [one, other]) =>
      `A school theater sells ${n} tickets for ${total} in all. A ticket for an adult costs ${one} and a ticket for a student costs ${other}.`,
    worths: (random) => [100 * random.integer(8, 15), 100 * random.integer(3, 7)],
    counts: [20, 140],
    written: inDollars,
    unit: 'dollars',
  },
  {
    names: ['vans', 'buses'],
    told: (_random, n, total, [one, other]) =>
      `For a trip, ${n} vehicles take ${total} students, and every seat is used. A van has seats for ${one} students and a bus has seats for ${other}.`,
    worths: (random) => [100 * random.integer(6, 14), 100 * random.integer(36, 54)],
    counts: [2, 9],
    written: asNumber,
    unit: 'students',
  },
  {
    names: ['far shots', 'close shots'],
    told: (random, n, total, [one, other]) =>
      `${person(random)} makes ${n} shots in a basketball season for ${total} points in all. A far shot counts ${one} points and a close shot counts ${other} points.`,
    worths: () => [300, 200],
    counts: [8, 60],
    written: asNumber,
    unit: 'points',
  },
  {
    names: ['quarters', 'dimes'],
    told: (random, n, total, [one, other]) =>
      `${person(random)} has ${n} coins, only quarters and dimes. They are worth ${total} in all. A quarter is worth ${one} and a dime is worth ${other}.`,
    worths: () => [25, 10],
    counts: [4, 30],
    written: inDollars,
    unit: 'dollars',
  },
  {
    names: ['notebooks', 'pens'],
    told: (random, n, total, [one, other]) =>
      `${person(random)} buys notebooks and pens for a club, ${n} in all, and pays ${total}. A notebook costs ${one} and a pen costs ${other}.`,
    worths: (random) => [50 * random.integer(5, 9), 50 * random.integer(2, 4)],
    counts: [4, 25],
    written: inDollars,
    unit: 'dollars',
  },
]

const menus: {
  place: string
  items: readonly [readonly [string, string], readonly [string, string]]
  prices: readonly [[number, number], [number, number]]
}[] = [
  {
    place: 'At a taco stand',
    items: [
      ['taco', 'tacos'],
      ['juice', 'juices'],
    ],
    prices: [
      [6, 10],
      [3, 7],
    ],
  },
  {
    place: 'At a farm stand',
    items: [
      ['melon', 'melons'],
      ['pepper', 'peppers'],
    ],
    prices: [
      [7, 12],
      [1, 4],
    ],
  },
  {
    place: 'At a garden center',
    items: [
      ['rose', 'roses'],
      ['tulip', 'tulips'],
    ],
    prices: [
      [10, 25],
      [3, 9],
    ],
  },
  {
    place: 'At a bakery',
    items: [
      ['bagel', 'bagels'],
      ['muffin', 'muffins'],
    ],
    prices: [
      [3, 5],
      [6, 9],
    ],
  },
  {
    place: 'At a fair',
    items: [
      ['ride', 'rides'],
      ['game', 'games'],
    ],
    prices: [
      [6, 12],
      [2, 5],
    ],
  },
  {
    place: 'At a zoo',
    items: [
      ['adult ticket', 'adult tickets'],
      ['child ticket', 'child tickets'],
    ],
    prices: [
      [24, 40],
      [10, 22],
    ],
  },
]

/** Sum and difference (level 1), number and worth of two kinds (level 2), two bills (level 3). */
export const story: ComputedModel = {
  id: 'story',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 100,
  make(random, level) {
    if (level === 1) return sumStory(random)
    return level === 2 ? kindsStory(random) : billsStory(random)
  },
  solve(shown) {
    const stem = plain(shown.stem)
    const numbers = numbersIn(stem)
    const [n = 0, total = 0, one = 0, other = 0] = numbers
    const asked = /(?:How many|price of one|pay for one) (\w{3})/.exec(stem)?.[1] ?? ''
    const [, richer] = /(\w+) \w+ \d+ more \w+ than \w+\./.exec(stem) ?? []
    if (richer !== undefined) {
      const isRicher = new RegExp(`does ${richer} `).test(stem)
      const smaller =
        Array.from({ length: n }, (_, each) => each).find((each) => each + each + total === n) ?? 0
      return { kind: 'number', text: String(isRicher ? smaller + total : smaller) }
    }
    if (numbers.length === 4) {
      const trial = Array.from({ length: n + 1 }, (_, each) => each)
      const first = trial.find((each) => Math.abs(each * one + (n - each) * other - total) < 0.001) ?? 0
      const [worths = ''] = stem.match(/[^.]*(?:\.\d+[^.]*)* and an? [^.]*(?:\.\d+)?[^.]*\. How/) ?? []
      const [before = ''] = worths.split(' and a')
      return { kind: 'number', text: String(before.includes(` ${asked}`) ? first : n - first) }
    }
    const [a1 = 0, b1 = 0, c1 = 0, a2 = 0, b2 = 0, c2 = 0] = numbers
    const base = a1 * b2 - a2 * b1
    const [x, y] = [(c1 * b2 - c2 * b1) / base, (a1 * c2 - a2 * c1) / base]
    return { kind: 'number', text: String(new RegExp(`\\d+ ${asked}[a-z ]* and`).test(stem) ? x : y) }
  },
}

function sumStory(random: Random): Item {
  const [a = '', b = ''] = people(random, 2)
  const [less, more] = [random.integer(12, 60), random.integer(3, 28)]
  const great = less + more
  const sum = less + great
  const isGreat = random.chance(0.5)
  const who = isGreat ? a : b
  const [answer, other] = isGreat ? [great, less] : [less, great]
  const { told, ask } = random.pick(together)(a, b, sum, more)
  const named = isGreat ? `${a}’s number` : `${b}’s number`
  const slips: WrongValue[] = [
    {
      value: String(other),
      misconception: 'answers-other',
      feedback: `That is right for ${isGreat ? b : a}. Read once more who is asked about.`,
    },
    {
      value: String(sum / 2),
      misconception: 'splits-evenly',
      feedback: `You split ${sum} in two equal parts. But ${a} has ${more} more than ${b}. Which two numbers make both sentences true?`,
    },
    {
      value: String(sum - more),
      misconception: 'stops-early',
      feedback: `${sum} − ${more} = ${sum - more} is what is left for both when the ${more} extra are taken away. How many is that for each?`,
    },
    {
      value: String(isGreat ? sum / 2 + more : sum / 2 - more),
      misconception: 'splits-evenly',
      feedback: `You split ${sum} in half first and then ${isGreat ? 'added' : 'took away'} ${more}. Check: is the difference between the two people then ${more}?`,
    },
  ]
  return {
    stem: `${told} ${ask(who)}`,
    ...number({ label: sentence(named) }, { value: String(answer) }, slips),
    hints: [
      `The story tells two things: a sum and a difference. Let ${math`x`} be ${a}’s number and ${math`y`} be ${b}’s. Which two equations do you get?`,
      `The equations are ${tex(`x + y = ${sum}`)} and ${tex(`x − y = ${more}`)}. What is left when you add them?`,
    ],
    solution: [
      `Let ${math`x`} be ${a}’s number and ${math`y`} be ${b}’s number. Then ${tex(`x + y = ${sum}`)} and ${tex(`x − y = ${more}`)}.`,
      `Add the equations: ${tex(`2x = ${sum + more}`)}, so ${tex(`x = ${great}`)}.`,
      `Put that into the first equation: ${tex(`y = ${sum} − ${great} = ${less}`)}.`,
      `${who}’s number is ${answer}.`,
    ],
  }
}

function kindsStory(random: Random): Item {
  const kind = random.pick(kinds)
  const [p, q] = kind.worths(random)
  const [x, y] = [random.integer(...kind.counts), random.integer(...kind.counts)]
  const n = x + y
  const total = p * x + q * y
  if (x === y || p === q) return kindsStory(random)
  const isFirst = random.chance(0.5)
  const [answer, other] = isFirst ? [x, y] : [y, x]
  const [asks = '', else_ = ''] = isFirst ? kind.names : kind.names.toReversed()
  const shown = (worth: number): string => String(worth / 100)
  const times = (worth: number, letter: string): string => `${worth === 100 ? '' : shown(worth)}${letter}`
  const [big, small] = p > q ? [p, q] : [q, p]
  const [bigName, smallName] = p > q ? kind.names : [kind.names[1], kind.names[0]]
  const [bigLetter, smallLetter] = p > q ? ['x', 'y'] : ['y', 'x']
  const rest = total - small * n
  const [bigCount, smallCount] = p > q ? [x, y] : [y, x]
  const own = isFirst ? p : q
  return {
    stem: `${kind.told(random, n, kind.written(total), [kind.written(p), kind.written(q)])} How many ${asks} are there?`,
    ...number({ label: `Number of ${asks}` }, { value: String(answer) }, [
      {
        value: String(other),
        misconception: 'answers-other',
        feedback: `That is the number of ${else_}. Read once more what is asked.`,
      },
      ...(n % 2 === 0
        ? [
            {
              value: String(n / 2),
              misconception: 'splits-evenly',
              feedback: `You split ${n} in half. With ${n / 2} of each kind, the total would be ${kind.written((p + q) * (n / 2))}, and not ${kind.written(total)}.`,
            },
          ]
        : []),
      ...(total % own === 0
        ? [
            {
              value: String(total / own),
              misconception: 'one-kind-only',
              feedback: `You used only one kind: ${kind.written(total)} divided by ${kind.written(own)}. A part of the total comes from the ${else_}.`,
            },
          ]
        : []),
      ...(total % (p + q) === 0
        ? [
            {
              value: String(total / (p + q)),
              misconception: 'splits-evenly',
              feedback: `You put one of each kind together. But the two numbers need not be the same. What do they add up to?`,
            },
          ]
        : []),
    ]),
    hints: [
      `There are two unknown numbers and two facts: how many there are, and the total in ${kind.unit}. Write one equation for each fact.`,
      `With ${math`x`} ${kind.names[0]} and ${math`y`} ${kind.names[1]}: ${tex(`x + y = ${n}`)} and ${tex(`${times(p, 'x')} + ${times(q, 'y')} = ${shown(total)}`)}. Multiply the first equation by ${shown(small)}, so that one letter cancels.`,
    ],
    solution: [
      `Let ${math`x`} be the number of ${kind.names[0]} and ${math`y`} the number of ${kind.names[1]}. Then ${tex(`x + y = ${n}`)} and ${tex(`${times(p, 'x')} + ${times(q, 'y')} = ${shown(total)}`)}.`,
      `Multiply the first equation by ${shown(small)}: ${tex(`${times(small, 'x')} + ${times(small, 'y')} = ${shown(small * n)}`)}.`,
      `Subtract that from the second: ${tex(`${times(big - small, bigLetter ?? 'x')} = ${shown(rest)}`)}${big - small === 100 ? '' : `, so ${tex(`${bigLetter} = ${bigCount}`)}`}. There are ${bigCount} ${bigName}.`,
      `The others are ${smallName}: ${tex(`${smallLetter} = ${n} − ${bigCount} = ${smallCount}`)}.`,
    ],
  }
}

function billsStory(random: Random): Item {
  const menu = random.pick(menus)
  const [first, second] = menu.items
  const [px, py] = [random.integer(...menu.prices[0]) / 2, random.integer(...menu.prices[1]) / 2]
  const [a1, b1, a2, b2] = [
    random.integer(1, 4),
    random.integer(1, 5),
    random.integer(1, 6),
    random.integer(1, 5),
  ]
  const base = a1 * b2 - a2 * b1
  const [c1, c2] = [a1 * px + b1 * py, a2 * px + b2 * py]
  const isOdd = base === 0 || px === py || a1 === a2 || (a1 === 1 && b1 === 1) || (a2 === 1 && b2 === 1)
  if (isOdd) return billsStory(random)
  const isFirst = random.chance(0.5)
  const [one, other] = isFirst ? [first, second] : [second, first]
  const [answer, rest] = isFirst ? [px, py] : [py, px]
  const bill = (a: number, b: number) => `${count(a, ...first)} and ${count(b, ...second)}`
  const standard = (a: number, b: number, c: number) => `${termTex(a)} + ${termTex(b, 'y')} = ${c}`
  const common = leastCommonMultiple(b1, b2)
  const [by1, by2] = [common / b1, common / b2]
  const left = by1 * a1 - by2 * a2
  const right = by1 * c1 - by2 * c2
  const [after1, after2] = [standard(by1 * a1, common, by1 * c1), standard(by2 * a2, common, by2 * c2)]
  const alone = c1 / (a1 + b1)
  return {
    stem: `${menu.place}, ${bill(a1, b1)} cost ${dollars(c1)}. At the same prices, ${bill(a2, b2)} cost ${dollars(c2)}. What is the price of one ${one[0]}?`,
    ...number({ label: `Price of one ${one[0]}`, before: '$' }, { value: String(answer) }, [
      {
        value: String(rest),
        misconception: 'answers-other',
        feedback: `That is the price of one ${other[0]}. Read once more what is asked.`,
      },
      {
        value: String(px + py),
        misconception: 'stops-early',
        feedback: `That is the price of one ${first[0]} and one ${second[0]} together. What is the price of one ${one[0]} alone?`,
      },
      ...(Number.isInteger(alone * 100)
        ? [
            {
              value: String(alone),
              misconception: 'splits-evenly',
              feedback: `You divided ${dollars(c1)} by ${a1 + b1}, as if ${withArticle(first[0])} and ${withArticle(second[0])} had the same price. The second bill shows whether that can be.`,
            },
          ]
        : []),
    ]),
    hints: [
      `Let ${math`x`} be the price of one ${first[0]} and ${math`y`} the price of one ${second[0]}. Write an equation for each bill.`,
      `The equations are ${tex(standard(a1, b1, c1))} and ${tex(standard(a2, b2, c2))}. ${by1 === 1 && by2 === 1 ? 'Which letter cancels when you subtract?' : 'Multiply, so that both have the same number of one letter. Then subtract.'}`,
    ],
    solution: [
      `With ${math`x`} for one ${first[0]} and ${math`y`} for one ${second[0]}: ${tex(standard(a1, b1, c1))} and ${tex(standard(a2, b2, c2))}.`,
      ...(by1 === 1 && by2 === 1
        ? []
        : [
            `Multiply until both equations have ${tex(termTex(common, 'y'))}: ${tex(after1)} and ${tex(after2)}.`,
          ]),
      `Subtract: ${tex(`${termTex(left)} = ${signedTex(right)}`)}, so ${tex(`x = ${px}`)}. One ${first[0]} costs ${dollars(px)}.`,
      `Put that into the first equation: ${tex(`${a1 === 1 ? '' : String.raw`${a1} \times `}${px} + ${termTex(b1, 'y')} = ${c1}`)}, so ${tex(`y = ${py}`)}. One ${second[0]} costs ${dollars(py)}.`,
    ],
  }
}
