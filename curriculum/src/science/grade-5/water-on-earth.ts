import { plot } from '../../build-drawn.ts'
import { number, type WrongOption, type WrongValue } from '../../build-item.ts'
import { inlineChoice, order, sort } from '../../build-placed.ts'
import type { Figure, Item } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, type ConceptualModel, defineSkill } from '../../skill.ts'
import { count, listed, numeral, sentence } from '../../wording.ts'
import { conceptModel } from '../concept-questions.ts'
import { events, sphereCards, spheres, sphereSign, waterQuestions } from './water-questions.ts'

/** Water in large lakes, in thousands of cubic kilometers, rounded. */
const lakes = [
  { name: 'Baikal', volume: 24 },
  { name: 'Tanganyika', volume: 19 },
  { name: 'Superior', volume: 12 },
  { name: 'Malawi', volume: 8 },
  { name: 'Michigan', volume: 5 },
  { name: 'Huron', volume: 4 },
  { name: 'Victoria', volume: 3 },
  { name: 'Ontario', volume: 2 },
] as const

const tokens = [
  'beads',
  'paper squares',
  'bottle caps',
  'buttons',
  'counters',
  'tiles',
  'dried beans',
  'cubes',
] as const

/** Build a bar graph: from a table (level 1), from a share (level 2), from a share of a share (level 3). */
const waterChart: ComputedModel = {
  id: 'water-chart',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 70,
  calculator: 'basic',
  make(random, level) {
    if (level === 1) return chartOfLakes(random)
    return level === 2 ? chartOfSaltAndFresh(random) : chartOfFresh(random)
  },
  solve({ stem, figure, interaction }) {
    if (interaction.kind !== 'plot' || interaction.shape.kind !== 'bar-chart')
      throw new TypeError('expects bars')
    const { labels } = interaction.shape
    if (figure?.kind === 'table') {
      return {
        kind: 'plot',
        values: labels.map((name) => Number(figure.rows.find((row) => row[0] === name)?.[1])),
      }
    }
    const all = Number((/with ([\d,]+) /.exec(stem)?.[1] ?? '').replaceAll(',', ''))
    const fresh = all * 0.025
    const shareOf: Record<string, number> = {
      'Salt water': all - fresh,
      'Fresh water': fresh,
      Ice: fresh - fresh * 0.3,
      Groundwater: fresh * 0.3,
      'Lakes and rivers': 0,
    }
    return { kind: 'plot', values: labels.map((name) => Math.round(shareOf[name] ?? Number.NaN)) }
  },
}

function swapped(values: readonly number[], one: number, other: number): number[] {
  return values.map((value, index) =>
    index === one ? (values[other] ?? 0) : index === other ? (values[one] ?? 0) : value,
  )
}

function chartOfLakes(random: Random): Item {
  const chosen = random.sample<(typeof lakes)[number]>(lakes, 4)
  const values = chosen.map((lake) => lake.volume)
  const most = Math.max(...values)
  const [first, second, third, fourth] = chosen
  if (!first || !second || !third || !fourth) throw new RangeError('expects four lakes')
  const name = person(random)
  const unit = 'thousands of cubic kilometers'
  return {
    stem: `Most of the fresh water at Earth’s surface that is not frozen is in lakes. ${name} looks up how much water four large lakes hold. Build a bar graph of the table.`,
    figure: {
      kind: 'table',
      title: 'Water in four large lakes',
      columns: ['Lake', `Water (${unit})`],
      rows: chosen.map((lake) => [lake.name, String(lake.volume)]),
      description: `A table of four lakes and how much water they hold, in ${unit}. ${chosen.map((lake) => `${lake.name}: ${lake.volume}.`).join(' ')}`,
    },
    ...plot(
      'Water in four large lakes',
      {
        kind: 'bar-chart',
        labels: chosen.map((lake) => lake.name),
        value: { from: 0, to: most <= 12 ? 12 : 24, step: 1, label: `Water (${unit})` },
      },
      { values },
      [
        {
          values: swapped(values, 0, 1),
          misconception: 'wrong-row',
          feedback: `The bars of Lake ${first.name} and Lake ${second.name} have changed places. Go along the row of Lake ${first.name} in the table, and read its number again.`,
        },
        {
          values: swapped(values, 2, 3),
          misconception: 'wrong-row',
          feedback: `The bars of Lake ${third.name} and Lake ${fourth.name} have changed places. Go along the row of Lake ${third.name} in the table, and read its number again.`,
        },
        {
          values: swapped(values, 1, 2),
          misconception: 'wrong-row',
          feedback: `The bars of Lake ${second.name} and Lake ${third.name} have changed places. Go along the row of Lake ${second.name} in the table, and read its number again.`,
        },
        {
          values: values.map((value) => value - 1),
          misconception: 'counts-from-one',
          feedback:
            'All bars are one step too low. The bottom line of the graph is 0, not 1. How high must each bar reach?',
        },
        {
          values: values.toSorted((a, b) => b - a),
          misconception: 'wrong-row',
          feedback:
            'Your bars go from high to low. But each bar must stand over the name of its own lake. Check the names one by one.',
        },
      ],
    ),
    hints: [
      'Take one lake at a time. Find its row in the table, and then its bar.',
      `Start with Lake ${first.name}. Read its number in the second column, and raise its bar until it reaches that number on the scale.`,
    ],
    solution: [
      'Each row of the table gives the height of one bar.',
      `The bars reach ${listed(chosen.map((lake) => `${lake.volume} for Lake ${lake.name}`))}.`,
      `So of these four, Lake ${chosen.find((lake) => lake.volume === most)?.name ?? ''} holds the most water.`,
    ],
  }
}

