import { choice, choices, number, type WrongOption } from '../../build-item.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { count, numeral, sentence, withArticle } from '../../wording.ts'
import { greatestCommonFactor, leastCommonMultiple } from '../fractions.ts'
import { numbersIn } from '../numbers-in-text.ts'

/** Mixes of two things that are measured alike, so that both can be added up. */
const mixes = [
  { makes: 'snack mix', one: 'popcorn', other: 'dried fruit', unit: 'cup' },
  { makes: 'green paint', one: 'blue paint', other: 'yellow paint', unit: 'liter' },
  { makes: 'lemonade', one: 'lemon juice', other: 'water', unit: 'cup', isThin: true },
  { makes: 'potting soil', one: 'compost', other: 'sand', unit: 'bucket' },
  { makes: 'salad dressing', one: 'vinegar', other: 'oil', unit: 'spoon', isThin: true },
  { makes: 'pink paint', one: 'red paint', other: 'white paint', unit: 'liter' },
  { makes: 'fruit punch', one: 'mango juice', other: 'sparkling water', unit: 'cup' },
  { makes: 'mortar', one: 'cement', other: 'sand', unit: 'bucket', isThin: true },
  { makes: 'muesli', one: 'coconut', other: 'oatmeal', unit: 'cup', isThin: true },
  { makes: 'bird food', one: 'corn', other: 'millet', unit: 'scoop' },
] as const satisfies Mix[]
/** `isThin`: there is always less of the first. */
interface Mix {
  makes: string
  one: string
  other: string
  unit: string
  isThin?: boolean
}

const ratios = [
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 5],
  [2, 7],
  [4, 5],
  [3, 7],
  [3, 8],
  [5, 6],
  [5, 7],
  [4, 7],
  [5, 8],
] as const

/** A ratio in lowest terms, of two different numbers, either one first. */
function drawRatio(random: Random, isThin = false): [number, number] {
  const [small, large] = random.pick(ratios)
  return isThin || random.chance(0.6) ? [small, large] : [large, small]
}

const measured = (mix: Mix, amount: number): string => count(amount, mix.unit)

/** Scale up (level 1), through a simpler ratio (level 2), with a number for one that is not whole (level 3). */
const ratioTable: ComputedModel = {
  id: 'ratio-table',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 45,
  make(random, level) {
    const mix: Mix = random.pick(mixes)
    if (level === 3) return tableForOne(random, mix)
    const [a, b] = drawRatio(random, mix.isThin)
    const [from, to] =
      level === 1
        ? ([1, random.integer(3, 9)] as const)
        : random.pick([
            [2, 3],
            [2, 5],
            [3, 2],
            [3, 4],
            [3, 5],
            [4, 3],
            [4, 5],
            [5, 2],
            [5, 3],
            [4, 7],
            [6, 5],
            [3, 7],
          ] as const)
    return tableItem(mix, [a * from, b * from], [a * to, b * to], random.chance(0.5) ? 0 : 1)
  },
  solve(shown) {
    if (shown.figure?.kind !== 'table') throw new TypeError('expects a table')
    const rows = shown.figure.rows.map((row) => row.map((cell) => (cell === '?' ? null : numbersIn(cell)[0])))
    const open = rows.find((row) => row.includes(null))
    const full = rows.find((row) => !row.includes(null))
    const asked = open?.indexOf(null) ?? 0
    // Cross products of equal ratios are equal.
    const answer = ((open?.[1 - asked] ?? 0) * (full?.[asked] ?? 0)) / (full?.[1 - asked] ?? 1)
    return { kind: 'number', text: String(answer) }
  },
}

function tableForOne(random: Random, mix: Mix): Item {
  // Each spoonful of the first needs so many tenths of the other.
  const [top, bottom] = random.pick([
    [3, 2],
    [5, 2],
    [7, 2],
    [5, 4],
    [7, 4],
    [9, 4],
    [6, 5],
    [8, 5],
    [7, 5],
    [9, 2],
    [12, 5],
  ] as const)
  const from = random.integer(1, 3)
  const known = random.pick(
    Array.from({ length: 17 }, (_, index) => index + 3).filter(
      (each) => each % bottom !== 0 && each !== bottom * from,
    ),
  )
  return tableItem(mix, [bottom * from, top * from], [known, (known * top) / bottom], 1)
}

