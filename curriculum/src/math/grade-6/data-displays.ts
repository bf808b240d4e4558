import type { Level } from '@skills-center/contract/ids'
import { plot } from '../../build-drawn.ts'
import { choice, choices, number, numbers, type Slip, type WrongOption } from '../../build-item.ts'
import { inlineChoice, sort } from '../../build-placed.ts'
import type { Item } from '../../item.ts'
import { plain, strong } from '../../markup.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { listed, numeral } from '../../wording.ts'
import { numbersIn } from '../numbers-in-text.ts'
import {
  ascending,
  boxPlot,
  columnsOf,
  dataIn,
  dotPlot,
  type Five,
  fiveOf,
  fiveSteps,
  listing,
  meanOf,
  middle,
  smallTopics,
  spreadData,
  sumOf,
  toldBy,
  type Topic,
  wideTopics,
} from './data-sets.ts'
import { measures } from './data-measures.ts'

/** Data for a dot plot: small numbers, some of them more than once. */
function smallData(random: Random, topic: Topic, count: number): number[] {
  const center = random.integer(topic.low + 2, topic.high - 2)
  const values = Array.from({ length: count }, () => {
    const value = center + random.integer(0, 3) - random.integer(0, 3)
    return Math.min(topic.high, Math.max(topic.low, value))
  })
  const most = Math.max(...columnsOf(values, topic.low, topic.high))
  return new Set(values).size < 4 || most < 2 || most > 5 ? smallData(random, topic, count) : values
}

/** Draw the data: dots (level 1), bars of a histogram (level 2), a box plot (level 3). */
const buildDisplay: ComputedModel = {
  id: 'build-display',
  kind: 'computed',
  thinking: 'classify',
  seconds: 80,
  make(random, level) {
    return level === 1
      ? buildDots(random, random.pick(smallTopics))
      : level === 2
        ? buildBars(random, random.pick(wideTopics))
        : buildBox(random, random.pick(wideTopics))
  },
  solve(shown) {
    if (shown.interaction.kind !== 'plot') throw new TypeError('expects a plot')
    const { shape } = shown.interaction
    const data = dataIn(shown)
    if (shape.kind === 'box-plot') {
      const inOrder = data.toSorted((a, b) => a - b)
      const at = (share: number) => {
        // Places counted from 0: between the two that stand around the middle of a half, or of the whole.
        const half = Math.floor(inOrder.length / 2)
        const [first, size] =
          share === 1 ? [0, half] : share === 3 ? [inOrder.length - half, half] : [0, inOrder.length]
        const place = first + (size - 1) / 2
        return ((inOrder[Math.floor(place)] ?? 0) + (inOrder[Math.ceil(place)] ?? 0)) / 2
      }
      return { kind: 'plot', values: [Math.min(...data), at(1), at(2), at(3), Math.max(...data)] }
    }
    if (shape.kind === 'bar-chart') throw new TypeError('expects another plot')
    const { from, to, step } = shape.axis
    const values = Array.from({ length: (to - from) / step + (shape.kind === 'dot-plot' ? 1 : 0) }, () => 0)
    for (const value of data) {
      const place = Math.floor((value - from) / step)
      values[place] = (values[place] ?? 0) + 1
    }
    return { kind: 'plot', values }
  },
}

function buildDots(random: Random, topic: Topic): Item {
  const data = smallData(random, topic, random.integer(9, 12))
  const columns = columnsOf(data, topic.low, topic.high)
  const most = Math.max(...columns)
  const often = topic.low + columns.indexOf(most)
  return {
    stem: `${toldBy(topic, data)} Make a dot plot of the data.`,
    ...plot(
      topic.title,
      {
        kind: 'dot-plot',
        axis: { from: topic.low, to: topic.high, step: 1, label: topic.axis },
        most: 6,
      },
      { values: columns },
      [
        {
          values: columns.map((dots) => Math.min(dots, 1)),
          misconception: 'counts-once',
          feedback: `You drew one dot for each different number. Every number in the list gets a dot of its own: how often does ${often} stand there?`,
        },
        ...columns.map((_, index) => ({
          values: columns.map((dots, place) => (place === index ? Math.max(0, dots - 1) : dots)),
          misconception: 'counts-once',
          feedback: `One dot is missing. Count the dots over ${topic.low + index}, and how often that number stands in the list.`,
        })),
      ],
    ),
    hints: [
      `Each number in the list gets one dot. How many numbers are there, and so how many dots?`,
      `Go through the list and cross off each number as you draw its dot. Equal numbers stand one over the other.`,
    ],
    solution: [
      `There are ${data.length} numbers, so there must be ${data.length} dots.`,
      `In order, the numbers are ${listing(ascending(data))}. Each one gets a dot over its place.`,
      `The tallest column has ${most} dots${columns.filter((dots) => dots === most).length === 1 ? ` and stands over ${often}` : ''}.`,
    ],
  }
}

function buildBars(random: Random, topic: Topic): Item {
  const edge = random.pick([10, 20, 30, 40].filter((each) => each > topic.low && each < topic.high))
  const data = random.shuffle([
    edge,
    ...Array.from({ length: random.integer(10, 13) }, () => random.integer(topic.low, topic.high)),
  ])
  const bars = (place: (value: number) => number) =>
    Array.from({ length: 5 }, (_, bin) => data.filter((value) => place(value) === bin).length)
  const right = bars((value) => Math.floor(value / 10))
  if (Math.max(...right) > 7) return buildBars(random, topic)
  const inBin = ascending(data.filter((value) => Math.floor(value / 10) === edge / 10))
  return {
    stem: `${toldBy(topic, data)} Make a histogram of the data. A number on an edge, such as ${edge}, belongs to the bar on its right.`,
    ...plot(
      topic.title,
      {
        kind: 'histogram',
        axis: { from: 0, to: 50, step: 10, label: topic.axis },
        value: { from: 0, to: 8, step: 1, label: `Number of ${topic.who[1]}` },
      },
      { values: right },
      [
        {
          values: bars((value) => Math.ceil(value / 10) - 1),
          misconception: 'bin-edge',
          feedback: `Look at the numbers on the edges, such as ${edge}. To which bar does the question say they belong?`,
        },
        {
          values: bars((value) => Math.floor(value / 10)).map(
            (_, bin) => new Set(data.filter((value) => Math.floor(value / 10) === bin)).size,
          ),
          misconception: 'counts-once',
          feedback: `A number that stands in the list twice counts twice. Count again, crossing off one number at a time.`,
        },
        ...right.map((_, bin) => ({
          values: right.map((height, place) => (place === bin ? Math.max(0, height - 1) : height)),
          misconception: 'counts-once',
          feedback: `Nearly: count the numbers from ${bin * 10} to ${bin * 10 + 9} again. One is missing.`,
        })),
      ],
    ),
    hints: [
      'Each bar counts the numbers between its two edges. Make a tally for each bar.',
      `The bar from ${edge} to ${edge + 10} holds the numbers from ${edge} up to ${edge + 9}. Which numbers in the list are these?`,
    ],
    solution: [
      'Go through the list and make a tally for each bar. An edge belongs to the bar on its right.',
      `From ${edge} up to ${edge + 9} there are ${listing(inBin)}: the height is ${inBin.length}.`,
      `From left to right, the heights are ${listing(right)}. Together that is ${data.length}, as many as there are numbers.`,
    ],
  }
}