const scales = [1, 2, 3, 4, 5, 10, 20, 25] as const

function chartOfSaltAndFresh(random: Random): Item {
  const scale = random.pick(scales)
  const all = 40 * scale
  const token = random.pick(tokens)
  const [salt, fresh] = [all - scale, scale]
  const name = person(random)
  return {
    stem: `Of every 40 liters of water on Earth, only about 1 liter is fresh. The rest is salty. ${name} makes a model of Earth’s water with ${numeral(all)} ${token}. Build a bar graph that shows how many ${token} stand for each kind of water.`,
    ...plot(
      `Model of Earth’s water`,
      {
        kind: 'bar-chart',
        labels: ['Salt water', 'Fresh water'],
        value: { from: 0, to: all, step: scale, label: `Number of ${token}` },
      },
      { values: [salt, fresh] },
      [
        {
          values: [fresh, salt],
          misconception: 'mostly-fresh',
          feedback: `Your graph shows much more fresh water than salt water. Think of the oceans: which kind of water is it that there is so much of?`,
        },
        {
          values: [all / 2, all / 2],
          misconception: 'mostly-fresh',
          feedback: `Your graph shows as much fresh water as salt water. Read the first sentence again: how many of every 40 liters are fresh?`,
        },
        {
          values: [all, fresh],
          misconception: 'part-not-taken-out',
          feedback: `Your two bars together make more than ${numeral(all)} ${token}. The ${numeral(fresh)} for fresh water must be taken out of the ${numeral(all)}.`,
        },
        ...(scale > 1
          ? [
              {
                values: [39 * scale, 0],
                misconception: 'small-is-nothing',
                feedback: `Fresh water is a small part, but it is not nothing. How many groups of 40 are in ${numeral(all)}?`,
              },
            ]
          : []),
        {
          values: [all, 0],
          misconception: 'small-is-nothing',
          feedback: `Fresh water is a small part, but it is not nothing. How many groups of 40 are in ${numeral(all)}?`,
        },
      ],
    ),
    hints: [
      `Of every 40 ${token}, one stands for fresh water. How many groups of 40 are there?`,
      scale === 1
        ? `There is one group of 40. Set its fresh water first, and then see how many ${token} are left.`
        : `Divide ${numeral(all)} by 40. Each group has 1 for fresh water, and all others are for salt water.`,
    ],
    solution: [
      scale === 1
        ? `The model has one group of 40 ${token}, so 1 of them stands for fresh water.`
        : `In ${numeral(all)} there are ${numeral(all)} ÷ 40 = ${numeral(scale)} groups. Each has 1 for fresh water, so ${numeral(scale)} ${token} stand for fresh water.`,
      `The others stand for salt water: ${numeral(all)} − ${numeral(fresh)} = ${numeral(salt)}.`,
      'The bar for salt water is 39 times as high as the other one.',
    ],
  }
}

function chartOfFresh(random: Random): Item {
  const scale = random.pick([1, 2, 3, 4, 5, 6, 8, 10])
  const all = 400 * scale
  const fresh = 10 * scale
  const token = random.pick(tokens)
  const [ice, ground] = [7 * scale, 3 * scale]
  const name = person(random)
  return {
    stem: `${name} makes a model of all water on Earth with ${numeral(all)} ${token}. Of every 40, one stands for fresh water. Of every 10 for fresh water, about 7 stand for ice and nearly 3 for groundwater. All lakes and rivers would be less than one. Build a bar graph of the fresh water, in whole ${token}.`,
    ...plot(
      'Fresh water in the model',
      {
        kind: 'bar-chart',
        labels: ['Ice', 'Groundwater', 'Lakes and rivers'],
        value: { from: 0, to: fresh, step: scale, label: `Number of ${token}` },
      },
      { values: [ice, ground, 0] },
      [
        {
          values: [0, ground, ice],
          misconception: 'lakes-hold-most',
          feedback: `Your graph has most fresh water in lakes and rivers. We see these most often, but what does the text say about them?`,
        },
        {
          values: [ground, ice, 0],
          misconception: 'ice-forgotten',
          feedback: `Your graph has more groundwater than ice. Of every 10 ${token} for fresh water, which gets about 7?`,
        },
        {
          values: [ice, ground, scale],
          misconception: 'lakes-hold-most',
          feedback: `With these bars there are more than ${numeral(fresh)} ${token} for fresh water. Lakes and rivers together are less than one of the ${token}: what is the nearest whole number?`,
        },
        ...(scale > 1
          ? [
              {
                values: [7 * scale, 0, 0],
                misconception: 'small-is-nothing',
                feedback:
                  'The bar for ice is right. But groundwater is a good part of the fresh water, too. How many of every 10 are left for it?',
              },
            ]
          : []),
        {
          values: [fresh, ground, 0],
          misconception: 'part-not-taken-out',
          feedback: `${numeral(fresh)} ${token} stand for all fresh water. Which part of these stands for ice?`,
        },
        {
          values: [scale * 5, scale * 5, 0],
          misconception: 'ice-forgotten',
          feedback: `Your graph has as much groundwater as ice. Of every 10 ${token} for fresh water, how many stand for each?`,
        },
      ],
    ),
    hints: [
      `First find how many of the ${numeral(all)} ${token} stand for fresh water. Only these go into the graph.`,
      `Divide ${numeral(all)} by 40. Then split the result into groups of 10, and give 7 of each group to ice.`,
    ],
    solution: [
      `One of every 40 is for fresh water: ${numeral(all)} ÷ 40 = ${numeral(fresh)}.`,
      scale === 1
        ? 'That is one group of 10: 7 for ice and 3 for groundwater.'
        : `That makes ${numeral(scale)} groups of 10. Ice gets 7 × ${numeral(scale)} = ${numeral(ice)}, and groundwater gets 3 × ${numeral(scale)} = ${numeral(ground)}.`,
      'Lakes and rivers are less than one, so their bar stays at 0. They are a tiny part of Earth’s water, and yet most living things on land need them.',
    ],
  }
}