function tableItem(mix: Mix, full: [number, number], open: [number, number], asked: 0 | 1): Item {
  const given = asked === 0 ? 1 : 0
  const names = [mix.one, mix.other] as const
  const cells = open.map((amount, index) => (index === asked ? '?' : numeral(amount)))
  const factor = greatestCommonFactor(full[0], full[1])
  const [perGiven, answer] = [full[asked] / full[given], open[asked]]
  const times = open[given] / full[given]
  const simple = [full[0] / factor, full[1] / factor] as const
  const steps = open[given] / simple[given]
  const isForOne = !Number.isInteger(steps)
  const columns = names.map((name) => `${sentence(name)} (${mix.unit}s)`)
  return {
    stem: `The table shows two batches of the same ${mix.makes}. Both batches have the same ratio of ${mix.one} to ${mix.other}. Which number belongs in place of the question mark?`,
    figure: {
      kind: 'table',
      title: `Batches of ${mix.makes}`,
      columns,
      rows: [full.map(numeral), cells],
      description: `A table with the columns ${columns[0]} and ${columns[1]}. First batch: ${numeral(full[0])} and ${numeral(full[1])}. Second batch: ${cells.map((cell) => (cell === '?' ? 'a question mark' : cell)).join(' and ')}.`,
    },
    ...number(
      { label: 'Missing number', after: `${mix.unit}s` },
      { value: String(answer) },
      [
        {
          value: String(full[asked] + open[given] - full[given]),
          misconception: 'adds-same',
          feedback: `You ${open[given] > full[given] ? `added ${numeral(open[given] - full[given])} to` : `took ${numeral(full[given] - open[given])} away from`} both amounts. That changes the ratio. Equal ratios come from multiplying or dividing both amounts by the same number.`,
        },
        {
          value: String(open[given] + full[asked] - full[given]),
          misconception: 'adds-same',
          feedback: `You kept the difference between the two amounts. But in a bigger batch the difference grows, too. Ask how many times the ${names[given]} was taken.`,
        },
        {
          value: `${open[given] * full[given]}/${full[asked]}`,
          misconception: 'turns-around',
          feedback: `You used the ratio the other way round. Look at the first batch: there is ${full[asked] > full[given] ? 'more' : 'less'} ${names[asked]} than ${names[given]}. Does that hold for your answer?`,
        },
        {
          value: String(full[asked]),
          misconception: 'keeps-one',
          feedback: `You left the amount of ${names[asked]} as it was. When the ${names[given]} changes, the ${names[asked]} has to change with it.`,
        },
      ].filter(({ value }) => !value.startsWith('-') && value !== '0'),
    ),
    hints: [
      'Both amounts of a batch are multiplied by the same number. Which amounts can you compare directly?',
      isForOne
        ? `In the first batch, ${measured(mix, full[given])} of ${names[given]} go with ${measured(mix, full[asked])} of ${names[asked]}. How much ${names[asked]} goes with just 1 ${mix.unit} of ${names[given]}?`
        : factor === 1
          ? `How many times ${numeral(full[given])} is ${numeral(open[given])}? Multiply the ${names[asked]} by the same number.`
          : `Make the first batch simpler: divide both amounts by ${factor}. Then see how often that small batch fits.`,
    ],
    solution: isForOne
      ? [
          `Find how much ${names[asked]} goes with 1 ${mix.unit} of ${names[given]}: ${numeral(full[asked])} ÷ ${numeral(full[given])} = ${numeral(perGiven)}.`,
          `The second batch has ${measured(mix, open[given])} of ${names[given]}, so take that ${numeral(open[given])} times: ${numeral(perGiven)} × ${numeral(open[given])} = ${numeral(answer)}.`,
          `The missing number is ${numeral(answer)}.`,
        ]
      : factor === 1
        ? [
            `The ${names[given]} went from ${numeral(full[given])} to ${numeral(open[given])}. That is ${numeral(times)} times as much, since ${numeral(full[given])} × ${numeral(times)} = ${numeral(open[given])}.`,
            `To keep the ratio, multiply the ${names[asked]} by the same number: ${numeral(full[asked])} × ${numeral(times)} = ${numeral(answer)}.`,
          ]
        : [
            `Divide both amounts of the first batch by ${factor}: ${numeral(full[given])} ÷ ${factor} = ${numeral(simple[given])} and ${numeral(full[asked])} ÷ ${factor} = ${numeral(simple[asked])}.`,
            `So ${measured(mix, simple[given])} of ${names[given]} go with ${measured(mix, simple[asked])} of ${names[asked]}. The second batch holds that ${numeral(steps)} times: ${numeral(simple[given])} × ${numeral(steps)} = ${numeral(open[given])}.`,
            `Multiply the ${names[asked]} by the same number: ${numeral(simple[asked])} × ${numeral(steps)} = ${numeral(answer)}.`,
          ],
  }
}

const tapeFigure = (mix: Mix, a: number, b: number, totals: [string | null, string | null]): Figure => ({
  kind: 'tape-diagram',
  tapes: [
    { label: sentence(mix.one), boxes: Array.from({ length: a }, () => ''), total: totals[0] },
    { label: sentence(mix.other), boxes: Array.from({ length: b }, () => ''), total: totals[1] },
  ],
  description: `Two tapes of boxes that are all the same size. The tape for ${mix.one} has ${count(a, 'box', 'boxes')}${toldTotal(totals[0])}. The tape for ${mix.other} has ${count(b, 'box', 'boxes')}${toldTotal(totals[1])}.`,
})
const toldTotal = (total: string | null): string =>
  total === null ? '' : ` and is marked ${total === '?' ? 'with a question mark' : total} in all`

/** One part is known (level 1), the whole is known (level 2), the difference is known and the whole is asked (level 3). */
const tape: ComputedModel = {
  id: 'tape',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 50,
  make(random, level) {
    const mix: Mix = random.pick(mixes)
    const [a, b] = drawRatio(random, mix.isThin)
    const box = random.integer(2, level === 1 ? 9 : 12)
    const isFirst = random.chance(0.5)
    if (level === 1) return tapeFromPart(random, mix, [a, b], box, isFirst)
    return level === 2
      ? tapeFromWhole(random, mix, [a, b], box, isFirst)
      : tapeFromDifference(random, mix, [a, b], box)
  },
  solve(shown) {
    if (shown.figure?.kind !== 'tape-diagram') throw new TypeError('expects a tape diagram')
    const [first, second] = shown.figure.tapes
    const [a, b] = [first?.boxes.length ?? 0, second?.boxes.length ?? 0]
    const marks = [first?.total ?? null, second?.total ?? null]
    if (marks.includes('?') && marks.every((mark) => mark !== null)) {
      const known = marks.findIndex((mark) => mark !== '?')
      const amount = numbersIn(marks[known] ?? '')[0] ?? 0
      return { kind: 'number', text: String(known === 0 ? (amount * b) / a : (amount * a) / b) }
    }
    const [given = 0] = numbersIn(shown.stem)
    if (shown.stem.includes('more'))
      return { kind: 'number', text: String((given * (a + b)) / Math.abs(a - b)) }
    return { kind: 'number', text: String((given * (marks[0] === '?' ? a : b)) / (a + b)) }
  },
}