/** Numbers on a short piece of the axis, so that each whole number can be picked. */
function boxData(random: Random, topic: Topic, count: number): { data: number[]; from: number } {
  const from = random.integer(1, 5) * 5
  const low = Math.max(from, topic.low)
  return { data: spreadData(random, count, low, Math.min(topic.high, from + 20)), from }
}

const leaveOut = (count: number): string =>
  count % 2 === 0 ? '' : ' Leave the median out of both halves when you find the quartiles.'

/** Slips on the way to the five numbers. */
function fiveSlips(data: readonly number[]): (Slip & { values: number[] })[] {
  const inOrder = ascending(data)
  const [least, lower, median, upper, most] = fiveOf(inOrder)
  const [, first, second, third] = fiveOf(data)
  const unsorted = ascending([least, first, second, third, most])
  const step = (most - least) / 4
  return [
    {
      values: [least, ...unsorted.slice(1, 4), most],
      misconception: 'not-in-order',
      feedback:
        'It looks as if you took the middle of the list as it stands. Put the numbers in order first, from least to greatest.',
    },
    {
      values: [least, least + step, least + 2 * step, least + 3 * step, most],
      misconception: 'equal-lengths',
      feedback: `You cut the stretch from ${least} to ${most} into equal lengths. The quartiles cut the list into parts with equally many numbers.`,
    },
    {
      values: [least, lower, Math.round(meanOf(data)), upper, most],
      misconception: 'mean-for-median',
      feedback: `Look at the middle one: ${numeral(Math.round(meanOf(data)))} is about the mean. The median is the number in the middle of the ordered list.`,
    },
    {
      values: [least, median, lower, upper, most],
      misconception: 'not-in-order',
      feedback: 'The lower quartile comes before the median.',
    },
  ]
}

function buildBox(random: Random, topic: Topic): Item {
  const { data, from } = boxData(random, topic, random.pick([7, 8, 10, 11]))
  const five = fiveOf(ascending(data))
  const slips = fiveSlips(data).filter(({ values }) =>
    values.every((value, index) => Number.isInteger(value) && value >= (values[index - 1] ?? 0)),
  )
  return {
    stem: `${toldBy(topic, data)} Make a box plot of the data.${leaveOut(data.length)}`,
    ...plot(
      topic.title,
      { kind: 'box-plot', axis: { from, to: from + 20, step: 1, label: topic.axis } },
      { values: [...five] },
      slips,
    ),
    hints: [
      'A box plot needs five numbers. Put the data in order first.',
      `There are ${data.length} numbers. Find the median, and then the median of each half: these are the ends of the box.`,
    ],
    solution: [
      ...fiveSteps(data),
      'The whiskers begin and end at the least and the greatest number. The box goes from quartile to quartile, with its line at the median.',
    ],
  }
}

/** The five numbers: of an ordered list (level 1), of one that must be ordered (level 2), of a dot plot (level 3). */
const fiveNumbers: ComputedModel = {
  id: 'five-numbers',
  kind: 'computed',
  thinking: 'compute',
  seconds: 80,
  make(random, level) {
    const topic = random.pick(level === 3 ? smallTopics : wideTopics)
    const count = random.pick(level === 1 ? [7, 11] : [8, 10])
    const data = spreadData(random, count, topic.low, topic.high)
    const shown = level === 1 ? ascending(data) : data
    const five = fiveOf(ascending(data))
    const wanted =
      'Find the five-number summary: the least number, the lower quartile, the median, the upper quartile, and the greatest number, in this order.'
    return {
      stem:
        level === 3
          ? `The dot plot tells ${topic.told(count)}. ${wanted}`
          : `${toldBy(topic, shown)} ${wanted}${leaveOut(count)}`,
      ...(level === 3 && { figure: dotPlot(topic, topic.low, topic.high, [{ label: '', values: data }]) }),
      ...numbers(
        { label: 'Five numbers, with commas between them' },
        { values: five.map(String), order: 'as given' },
        [
          ...(level === 3
            ? [
                {
                  // Each column counted once, as if its dots were one number.
                  values: fiveOf([...new Set(ascending(data))]),
                  misconception: 'counts-once',
                  feedback: `You counted each number of the axis once. Every dot is one of the ${count} numbers, so a column of 2 dots counts twice.`,
                },
              ]
            : []),
          ...fiveSlips(shown),
        ].map(({ values, ...slip }) => ({ values: values.map(String), ...slip })),
      ),
      hints: [
        level === 1
          ? 'The list is in order. Which number stands in the middle?'
          : level === 2
            ? 'Put the numbers in order first. Count them again when you are done.'
            : 'Write the dots as a list, in order: each dot is one number.',
        `There are ${count} numbers. ${count % 2 === 0 ? 'The median is halfway between the two in the middle' : 'The median is the one in the middle'}. Then find the median of each half.`,
      ],
      solution: [...fiveSteps(data), `So the five numbers are ${listing(five)}.`],
    }
  },
  solve(shown) {
    const data = shown.figure?.kind === 'dot-plot' ? shown.figure.plots[0]?.values : dataIn(shown)
    const inOrder = (data ?? []).toSorted((a, b) => a - b)
    const count = inOrder.length
    // Ranks from 1; a half rank is between two numbers.
    const rank = (place: number) =>
      ((inOrder[Math.floor(place) - 1] ?? 0) + (inOrder[Math.ceil(place) - 1] ?? 0)) / 2
    const lower = (Math.floor(count / 2) + 1) / 2
    return {
      kind: 'numbers',
      text: [1, lower, (count + 1) / 2, count + 1 - lower, count].map(rank).join(', '),
    }
  },
}