interface WaterSet {
  /** What the whole is: “Earth’s fresh water”. */
  whole: string
  title: string
  /** Of every 100 parts; together 100. `is` stands after “How much … ”. */
  parts: readonly { label: string; percent: number }[]
}

/** True shares, rounded to whole percents that make 100 together. */
const waterSets: readonly WaterSet[] = [
  {
    whole: 'the fresh water on Earth',
    title: 'Where Earth’s fresh water is',
    parts: [
      { label: 'ice and glaciers', percent: 69 },
      { label: 'groundwater', percent: 30 },
      { label: 'lakes, rivers, and all else', percent: 1 },
    ],
  },
  {
    whole: 'all water on Earth',
    title: 'Salt water and fresh water on Earth',
    parts: [
      { label: 'salt water', percent: 97 },
      { label: 'fresh water', percent: 3 },
    ],
  },
  {
    whole: 'Earth’s surface',
    title: 'What covers Earth',
    parts: [
      { label: 'ocean', percent: 71 },
      { label: 'land', percent: 29 },
    ],
  },
  {
    whole: 'the area of the oceans',
    title: 'Size of the oceans',
    parts: [
      { label: 'Pacific', percent: 47 },
      { label: 'Atlantic', percent: 23 },
      { label: 'Indian', percent: 20 },
      { label: 'Southern', percent: 6 },
      { label: 'Arctic', percent: 4 },
    ],
  },
  {
    whole: 'the water that a home in the United States uses indoors',
    title: 'Water used inside a home',
    parts: [
      { label: 'toilets', percent: 24 },
      { label: 'showers', percent: 20 },
      { label: 'faucets', percent: 19 },
      { label: 'washing clothes', percent: 17 },
      { label: 'leaks', percent: 12 },
      { label: 'other', percent: 8 },
    ],
  },
  {
    whole: 'the water that people take out of rivers, wells, and the sea in the United States',
    title: 'What the water is used for',
    parts: [
      { label: 'cooling power plants', percent: 41 },
      { label: 'watering crops', percent: 37 },
      { label: 'homes and towns', percent: 12 },
      { label: 'other', percent: 10 },
    ],
  },
]

/** The set drawn, with one part hidden or none. */
function shareFigure(set: WaterSet, hidden: string | null, isGrid: boolean): Figure {
  const told = set.parts
    .map(
      ({ label, percent }) =>
        `${sentence(label)}: ${label === hidden ? 'a question mark' : `${percent} percent`}.`,
    )
    .join(' ')
  const [first, second] = set.parts
  if (isGrid && first && second && set.parts.length <= 3 && hidden !== null) {
    const isFirst = hidden === first.label
    return {
      kind: 'percent-grid',
      grids: [
        {
          label: `Shaded: ${first.label}`,
          shaded: first.percent,
          ...(set.parts.length === 3 && { striped: second.percent }),
          id: 'grid',
        },
      ],
      description: `A square of 100 small squares for ${set.whole}, filled column by column. ${isFirst ? `The first ${Math.floor(first.percent / 10)} columns of ten are shaded, and ${count(first.percent % 10, 'square')} of the next column` : `Shaded are ${first.percent} squares`}, for ${first.label}. ${set.parts.length === 3 ? `Striped are ${second.percent} squares, for ${second.label}. The others are blank.` : `The others are blank, for ${second.label}.`}`,
    }
  }
  return {
    kind: 'circle-graph',
    title: set.title,
    sectors: set.parts.map(({ label, percent }) => ({
      label,
      percent,
      ...(label === hidden && { shown: '?' }),
    })),
    description: `A circle graph: ${set.title}. ${told}`,
  }
}