function tapeFromPart(
  random: Random,
  mix: Mix,
  parts: [number, number],
  box: number,
  isFirst: boolean,
): Item {
  const [known, asked] = isFirst ? [0, 1] : [1, 0]
  const names = [mix.one, mix.other]
  const [have, want] = [(parts[known] ?? 1) * box, (parts[asked] ?? 1) * box]
  const boxes = [parts[known] ?? 1, parts[asked] ?? 1] as const
  const totals: [string, string] = isFirst ? [measured(mix, have), '?'] : ['?', measured(mix, have)]
  return {
    stem: `The tapes show the ratio of ${mix.one} to ${mix.other} in ${mix.makes}. ${person(random)} uses ${measured(mix, have)} of ${names[known]}. How many ${mix.unit}s of ${names[asked]} go with that?`,
    figure: tapeFigure(mix, parts[0], parts[1], totals),
    ...number(
      { label: sentence(names[asked] ?? ''), after: `${mix.unit}s` },
      { value: String(want) },
      [
        {
          value: String(have + boxes[1] - boxes[0]),
          misconception: 'adds-same',
          feedback: `You looked at the difference in boxes, and changed ${numeral(have)} by ${numeral(Math.abs(boxes[1] - boxes[0]))}. But a box stands for more than 1 ${mix.unit}. How much does one box hold?`,
        },
        {
          value: String(have * boxes[1]),
          misconception: 'whole-in-each',
          feedback: `You put ${measured(mix, have)} into every box. All ${boxes[0]} boxes of ${names[known]} together hold ${numeral(have)}, so one box holds less.`,
        },
        {
          value: String(box),
          misconception: 'stops-early',
          feedback: `${numeral(box)} is what one box holds. Now count the boxes of ${names[asked]}.`,
        },
        {
          value: String(have + want),
          misconception: 'part-for-whole',
          feedback: `${numeral(have + want)} is both tapes together. The question is about ${names[asked]} alone.`,
        },
      ].filter(({ value }) => Number(value) > 0),
    ),
    hints: [
      'All boxes hold the same amount. Which tape can tell you how much that is?',
      boxes[0] === 1
        ? `The one box of ${names[known]} holds ${measured(mix, have)}. How many such boxes does ${names[asked]} have?`
        : `Share ${measured(mix, have)} over the ${boxes[0]} boxes of ${names[known]}. Every box of ${names[asked]} holds just as much.`,
    ],
    solution: [
      `The ${count(boxes[0], 'box', 'boxes')} of ${names[known]} hold ${measured(mix, have)}, so one box holds ${numeral(have)} ÷ ${boxes[0]} = ${numeral(box)}.`,
      `The tape for ${names[asked]} has ${count(boxes[1], 'box', 'boxes')}: ${boxes[1]} × ${numeral(box)} = ${numeral(want)}.`,
      `So ${measured(mix, want)} of ${names[asked]} go with it.`,
    ],
  }
}

function tapeFromWhole(
  random: Random,
  mix: Mix,
  [a, b]: [number, number],
  box: number,
  isFirst: boolean,
): Item {
  const whole = (a + b) * box
  const [wantBoxes, otherBoxes, want, other] = isFirst
    ? ([a, b, mix.one, mix.other] as const)
    : ([b, a, mix.other, mix.one] as const)
  return {
    stem: `The tapes show the ratio of ${mix.one} to ${mix.other} in ${mix.makes}. ${person(random)} makes ${measured(mix, whole)} of ${mix.makes} in all. How many ${mix.unit}s of ${want} are in it?`,
    figure: tapeFigure(mix, a, b, isFirst ? ['?', null] : [null, '?']),
    ...number({ label: sentence(want), after: `${mix.unit}s` }, { value: String(wantBoxes * box) }, [
      {
        value: `${whole * wantBoxes}/${otherBoxes}`,
        misconception: 'part-for-whole',
        feedback: `You took ${numeral(whole)} for the ${other} alone. It is ${want} and ${other} together. How many boxes is that?`,
      },
      {
        value: String(otherBoxes * box),
        misconception: 'turns-around',
        feedback: `That is how much ${other} there is. Look which tape belongs to ${want}.`,
      },
      {
        value: String(box),
        misconception: 'stops-early',
        feedback: `${numeral(box)} is what one box holds. The tape for ${want} has ${count(wantBoxes, 'box', 'boxes')}.`,
      },
      {
        value: `${whole}/${wantBoxes}`,
        misconception: 'part-for-whole',
        feedback: `${wantBoxes === 1 ? `You took all ${numeral(whole)} for the ${want}` : `You shared ${numeral(whole)} over the ${wantBoxes} boxes of ${want} only`}. The whole mix fills the boxes of both tapes.`,
      },
      {
        value: `${whole}/2`,
        misconception: 'halves',
        feedback: `You split the mix into two equal halves. The tapes are not equally long, so the amounts are not equal.`,
      },
    ]),
    hints: [
      `The ${measured(mix, whole)} are all of the mix. Which boxes do they fill?`,
      `Count the boxes of both tapes together and share ${numeral(whole)} over them. That tells what one box holds.`,
    ],
    solution: [
      `Both tapes together have ${a} + ${b} = ${a + b} boxes, and they hold all ${measured(mix, whole)}.`,
      `So one box holds ${numeral(whole)} ÷ ${a + b} = ${numeral(box)}.`,
      `The tape for ${want} has ${count(wantBoxes, 'box', 'boxes')}: ${wantBoxes} × ${numeral(box)} = ${numeral(wantBoxes * box)}.`,
    ],
  }
}