/** Read a display: a dot plot (level 1), a histogram (level 2), a box plot as quarters (level 3). */
const readDisplay: ComputedModel = {
  id: 'read-display',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 45,
  make(random, level) {
    return level === 1
      ? readDots(random, random.pick(smallTopics))
      : level === 2
        ? readBars(random, random.pick(wideTopics))
        : readBox(random, random.pick(wideTopics))
  },
  solve(shown) {
    const { figure } = shown
    const stem = plain(shown.stem)
    const answer = (value: number) => ({ kind: 'number' as const, text: String(value) })
    if (figure?.kind === 'dot-plot') {
      const values = figure.plots[0]?.values ?? []
      if (/range/.test(stem)) return answer(Math.max(...values) - Math.min(...values))
      if (/median/.test(stem)) return answer(middle(values.toSorted((a, b) => a - b)))
      const bound = Number(/(?:more|fewer) than (\d+)/.exec(stem)?.[1])
      return answer(values.filter((value) => (/more/.test(stem) ? value > bound : value < bound)).length)
    }
    if (figure?.kind === 'histogram') {
      const { from, width } = figure.x
      const bound = Number(/(?:less than|fewer than|at least) (\d+)/.exec(stem)?.[1])
      const counted = figure.bins.filter((_, index) =>
        /(?:less|fewer) than/.test(stem)
          ? from + (index + 1) * width <= bound
          : from + index * width >= bound,
      )
      return answer(sumOf((Number.isNaN(bound) ? figure.bins : counted).map((bin) => bin.count)))
    }
    if (figure?.kind !== 'box-plot') throw new TypeError('expects a display')
    const [box] = figure.boxes
    if (box === undefined) throw new TypeError('expects a box')
    const five = [box.least, box.lowerQuartile, box.median, box.upperQuartile, box.most]
    const [total = 0, first = 0, second] = numbersIn(stem)
    const place = (value: number) => five.indexOf(value)
    const quarters =
      second !== undefined
        ? place(second) - place(first)
        : /more than/.test(stem)
          ? 4 - place(first)
          : place(first)
    return answer((total * quarters) / 4)
  },
}

function readDots(random: Random, topic: Topic): Item {
  const data = smallData(random, topic, random.pick([9, 11, 13]))
  const inOrder = ascending(data)
  const figure = dotPlot(topic, topic.low, topic.high, [{ label: '', values: data }])
  const [least, most] = [Math.min(...data), Math.max(...data)]
  const different = new Set(data).size
  const asked = random.pick(['count', 'count', 'range', 'median'] as const)
  const begin = `The dot plot tells ${topic.told(data.length)}.`
  if (asked === 'count') {
    const isMore = random.chance(0.5)
    const bound = random.pick(
      [...new Set(data)].filter((value) => value > Math.max(1, least) && value < most),
    )
    const inside = (value: number) => (isMore ? value > bound : value < bound)
    const fits = data.filter(inside)
    return {
      stem: `${begin} How many ${topic.who[1]} ${topic.verb} ${isMore ? 'more' : 'fewer'} than ${bound} ${topic.unit}?`,
      figure,
      ...number(
        { label: 'Number', after: topic.who[1] },
        { value: String(fits.length), unit: topic.who[1] },
        [
          {
            value: String(data.filter((value) => inside(value) || value === bound).length),
            misconception: 'bin-edge',
            feedback: `You counted the dots over ${bound} as well. Is ${bound} ${isMore ? 'more' : 'fewer'} than ${bound}?`,
          },
          {
            value: String(new Set(fits).size),
            misconception: 'counts-once',
            feedback: `You counted the columns. Each dot is one of the ${topic.who[1]}, so count the dots.`,
          },
          {
            value: String(sumOf(fits)),
            misconception: 'adds-values',
            feedback: `You added up the numbers of the axis. The question is how many ${topic.who[1]} there are: count the dots.`,
          },
          {
            value: String(data.length - fits.length),
            misconception: 'wrong-side',
            feedback: `You counted the other dots. On which side of ${bound} are the numbers that are ${isMore ? 'more' : 'fewer'} than ${bound}?`,
          },
        ],
      ),
      hints: [
        'What does one dot stand for?',
        `Find ${bound} on the axis. Count all the dots to the ${isMore ? 'right' : 'left'} of it, but none over ${bound} itself.`,
      ],
      solution: [
        `Each dot is one of the ${topic.who[1]}. Those with ${isMore ? 'more' : 'fewer'} than ${bound} are the dots to the ${isMore ? 'right' : 'left'} of ${bound}.`,
        `These dots stand over ${listing(ascending(fits))}. That is ${fits.length} in all.`,
      ],
    }
  }
  const isRange = asked === 'range'
  const value = isRange ? most - least : middle(inOrder)
  const place = (data.length + 1) / 2
  return {
    stem: `${begin} What is the ${asked} of the data?`,
    figure,
    ...number(
      { label: isRange ? 'Range' : 'Median', after: topic.unit },
      { value: String(value), unit: topic.unit },
      isRange
        ? [
            {
              value: String(most),
              misconception: 'mixes-measures',
              feedback: `${most} is the greatest number. The range tells how far the least and the greatest are apart.`,
            },
            {
              value: String(topic.high - topic.low),
              misconception: 'reads-axis',
              feedback: `You took the ends of the axis. Which are the least and the greatest numbers that have a dot?`,
            },
            {
              value: String(different),
              misconception: 'counts-once',
              feedback: `You counted the columns. The range is the greatest number less the least one.`,
            },
          ]
        : [
            {
              value: String((least + most) / 2),
              misconception: 'equal-lengths',
              feedback: `You took the middle between ${least} and ${most}. The median is the middle one of the dots, with as many dots before it as after it.`,
            },
            {
              value: String(middle([...new Set(inOrder)])),
              misconception: 'counts-once',
              feedback: 'You took the middle one of the columns. Count every dot, from the left.',
            },
            {
              value: String(place),
              misconception: 'mixes-measures',
              feedback: `It is true that dot number ${place} is the middle one. Over which number of the axis does it stand?`,
            },
          ],
    ),
    hints: [
      isRange
        ? 'Which are the least and the greatest number that have a dot?'
        : 'How many dots are there? Which one is the middle one?',
      isRange
        ? `The range is the greatest number less the least one. Work out ${most} − ${least}.`
        : `There are ${data.length} dots, so the middle one is number ${place}, counted from the left. Count dot by dot.`,
    ],
    solution: isRange
      ? [
          `The least number with a dot is ${least}, and the greatest is ${most}.`,
          `The range is ${most} − ${least} = ${value}.`,
        ]
      : [
          `In order, the dots are ${listing(inOrder)}.`,
          `There are ${data.length}, so the middle one is number ${place}: the median is ${value}.`,
        ],
  }
}