/** Read a share or the missing one (level 1), scale it up (level 2), take a share of a share (level 3). */
const waterShares: ComputedModel = {
  id: 'water-shares',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 60,
  calculator: 'basic',
  make(random, level) {
    if (level === 1) return missingShare(random)
    return level === 2 ? scaledShare(random) : shareOfShare(random)
  },
  solve({ stem, figure }) {
    const answer = (value: number) => ({ kind: 'number' as const, text: String(value) })
    if (figure?.kind === 'percent-grid') return answer(figure.grids[0]?.shaded ?? Number.NaN)
    if (figure?.kind === 'circle-graph') {
      const sizes = figure.sectors.map((sector) => (sector.shown === '?' ? 0 : sector.percent))
      const hidden = 100 - sizes.reduce((sum, size) => sum + size, 0)
      if (hidden > 0) return answer(hidden)
      const all = Number((/with ([\d,]+) /.exec(stem)?.[1] ?? '').replaceAll(',', ''))
      const question = stem.slice(stem.lastIndexOf('How many'))
      const [one = 0, other = 0] = figure.sectors
        .filter(({ label }) => question.includes(`“${label}”`))
        .toSorted((a, b) => question.indexOf(`“${a.label}”`) - question.indexOf(`“${b.label}”`))
        .map((sector) => (sector.percent / 100) * all)
      const value = question.includes('more') ? one - other : one + other
      return answer(Math.round(value))
    }
    const [first = 0, second = 0] = [...stem.matchAll(/([\d,]+) liters/g)]
      .map(([, found = '']) => Number(found.replaceAll(',', '')))
      .filter((value) => ![40, 100].includes(value) || stem.includes('of ice'))
    const known = first || second
    const [iceShare, groundShare] = [0.69, 0.3]
    if (stem.includes('In the model, the ice')) {
      const ice = Number((/ice fills ([\d,]+) /.exec(stem)?.[1] ?? '').replaceAll(',', ''))
      return answer(Math.round((ice / iceShare) * 40))
    }
    const fresh = known / 40
    if (stem.includes('frozen nor')) return answer(Math.round(fresh * (1 - iceShare)))
    return answer(Math.round(fresh * (stem.includes('are groundwater?') ? groundShare : iceShare)))
  },
}

function missingShare(random: Random): Item {
  const set = random.pick(waterSets)
  const { label: hidden, percent } = random.pick(set.parts)
  const isGrid = set.parts.length <= 3 && hidden === set.parts[0]?.label && random.chance(0.6)
  const known = set.parts.filter(({ label }) => label !== hidden).map((part) => part.percent)
  const sum = known.reduce((total, each) => total + each, 0)
  const figure = shareFigure(set, hidden, isGrid)
  const name = person(random)
  if (isGrid) {
    const [columns, rest] = [Math.floor(percent / 10), percent % 10]
    return {
      stem: `The big square stands for ${set.whole}. The shaded part stands for ${hidden}. ${name} wants to write it as a percent. What percent is shaded?`,
      figure,
      ...number({ label: 'Shaded part', after: '%' }, { value: String(percent) }, [
        {
          value: String(100 - percent),
          misconception: 'other-part',
          feedback: `That is the part that is not shaded. Count the shaded squares instead.`,
        },
        ...(set.parts.length === 3
          ? [
              {
                value: String(percent + (set.parts[1]?.percent ?? 0)),
                misconception: 'other-part',
                feedback: `You counted the striped squares, too. These stand for ${set.parts[1]?.label ?? ''}. Count only the shaded ones.`,
              },
            ]
          : []),
        {
          value: String(columns * 10),
          misconception: 'full-columns-only',
          feedback: `${columns} full columns make ${columns * 10}. But some squares of one more column are shaded as well. Count these, too.`,
        },
        {
          value: String((columns + 1) * 10),
          misconception: 'full-columns-only',
          feedback: `It looks as if you counted the last column as full. How many of its 10 squares are shaded?`,
        },
      ]),
      hints: [
        'The big square has 100 small squares, and each of them is 1 percent.',
        'Each full column has 10 small squares. Count the full columns first, and then the single squares that are left.',
      ],
      solution: [
        'Each of the 100 small squares is 1 percent.',
        `There are ${columns} full columns, so ${columns} × 10 = ${columns * 10}, and ${rest} more: ${columns * 10} + ${rest} = ${percent}.`,
        `So ${percent}% of ${set.whole} is ${hidden}.`,
      ],
    }
  }
  const wrong: WrongValue[] = [
    ...(known.length > 1
      ? [
          {
            value: String(sum),
            misconception: 'stops-early',
            feedback: `${sum}% is all the other parts together. The whole circle is 100%. What is left?`,
          },
          {
            value: String(100 - (known[0] ?? 0)),
            misconception: 'other-part',
            feedback: `You took only one part away from 100%. There are more parts with a number. Take all of them away.`,
          },
          {
            value: String(100 - (known.at(-1) ?? 0)),
            misconception: 'other-part',
            feedback: `You took only one part away from 100%. There are more parts with a number. Take all of them away.`,
          },
        ]
      : [
          {
            value: String(sum),
            misconception: 'other-part',
            feedback: `${sum}% is the part whose number you can see. The other part is what is left of 100%.`,
          },
          {
            value: '50',
            misconception: 'mostly-fresh',
            feedback:
              'Two parts need not be halves. How much of the 100% is left when you take the known part away?',
          },
        ]),
    {
      value: String(100 + sum),
      misconception: 'part-not-taken-out',
      feedback: 'A part cannot be more than the whole, which is 100%. Take away instead of adding.',
    },
  ]
  return {
    stem: `${name} draws a circle graph of ${set.whole}. One number is still missing. What percent belongs to “${hidden}”?`,
    figure,
    ...number({ label: sentence(hidden), after: '%' }, { value: String(percent) }, wrong),
    hints: [
      'What must all parts of a circle graph make together?',
      known.length > 1
        ? 'The whole circle is 100%. Add the parts that you know, and take the sum away from 100.'
        : 'The whole circle is 100%. Take away the part that you know.',
    ],
    solution: [
      'All parts together make 100%.',
      ...(known.length > 1 ? [`The known parts make ${known.join(' + ')} = ${sum}.`] : []),
      `What is left is 100 − ${sum} = ${percent}. So ${percent}% belongs to “${hidden}”.`,
    ],
  }
}