function tapeFromDifference(random: Random, mix: Mix, [a, b]: [number, number], box: number): Item {
  const [more, less, moreBoxes, lessBoxes] =
    a > b ? ([mix.one, mix.other, a, b] as const) : ([mix.other, mix.one, b, a] as const)
  const [extraBoxes, whole] = [moreBoxes - lessBoxes, (a + b) * box]
  const extra = extraBoxes * box
  return {
    stem: `The tapes show the ratio of ${mix.one} to ${mix.other} in ${mix.makes}. In the batch that ${person(random)} makes there ${extra === 1 ? 'is' : 'are'} ${measured(mix, extra)} more of ${more} than of ${less}. How many ${mix.unit}s of ${mix.makes} is that in all?`,
    figure: tapeFigure(mix, a, b, [null, null]),
    ...number({ label: `All the ${mix.makes}`, after: `${mix.unit}s` }, { value: String(whole) }, [
      {
        value: String(extra * (a + b)),
        misconception: 'whole-in-each',
        feedback: `You put ${measured(mix, extra)} into every box. The tape for ${more} is longer by ${count(extraBoxes, 'box', 'boxes')}, and these hold the ${numeral(extra)} together.`,
      },
      {
        value: String(moreBoxes * box),
        misconception: 'stops-early',
        feedback: `${measured(mix, moreBoxes * box)} is the ${more} alone. The question is about all of the mix.`,
      },
      {
        value: String(lessBoxes * box),
        misconception: 'stops-early',
        feedback: `${measured(mix, lessBoxes * box)} is the ${less} alone. The question is about all of the mix.`,
      },
      {
        value: String(box),
        misconception: 'stops-early',
        feedback: `${numeral(box)} is what one box holds. Now use it for all boxes of both tapes.`,
      },
      {
        value: `${extra * (a + b)}/${moreBoxes}`,
        misconception: 'part-for-whole',
        feedback: `You took ${numeral(extra)} for all of the ${more}. It is only how much more ${more} there is than ${less}.`,
      },
    ]),
    hints: [
      `How many boxes is the tape for ${more} longer than the tape for ${less}?`,
      `The extra ${extraBoxes === 1 ? 'box holds' : `${extraBoxes} boxes hold`} ${measured(mix, extra)}. What does one box hold, and how many boxes are there in all?`,
    ],
    solution: [
      `The tape for ${more} is ${moreBoxes} − ${lessBoxes} = ${extraBoxes} ${extraBoxes === 1 ? 'box' : 'boxes'} longer, and that is the ${measured(mix, extra)} more.`,
      `So one box holds ${numeral(extra)} ÷ ${extraBoxes} = ${numeral(box)}.`,
      `There are ${a} + ${b} = ${a + b} boxes in all: ${a + b} × ${numeral(box)} = ${numeral(whole)}.`,
    ],
  }
}

/** Two things mixed, and what one notices when there is more of the first. */
const flavors = [
  { strong: 'lemon juice', weak: 'water', asks: 'tastes more of lemon', unit: 'cup' },
  { strong: 'blue paint', weak: 'white paint', asks: 'is a darker blue', unit: 'liter' },
  { strong: 'chocolate syrup', weak: 'milk', asks: 'tastes more of chocolate', unit: 'spoon' },
  { strong: 'berry syrup', weak: 'soda water', asks: 'tastes more of berries', unit: 'cup' },
  { strong: 'red paint', weak: 'white paint', asks: 'is a darker pink', unit: 'liter' },
  { strong: 'vinegar', weak: 'oil', asks: 'tastes more of vinegar', unit: 'spoon' },
  { strong: 'coffee', weak: 'milk', asks: 'tastes more of coffee', unit: 'cup' },
] as const
type Flavor = (typeof flavors)[number]
interface Blend {
  strong: number
  weak: number
}
const strength = ({ strong, weak }: Blend): number => strong / (strong + weak)
const strongerOptions = ['Mix A', 'Mix B', 'Both are the same'] as const
const verdictOf = (a: number, b: number): string =>
  a === b ? strongerOptions[2] : a > b ? strongerOptions[0] : strongerOptions[1]
const close = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9

/** One amount is equal (level 1), both differ (level 2), one mix is told by its whole (level 3). */
const stronger: ComputedModel = {
  id: 'stronger-mix',
  kind: 'computed',
  thinking: 'compare',
  seconds: 50,
  make(random, level) {
    const flavor = random.pick(flavors)
    const isWhole = level === 3
    const [a, b] = drawBlends(random, level)
    const right = verdictOf(a.strong * b.weak, b.strong * a.weak)
    const common = leastCommonMultiple(a.strong, b.strong)
    const [timesA, timesB] = [common / a.strong, common / b.strong]
    const [weakA, weakB] = [a.weak * timesA, b.weak * timesB]
    const amount = (value: number): string => count(value, flavor.unit)
    const told = [
      `Mix A: ${amount(a.strong)} of ${flavor.strong} and ${amount(a.weak)} of ${flavor.weak}.`,
      isWhole
        ? `Mix B: ${amount(b.strong)} of ${flavor.strong} in every ${amount(b.strong + b.weak)} of the mix. The rest is ${flavor.weak}.`
        : `Mix B: ${amount(b.strong)} of ${flavor.strong} and ${amount(b.weak)} of ${flavor.weak}.`,
    ]
    const wrong = strongerOptions
      .filter((text) => text !== right)
      .map((text): WrongOption => ({ text, ...whyStronger(text, flavor, a, b, isWhole) }))
    const scaled = (name: string, blend: Blend, times: number): string =>
      times === 1
        ? `${name} has ${amount(blend.strong)} of ${flavor.strong} and ${amount(blend.weak)} of ${flavor.weak}.`
        : `${times} times ${name}: ${blend.strong} × ${times} = ${common} of ${flavor.strong}, and ${blend.weak} × ${times} = ${blend.weak * times} of ${flavor.weak}.`
    return {
      stem: [`Which mix ${flavor.asks}?`, ...told].join('\n\n'),
      ...choice(random, { right, wrong, keepOrder: [...strongerOptions] }),
      hints: [
        isWhole
          ? `Mix B is told by its whole. How much ${flavor.weak} goes with the ${amount(b.strong)} of ${flavor.strong}?`
          : `More ${flavor.strong} makes it stronger, and more ${flavor.weak} makes it weaker. So both amounts count.`,
        a.weak === b.weak && !isWhole
          ? `Both mixes have ${amount(a.weak)} of ${flavor.weak}. Which of them has more ${flavor.strong} in it?`
          : timesA === 1 && timesB === 1
            ? `Both mixes have ${amount(common)} of ${flavor.strong}. Which of them has more ${flavor.weak}${isWhole ? ', once you know it for both' : ''}?`
            : `Multiply each mix until both have ${amount(common)} of ${flavor.strong}. Then compare the ${flavor.weak}.`,
      ],
      solution:
        a.weak === b.weak && !isWhole
          ? [
              `Both mixes have the same amount of ${flavor.weak}, ${amount(a.weak)}.`,
              `So the one with more ${flavor.strong} is stronger: ${Math.max(a.strong, b.strong)} is more than ${Math.min(a.strong, b.strong)}, so it is ${right.replace('Mix', 'mix')}.`,
            ]
          : [
              ...(isWhole
                ? [
                    `Mix B has ${b.strong + b.weak} − ${b.strong} = ${b.weak} ${b.weak === 1 ? 'part' : 'parts'} of ${flavor.weak} to ${count(b.strong, 'part')} of ${flavor.strong}.`,
                  ]
                : []),
              scaled('mix A', a, timesA).replace(/^m/, 'M'),
              scaled('mix B', b, timesB).replace(/^m/, 'M'),
              weakA === weakB
                ? 'With the same amounts of both, the two mixes are the same.'
                : `With equal ${flavor.strong}, the mix with less ${flavor.weak} is stronger: ${Math.min(weakA, weakB)} is less than ${Math.max(weakA, weakB)}, so it is ${right.replace('Mix', 'mix')}.`,
            ],
    }
  },
  solve(shown) {
    const [, first = '', second = ''] = shown.stem.split('\n\n')
    const [[s1 = 0, w1 = 0], [s2 = 0, w2 = 0]] = [numbersIn(first), numbersIn(second)]
    // Fractions of the whole mix, as decimals.
    const [one, other] = [s1 / (s1 + w1), second.includes('every') ? s2 / w2 : s2 / (s2 + w2)]
    const text = close(one, other) ? strongerOptions[2] : verdictOf(one, other)
    return pick(shown, text)
  },
}