function readBars(random: Random, topic: Topic): Item {
  const heights = Array.from({ length: 5 }, () => random.integer(1, 9))
  const total = sumOf(heights)
  const side = random.pick(['at least', 'below', 'all'] as const)
  const cut = random.integer(2, 3)
  const bound = cut * 10
  const fits = side === 'all' ? heights : side === 'at least' ? heights.slice(cut) : heights.slice(0, cut)
  const right = sumOf(fits)
  const next = side === 'at least' ? (heights[cut] ?? 0) : (heights[cut - 1] ?? 0)
  const shown = heights.map((height, index) => `${index * 10} to ${index * 10 + 10}: ${height}`)
  const [, many] = topic.who
  return {
    stem:
      side === 'all'
        ? `The histogram shows data on ${many}. How many ${many} does it show in all?`
        : `The histogram shows data on ${many}. How many ${many} ${topic.verb} ${side === 'below' ? `${fewer(topic)} than` : side} ${bound} ${topic.unit}? A number on an edge counts in the bar on its right.`,
    figure: {
      kind: 'histogram',
      title: topic.title,
      x: { from: 0, width: 10, label: topic.axis },
      y: { from: 0, to: 10, step: 1, label: `Number of ${many}` },
      bins: heights.map((count) => ({ count })),
      description: `A histogram, “${topic.title}”, with five bars. The bars and their heights: ${shown.join('; ')}.`,
    },
    ...number({ label: 'Number', after: many }, { value: String(right), unit: many }, [
      ...(side === 'all'
        ? []
        : [
            {
              value: String(next),
              misconception: 'one-bar',
              feedback: `${next} is the height of one bar. Which other bars hold numbers ${side === 'below' ? 'below' : 'from'} ${bound}${side === 'below' ? '' : ' on'}?`,
            },
            {
              value: String(total - right),
              misconception: 'wrong-side',
              feedback: `You added the bars on the other side of ${bound}. Where are the numbers ${side === 'below' ? 'below' : 'from'} ${bound}${side === 'below' ? '' : ' on'}?`,
            },
            {
              value: String(side === 'at least' ? right - next : right + (heights[cut] ?? 0)),
              misconception: 'bin-edge',
              feedback: `Look at the bar that begins at ${bound}. Do its numbers belong to the question?`,
            },
          ]),
      {
        value: String(fits.length),
        misconception: 'counts-once',
        feedback: `You counted the bars. The height of a bar tells how many ${many} it stands for.`,
      },
      {
        value: String(Math.max(...heights)),
        misconception: 'one-bar',
        feedback: `${Math.max(...heights)} is the height of the tallest bar. The others count, too.`,
      },
    ]),
    hints: [
      `What does the height of a bar tell?`,
      side === 'all'
        ? 'Read off the height of each bar, and add the heights.'
        : `Find ${bound} on the axis. Which bars lie to the ${side === 'at least' ? 'right' : 'left'} of it? Add their heights.`,
    ],
    solution: [
      `The height of a bar tells how many ${many} are in it.`,
      side === 'all'
        ? `Add all the heights: ${heights.join(' + ')} = ${right}.`
        : `The bars ${side === 'at least' ? `from ${bound} on` : `up to ${bound}`} have the heights ${listing(fits)}: ${fits.join(' + ')} = ${right}.`,
    ],
  }
}

/** Five numbers for a box, with parts of unlike lengths. */
function fiveFor(random: Random, low: number, high: number): Five {
  const [least, lower, median, upper, most] = ascending(
    random.sample(
      Array.from({ length: high - low + 1 }, (_, index) => low + index),
      5,
    ),
  )
  const five: Five = [least ?? 0, lower ?? 0, median ?? 0, upper ?? 0, most ?? 0]
  const isWide = five.every((value, index) => index === 0 || value - (five[index - 1] ?? 0) >= 3)
  return isWide ? five : fiveFor(random, low, high)
}

const wideAxis = { from: 0, to: 50, step: 5 }
/** People say fewer sit-ups, but less time. */
const fewer = (topic: Topic): string => (/cm|minutes/.test(topic.unit) ? 'less' : 'fewer')

function readBox(random: Random, topic: Topic): Item {
  const five = fiveFor(random, topic.low, topic.high)
  const total = random.integer(5, 25) * 4
  const [first, last] = random.pick([
    [0, 1],
    [0, 3],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 3],
    [3, 4],
    [0, 2],
  ] as const)
  const [a, b] = [five[first], five[last]]
  const quarters = last - first
  const right = (total * quarters) / 4
  const [, many] = topic.who
  const asked =
    first === 0
      ? `${fewer(topic)} than ${b} ${topic.unit}`
      : last === 4
        ? `more than ${a} ${topic.unit}`
        : `between ${a} and ${b} ${topic.unit}`
  const lie = first === 0 ? `below ${b}` : last === 4 ? `above ${a}` : `between ${a} and ${b}`
  const byLength = (total * (b - a)) / (five[4] - five[0])
  return {
    stem: `The box plot sums up data on ${total} ${many}. About how many of the ${many} ${topic.verb} ${asked}?`,
    figure: boxPlot(topic, wideAxis, [{ label: '', five }]),
    ...number({ label: 'Number', after: many }, { value: String(right), unit: many }, [
      {
        value: String(Math.round(byLength)),
        misconception: 'equal-lengths',
        feedback: `It looks as if you went by how long that part is. A long part is no fuller than a short one: each of the four parts holds about a quarter of the data.`,
      },
      {
        value: String(total - right),
        misconception: 'wrong-side',
        feedback: `That is about how many are in the rest of the plot. Which of the four parts lie ${lie}?`,
      },
      {
        value: String(total / 4),
        misconception: 'one-bar',
        feedback: `That is one quarter of the ${many}. How many of the four parts lie ${lie}?`,
      },
      {
        value: String(total / 2),
        misconception: 'one-bar',
        feedback: `That is half of the ${many}. How many of the four parts lie ${lie}?`,
      },
      {
        value: String(quarters * 25),
        misconception: 'mixes-measures',
        feedback: `${quarters * 25} is the percent. How many ${many} are ${quarters * 25}% of ${total}?`,
      },
      {
        value: String(b - a),
        misconception: 'equal-lengths',
        feedback: `${b - a} tells how far ${a} and ${b} are apart. How many of the four parts lie between them, and how many ${many} are in each?`,
      },
    ]),
    hints: [
      'A box plot has four parts: two whiskers and the two parts of the box. What share of the data is in each?',
      `Each part holds about a quarter of the ${total}. Count the parts that lie ${lie}.`,
    ],
    solution: [
      `Each of the four parts holds about a quarter of the data, long or short: ${total} ÷ 4 = ${total / 4} ${many}.`,
      quarters === 1
        ? `Only one part lies ${lie}, so it is about ${right} ${many}.`
        : `${quarters === 2 ? 'Two' : 'Three'} parts lie ${lie}, so it is about ${quarters} × ${total / 4} = ${right} ${many}.`,
    ],
  }
}