function scaledShare(random: Random): Item {
  const set = random.pick(waterSets)
  const scale = random.integer(2, 20)
  const all = 100 * scale
  const token = random.pick(tokens)
  const [one, other] = random.sample(set.parts, 2).toSorted((a, b) => b.percent - a.percent)
  if (!one || !other) throw new RangeError('expects two parts')
  const kind = set.parts.length === 2 ? random.pick(['one', 'more']) : random.pick(['one', 'more', 'both'])
  if (kind === 'more' && one.percent === other.percent) return scaledShare(random)
  const single = random.pick([one, other])
  const percent =
    kind === 'one'
      ? single.percent
      : kind === 'more'
        ? one.percent - other.percent
        : one.percent + other.percent
  const value = percent * scale
  const name = person(random)
  const question =
    kind === 'one'
      ? `How many ${token} stand for “${single.label}”?`
      : kind === 'more'
        ? `How many more ${token} stand for “${one.label}” than for “${other.label}”?`
        : `How many ${token} stand for “${one.label}” and “${other.label}” together?`
  const wrong: WrongValue[] = [
    {
      value: String(percent),
      misconception: 'percent-is-count',
      feedback: `${percent} is the number for 100 ${token}. But the model has ${numeral(all)}. How many hundreds are that?`,
    },
    ...(kind === 'more'
      ? [
          {
            value: String(one.percent * scale),
            misconception: 'stops-early',
            feedback: `${numeral(one.percent * scale)} ${token} stand for “${one.label}”. How many more is that than for “${other.label}”?`,
          },
          {
            value: String((one.percent + other.percent) * scale),
            misconception: 'part-not-taken-out',
            feedback: 'You added the two parts. “How many more” asks for the difference.',
          },
        ]
      : []),
    ...(kind === 'both'
      ? [
          {
            value: String(one.percent * scale),
            misconception: 'stops-early',
            feedback: `${numeral(one.percent * scale)} ${token} stand for “${one.label}” alone. Now add those for “${other.label}”.`,
          },
        ]
      : []),
    ...(kind === 'more'
      ? []
      : [
          {
            value: String(all - value),
            misconception: 'other-part',
            feedback: `That is the number of all other ${token}. Read again which part is asked for.`,
          },
        ]),
    {
      value: String(percent * 10 * scale),
      misconception: 'percent-is-count',
      feedback: `Count the hundreds again: ${numeral(all)} is how many times 100?`,
    },
  ]
  const shown =
    kind === 'one'
      ? `For “${single.label}”, it is ${percent} of every 100.`
      : kind === 'more'
        ? `Of every 100 it is ${one.percent} − ${other.percent} = ${percent} more.`
        : `Of every 100 it is ${one.percent} + ${other.percent} = ${percent} together.`
  return {
    stem: `The graph shows ${set.whole}. ${name} makes a model of it with ${numeral(all)} ${token}. ${question}`,
    figure: shareFigure(set, null, false),
    ...number({ label: `Number of ${token}` }, { value: String(value) }, wrong),
    hints: [
      'A percent tells how many there are of every 100.',
      kind === 'one'
        ? `Find “${single.label}” in the graph: so many of every 100. How many hundreds are in ${numeral(all)}?`
        : `First use the graph to find the number for every 100 ${token}. Then ask how many hundreds are in ${numeral(all)}.`,
    ],
    solution: [
      shown,
      `In ${numeral(all)} there are ${scale} hundreds: ${percent} × ${scale} = ${numeral(value)}.`,
      `So the answer is ${numeral(value)} ${token}.`,
    ],
  }
}

const smallStores = [
  'a small pool',
  'a tank truck',
  'a rain tank on a farm',
  'a fountain',
  'a tank on a roof',
] as const
const largeStores = [
  'a swimming pool',
  'a large fish tank in a zoo',
  'a water tower',
  'a fire pond',
  'a town’s water tank',
] as const