function pick(shown: Shown, text: string) {
  if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
  return {
    kind: 'choice' as const,
    option: shown.interaction.options.find((each) => each.text.includes(text))?.id ?? '',
  }
}

function drawBlends(random: Random, level: number): [Blend, Blend] {
  const draw = (): Blend => ({ strong: random.integer(2, 9), weak: random.integer(3, 12) })
  const a = draw()
  const kind = random.integer(1, 4)
  let b = draw()
  if (level === 1) b = random.chance(0.5) ? { ...b, strong: a.strong } : { ...b, weak: a.weak }
  else if (kind === 1) {
    // The same strength in other amounts.
    const factor = greatestCommonFactor(a.strong, a.weak)
    const times = random.integer(1, 4)
    b = { strong: (a.strong / factor) * times, weak: (a.weak / factor) * times }
  } else if (kind === 2) {
    const more = random.integer(1, 4)
    b = { strong: a.strong + more, weak: a.weak + more }
  }
  const isFit =
    (a.strong !== b.strong || a.weak !== b.weak) &&
    b.strong >= 2 &&
    b.strong <= 12 &&
    b.weak <= 16 &&
    a.strong < a.weak &&
    b.strong < b.weak &&
    Math.abs(strength(a) - strength(b)) < 0.3 &&
    (level === 1 || (a.strong !== b.strong && a.weak !== b.weak)) &&
    leastCommonMultiple(a.strong, b.strong) <= 72
  return isFit ? [a, b] : drawBlends(random, level)
}

function whyStronger(
  text: string,
  flavor: Flavor,
  a: Blend,
  b: Blend,
  isWhole: boolean,
): { misconception: string; feedback: string } {
  const amount = (value: number): string => count(value, flavor.unit)
  if (isWhole && text === verdictOf(a.strong * (b.strong + b.weak), b.strong * a.weak)) {
    return {
      misconception: 'part-for-whole',
      feedback: `In mix B, ${amount(b.strong + b.weak)} is the whole mix, not the ${flavor.weak}. Take away the ${amount(b.strong)} of ${flavor.strong} first.`,
    }
  }
  if (text === strongerOptions[2]) {
    if (a.weak === b.weak || a.strong === b.strong) {
      const [equal, unequal] = a.weak === b.weak ? [flavor.weak, flavor.strong] : [flavor.strong, flavor.weak]
      return {
        misconception: 'looks-at-one',
        feedback: `There is the same amount of ${equal} in both. But look at the ${unequal}: it is not the same.`,
      }
    }
    const isSameGap = a.weak - a.strong === b.weak - b.strong
    return isSameGap
      ? {
          misconception: 'adds-same',
          feedback: `In both mixes the amounts differ by ${numeral(Math.abs(a.weak - a.strong))}. But equal differences do not make equal ratios. Multiply until both have the same amount of ${flavor.strong}.`,
        }
      : {
          misconception: 'looks-at-one',
          feedback: `For the same strength, one mix must be the other one taken some number of times. Is there a number that turns ${a.strong} into ${b.strong} and also ${a.weak} into ${b.weak}?`,
        }
  }
  const [own, other] = text === strongerOptions[0] ? [a, b] : [b, a]
  if (own.strong > other.strong) {
    return {
      misconception: 'looks-at-one',
      feedback: `${text} has more ${flavor.strong} in it, ${own.strong} against ${other.strong}. But it also has ${flavor.weak} to thin it. Look at both amounts together.`,
    }
  }
  if (own.weak === other.weak) {
    return {
      misconception: 'turns-around',
      feedback: `${text} has just as much ${flavor.weak} but less ${flavor.strong}. Does that make it stronger or weaker?`,
    }
  }
  return own.weak < other.weak
    ? {
        misconception: 'looks-at-one',
        feedback: `${text} has less ${flavor.weak} in it, ${own.weak} against ${other.weak}. But how much ${flavor.strong} does it have? Look at both amounts together.`,
      }
    : {
        misconception: 'turns-around',
        feedback: `More ${flavor.weak} makes a mix weaker. For equal ${flavor.strong}, ${text.replace('Mix', 'mix')} has ${close(strength(own), strength(other)) ? 'just as much' : 'more'} ${flavor.weak}.`,
      }
}

/** Groups of two kinds that can be counted. */
const groups = [
  { place: 'A pet shelter has', one: 'dogs', other: 'cats', all: 'animals' },
  { place: 'A choir has', one: 'altos', other: 'sopranos', all: 'singers' },
  { place: 'A parking lot holds', one: 'trucks', other: 'cars', all: 'vehicles' },
  { place: 'A box holds', one: 'red beads', other: 'green beads', all: 'beads' },
  { place: 'A fruit bowl holds', one: 'pears', other: 'apples', all: 'fruits' },
  { place: 'A band has', one: 'drummers', other: 'flute players', all: 'players' },
  { place: 'An orchard has', one: 'plum trees', other: 'cherry trees', all: 'trees' },
  { place: 'A shelf holds', one: 'comics', other: 'novels', all: 'books' },
  { place: 'A pond has', one: 'ducks', other: 'geese', all: 'birds' },
] as const