const far = 'ignores-far-value'

/** Which measure speaks for the data: center or spread (level 1), mean or median (level 2), what a far value does (level 3). */
const bestMeasure: ComputedModel = {
  id: 'best-measure',
  kind: 'computed',
  thinking: 'explain',
  seconds: 50,
  make(random, level) {
    return level === 1
      ? centerOrSpread(random, random.pick(wideTopics))
      : level === 2
        ? meanOrMedian(
            random,
            random.pick(smallTopics.filter(({ unit }) => unit !== 'hours' && unit !== 'letters')),
          )
        : newValue(random, random.pick(wideTopics))
  },
  solve(shown) {
    const { interaction, figure } = shown
    if (interaction.kind === 'sort') {
      const isSpread = /apart|range|away from|differ/
      const [center = '', spread = ''] = interaction.categories.map(({ id }) => id)
      return {
        kind: 'sort',
        placed: Object.fromEntries(
          interaction.cards.map(({ id, text }) => [id, isSpread.test(text) ? spread : center]),
        ),
      }
    }
    if (interaction.kind === 'choice' && figure?.kind === 'dot-plot') {
      const values = (figure.plots[0]?.values ?? []).toSorted((a, b) => a - b)
      const gaps = values.slice(1).map((value, index) => value - (values[index] ?? 0))
      const needle = Math.max(...gaps) > 2 ? 'The median' : 'The mean'
      return {
        kind: 'choice',
        option: interaction.options.find(({ text }) => text.startsWith(needle))?.id ?? '',
      }
    }
    if (interaction.kind !== 'inline-choice') throw new TypeError('expects gaps')
    const before = dataIn(shown)
    const after = [...before, Number(/a new number, (\d+),/.exec(shown.stem)?.[1])]
    const compare = (of: (data: number[]) => number) =>
      ['goes down', 'stays the same', 'goes up'][Math.sign(of(after) - of(before)) + 1] ?? ''
    const inOrder = (data: number[]) => data.toSorted((a, b) => a - b)
    const words = [
      compare((data) => data.reduce((sum, value) => sum + value, 0) / data.length),
      compare((data) => {
        const sorted = inOrder(data)
        const place = (sorted.length - 1) / 2
        return ((sorted[Math.floor(place)] ?? 0) + (sorted[Math.ceil(place)] ?? 0)) / 2
      }),
      compare((data) => Math.max(...data) - Math.min(...data)),
    ]
    return {
      kind: 'inline-choice',
      placed: Object.fromEntries(
        interaction.gaps.map(({ id, options }, index) => [
          id,
          options.find(({ text }) => text === words[index])?.id ?? '',
        ]),
      ),
    }
  },
}

function centerOrSpread(random: Random, topic: Topic): Item {
  const five = fiveFor(random, topic.low, topic.high)
  const [least, lower, median, upper, most] = five
  const [, many] = topic.who
  const [center, spread] = ['About the center', 'About the spread']
  const centers = [
    `Half of the ${many} ${topic.verb} ${median} ${topic.unit} or ${fewer(topic)}.`,
    `On average, the ${many} ${topic.verb} ${median + 1} ${topic.unit}.`,
    `The median is ${median} ${topic.unit}.`,
    `The mean is ${median + 1} ${topic.unit}.`,
    `Shared out equally, there would be ${median + 1} ${topic.unit} for each.`,
  ].slice(0, /cm|minutes/.test(topic.unit) ? 4 : 5)
  const spreads = [
    `The least and the greatest number are ${most - least} ${topic.unit} apart.`,
    `The range is ${most - least} ${topic.unit}.`,
    `The interquartile range is ${upper - lower} ${topic.unit}.`,
    `On average, the numbers are ${random.integer(3, 8)} ${topic.unit} away from their mean.`,
    `The quartiles differ by ${upper - lower} ${topic.unit}.`,
  ]
  const centerCount = random.integer(2, 3)
  const slip = {
    misconception: 'center-or-spread',
    feedback:
      'Ask of each sentence: does it name one number that stands for all, or does it tell how far the numbers are from each other?',
  }
  const rightCenters = random.sample(centers, centerCount)
  const rightSpreads = random.sample(spreads, 5 - centerCount)
  return {
    stem: `These sentences sum up data: ${topic.title.toLowerCase()}. Sort them. Does each one tell about the center or about the spread of the data?`,
    ...sort(random, {
      categories: [center, spread],
      cards: [
        ...rightCenters.map((text) => ({ text, category: center })),
        ...rightSpreads.map((text) => ({
          text,
          category: spread,
          slips: text.startsWith('On average')
            ? [
                {
                  category: center,
                  misconception: 'center-or-spread',
                  feedback:
                    'One sentence with “on average” is about distances from the mean. Does it tell where the data are, or how far apart?',
                },
              ]
            : [],
        })),
      ],
      slip,
    }),
    hints: [
      'A measure of center is one number that stands for all the data. A measure of spread tells how much the data vary.',
      'Look for words such as “apart”, “range” or “away from”: they compare numbers with each other.',
    ],
    solution: [
      `Center, one number that stands for all: ${listed(rightCenters.map((text) => `“${text.replace(/\.$/, '')}”`))}.`,
      `Spread, how far the numbers are apart: ${listed(rightSpreads.map((text) => `“${text.replace(/\.$/, '')}”`))}.`,
    ],
  }
}