function shareOfShare(random: Random): Item {
  const scale = random.integer(1, 12)
  const fresh = 100 * scale
  const all = 40 * fresh
  const name = person(random)
  const [ice, ground, rest] = [69 * scale, 30 * scale, scale]
  const told = `Of every 40 liters of water on Earth, about 1 liter is fresh. Of every 100 liters of fresh water, about 69 are ice and about 30 are groundwater.`
  const kind = random.pick(['ice', 'ground', 'liquid', 'back'])
  if (kind === 'back') {
    return {
      stem: `${told} ${name} plans a model of all this water. In the model, the ice fills ${numeral(ice)} liters. How many liters of water does the whole model need, salt water and all?`,
      ...number({ label: 'Water in the whole model', after: 'liters' }, { value: String(all) }, [
        {
          value: String(fresh),
          misconception: 'stops-early',
          feedback: `${numeral(fresh)} liters is right for all the fresh water. But the model shows salt water, too. Of how many liters is 1 liter fresh?`,
        },
        {
          value: String(ice * 40),
          misconception: 'wrong-whole',
          feedback: `You took the ice for all the fresh water. Ice is 69 of every 100 liters of it. How much fresh water is there in all?`,
        },
        {
          value: String(ice + ground + rest + 40),
          misconception: 'part-not-taken-out',
          feedback: `Fresh water is 1 of every 40 liters. So do not add 40: ask how many times as much water there is in all.`,
        },
        {
          value: String(fresh * 39),
          misconception: 'other-part',
          feedback: `${numeral(fresh * 39)} liters is the salt water alone. The whole model has the fresh water as well.`,
        },
      ]),
      hints: [
        'Go back step by step: from the ice to all fresh water, and from there to all water.',
        `Of every 100 liters of fresh water, 69 are ice. How many times 69 is ${numeral(ice)}? So how many hundreds of liters are fresh?`,
      ],
      solution: [
        `${numeral(ice)} ÷ 69 = ${scale}, so there are ${scale === 1 ? '100 liters' : `${scale} hundreds of liters, or ${numeral(fresh)} liters,`} of fresh water.`,
        `Fresh water is 1 of every 40 liters, so all water is 40 times as much: 40 × ${numeral(fresh)} = ${numeral(all)}.`,
        `The whole model needs ${numeral(all)} liters.`,
      ],
    }
  }
  const [value, share] = kind === 'ice' ? [ice, 69] : kind === 'ground' ? [ground, 30] : [ground + rest, 31]
  const question = {
    ice: 'How many of these are ice?',
    ground: 'How many of these are groundwater?',
    liquid: 'How many of these are neither frozen nor salty?',
  }[kind]
  return {
    stem: `${told} The ${numeral(all)} liters of ${random.pick(scale < 5 ? smallStores : largeStores)} stand for all water on Earth. ${question ?? ''}`,
    ...number({ label: 'Part of the model', after: 'liters' }, { value: String(value) }, [
      {
        value: String(fresh),
        misconception: 'stops-early',
        feedback: `${numeral(fresh)} liters is all the fresh water. Which part of it is asked for?`,
      },
      {
        value: String((all / 100) * share),
        misconception: 'wrong-whole',
        feedback: `You took ${share} of every 100 liters of all water. But that share is of the fresh water only. How many liters are fresh?`,
      },
      {
        value: String(all - fresh),
        misconception: 'other-part',
        feedback: `${numeral(all - fresh)} liters are salt water. Find the fresh water first, and then its part.`,
      },
      ...(kind === 'liquid'
        ? [
            {
              value: String(ground),
              misconception: 'small-is-nothing',
              feedback: `That is only the groundwater. There are also lakes and rivers: of every 100 liters of fresh water, 69 are ice. How many are not?`,
            },
            {
              value: String(ice),
              misconception: 'other-part',
              feedback: 'That is the ice. “Neither frozen nor salty” asks for the rest of the fresh water.',
            },
            {
              value: String(all - ice),
              misconception: 'wrong-whole',
              feedback: 'You took away only the ice. The salt water must go, too.',
            },
          ]
        : [
            {
              value: String(kind === 'ice' ? ground : ice),
              misconception: 'other-part',
              feedback: `That is the ${kind === 'ice' ? 'groundwater' : 'ice'}. Look again at which part is asked for.`,
            },
          ]),
    ]),
    hints: [
      `First find how many of the ${numeral(all)} liters are fresh.`,
      `Divide ${numeral(all)} by 40 to get the fresh water. ${kind === 'liquid' ? 'Then ask: of every 100 liters of it, how many are not ice?' : 'Then take the right share of every 100 liters of it.'}`,
    ],
    solution: [
      `Fresh water: ${numeral(all)} ÷ 40 = ${numeral(fresh)} liters. ${scale === 1 ? 'That is one hundred.' : `That is ${scale} hundreds.`}`,
      kind === 'liquid'
        ? `Of each 100 liters, 69 are ice, so 100 − 69 = 31 are not: 31 × ${scale} = ${numeral(value)}.`
        : `Of each 100 liters, ${share} are ${kind === 'ice' ? 'ice' : 'groundwater'}: ${share} × ${scale} = ${numeral(value)}.`,
      kind === 'liquid'
        ? `Only ${numeral(value)} of the ${numeral(all)} liters are fresh and not frozen, and most of that is under the ground.`
        : `So ${numeral(value)} of the ${numeral(all)} liters are ${kind === 'ice' ? 'ice' : 'groundwater'}.`,
    ],
  }
}

/** Sort things by sphere (level 1), say which sphere acts on which (level 2), follow a chain (level 3). */
const fourSpheres: ConceptualModel = {
  id: 'four-spheres',
  kind: 'conceptual',
  thinking: 'classify',
  seconds: 50,
  make(random, level) {
    if (level === 1) return sortSpheres(random)
    return followEvent(random, level === 2 ? 2 : 3)
  },
}

function sortSpheres(random: Random): Item {
  const cards = spheres.flatMap((sphere) =>
    random
      .sample(
        sphereCards.filter((card) => card.sphere === sphere),
        2,
      )
      .slice(0, random.integer(1, 2)),
  )
  return {
    stem: 'Scientists look at Earth as four systems: rock and soil, water and ice, air, and living things. Sort the cards into these systems.',
    ...sort(random, {
      categories: spheres.map(sentence),
      cards: cards.map(({ text, sphere }) => ({
        text,
        category: sentence(sphere),
        slips: spheres
          .filter((other) => other !== sphere)
          .map((other) => ({
            category: sentence(other),
            misconception: 'mixes-spheres',
            feedback: `You put “${text}” in the ${other}. The ${other} is ${sphereSign[other]}. What is “${text}” made of?`,
          })),
      })),
      slip: { misconception: 'mixes-spheres', feedback: 'What is each thing made of?' },
    }),
    hints: [
      'Ask of each card: is it rock, water or ice, air, or alive?',
      'The beginnings help: “geo” means earth, “hydro” means water, “bio” means life, and “atmo” means vapor or air.',
    ],
    solution: spheres.map((sphere) => {
      const its = cards.filter((card) => card.sphere === sphere).map((card) => card.text)
      return `The ${sphere} is ${sphereSign[sphere]}: ${listed(its)}.`
    }),
  }
}