/** Say a ratio as counted (level 1), in lowest terms (level 2), of a part to the whole (level 3). */
const describe: ComputedModel = {
  id: 'ratio-words',
  kind: 'computed',
  thinking: 'classify',
  seconds: 50,
  make(random, level) {
    const { place, one, other, all } = random.pick(groups)
    const [a, b] = drawRatio(random)
    const times = random.integer(2, 6)
    const [x, y] = [a * times, b * times]
    const every = (p: number, q: number): string =>
      `For every ${count(p, one.replace(/s$/, ''), one)} there ${q === 1 ? 'is' : 'are'} ${count(q, other.replace(/geese$/, 'goose').replace(/s$/, ''), other)}`
    const ofAll = (p: number, q: number): string =>
      `${p} of every ${q} ${all} ${p === 1 ? `is ${withArticle(one.replace(/s$/, ''))}` : `are ${one}`}`
    const ratio = (first: string, second: string, p: number, q: number): string =>
      `The ratio of ${first} to ${second} is ${p} to ${q}`
    const wrongOrder = (text: string): WrongOption => ({
      text,
      misconception: 'turns-around',
      feedback: `The order of the words is the order of the numbers. There are ${x} ${one} and ${y} ${other}. Which one is named first?`,
    })
    const wrongWhole = (text: string): WrongOption => ({
      text,
      misconception: 'part-for-whole',
      feedback: `“Of every” compares with all ${all}. Here there are ${x + y} ${all}, not ${y}.`,
    })
    const gap = Math.abs(y - x)
    const wrongGap: WrongOption = {
      text: a < b ? every(a, a + gap) : every(b + gap, b),
      misconception: 'adds-same',
      feedback: `In that statement the two numbers differ by ${gap}, just as ${x} and ${y} do. But a ratio is about equal groups, not about the difference. Try ${times} equal groups.`,
    }
    const sets = {
      1: {
        right: [ratio(one, other, x, y), ratio(other, one, y, x)],
        wrong: [
          wrongOrder(ratio(one, other, y, x)),
          {
            text: ratio(one, `all ${all}`, x, y),
            misconception: 'part-for-whole',
            feedback: `All ${all} together are ${x} + ${y} = ${x + y}. The ${y} are only the ${other}.`,
          },
        ],
      },
      2: {
        right: [ratio(one, other, x, y), every(a, b)],
        wrong: [wrongOrder(every(b, a)), wrongGap],
      },
      3: {
        right: [every(a, b), ofAll(a, a + b)],
        wrong: [
          ...(a < b
            ? [wrongWhole(ofAll(a, b))]
            : [
                {
                  text: ofAll(b, a + b),
                  misconception: 'turns-around',
                  feedback: `That is the part of the ${other}. In each group of ${a + b} ${all}, how many are ${one}?`,
                },
              ]),
          wrongOrder(every(b, a)),
        ],
      },
    }[level]
    return {
      stem: `${place} ${x} ${one} and ${y} ${other}, and no other ${all}. Pick every statement that is true.`,
      ...choices(random, {
        ...sets,
        missed: {
          misconception: 'one-way-only',
          feedback:
            'What you picked is true, but there is another true one. A ratio can be told in more than one way.',
        },
      }),
      hints: [
        'Take each statement by itself. Which two groups does it compare, and in which order?',
        level === 1
          ? `Put the numbers beside the words: ${x} ${one}, ${y} ${other}. What are they together?`
          : `Make equal groups: divide both ${x} and ${y} by ${times}. What does one such group hold?`,
      ],
      solution:
        level === 1
          ? [
              `There are ${x} ${one} and ${y} ${other}, so ${one} to ${other} is ${x} to ${y}. Told in the other order, ${other} to ${one} is ${y} to ${x}.`,
              `All ${all} together are ${x} + ${y} = ${x + y}, so ${one} to all ${all} would be ${x} to ${x + y}.`,
            ]
          : [
              `Make ${times} equal groups: ${x} ÷ ${times} = ${a} and ${y} ÷ ${times} = ${b}.`,
              `So for every ${a} of the ${one} there ${b === 1 ? 'is' : 'are'} ${b} of the ${other}.`,
              `Each group has ${a} + ${b} = ${a + b} ${all}, and ${a} of these ${a === 1 ? `is ${withArticle(one.replace(/s$/, ''))}` : `are ${one}`}.`,
            ],
    }
  },
  solve(shown) {
    if (shown.interaction.kind !== 'choices') throw new TypeError('expects choices')
    const [, one = '', other = ''] = /\d+ (.+) and \d+ (.+), and no/.exec(shown.stem) ?? []
    const [x = 0, y = 0] = numbersIn(shown.stem)
    const isTrue = (text: string): boolean => {
      const [p = 0, q = 1] = numbersIn(text)
      if (text.includes('of every')) return close(p / q, x / (x + y))
      if (text.includes(' to all ')) return close(p / q, x / (x + y))
      const isSwapped = text.startsWith(`The ratio of ${other} to ${one}`)
      return close(p / q, isSwapped ? y / x : x / y)
    }
    return {
      kind: 'choices',
      options: shown.interaction.options.filter(({ text }) => isTrue(text)).map(({ id }) => id),
    }
  },
}

/** A chain of ratios that should all be equal; one link may be broken. */
const findMistake: ComputedModel = {
  id: 'find-mistake',
  kind: 'computed',
  thinking: 'find the mistake',
  seconds: 50,
  make(random, level) {
    return level === 3 ? brokenChain(random) : judgeClaim(random, level)
  },
  solve(shown) {
    if (shown.stem.includes('Line 1')) return pick(shown, brokenLine(shown.stem))
    const [a = 1, b = 1, c = 1] = numbersIn(shown.stem)
    const said = numbersIn(/“.*”/.exec(shown.stem)?.[0] ?? '').at(-1) ?? 0
    const right = (b * c) / a
    if (close(said, right)) return pick(shown, 'is right')
    if (close(said, b + c - a)) return pick(shown, 'added the same number')
    return pick(
      shown,
      close(said, b) ? 'changed only one' : close(said * b, a * c) ? 'turned the ratio' : 'multiplied',
    )
  },
}