function meanOrMedian(random: Random, topic: Topic): Item {
  const isFar = random.chance(0.5)
  const from = topic.low
  const low = from + random.integer(1, 2)
  const heights = random.pick([
    [1, 3, 3, 1],
    [2, 3, 3, 2],
    [1, 2, 3, 2, 1],
    [2, 3, 4, 3, 2],
    [1, 3, 4, 3, 1],
    [2, 2, 3, 2, 2],
    [1, 2, 4, 2, 1],
    [1, 4, 4, 1],
    [2, 4, 4, 2],
    [1, 2, 2, 1],
    [1, 3, 3, 3, 1],
  ])
  const near = heights.flatMap((dots, index) => Array.from({ length: dots }, () => low + index))
  const outside = low + heights.length + random.integer(4, 8)
  const data = isFar ? [...near, outside] : near
  const to = Math.max(from + 14, outside + 1)
  const texts = {
    median: 'The median, because one value lies far from the others and pulls the mean.',
    mean: 'The mean, because the values lie evenly, with none far from the others.',
    range: 'The range, because it uses both the least and the greatest value.',
  }
  const range: WrongOption = {
    text: texts.range,
    misconception: 'center-or-spread',
    feedback: 'The range tells how far the values are apart. A typical value needs a measure of center.',
  }
  return {
    stem: `The dot plot tells ${topic.told(data.length)}. Which measure should be used for a typical value, and why?`,
    figure: dotPlot(topic, from, to, [{ label: '', values: data }]),
    ...choice(random, {
      right: isFar ? texts.median : texts.mean,
      wrong: [
        isFar
          ? {
              text: texts.mean,
              misconception: far,
              feedback: `Look at the dot over ${outside}. How far is it from all the others, and what does it do to the mean?`,
            }
          : {
              text: texts.median,
              misconception: far,
              feedback:
                'Look at both ends of the dot plot. Is there really a dot that lies far from all the others?',
            },
        range,
      ],
    }),
    hints: [
      'Look at the shape: are the dots together, or does one lie far away?',
      'A value that is far from the others pulls the mean to its side, but it hardly changes the median.',
    ],
    solution: isFar
      ? [
          `The dot over ${outside} lies far from the others, which are all between ${low} and ${low + heights.length - 1}.`,
          `It pulls the mean up to about ${numeral(Number(meanOf(data).toFixed(1)))}. The median, ${numeral(middle(ascending(data)))}, stays with the other dots, so it is more typical.`,
        ]
      : [
          `The dots lie evenly around ${numeral(meanOf(data))}, and none is far from the others.`,
          'So nothing pulls the mean to one side: it is a good typical value here, and it uses all the data.',
        ],
  }
}

function newValue(random: Random, topic: Topic): Item {
  const base = random.integer(20, 28)
  const data = Array.from({ length: 5 }, () => base + random.integer(0, 7))
  const isTie = random.chance(0.5)
  const inOrder = ascending(isTie ? [...data.slice(0, 4), middle(ascending(data))] : data)
  const shown = random.shuffle(inOrder)
  const added = {
    above: base + random.integer(12, 20),
    below: base - random.integer(10, 18),
    inside: random.integer(inOrder[0] ?? 0, inOrder.at(-1) ?? 0),
  }[random.pick(['above', 'below', 'inside'] as const)]
  const after = [...shown, added]
  const measured = (of: (values: number[]) => number) => [of(shown), of(after)] as const
  const pairs = {
    mean: measured(meanOf),
    median: measured((values) => middle(ascending(values))),
    range: measured((values) => Math.max(...values) - Math.min(...values)),
  }
  // The mean must move for all to see, or stay exactly.
  const [meanBefore, meanAfter] = pairs.mean
  if (meanBefore !== meanAfter && Math.abs(meanBefore - meanAfter) < 0.2) return newValue(random, topic)
  const scale = ['goes down', 'stays the same', 'goes up']
  const moves = ([before, now]: readonly [number, number]) => scale[Math.sign(now - before) + 1] ?? ''
  const nudges = {
    mean: `Compare ${added} with the mean of the old numbers. A number above it pulls the mean up, and one below it pulls it down.`,
    median: 'Put all six numbers in order, and find the middle. Compare it with the middle of the five.',
    range: `Is ${added} less than the least, or greater than the greatest of the old numbers? Only then does the range change.`,
  }
  const gap = (name: 'mean' | 'median' | 'range') => ({
    label: name,
    right: moves(pairs[name]),
    wrong: scale
      .filter((each) => each !== moves(pairs[name]))
      .map((text): WrongOption => ({
        text,
        misconception: name === 'mean' ? far : name === 'median' ? 'not-in-order' : 'mixes-measures',
        feedback: nudges[name],
      })),
    keepOrder: scale,
  })
  const rounded = (value: number) => numeral(Number(value.toFixed(1)))
  const told = (name: 'mean' | 'median' | 'range') => {
    const [before, now] = pairs[name]
    const isRounded = !Number.isInteger(before * 10) || !Number.isInteger(now * 10)
    return `The ${name} was ${rounded(before)} and is now ${isRounded ? 'about ' : ''}${rounded(now)}: it ${moves(pairs[name])}.`
  }
  return {
    stem: `${toldBy(topic, shown)} Then a new number, ${added}, joins the list. What does it do to each measure?`,
    ...inlineChoice(random, [
      'The mean ',
      gap('mean'),
      '. The median ',
      gap('median'),
      '. The range ',
      gap('range'),
      '.',
    ]),
    hints: [
      `Put the five numbers in order. Where does ${added} go?`,
      'Mean: is the new number above or below the old mean? Median: what is in the middle now? Range: is there a new least or greatest number?',
    ],
    solution: [
      `In order with the new number: ${listing(ascending(after))}.`,
      told('mean'),
      told('median'),
      told('range'),
    ],
  }
}

/** Two sets side by side: dot plots (level 1), box plots (level 2), what a box plot says about shares (level 3). */
const compareSets: ComputedModel = {
  id: 'compare-sets',
  kind: 'computed',
  thinking: 'compare',
  seconds: 60,
  make(random, level: Level) {
    return level === 1
      ? compareDots(random, random.pick(smallTopics))
      : level === 2
        ? compareBoxes(random, random.pick(wideTopics))
        : trueOfBox(random, random.pick(wideTopics))
  },
  solve(shown) {
    const { figure, interaction } = shown
    if (interaction.kind === 'choices' && figure?.kind === 'box-plot') {
      const [box] = figure.boxes
      if (box === undefined) throw new TypeError('expects a box')
      const five = [box.least, box.lowerQuartile, box.median, box.upperQuartile, box.most]
      const isTrue = (text: string): boolean => {
        const [first = 0, second = 0, third = 0] = numbersIn(text)
        const place = (value: number) => five.indexOf(value)
        if (/interquartile/.test(text)) return first === (five[3] ?? 0) - (five[1] ?? 0)
        if (/range/.test(text)) return first === (five[4] ?? 0) - (five[0] ?? 0)
        if (text.startsWith('About half')) return place(first) === 2
        if (/^About \d+%/.test(text)) return (place(third) - place(second)) * 25 === first
        return false
      }
      return {
        kind: 'choices',
        options: interaction.options.filter(({ text }) => isTrue(plain(text))).map(({ id }) => id),
      }
    }
    if (interaction.kind !== 'inline-choice') throw new TypeError('expects gaps')
    const pairs =
      figure?.kind === 'dot-plot'
        ? figure.plots.map(({ values }) => {
            const sorted = values.toSorted((a, b) => a - b)
            const [first = 0] = sorted
            return [sorted[(sorted.length - 1) / 2] ?? 0, (sorted.at(-1) ?? 0) - first]
          })
        : figure?.kind === 'box-plot'
          ? figure.boxes.map((box) => [
              box.median,
              box.most - box.least,
              box.upperQuartile - box.lowerQuartile,
            ])
          : []
    const names = figure?.kind === 'dot-plot' ? figure.plots : figure?.kind === 'box-plot' ? figure.boxes : []
    return {
      kind: 'inline-choice',
      placed: Object.fromEntries(
        interaction.gaps.map(({ id, options }, index) => {
          const difference = (pairs[0]?.[index] ?? 0) - (pairs[1]?.[index] ?? 0)
          const wanted = difference === 0 ? 'neither' : names[difference > 0 ? 0 : 1]?.label
          return [id, options.find(({ text }) => text === wanted)?.id ?? '']
        }),
      ),
    }
  },
}