function followEvent(random: Random, steps: 2 | 3): Item {
  const event = random.pick(events.filter(({ chain }) => chain.length === steps))
  const labels = ['first gap', 'second gap', 'third gap']
  const gap = (index: number) => {
    const right = event.chain[index] ?? 'geosphere'
    const wrong = spheres
      .filter((sphere) => sphere !== right)
      .map((sphere): WrongOption => {
        const isTurned = event.chain.includes(sphere)
        return {
          text: sphere,
          misconception: isTurned ? 'turns-cause' : 'mixes-spheres',
          feedback: isTurned
            ? `The ${sphere} has a part in this, but not at this place. ${event.order}`
            : `The ${sphere} is ${sphereSign[sphere]}. Is that what the ${labels[index] ?? ''} is about? ${event.order}`,
        }
      })
    return { label: labels[index] ?? '', right, wrong, keepOrder: [...spheres] }
  }
  const parts =
    steps === 2
      ? ['The ', gap(0), ' changes the ', gap(1), '.']
      : ['The ', gap(0), ' changes the ', gap(1), ', and that changes the ', gap(2), '.']
  return {
    stem: `${event.story} Which system changes which? Fill the gaps.`,
    ...inlineChoice(random, parts),
    hints: [`What acts first in this story, and what is changed by it?`, event.order],
    solution: [
      ...event.why,
      `So the ${event.chain[0] ?? ''} changes the ${event.chain[1] ?? ''}${steps === 3 ? `, and that changes the ${event.chain[2] ?? ''}` : ''}.`,
    ],
  }
}

/** Amounts of water, the largest first. */
const places = [
  { name: 'oceans', rank: 1, told: 'The oceans hold more than 96 of every 100 liters of Earth’s water.' },
  { name: 'ice caps and glaciers', rank: 2, told: 'Ice holds more than two thirds of the fresh water.' },
  { name: 'fresh groundwater', rank: 3, told: 'Groundwater is nearly a third of the fresh water.' },
  {
    name: 'freshwater lakes',
    rank: 4,
    told: 'Lakes hold much less than 1 of every 100 liters of fresh water.',
  },
  { name: 'water in the air', rank: 5, told: 'All the air on Earth holds less water than the lakes.' },
  { name: 'rivers', rank: 6, told: 'All rivers together hold even less at any one time than the air.' },
] as const

function orderPlaces(random: Random, howMany: number): Item {
  const chosen = random.sample<(typeof places)[number]>(places, howMany).toSorted((a, b) => a.rank - b.rank)
  const names = chosen.map((place) => place.name)
  const pairs: { before: [string, string]; misconception: string; feedback: string }[] = []
  const note = (first: string, second: string, misconception: string, feedback: string) => {
    if (names.some((name) => name === first) && names.some((name) => name === second)) {
      pairs.push({ before: [first, second], misconception, feedback })
    }
  }
  for (const name of ['freshwater lakes', 'rivers'])
    for (const larger of ['oceans', 'ice caps and glaciers', 'fresh groundwater'])
      note(
        name,
        larger,
        larger === 'oceans' ? 'mostly-fresh' : 'lakes-hold-most',
        `You put ${name} before ${larger}. We see ${name} often, but they are only a thin bit of Earth’s water. Which of the two stores goes on for thousands of miles, or deep down?`,
      )
  note(
    'fresh groundwater',
    'ice caps and glaciers',
    'ice-forgotten',
    'You put groundwater before ice. Think of Antarctica: it is larger than the United States, and the ice there is more than a mile thick.',
  )
  note(
    'rivers',
    'freshwater lakes',
    'lakes-hold-most',
    'You put rivers before lakes. A river moves much water in a year, but how much is in it at one moment?',
  )
  note(
    'rivers',
    'water in the air',
    'lakes-hold-most',
    'You put rivers before the air. There is air with some water in it over the whole Earth, but rivers are narrow.',
  )
  note(
    'water in the air',
    'freshwater lakes',
    'lakes-hold-most',
    'You put the air before lakes. If all water in the air fell at once, it would cover Earth by only about an inch.',
  )
  for (const larger of ['oceans', 'ice caps and glaciers', 'fresh groundwater'])
    note(
      'water in the air',
      larger,
      'lakes-hold-most',
      `You put the air before ${larger}. If all water in the air fell at once, it would cover Earth by only about an inch.`,
    )
  for (const smaller of ['ice caps and glaciers', 'fresh groundwater'])
    note(
      smaller,
      'oceans',
      'mostly-fresh',
      `You put ${smaller} before the oceans. Nearly all water on Earth is salty. Where is it?`,
    )
  return {
    stem: `Where is Earth’s water? Put these ${howMany === 4 ? 'four' : 'five'} in order, from the most water to the least.`,
    ...order(random, { options: [...names], first: 'most water', last: 'least water', wrong: pairs }),
    hints: [
      'What we see most often need not hold the most. Think of how wide and how deep each one is.',
      'Go by this: salt water is far more than fresh water. Most fresh water is frozen, and most of the rest is under the ground.',
    ],
    solution: chosen.map((place) => place.told),
  }
}

const questions = conceptModel({
  id: 'water-ideas',
  thinking: 'explain',
  seconds: 40,
  questions: waterQuestions,
})

