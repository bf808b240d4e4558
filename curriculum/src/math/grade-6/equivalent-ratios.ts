import type { Level } from '@skills-center/contract/ids'
import { choice, choices, number, type WrongOption } from '../../build-item.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { count, numeral, sentence, withArticle } from '../../wording.ts'
import { greatestCommonFactor, leastCommonMultiple } from '../fractions.ts'
import { numbersIn } from '../numbers-in-text.ts'
import { drawRatio, groups, type Kind } from './ratio-groups.ts'
import { writeRatio } from './written-ratios.ts'

/** Mixes of two things that are measured alike. */
const mixes = [
  { makes: 'snack mix', one: 'popcorn', other: 'dried fruit', unit: 'cup' },
  { makes: 'green paint', one: 'blue paint', other: 'yellow paint', unit: 'liter' },
  { makes: 'lemonade', one: 'lemon juice', other: 'water', unit: 'cup', isThin: true },
  { makes: 'potting soil', one: 'sand', other: 'compost', unit: 'bucket', isThin: true },
  { makes: 'salad dressing', one: 'vinegar', other: 'oil', unit: 'cup', isThin: true },
  { makes: 'pink paint', one: 'red paint', other: 'white paint', unit: 'liter', isThin: true },
  { makes: 'fruit punch', one: 'mango juice', other: 'sparkling water', unit: 'cup' },
  { makes: 'mortar', one: 'cement', other: 'sand', unit: 'bucket', isThin: true },
  { makes: 'muesli', one: 'coconut', other: 'oatmeal', unit: 'cup', isThin: true },
  { makes: 'bird food', one: 'corn', other: 'millet', unit: 'scoop' },
] as const satisfies Mix[]
/** `isThin`: true to life only with at least twice as much of the second. */
interface Mix {
  makes: string
  one: string
  other: string
  unit: string
  isThin?: boolean
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
  const perOne = [
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
  ] as const
  // So much of the second goes with 1 of the first: never a whole number, always one that ends.
  const [top, bottom] = random.pick(
    perOne.filter(([over, under]) => mix.isThin !== true || over >= 2 * under),
  )
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
      { value: String(answer), unit: `${mix.unit}s` },
      [
        {
          value: String(full[asked] + open[given] - full[given]),
          misconception: 'adds-same',
          feedback: `You ${open[given] > full[given] ? `added ${numeral(open[given] - full[given])} to` : `took ${numeral(full[given] - open[given])} away from`} both amounts. That changes the ratio. Equal ratios come from multiplying or dividing both amounts by the same number.`,
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
      'From one batch to the other, both amounts are multiplied or divided by the same number. In which column do you know both amounts?',
      isForOne
        ? `The first batch has ${measured(mix, full[given])} of ${names[given]} and ${measured(mix, full[asked])} of ${names[asked]}. How much ${names[asked]} goes with just 1 ${mix.unit} of ${names[given]}?`
        : factor === 1
          ? `What must you multiply ${numeral(full[given])} by to get ${numeral(open[given])}? Multiply the ${names[asked]} by the same number.`
          : `Make the first batch simpler: divide both amounts by ${factor}. Then see how many of these small batches make the second one.`,
    ],
    solution: isForOne
      ? [
          `Find how much ${names[asked]} goes with 1 ${mix.unit} of ${names[given]}: ${numeral(full[asked])} ÷ ${numeral(full[given])} = ${numeral(perGiven)}.`,
          `The second batch has ${measured(mix, open[given])} of ${names[given]}, and each ${mix.unit} needs that much: ${numeral(perGiven)} × ${numeral(open[given])} = ${numeral(answer)}.`,
          `So the missing number is ${numeral(answer)}.`,
        ]
      : factor === 1
        ? [
            `The ${names[given]} went from ${numeral(full[given])} to ${numeral(open[given])}. That is ${numeral(times)} times as much, since ${numeral(full[given])} × ${numeral(times)} = ${numeral(open[given])}.`,
            `To keep the ratio, multiply the ${names[asked]} by the same number: ${numeral(full[asked])} × ${numeral(times)} = ${numeral(answer)}.`,
          ]
        : [
            `Divide both amounts of the first batch by ${factor}: ${numeral(full[given])} ÷ ${factor} = ${numeral(simple[given])} and ${numeral(full[asked])} ÷ ${factor} = ${numeral(simple[asked])}.`,
            `That small batch has ${measured(mix, simple[given])} of ${names[given]} and ${measured(mix, simple[asked])} of ${names[asked]}. The second batch is ${numeral(steps)} times that: ${numeral(simple[given])} × ${numeral(steps)} = ${numeral(open[given])}.`,
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
  total === null ? '' : `, and its total is marked ${total === '?' ? 'with a question mark' : total}`

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
    if (shown.stem.includes(' more '))
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
      { value: String(want), unit: `${mix.unit}s` },
      [
        {
          value: String(have + boxes[1] - boxes[0]),
          misconception: 'adds-same',
          feedback: `You looked at the difference in boxes, and changed ${numeral(have)} by ${numeral(Math.abs(boxes[1] - boxes[0]))}. But a box stands for more than 1 ${mix.unit}. How much does one box hold?`,
        },
        {
          value: String(have * boxes[1]),
          misconception: 'whole-in-each',
          feedback: `You put ${measured(mix, have)} into every box. But the ${boxes[0]} boxes of ${names[known]} hold ${numeral(have)} together, so one box holds less.`,
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
      boxes[0] === 1
        ? `The one box of ${names[known]} holds ${measured(mix, have)}, and every other box holds just as much.`
        : `The ${boxes[0]} boxes of ${names[known]} hold ${measured(mix, have)}, so one box holds ${numeral(have)} ÷ ${boxes[0]} = ${numeral(box)}.`,
      `The tape for ${names[asked]} has ${count(boxes[1], 'box', 'boxes')}: ${boxes[1]} × ${numeral(box)} = ${numeral(want)}.`,
      `So the missing amount is ${measured(mix, want)} of ${names[asked]}.`,
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
    stem: `The tapes show the ratio of ${mix.one} to ${mix.other} in ${mix.makes}. For one batch, ${person(random)} measures out ${measured(mix, whole)} of the two together. How many of these ${mix.unit}s are ${want}?`,
    figure: tapeFigure(mix, a, b, isFirst ? ['?', null] : [null, '?']),
    ...number(
      { label: sentence(want), after: `${mix.unit}s` },
      { value: String(wantBoxes * box), unit: `${mix.unit}s` },
      [
        {
          value: `${whole * wantBoxes}/${otherBoxes}`,
          misconception: 'part-for-whole',
          feedback: `You took ${numeral(whole)} for the ${other} alone. It is ${want} and ${other} together. How many boxes is that?`,
        },
        {
          value: String(otherBoxes * box),
          misconception: 'turns-around',
          feedback: `That is how much ${other} there is. Check which tape belongs to ${want}.`,
        },
        {
          value: String(box),
          misconception: 'stops-early',
          feedback: `${numeral(box)} is what one box holds. The tape for ${want} has ${count(wantBoxes, 'box', 'boxes')}.`,
        },
        {
          value: `${whole}/${wantBoxes}`,
          misconception: 'part-for-whole',
          feedback: `${wantBoxes === 1 ? `You took all ${numeral(whole)} for the ${want}` : `You divided ${numeral(whole)} by ${wantBoxes}`}. But the ${numeral(whole)} fill the boxes of both tapes. How many boxes is that?`,
        },
        {
          value: `${whole}/2`,
          misconception: 'halves',
          feedback:
            'You split the amount into two equal halves. The tapes are not equally long, so the amounts are not equal.',
        },
      ],
    ),
    hints: [
      `The ${measured(mix, whole)} are ${mix.one} and ${mix.other} together. Which boxes do they fill?`,
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
  const name = person(random)
  return {
    stem: `The tapes show the ratio of ${mix.one} to ${mix.other} in ${mix.makes}. ${name} uses ${numeral(extra)} more ${mix.unit}s of ${more} than of ${less}. How many ${mix.unit}s does ${name} use in all?`,
    figure: tapeFigure(mix, a, b, [null, null]),
    ...number(
      { label: 'Both together', after: `${mix.unit}s` },
      { value: String(whole), unit: `${mix.unit}s` },
      [
        {
          value: String(extra * (a + b)),
          misconception: 'whole-in-each',
          feedback: `You put ${measured(mix, extra)} into every box. The tape for ${more} is ${extraBoxes} boxes longer, and only these hold the ${numeral(extra)} together.`,
        },
        {
          value: String(moreBoxes * box),
          misconception: 'stops-early',
          feedback: `${measured(mix, moreBoxes * box)} is the ${more} alone. The question is about both together.`,
        },
        {
          value: String(lessBoxes * box),
          misconception: 'stops-early',
          feedback: `${measured(mix, lessBoxes * box)} is the ${less} alone. The question is about both together.`,
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
      ],
    ),
    hints: [
      `By how many boxes is the tape for ${more} longer than the tape for ${less}?`,
      `The extra ${extraBoxes === 1 ? 'box holds' : `${extraBoxes} boxes hold`} ${measured(mix, extra)}. What does one box hold, and how many boxes are there in all?`,
    ],
    solution: [
      `The tape for ${more} is ${moreBoxes} − ${lessBoxes} = ${extraBoxes} ${extraBoxes === 1 ? 'box' : 'boxes'} longer. That is the extra ${measured(mix, extra)}.`,
      extraBoxes === 1
        ? `So every box holds ${numeral(box)}.`
        : `So one box holds ${numeral(extra)} ÷ ${extraBoxes} = ${numeral(box)}.`,
      `There are ${a} + ${b} = ${a + b} boxes in all: ${a + b} × ${numeral(box)} = ${numeral(whole)}.`,
    ],
  }
}

/** Two things mixed, and what one notices when there is more of the first. */
const flavors = [
  { strong: 'orange juice', weak: 'water', asks: 'tastes more of orange', unit: 'cup' },
  { strong: 'blue paint', weak: 'white paint', asks: 'is a darker blue', unit: 'liter' },
  { strong: 'apple juice', weak: 'water', asks: 'tastes more of apple', unit: 'cup' },
  { strong: 'berry juice', weak: 'soda water', asks: 'tastes more of berries', unit: 'cup' },
  { strong: 'red paint', weak: 'white paint', asks: 'is a darker pink', unit: 'liter' },
  { strong: 'vinegar', weak: 'oil', asks: 'tastes more of vinegar', unit: 'tablespoon' },
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

/** One amount is equal or all is doubled (level 1), both differ (level 2), one mix is told by its whole (level 3). */
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
        : `${times} times ${name}: ${blend.strong} × ${times} = ${amount(common)} of ${flavor.strong}, and ${blend.weak} × ${times} = ${amount(blend.weak * times)} of ${flavor.weak}.`
    return {
      stem: [`Which mix ${flavor.asks}?`, ...told].join('\n\n'),
      ...choice(random, { right, wrong, keepOrder: [...strongerOptions] }),
      hints: [
        isWhole
          ? `For mix B you are told the whole mix. How much ${flavor.weak} goes with the ${amount(b.strong)} of ${flavor.strong}?`
          : `More ${flavor.strong} makes it stronger, and more ${flavor.weak} makes it weaker. So both amounts count.`,
        a.weak === b.weak && !isWhole
          ? `Both mixes have ${amount(a.weak)} of ${flavor.weak}. Which of them has more ${flavor.strong} in it?`
          : timesA === 1 && timesB === 1
            ? `Both mixes have ${amount(common)} of ${flavor.strong}. Which of them has more ${flavor.weak}${isWhole ? ', once you know it for both' : ''}?`
            : `Multiply the mixes until both have ${amount(common)} of ${flavor.strong}. Then compare the ${flavor.weak}.`,
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
                    `In every ${amount(b.strong + b.weak)} of mix B, ${b.strong + b.weak} − ${b.strong} = ${amount(b.weak)} are ${flavor.weak}.`,
                  ]
                : []),
              scaled('mix A', a, timesA).replace(/^m/, 'M'),
              scaled('mix B', b, timesB).replace(/^m/, 'M'),
              weakA === weakB
                ? 'Now both amounts are equal, so the two mixes are equally strong.'
                : `With ${amount(common)} of ${flavor.strong} in each, the mix with less ${flavor.weak} is stronger: ${Math.min(weakA, weakB)} is less than ${Math.max(weakA, weakB)}, so it is ${right.replace('Mix', 'mix')}.`,
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

/** How one mix comes from the other; `free` is no relation at all. */
const relations = {
  1: ['same strong', 'same weak', 'taken'],
  2: ['taken', 'added', 'free'],
  3: ['taken', 'added', 'free'],
} as const
type Relation = (typeof relations)[Level][number]

function drawBlends(random: Random, level: Level): [Blend, Blend] {
  const [relation, isSwapped] = [random.pick<Relation>(relations[level]), random.chance(0.5)]
  return relatedBlends(random, level, relation, isSwapped)
}

function relatedBlends(random: Random, level: Level, relation: Relation, isSwapped: boolean): [Blend, Blend] {
  const draw = (): Blend => ({ strong: random.integer(2, 9), weak: random.integer(3, 12) })
  const first = draw()
  const second = related(random, level, relation, first, draw())
  const [a, b] = isSwapped ? [second, first] : [first, second]
  const common = leastCommonMultiple(a.strong, b.strong)
  const isFit =
    [a, b].every(({ strong, weak }) => strong >= 2 && strong <= 12 && weak <= 24 && strong < weak) &&
    (a.strong !== b.strong || a.weak !== b.weak) &&
    (level === 1 || (a.strong !== b.strong && a.weak !== b.weak)) &&
    Math.abs(strength(a) - strength(b)) < 0.3 &&
    common <= 72 &&
    // Only level 1 has a mix that is just two or three times the other.
    (level === 1 || relation !== 'taken' || (common !== a.strong && common !== b.strong)) &&
    // Whoever takes the whole of mix B for a part finds B too weak. Where B is stronger, that must show.
    (level < 3 || strength(b) <= strength(a) || strength(b) <= a.strong / a.weak)
  return isFit ? [a, b] : relatedBlends(random, level, relation, isSwapped)
}

function related(random: Random, level: Level, relation: Relation, first: Blend, second: Blend): Blend {
  switch (relation) {
    case 'same strong':
      return { ...second, strong: first.strong }
    case 'same weak':
      return { ...second, weak: first.weak }
    case 'taken': {
      const factor = level === 1 ? 1 : greatestCommonFactor(first.strong, first.weak)
      const times = level === 1 ? random.integer(2, 3) : random.integer(1, 4)
      return { strong: (first.strong / factor) * times, weak: (first.weak / factor) * times }
    }
    case 'added': {
      const more = random.integer(1, 4)
      return { strong: first.strong + more, weak: first.weak + more }
    }
    case 'free':
      return second
  }
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
          feedback: `In both mixes the two amounts differ by ${numeral(a.weak - a.strong)}. But equal differences do not make equal ratios. Multiply until both have the same amount of ${flavor.strong}.`,
        }
      : {
          misconception: 'looks-at-one',
          feedback: `For the same strength, one mix must be the other one taken some number of times. Is there a number that turns ${a.strong} into ${b.strong} and also ${a.weak} into ${b.weak}?`,
        }
  }
  if (isWhole) {
    return {
      misconception: 'looks-at-one',
      feedback: `Mix B has ${amount(b.weak)} of ${flavor.weak} to every ${amount(b.strong)} of ${flavor.strong}. Mix A has ${amount(a.weak)} to ${amount(a.strong)}. Look at both amounts together.`,
    }
  }
  const [own, other] = text === strongerOptions[0] ? [a, b] : [b, a]
  if (own.strong > other.strong) {
    return {
      misconception: 'looks-at-one',
      feedback: `${text} has more ${flavor.strong} in it, ${own.strong} against ${other.strong}. But it also has more ${flavor.weak} to thin it. Look at both amounts together.`,
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
        feedback: `More ${flavor.weak} makes a mix weaker, and ${text.replace('Mix', 'mix')} has more of it. Does it have more ${flavor.strong} to make up for that?`,
      }
}

const ratioOf = (first: string, second: string, p: number, q: number): string =>
  `The ratio of ${first} to ${second} is ${p} to ${q}`
const forEvery = (p: number, one: Kind, q: number, other: Kind): string =>
  `For every ${count(p, one[0], one[1])} there ${q === 1 ? 'is' : 'are'} ${count(q, other[0], other[1])}`
const ofEvery = (p: number, q: number, all: string, kind: Kind): string =>
  `${p} of every ${q} ${all} ${p === 1 ? `is ${withArticle(kind[0])}` : `are ${kind[1]}`}`

/** Say a ratio as counted (level 1), in lowest terms (level 2), of a part to the whole (level 3). */
const describe: ComputedModel = {
  id: 'ratio-words',
  kind: 'computed',
  thinking: 'classify',
  seconds: 50,
  make(random, level) {
    const { place, one, other, all } = random.pick(groups)
    const [ones, others] = [one[1], other[1]]
    const [a, b] = drawRatio(random)
    const times = random.integer(2, 6)
    const [x, y] = [a * times, b * times]
    const wrongOrder = (text: string): WrongOption => ({
      text,
      misconception: 'turns-around',
      feedback: `The order of the words is the order of the numbers. There are ${x} ${ones} and ${y} ${others}. Which are named first?`,
    })
    const gap = Math.abs(y - x)
    const sets = {
      1: {
        right: [ratioOf(ones, others, x, y)],
        alsoRight: [ratioOf(others, ones, y, x), ratioOf(ones, `all ${all}`, x, x + y)],
        wrong: [
          wrongOrder(ratioOf(ones, others, y, x)),
          {
            text: ratioOf(others, `all ${all}`, y, x),
            misconception: 'part-for-whole',
            feedback: `All ${all} together are ${x} + ${y} = ${x + y}. The ${x} are only the ${ones}.`,
          },
        ],
      },
      2: {
        right: [forEvery(a, one, b, other)],
        alsoRight: [ratioOf(ones, others, x, y), ratioOf(others, ones, b, a)],
        wrong: [
          wrongOrder(forEvery(b, one, a, other)),
          {
            text: a < b ? forEvery(a, one, a + gap, other) : forEvery(b + gap, one, b, other),
            misconception: 'adds-same',
            feedback: `In that statement the two numbers differ by ${gap}, just as ${x} and ${y} do. But a ratio is about equal groups, not about the difference. Try ${times} equal groups.`,
          },
        ],
      },
      3: {
        right: [ofEvery(a, a + b, all, one)],
        alsoRight: [forEvery(a, one, b, other), ofEvery(b, a + b, all, other)],
        wrong: [
          a < b
            ? {
                text: ofEvery(a, b, all, one),
                misconception: 'part-for-whole',
                feedback: `“Of every” compares with all ${all}. Here there are ${x + y} ${all}, not ${y}.`,
              }
            : {
                text: ofEvery(b, a, all, other),
                misconception: 'part-for-whole',
                feedback: `“Of every” compares with all ${all}. Here there are ${x + y} ${all}, not ${x}.`,
              },
          wrongOrder(forEvery(b, one, a, other)),
        ],
      },
    }[level]
    const { right, alsoRight, wrong } = sets
    return {
      stem: `${place} ${x} ${ones} and ${y} ${others}, and no other ${all}. Pick every statement that is true.`,
      ...choices(random, {
        right: [...right, ...random.sample(alsoRight, random.integer(1, 2))],
        wrong,
        missed: {
          misconception: 'one-way-only',
          feedback:
            'What you picked is true, but there is another true one. A ratio can be told in more than one way.',
        },
      }),
      hints: [
        'Take each statement by itself. Which two groups does it compare, and in which order?',
        level === 1
          ? `Put the numbers beside the words: ${x} ${ones}, ${y} ${others}. How many ${all} are there together?`
          : `Make equal groups: divide both ${x} and ${y} by ${times}. What does one such group hold?`,
      ],
      solution:
        level === 1
          ? [
              `There are ${x} ${ones} and ${y} ${others}, so ${ones} to ${others} is ${x} to ${y}. Told in the other order, ${others} to ${ones} is ${y} to ${x}.`,
              `All ${all} together are ${x} + ${y} = ${x + y}. So ${ones} to all ${all} is ${x} to ${x + y}, and ${others} to all ${all} is ${y} to ${x + y}.`,
            ]
          : [
              `Make ${times} equal groups: ${x} ÷ ${times} = ${a} and ${y} ÷ ${times} = ${b}.`,
              `${forEvery(a, one, b, other)}. So the ratio of ${ones} to ${others} is ${a} to ${b}, and the ratio of ${others} to ${ones} is ${b} to ${a}.`,
              ...(level === 3
                ? [
                    `Each group has ${a} + ${b} = ${a + b} ${all}: ${ofEvery(a, a + b, all, one)}, and ${ofEvery(b, a + b, all, other)}.`,
                  ]
                : []),
            ],
    }
  },
  solve(shown) {
    if (shown.interaction.kind !== 'choices') throw new TypeError('expects choices')
    const [, one = '', other = ''] = /\d+ (.+) and \d+ (.+), and no/.exec(shown.stem) ?? []
    const [x = 0, y = 0] = numbersIn(shown.stem)
    const singular: Record<string, string> = { geese: 'goose' }
    const amountOf = (text: string): number =>
      text.includes(one) || text.includes(one.slice(0, -1))
        ? x
        : text.includes(other) || text.includes(singular[other] ?? other.slice(0, -1))
          ? y
          : x + y
    const isTrue = (text: string): boolean => {
      const [p = 0, q = 1] = numbersIn(text)
      const [, first = '', second = ''] =
        /ratio of (.+) to (.+) is|every \d+ (.+) there (?:is|are) \d+ (.+)$/
          .exec(text)
          ?.filter((each) => each !== undefined) ?? []
      return text.includes('of every')
        ? close(p / q, amountOf(text) / (x + y))
        : close(p / q, amountOf(first) / amountOf(second))
    }
    return {
      kind: 'choices',
      options: shown.interaction.options.filter(({ text }) => isTrue(text)).map(({ id }) => id),
    }
  },
}

/** Judge a told way of thinking (level 1), find it from its result (level 2), check a chain of ratios (level 3). */
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
      close(said, b) ? 'changed only one' : close(said * b, a * c) ? 'turned the ratio' : '?',
    )
  },
}

type Claim = 'adds' | 'keeps' | 'turns' | 'none'
const claimsMade = ['adds', 'adds', 'none', 'none', 'keeps', 'turns'] as const

function judgeClaim(random: Random, level: 1 | 2, claim: Claim = random.pick(claimsMade)): Item {
  const mix: Mix = random.pick(mixes)
  const [p, q] = drawRatio(random, mix.isThin)
  const [from, to] =
    level === 1
      ? ([1, random.integer(2, 5)] as const)
      : random.pick([
          [2, 3],
          [2, 5],
          [2, 7],
          [4, 5],
          [4, 6],
          [4, 7],
          [4, 10],
        ] as const)
  const scale = level === 1 ? random.integer(1, 3) : 1
  const [a, b] = [p * from * scale, q * from * scale]
  const [c, right] = [p * to * scale, q * to * scale]
  const times = to / from
  const results = { adds: b + c - a, keeps: b, turns: (c * a) / b, none: right }
  const said = results[claim]
  // How many times the smaller amount of the recipe goes into the larger one.
  const between = Math.max(a, b) / Math.min(a, b)
  const isFit =
    new Set(Object.values(results)).size === 4 &&
    Math.max(c, right, said) <= 60 &&
    Number.isInteger(said) &&
    (level === 2 || claim !== 'turns' || Number.isInteger(between))
  if (!isFit) return judgeClaim(random, level, claim)

  const name = person(random)
  const more = (thing: string): string =>
    `${c - a} more ${c - a === 1 ? mix.unit : `${mix.unit}s`} of ${thing}`
  const sizes = a < b ? (['less', 'more'] as const) : (['more', 'less'] as const)
  const reasons = {
    adds: `I use ${more(mix.one)}, so I also use ${more(mix.other)}.`,
    none: `I use ${numeral(times)} times as much ${mix.one}, so I also use ${numeral(times)} times as much ${mix.other}.`,
    keeps: `The recipe tells how much ${mix.other} it takes, so I do not change that.`,
    turns: `In the recipe, one amount is ${numeral(between)} times the other, and ${a < b ? `${c} ÷ ${numeral(between)}` : `${c} × ${numeral(between)}`} = ${said}.`,
  }
  const verdicts = {
    adds: `${name} added the same number to both`,
    none: `${name} is right`,
    keeps: `${name} changed only one of the two`,
    turns: `${name} turned the ratio around`,
  }
  /** What we say to those who take the claim for right. */
  const notRight = {
    adds: {
      misconception: 'adds-same',
      feedback: `The ${mix.one} is now ${numeral(times)} times as much. Is the ${mix.other}, too, when it goes from ${b} to ${said}?`,
    },
    keeps: {
      misconception: 'keeps-one',
      feedback: `The ${mix.one} went from ${a} to ${c}, but the ${mix.other} stayed at ${b}. Is that still the same mix?`,
    },
    turns: {
      misconception: 'turns-around',
      feedback: `The recipe has ${sizes[0]} ${mix.one} than ${mix.other}. Is that still so with ${c} and ${said}?`,
    },
  }
  /** What we say to those who see another mistake than the one that was made. */
  const notThat = {
    adds: {
      misconception: 'adds-same',
      feedback: `Adding the same number would give ${b} + ${c - a} = ${results.adds}. That is not the number that ${name} found.`,
    },
    keeps: {
      misconception: 'keeps-one',
      feedback: `The ${mix.other} goes from ${b} to ${said}, so it does change. The question is whether it changes in the right way.`,
    },
    turns: {
      misconception: 'turns-around',
      feedback: `The recipe turned around would be ${b} to ${a}. Is ${c} to ${said} equivalent to that?`,
    },
  }
  const order = ['adds', 'keeps', 'turns', 'none'] as const
  return {
    stem: `A recipe for ${mix.makes} takes ${measured(mix, a)} of ${mix.one} and ${measured(mix, b)} of ${mix.other}. ${name} wants the same mix with ${measured(mix, c)} of ${mix.one}, and says: “${level === 1 ? `${reasons[claim]} ` : ''}I need ${measured(mix, said)} of ${mix.other}.” ${level === 1 ? 'What do you say?' : 'Is that right? If not, what went wrong?'}`,
    ...choice(random, {
      right: verdicts[claim],
      wrong: order.flatMap((id): WrongOption[] => {
        if (id === claim) return []
        if (id !== 'none') return [{ text: verdicts[id], ...notThat[id] }]
        return claim === 'none' ? [] : [{ text: verdicts.none, ...notRight[claim] }]
      }),
      keepOrder: order.map((id) => verdicts[id]),
    }),
    hints: [
      `How many times as much ${mix.one} is it now? In the same mix, that number is the same for both.`,
      `Divide: ${c} ÷ ${a}. What must happen to the ${measured(mix, b)} of ${mix.other}?`,
    ],
    solution: [
      `The ${mix.one} goes from ${a} to ${c}: that is ${c} ÷ ${a} = ${numeral(times)} times as much.`,
      `So the ${mix.other} must be ${numeral(times)} times as much, too: ${b} × ${numeral(times)} = ${right}.`,
      {
        adds: `${name} added ${c - a} to both and got ${said}. Adding the same number changes the ratio.`,
        keeps: `${name} kept ${b} and changed only the ${mix.one}. That changes the ratio.`,
        turns: `${name} found ${said}, and ${c} to ${said} is equivalent to ${b} to ${a}: the recipe turned around.`,
        none: `That is what ${name} found.`,
      }[claim],
    ],
  }
}

type Pair = readonly [number, number]

/** Three steps from ratio to ratio, at most one of them false: the same number added to both, or turned around. */
function brokenChain(random: Random): Item {
  const [a, b] = drawRatio(random)
  const [first, second, third] = [random.integer(3, 8), random.integer(2, 9), random.integer(2, 5)]
  const slip = random.pick([1, 1, 2, 2, 3, 3, 0] as const)
  const isTurned = random.chance(0.4)
  const start: Pair = [a * first, b * first]
  const step = (at: number, [p, q]: Pair, right: Pair): Pair => {
    if (at !== slip) return right
    const [small, smallAfter] = [Math.min(p, q), Math.min(...right)]
    return isTurned ? [right[1], right[0]] : [p + smallAfter - small, q + smallAfter - small]
  }
  const times = ([p, q]: Pair, factor: number): Pair => [p * factor, q * factor]
  const line1 = step(1, start, [a, b])
  const line2 = step(2, line1, times(line1, second))
  const chain = [start, line1, line2, step(3, line2, times(line2, third))]
  const isEqual = ([p, q]: Pair, [r, s]: Pair): boolean => p * s === q * r
  const broken = [1, 2, 3].filter((at) => !isEqual(chain[at - 1] ?? start, chain[at] ?? start))
  const isFit = broken.length === (slip === 0 ? 0 : 1) && second !== first && Math.max(...chain.flat()) <= 400
  if (!isFit) return brokenChain(random)

  const name = person(random)
  const say = ([p, q]: Pair): string => `${numeral(p)} to ${numeral(q)}`
  const lines = [1, 2, 3].map(
    (at) => `Line ${at}: ${say(chain[at - 1] ?? start)} is equivalent to ${say(chain[at] ?? start)}.`,
  )
  const none = 'No line has a mistake'
  const order = ['Line 1', 'Line 2', 'Line 3', none]
  const right = slip === 0 ? none : `Line ${slip}`
  const because = (at: number): string => {
    const [[p, q], [r]] = [chain[at - 1] ?? start, chain[at] ?? start]
    return r < p
      ? `Both numbers are divided by ${numeral(p / r)}: ${numeral(p)} ÷ ${numeral(p / r)} = ${numeral(r)} and ${numeral(q)} ÷ ${numeral(p / r)} = ${numeral((q * r) / p)}.`
      : `Both numbers are multiplied by ${numeral(r / p)}: ${numeral(p)} × ${numeral(r / p)} = ${numeral(r)} and ${numeral(q)} × ${numeral(r / p)} = ${numeral((q * r) / p)}.`
  }
  const [before, [r, s]] = [chain[slip - 1] ?? start, chain[slip] ?? start]
  const own = isTurned
    ? `the numbers are turned around. ${sentence(say(before))} is equivalent to ${say([s, r])}, not to ${say([r, s])}`
    : r < before[0]
      ? `${numeral(before[0] - r)} is taken away from both numbers. That is not dividing, and it changes the ratio`
      : `${numeral(r - before[0])} is added to both numbers. That is not multiplying, and it changes the ratio`
  return {
    stem: [
      `${name} writes ratios that should all be equivalent. Which line has a mistake, if any?`,
      ...lines,
    ].join('\n\n'),
    ...choice(random, {
      right,
      keepOrder: order,
      wrong: order
        .filter((text) => text !== right)
        .map((text): WrongOption =>
          text === none
            ? {
                text,
                misconception: isTurned ? 'turns-around' : 'adds-same',
                feedback: isTurned
                  ? 'One line is wrong. In each line, does the larger number stay in its place?'
                  : 'One line is wrong. In each line, ask: are both numbers multiplied or divided by the same number?',
              }
            : {
                text,
                misconception: 'blames-right-step',
                feedback: `${text} is right. ${because(Number(text.slice(-1)))}`,
              },
        ),
    }),
    hints: [
      'Equivalent ratios come from multiplying or dividing both numbers by the same number.',
      `Start with line 1. What turns ${numeral(start[0])} into ${numeral(line1[0])}, and does the same turn ${numeral(start[1])} into ${numeral(line1[1])}? Then check the other lines like that.`,
    ],
    solution: [
      ...[1, 2, 3].filter((at) => at !== slip).map((at) => `Line ${at} is right. ${because(at)}`),
      slip === 0 ? 'So no line has a mistake.' : `Line ${slip} is wrong: ${own}.`,
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
  revision: 2,
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
        'When one amount of a mix is multiplied, the other must be multiplied by the same number, or it becomes another mix.',
    },
    {
      id: 'whole-in-each',
      name: 'puts the whole amount into each box',
      explanation:
        'The boxes of a tape share the amount. Divide by the number of boxes to find what one box holds.',
    },
    {
      id: 'stops-early',
      name: 'stops at a step on the way',
      explanation:
        'What one box holds, or how it was before a change, is only a step. Read once more what the question asks for.',
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
      id: 'difference-for-ratio',
      name: 'compares by a difference',
      explanation:
        '“How many more” is a difference. A ratio puts the two amounts beside each other, such as 6 to 4.',
    },
    {
      id: 'terms-for-amounts',
      name: 'takes the numbers of a ratio for amounts',
      explanation:
        'A ratio of 2 to 3 can mean 8 and 12. Find the amounts first. Then add, take away, or combine.',
    },
    {
      id: 'undoes-wrong-way',
      name: 'turns a change the wrong way',
      explanation:
        'To go back before a change, undo it: add what was taken away, and take away what was added.',
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
      'Take the mix several times and it stays the same mix. Twice as much is 4 to 6, and five times as much is 10 to 15. These are equivalent ratios: both numbers are multiplied by the same number. In the tapes below, each box holds 4 cups, so 2 to 3 is equivalent to 8 to 12.',
      'A part and the whole are different things. With 2 cups of nuts for every 3 cups of raisins, you use 5 cups together, so 2 of every 5 cups are nuts.',
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
  models: [ratioTable, tape, stronger, describe, writeRatio, findMistake],
})