/** Which of two has more, as a gap. */
function moreGap(label: string, names: readonly string[], values: readonly [number, number], slip: Slip) {
  const right = values[0] === values[1] ? 'neither' : (names[values[0] > values[1] ? 0 : 1] ?? '')
  const all = [...names, 'neither']
  return {
    label,
    right,
    wrong: all.filter((text) => text !== right).map((text): WrongOption => ({ text, ...slip })),
    keepOrder: all,
  }
}

const setNames = [
  ['Group 1', 'Group 2'],
  ['Set 1', 'Set 2'],
  ['Red group', 'Blue group'],
] as const

function compareDots(random: Random, topic: Topic): Item {
  const names = random.pick(setNames)
  const count = random.pick([7, 9])
  const sets = [smallData(random, topic, count), smallData(random, topic, count)] as const
  const medians = [middle(ascending(sets[0])), middle(ascending(sets[1]))] as const
  const rangeOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const ranges = [rangeOf(sets[0]), rangeOf(sets[1])] as const
  return {
    stem: `The dot plots show two sets of data, ${names[0]} and ${names[1]}. Compare their medians and their ranges.`,
    figure: dotPlot(topic, topic.low, topic.high, [
      { label: names[0], values: sets[0] },
      { label: names[1], values: sets[1] },
    ]),
    ...inlineChoice(random, [
      'Greater median: ',
      moreGap('greater median', names, medians, {
        misconception: 'equal-lengths',
        feedback: `Each set has ${count} dots. Count from the left to dot number ${(count + 1) / 2} in each: that is the median.`,
      }),
      '. Greater range: ',
      moreGap('greater range', names, ranges, {
        misconception: 'mixes-measures',
        feedback:
          'For the range, subtract the least number with a dot from the greatest one. The height of the columns does not matter.',
      }),
      '.',
    ]),
    hints: [
      `The median is the middle dot. There are ${count} dots in each set, so which dot is the middle one?`,
      'For the range, look only at the first and the last dot of each set. How far are they apart?',
    ],
    solution: [
      `${names[0]} in order: ${listing(ascending(sets[0]))}. The median is ${medians[0]}, and the range is ${Math.max(...sets[0])} − ${Math.min(...sets[0])} = ${ranges[0]}.`,
      `${names[1]} in order: ${listing(ascending(sets[1]))}. The median is ${medians[1]}, and the range is ${Math.max(...sets[1])} − ${Math.min(...sets[1])} = ${ranges[1]}.`,
      'Compare the medians, and then the ranges. Where both are equal, neither is greater.',
    ],
  }
}

function compareBoxes(random: Random, topic: Topic): Item {
  const names = random.pick(setNames)
  const fives = [fiveFor(random, topic.low, topic.high), fiveFor(random, topic.low, topic.high)] as const
  const both = (of: (five: Five) => number) => [of(fives[0]), of(fives[1])] as const
  const range = both((five) => five[4] - five[0])
  const inner = both((five) => five[3] - five[1])
  const median = both((five) => five[2])
  return {
    stem: `The box plots sum up two sets of data, ${names[0]} and ${names[1]}. Compare the two.`,
    figure: boxPlot(topic, wideAxis, [
      { label: names[0], five: fives[0] },
      { label: names[1], five: fives[1] },
    ]),
    ...inlineChoice(random, [
      'Greater median: ',
      moreGap('greater median', names, median, {
        misconception: 'mixes-measures',
        feedback: 'The median is the line inside the box. Compare just these two lines.',
      }),
      '. Greater range: ',
      moreGap('greater range', names, range, {
        misconception: 'mixes-measures',
        feedback:
          'The range goes from the end of one whisker to the end of the other. Subtract, for both plots.',
      }),
      '. Greater interquartile range: ',
      moreGap('greater interquartile range', names, inner, {
        misconception: 'mixes-measures',
        feedback:
          'The interquartile range is the length of the box alone, without the whiskers. Subtract, for both plots.',
      }),
      '.',
    ]),
    hints: [
      'The line in the box is the median. The whole plot shows the range, and the box alone the interquartile range.',
      `For ${names[0]}, the range is ${fives[0][4]} − ${fives[0][0]}, and the interquartile range is ${fives[0][3]} − ${fives[0][1]}. Do the same for ${names[1]}.`,
    ],
    solution: [
      `Medians: ${median[0]} for ${names[0]}, ${median[1]} for ${names[1]}.`,
      `Ranges: ${fives[0][4]} − ${fives[0][0]} = ${range[0]} for ${names[0]}, and ${fives[1][4]} − ${fives[1][0]} = ${range[1]} for ${names[1]}.`,
      `Interquartile ranges: ${fives[0][3]} − ${fives[0][1]} = ${inner[0]} for ${names[0]}, and ${fives[1][3]} − ${fives[1][1]} = ${inner[1]} for ${names[1]}.`,
    ],
  }
}