function judgeClaim(random: Random, level: 1 | 2): Item {
  const mix: Mix = random.pick(mixes)
  const [p, q] = drawRatio(random, mix.isThin)
  const [from, to] =
    level === 1
      ? ([random.integer(1, 3), random.integer(2, 5)] as const)
      : random.pick([
          [2, 3],
          [2, 5],
          [2, 7],
          [4, 5],
          [4, 6],
          [4, 7],
          [4, 10],
        ] as const)
  const [a, b] = [p * from, q * from]
  const times = level === 1 ? to : to / from
  const [c, right] = [a * times, b * times]
  const added = b + c - a
  const product = a * b
  if (added === right || right > 60 || c > 60 || product === right || product === added || a === 1 || b === 1)
    return judgeClaim(random, level)
  const name = person(random)
  const kind = random.pick(['adds', 'adds', 'none', 'none', 'keeps'] as const)
  const needs = (value: number): string => `So I need ${measured(mix, value)} of ${mix.other}.`
  const claims = {
    adds: `“I use ${c - a} more of ${mix.one}, so I also use ${c - a} more of ${mix.other}. ${needs(added)}”`,
    none: `“I use ${numeral(times)} times as much ${mix.one}, so I also use ${numeral(times)} times as much ${mix.other}. ${needs(right)}”`,
    keeps: `“The recipe says how much ${mix.other} it takes. ${needs(b)}”`,
  }
  const verdicts = {
    adds: `${name} added the same number to both`,
    none: `${name} is right`,
    keeps: `${name} changed only one of the two`,
    turns: `${name} turned the ratio around`,
  }
  const feedback = {
    adds: {
      misconception: 'adds-same',
      feedback: `Adding the same number would give ${b} + ${c - a} = ${added}. That is not what ${name} did.`,
    },
    none: {
      misconception: kind === 'keeps' ? 'keeps-one' : 'adds-same',
      feedback:
        kind === 'keeps'
          ? `The ${mix.one} went from ${a} to ${c}, but the ${mix.other} stayed at ${b}. Is that still the same mix?`
          : `The ${mix.one} is now ${numeral(times)} times as much. Is the ${mix.other}, too, when it goes from ${b} to ${added}?`,
    },
    keeps: {
      misconception: 'keeps-one',
      feedback: `In ${name}’s answer the ${mix.other} did change. The question is whether it changed in the right way.`,
    },
    turns: {
      misconception: 'turns-around',
      feedback: `The numbers are not swapped: ${c} belongs to ${mix.one} again. Look at how ${name} got from one batch to the next.`,
    },
  }
  const order = ['adds', 'keeps', 'turns', 'none'] as const
  return {
    stem: `A recipe for ${mix.makes} takes ${measured(mix, a)} of ${mix.one} and ${measured(mix, b)} of ${mix.other}. ${name} wants the same mix with ${measured(mix, c)} of ${mix.one}, and says: ${claims[kind]} What do you say?`,
    ...choice(random, {
      right: verdicts[kind],
      wrong: order
        .filter((id) => id !== kind)
        .map((id): WrongOption => ({ text: verdicts[id], ...feedback[id] })),
      keepOrder: order.map((id) => verdicts[id]),
    }),
    hints: [
      'How many times as much is the new amount? In the same mix, that number is the same for both things.',
      `Divide: ${c} ÷ ${a}. What must happen to the ${b}?`,
    ],
    solution: [
      `The ${mix.one} goes from ${a} to ${c}: that is ${c} ÷ ${a} = ${numeral(times)} times as much.`,
      `So the ${mix.other} must be ${numeral(times)} times as much, too: ${b} × ${numeral(times)} = ${right}.`,
      kind === 'none'
        ? `That is what ${name} found.`
        : kind === 'adds'
          ? `${name} added ${c - a} to both and got ${added}. Adding the same number changes the ratio.`
          : `${name} kept ${b} and changed only the ${mix.one}. That changes the ratio.`,
    ],
  }
}