/** What the shares mean for people, and how much there is where; some items ask for an order. */
const waterIdeas: ConceptualModel = {
  ...questions,
  make(random, level) {
    if (random.chance(level === 1 ? 0.3 : 0.2)) return orderPlaces(random, level === 1 ? 4 : 5)
    return questions.make(random, level)
  },
}

export const waterOnEarth = defineSkill({
  id: 'water-on-earth',
  revision: 2,
  subject: 'science',
  gradeLevel: 5,
  strand: 'Earth’s systems',
  name: 'Water on Earth',
  description: 'Find where Earth’s water is, and how water, air, land, and life change each other.',
  icon: 'droplets',
  standards: ['5-ESS2-1', '5-ESS2-2'],
  prerequisites: ['decimal-place-value'],
  misconceptions: [
    {
      id: 'mostly-fresh',
      name: 'thinks that much of Earth’s water is fresh',
      explanation: 'About 97 of every 100 liters are salty. Fresh water is a small part.',
    },
    {
      id: 'lakes-hold-most',
      name: 'thinks that lakes and rivers hold most fresh water',
      explanation: 'We see lakes and rivers most often, but they hold very little of the fresh water.',
    },
    {
      id: 'ice-forgotten',
      name: 'forgets how much water is ice',
      explanation: 'More than two thirds of the fresh water is frozen, most of it in Antarctica.',
    },
    {
      id: 'groundwater-river',
      name: 'thinks of groundwater as underground rivers',
      explanation:
        'Groundwater fills tiny spaces in soil and between grains of rock, as water fills a sponge.',
    },
    {
      id: 'small-is-nothing',
      name: 'takes a small share for nothing',
      explanation: 'A small part of a huge amount can still be much, and life may depend on it.',
    },
    {
      id: 'water-used-up',
      name: 'thinks that used water is gone, or that it never runs short',
      explanation: 'Water goes on in its cycle. But clean, fresh water can run short at a place.',
    },
    {
      id: 'percent-is-count',
      name: 'takes a percent for the number of things',
      explanation:
        'A percent counts how many there are of every 100. With 500 things, there are five hundreds.',
    },
    {
      id: 'wrong-whole',
      name: 'takes a share of the wrong whole',
      explanation: 'Ask what the share is a part of: all water, or only the fresh water?',
    },
    {
      id: 'other-part',
      name: 'gives the other part',
      explanation: 'Read which part is asked for, and check it with the label in the graph.',
    },
    {
      id: 'part-not-taken-out',
      name: 'adds where parts must make the whole',
      explanation: 'The parts together make the whole. They cannot be more.',
    },
    {
      id: 'stops-early',
      name: 'stops at a step on the way',
      explanation: 'Read the question once more before you answer: is that really what it asks?',
    },
    {
      id: 'full-columns-only',
      name: 'counts only full columns',
      explanation: 'After the full columns of ten, count the single squares of the last one.',
    },
    {
      id: 'wrong-row',
      name: 'reads the wrong row',
      explanation: 'Keep a finger on the row while you set the bar with the same name.',
    },
    {
      id: 'counts-from-one',
      name: 'starts the scale at 1',
      explanation: 'The bottom line of the graph is 0. A bar of 5 reaches the line of 5.',
    },
    {
      id: 'mixes-spheres',
      name: 'mixes up the four systems',
      explanation:
        'Geosphere is rock and soil, hydrosphere is water and ice, atmosphere is air, biosphere is life.',
    },
    {
      id: 'turns-cause',
      name: 'turns cause and effect around',
      explanation: 'First find what acts. Then find what is changed by it.',
    },
  ],
  lesson: {
    idea: [
      'Nearly all water on Earth is salt water in the oceans: about 97 of every 100 liters. Only about 3 of every 100 liters are fresh.',
      'Most of the fresh water is out of our reach. About 69 of every 100 liters of it are ice, and about 30 are groundwater. Lakes, rivers, and all the rest share the last liter.',
      'Scientists look at Earth as four systems. The geosphere is rock and soil, the hydrosphere is water and ice, the atmosphere is air, and the biosphere is all living things. These systems change each other: rain (water) wears down a hill (rock), and trees (life) drink groundwater.',
    ],
    figure: {
      kind: 'circle-graph',
      title: 'Where Earth’s fresh water is',
      sectors: [
        { label: 'ice and glaciers', percent: 69 },
        { label: 'groundwater', percent: 30 },
        { label: 'lakes, rivers, and all else', percent: 1 },
      ],
      description:
        'A circle graph of Earth’s fresh water. Ice and glaciers: 69 percent. Groundwater: 30 percent. Lakes, rivers, and all else: 1 percent.',
    },
    workedExample: { model: 'water-shares', level: 2 },
    words: [
      { word: 'fresh water', meaning: 'Water with very little salt in it, as in rain, ice, and most lakes.' },
      { word: 'groundwater', meaning: 'Water in the tiny spaces of soil and rock under the ground.' },
      { word: 'glacier', meaning: 'A thick mass of ice on land that moves very slowly.' },
      { word: 'geosphere', meaning: 'All rock, sand, and soil of Earth, and what is inside it.' },
      { word: 'hydrosphere', meaning: 'All water and ice of Earth.' },
      { word: 'atmosphere', meaning: 'The air around Earth.' },
      { word: 'biosphere', meaning: 'All living things of Earth.' },
    ],
  },
  models: [waterChart, waterShares, fourSpheres, waterIdeas],
})