function trueOfBox(random: Random, topic: Topic): Item {
  const five = fiveFor(random, topic.low, topic.high)
  const [least, lower, median, upper, most] = five
  const [, many] = topic.who
  const share = (percent: number, a: number, b: number) =>
    `About ${percent}% of the ${many} ${topic.verb} between ${a} and ${b} ${topic.unit}.`
  const half = (value: number) => `About half of the ${many} ${topic.verb} more than ${value} ${topic.unit}.`
  const isRightLonger = most - upper > lower - least
  const right = [
    half(median),
    share(50, lower, upper),
    share(75, least, upper),
    share(75, lower, most),
    share(25, median, upper),
    share(25, upper, most),
    `The interquartile range is ${upper - lower} ${topic.unit}.`,
    `The range is ${most - least} ${topic.unit}.`,
  ]
  const wrong: WrongOption[] = [
    {
      text: half(upper),
      misconception: 'wrong-side',
      feedback: `Above ${upper}, the upper quartile, there is just one of the four parts. What share is that?`,
    },
    {
      text: share(75, lower, upper),
      misconception: 'one-bar',
      feedback: `The box from ${lower} to ${upper} is two of the four parts. What share of the data is that?`,
    },
    {
      text: isRightLonger
        ? `There are more ${many} above ${upper} than below ${lower}.`
        : `There are more ${many} below ${lower} than above ${upper}.`,
      misconception: 'equal-lengths',
      feedback:
        'You went by the longer whisker. Each whisker holds about a quarter of the data; a longer one just has them more spread out.',
    },
    {
      text: `The interquartile range is ${most - least} ${topic.unit}.`,
      misconception: 'mixes-measures',
      feedback: `${most - least} is the range of all the data. The interquartile range is the length of the box.`,
    },
    {
      text: `The range is ${upper - lower} ${topic.unit}.`,
      misconception: 'mixes-measures',
      feedback: `${upper - lower} is the length of the box. The range goes from whisker end to whisker end.`,
    },
  ]
  const rightCount = random.integer(2, 3)
  const picked = random.sample(right, rightCount)
  return {
    stem: `The box plot sums up data on 200 ${many}. Pick every sentence that is true.`,
    figure: boxPlot(topic, wideAxis, [{ label: '', five }]),
    ...choices(random, {
      right: picked,
      wrong: random.sample(
        wrong.filter(({ text }) => !right.includes(text)),
        5 - rightCount,
      ),
      missed: {
        misconception: 'one-bar',
        feedback:
          'What you picked is true, but there is more. Each of the four parts holds about a quarter of the data: check the other sentences with that.',
      },
    }),
    hints: [
      `Each of the four parts holds about 25% of the ${many}, whether it is long or short.`,
      'For a sentence with a percent, count the parts that it speaks of. For a range, subtract the two ends.',
    ],
    solution: [
      `The four parts are ${least} to ${lower}, ${lower} to ${median}, ${median} to ${upper}, and ${upper} to ${most}. Each holds about 25% of the data.`,
      `The range is ${most} − ${least} = ${most - least}. The interquartile range is ${upper} − ${lower} = ${upper - lower}.`,
      `So these are true: ${listed(picked.map((text) => `“${text.replace(/\.$/, '')}”`))}.`,
    ],
  }
}

const [lessonTopic] = wideTopics

export const dataDisplays = defineSkill({
  id: 'data-displays',
  revision: 1,
  subject: 'math',
  gradeLevel: 6,
  strand: 'Statistics and probability',
  name: 'Data displays',
  description:
    'Make and read dot plots, histograms and box plots, and describe data by their center and spread.',
  icon: 'chart',
  standards: ['6.SP.A.3', '6.SP.B.4', '6.SP.B.5c', '6.SP.B.5d'],
  prerequisites: ['line-plots'],
  misconceptions: [
    {
      id: 'counts-once',
      name: 'counts each number or bar once',
      explanation: 'Every dot stands for one of the data, and the height of a bar tells how many there are.',
    },
    {
      id: 'bin-edge',
      name: 'puts an edge on the wrong side',
      explanation: 'A number on an edge belongs to one side only. “More than 4” leaves out 4 itself.',
    },
    {
      id: 'not-in-order',
      name: 'does not put the numbers in order',
      explanation: 'The median is the middle of the list in order from least to greatest.',
    },
    {
      id: 'equal-lengths',
      name: 'goes by length',
      explanation:
        'Median and quartiles cut the data into equally many. A longer part is only more spread out.',
    },
    {
      id: 'mean-for-median',
      name: 'takes the mean for the median',
      explanation: 'The median is the middle number. The mean is the sum, shared out equally.',
    },
    {
      id: 'mixes-measures',
      name: 'mixes up measures',
      explanation:
        'Mean and median tell about the center; range and interquartile range tell about the spread.',
    },
    {
      id: 'center-or-spread',
      name: 'mixes up center and spread',
      explanation: 'A center stands for all the data. A spread tells how far the data are apart.',
    },
    {
      id: 'adds-values',
      name: 'adds up the axis',
      explanation:
        'A question that asks how many people there are wants dots counted, not their numbers added.',
    },
    {
      id: 'wrong-side',
      name: 'counts the other side',
      explanation: 'Find the number on the axis first, and then look on the side that is asked for.',
    },
    {
      id: 'reads-axis',
      name: 'takes the ends of the axis',
      explanation: 'An axis may go on where there are no data. Look for the first and the last of the data.',
    },
    {
      id: 'one-bar',
      name: 'takes one part for all',
      explanation: 'Ask which bars or parts belong to the question, and take all of them.',
    },
    {
      id: 'forgets-sharing',
      name: 'stops at the sum',
      explanation: 'A mean is a sum divided by how many numbers there are.',
    },
    {
      id: 'signed-distances',
      name: 'lets distances cancel',
      explanation: 'A distance is never less than zero, whichever side of the mean the number is on.',
    },
    {
      id: 'fills-in-mean',
      name: 'fills in the mean',
      explanation: 'Few numbers are equal to the mean. Work back through the sum.',
    },
    {
      id: 'ignores-far-value',
      name: 'does not see what a far value does',
      explanation: 'A value far from the others pulls the mean to its side and hardly moves the median.',
    },
    {
      id: 'stops-early',
      name: 'stops before the end',
      explanation: 'Read once more what is asked. A step on the way is not yet the answer.',
    },
  ],
  lesson: {
    idea: [
      'A dot plot shows every number of the data as a dot. A histogram counts how many lie between two edges. A box plot shows five numbers: the least, the quartiles with the median between them, and the greatest.',
      `The ${strong('center')} is one number that stands for all: the mean (the fair share) or the median (the middle one). The ${strong('spread')} tells how far the data are apart: the range, or the interquartile range, which is the length of the box.`,
      'Median and quartiles cut the ordered data into four parts with equally many numbers. So each whisker and each part of the box holds about a quarter of the data, whether it is long or short.',
      'One value that lies far from the others pulls the mean to its side. The median hardly moves, so it is more typical then.',
    ],
    figure: boxPlot(lessonTopic, wideAxis, [{ label: '', five: [5, 10, 18, 25, 45] }]),
    workedExample: { model: 'five-numbers', level: 2 },
    words: [
      { word: 'median', meaning: 'The middle number of the ordered data.' },
      { word: 'quartile', meaning: 'The median of the lower or of the upper half.' },
      { word: 'range', meaning: 'The greatest number less the least one.' },
      { word: 'interquartile range', meaning: 'The upper quartile less the lower quartile.' },
      { word: 'mean absolute deviation', meaning: 'How far the numbers are from their mean, on average.' },
    ],
  },
  models: [buildDisplay, fiveNumbers, readDisplay, measures, bestMeasure, compareSets],
})