function brokenChain(random: Random): Item {
  const [a, b] = drawRatio(random)
  const first = random.integer(3, 8)
  const second = random.integer(2, 9)
  const third = random.integer(2, 5)
  const slip = random.pick([1, 1, 2, 2, 3, 3, 0])
  const start: [number, number] = [a * first, b * first]
  const add = random.integer(2, 6)
  const line1: [number, number] =
    slip === 1 ? [start[0] - Math.min(...start) + 1, start[1] - Math.min(...start) + 1] : [a, b]
  const line2: [number, number] =
    slip === 2 ? [line1[0] + add, line1[1] + add] : [line1[0] * second, line1[1] * second]
  const line3: [number, number] =
    slip === 3 ? [line2[0] * third, line2[1] + line2[0] * (third - 1)] : [line2[0] * third, line2[1] * third]
  const chain = [start, line1, line2, line3]
  const isBroken = ([p, q]: [number, number], [r, s]: [number, number]): boolean => p * s !== q * r
  const broken = [1, 2, 3].filter((at) => isBroken(chain[at - 1] ?? start, chain[at] ?? start))
  if (
    broken.length !== (slip === 0 ? 0 : 1) ||
    second === first ||
    chain.some((pair) => Math.max(...pair) > 400)
  )
    return brokenChain(random)
  const name = person(random)
  const say = ([p, q]: readonly [number, number]): string => `${numeral(p)} to ${numeral(q)}`
  const lines = [1, 2, 3].map(
    (at) => `Line ${at}: ${say(chain[at - 1] ?? start)} is the same as ${say(chain[at] ?? start)}.`,
  )
  const order = ['Line 1', 'Line 2', 'Line 3', 'No line: all of it is right']
  const right = slip === 0 ? (order[3] ?? '') : `Line ${slip}`
  const because = (at: number): string => {
    const [[p, q], [r]] = [chain[at - 1] ?? start, chain[at] ?? start]
    return r < p
      ? `Both numbers are divided by ${numeral(p / r)}: ${numeral(p)} ÷ ${numeral(p / r)} = ${numeral(r)} and ${numeral(q)} ÷ ${numeral(p / r)} = ${numeral((q * r) / p)}.`
      : `Both numbers are multiplied by ${numeral(r / p)}: ${numeral(p)} × ${numeral(r / p)} = ${numeral(r)} and ${numeral(q)} × ${numeral(r / p)} = ${numeral((q * r) / p)}.`
  }
  const [before, then] = [chain[slip - 1] ?? start, chain[slip] ?? start]
  const own =
    slip === 3
      ? `from ${before[0]} to ${then[0]} it is multiplied by ${third}, but from ${before[1]} to ${then[1]} there is ${then[0] - before[0]} added`
      : `both numbers are ${slip === 1 ? 'made less' : 'made more'} by ${Math.abs(then[0] - before[0])}, which is adding and not multiplying`
  return {
    stem: [`${name} writes ratios that should all be equal. In which line is a mistake?`, ...lines].join(
      '\n\n',
    ),
    ...choice(random, {
      right,
      keepOrder: order,
      wrong: order
        .filter((text) => text !== right)
        .map((text): WrongOption =>
          text === order[3]
            ? {
                text,
                misconception: 'adds-same',
                feedback:
                  'One line is wrong. In each line, ask: are both numbers multiplied or divided by the same number?',
              }
            : {
                text,
                misconception: 'blames-right-step',
                feedback: `${text} is right. ${because(Number(text.slice(-1)))}`,
              },
        ),
    }),
    hints: [
      'Equal ratios come from multiplying or dividing both numbers by the same number.',
      `Start with line 1. From ${numeral(start[0])} to ${numeral(line1[0])}, and from ${numeral(start[1])} to ${numeral(line1[1])}: is it the same number both times?`,
    ],
    solution: [
      ...[1, 2, 3].filter((at) => at !== slip).map((at) => `Line ${at} is right. ${because(at)}`),
      slip === 0 ? 'So all lines are right.' : `Line ${slip} is wrong: ${own}.`,
    ],
  }
}

function brokenLine(stem: string): string {
  const lines = stem.split('\n\n').slice(1)
  const at = lines.findIndex((text) => {
    const [, p = 0, q = 0, r = 0, s = 0] = numbersIn(text)
    return !close(p / q, r / s)
  })
  return at === -1 ? 'No line' : `Line ${at + 1}`
}

export const equivalentRatios = defineSkill({
  id: 'equivalent-ratios',
  revision: 1,
  subject: 'math',
  gradeLevel: 6,
  strand: 'Ratios and proportional relationships',
  name: 'Equivalent ratios',
  description: 'Keep a mix the same while its amounts change.',
  icon: 'ratio',
  standards: ['6.RP.A.1', '6.RP.A.3a'],
  prerequisites: ['add-fractions'],
  misconceptions: [
    {
      id: 'adds-same',
      name: 'adds the same number to both',
      explanation:
        '2 to 3 is not the same as 4 to 5. Equal ratios come from multiplying or dividing both numbers by the same number.',
    },
    {
      id: 'turns-around',
      name: 'turns the ratio around',
      explanation:
        'The order counts: dogs to cats is not the same as cats to dogs. Put the words beside the numbers.',
    },
    {
      id: 'part-for-whole',
      name: 'mixes up a part and the whole',
      explanation:
        'With 2 red and 3 blue, 2 of every 5 are red, not 2 of every 3. The whole is both parts together.',
    },
    {
      id: 'keeps-one',
      name: 'changes only one amount',
      explanation:
        'When one amount of a mix is multiplied, the other must be multiplied, too, or it becomes another mix.',
    },
    {
      id: 'whole-in-each',
      name: 'puts the whole amount into each box',
      explanation:
        'The boxes of a tape share the amount. Divide by the number of boxes to find what one box holds.',
    },
    {
      id: 'stops-early',
      name: 'stops after one box',
      explanation: 'What one box holds is the first step. Count the boxes that the question is about.',
    },
    {
      id: 'halves',
      name: 'splits into equal halves',
      explanation: 'A mix of two things need not be half and half. The ratio tells how it is split.',
    },
    {
      id: 'looks-at-one',
      name: 'looks at one amount only',
      explanation:
        'A big jug with more juice can still taste weak when it has much more water. Compare both amounts.',
    },
    {
      id: 'one-way-only',
      name: 'knows one way to say a ratio',
      explanation: 'A ratio can be told in either order, in small groups, or as a part of the whole.',
    },
    {
      id: 'blames-right-step',
      name: 'takes a right step for a mistake',
      explanation:
        'Equal ratios can look quite different. Check what both numbers are multiplied or divided by.',
    },
  ],
  lesson: {
    idea: [
      'A ratio compares two amounts. With 2 cups of nuts for every 3 cups of raisins, the ratio of nuts to raisins is 2 to 3, or 2:3.',
      'Take the mix several times and it stays the same mix. Twice as much is 4 to 6, and five times as much is 10 to 15. These are equivalent ratios: both numbers are multiplied by the same number.',
      'A part and the whole are different things. In the mix of 2 to 3 there are 5 cups in all, so nuts are 2 out of every 5 cups.',
    ],
    figure: {
      kind: 'tape-diagram',
      description:
        'Two tapes of equal boxes. The tape for nuts has 2 boxes and the tape for raisins has 3 boxes. Each box holds 4 cups, so there are 8 cups of nuts and 12 cups of raisins.',
      tapes: [
        { label: 'Nuts', boxes: ['4', '4'], total: '8 cups' },
        { label: 'Raisins', boxes: ['4', '4', '4'], total: '12 cups' },
      ],
    },
    workedExample: { model: 'tape', level: 2 },
    words: [
      { word: 'ratio', meaning: 'A comparison of two amounts, such as 2 cups to 3 cups.' },
      {
        word: 'equivalent ratios',
        meaning:
          'Ratios that come from each other by multiplying or dividing both numbers by the same number.',
      },
      { word: 'part to whole', meaning: 'A ratio that compares one part with all parts together.' },
    ],
  },
  models: [ratioTable, tape, stronger, describe, findMistake],
})
