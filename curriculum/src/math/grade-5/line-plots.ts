import {
  add,
  compare,
  formatFraction,
  multiply,
  parseRational,
  type Rational,
  subtract,
  toNumber,
} from '@skills-center/answers/rational'
import type { Level } from '@skills-center/contract/ids'
import { plot } from '../../build-drawn.ts'
import { choice, fraction, number, type Slip, type WrongOption } from '../../build-item.ts'
import type { Figure, Item, Response, Shown } from '../../item.ts'
import { plain, tex } from '../../markup.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { count, listed, sentence } from '../../wording.ts'
import {
  type Fraction,
  fractionTex,
  fractionValue,
  lowest,
  mixedTex,
  numbersInMath,
  piecesOf,
} from '../fractions.ts'

type DotPlot = Extract<Figure, { kind: 'dot-plot' }>

/** What was measured, and how people ask about it. */
interface Scene {
  /** “glass”, “glasses”. */
  one: string
  many: string
  title: string
  axis: string
  unit: string
  units: string
  told: (howMany: string) => string
  /** “are longer than”, “hold less than”. */
  isMore: string
  isLess: string
  isEqual: string
  range: string
  total: string
  /** Of the three longest ones. */
  topTotal: (howMany: string) => string
  /** Of those that all are of one size. */
  groupTotal: (size: string) => string
}

const lengths = (one: string, many: string, made: string): Scene => ({
  one,
  many,
  title: `Lengths of ${many}`,
  axis: 'Length',
  unit: 'inch',
  units: 'inches',
  told: (howMany) => `${made} ${howMany} and measures the length of each.`,
  isMore: 'are longer than',
  isLess: 'are shorter than',
  isEqual: 'are exactly',
  range: `How much longer is the longest ${one} than the shortest one?`,
  total: `All the ${many} are laid end to end in a row. How long is the row?`,
  topTotal: (howMany) => `The ${howMany} longest ${many} are laid end to end. How long is that row?`,
  groupTotal: (size) => `All the ${many} that are ${size} long are laid end to end. How long is that row?`,
})

const amounts = (
  one: string,
  many: string,
  stuff: string,
  unit: string,
  units: string,
  made: string,
): Scene => ({
  one,
  many,
  title: `${sentence(stuff)} in ${many}`,
  axis: sentence(stuff),
  unit,
  units,
  told: (howMany) => `${made} ${howMany} and measures how much ${stuff} is in each.`,
  isMore: 'hold more than',
  isLess: 'hold less than',
  isEqual: 'hold exactly',
  range: `How much more ${stuff} is in the fullest ${one} than in the emptiest one?`,
  total: `How much ${stuff} is in all the ${many} together?`,
  topTotal: (howMany) => `How much ${stuff} is in the ${howMany} fullest ${many} together?`,
  groupTotal: (size) => `Some ${many} hold ${size} each. How much ${stuff} is in these together?`,
})

const smallThings: Scene[] = [
  lengths('bead', 'beads', 'takes'),
  lengths('seed', 'seeds', 'collects'),
  lengths('bean', 'beans', 'picks'),
  lengths('screw', 'screws', 'takes'),
  lengths('shell', 'shells', 'finds'),
]
const largerThings: Scene[] = [
  lengths('leaf', 'leaves', 'collects'),
  lengths('nail', 'nails', 'takes'),
  lengths('crayon', 'crayons', 'takes'),
  lengths('shell', 'shells', 'finds'),
  lengths('paper strip', 'paper strips', 'cuts'),
]
const amountScenes: Scene[] = [
  amounts('glass', 'glasses', 'juice', 'cup', 'cups', 'fills'),
  amounts('beaker', 'beakers', 'water', 'cup', 'cups', 'fills'),
  amounts('bag', 'bags', 'trail mix', 'pound', 'pounds', 'packs'),
  amounts('jar', 'jars', 'honey', 'pound', 'pounds', 'fills'),
  amounts('bucket', 'buckets', 'sand', 'gallon', 'gallons', 'fills'),
]
const scenes = [...smallThings, ...amountScenes]

/** An axis in pieces of one size: eighths up to 1, or fourths up to 2. */
interface Ruler {
  bottom: number
  from: number
  to: number
}
const rulers: readonly Ruler[] = [
  { bottom: 8, from: 1, to: 8 },
  { bottom: 4, from: 1, to: 8 },
  { bottom: 8, from: 1, to: 9 },
  { bottom: 4, from: 2, to: 9 },
]

const shown = (value: Fraction): string => tex(mixedTex(lowest(value)))
const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)
const distinct = (values: readonly number[]): number[] =>
  [...new Set(values)].toSorted((one, other) => one - other)

/** “3/8 inch”, “1 1/2 inches”. */
const sized = (scene: Scene, value: Fraction): string =>
  `${shown(value)} ${value.top <= value.bottom ? scene.unit : scene.units}`

/** “1 1/2”, as axes write it. */
function name({ top, bottom }: Fraction): string {
  const whole = Math.floor(top / bottom)
  const part = lowest({ top: top % bottom, bottom })
  if (part.top === 0) return String(whole)
  return `${whole === 0 ? '' : `${whole} `}${part.top}/${part.bottom}`
}

function ticks({ from, to }: Ruler): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function linePlot(scene: Scene, ruler: Ruler, values: readonly number[]): DotPlot {
  const { bottom, from, to } = ruler
  const named = (value: number) => name({ top: value, bottom })
  const columns = distinct(values).map(
    (value) => `${count(values.filter((each) => each === value).length, 'dot')} over ${named(value)}`,
  )
  return {
    kind: 'dot-plot',
    title: scene.title,
    x: { from, to, step: 1, label: `${scene.axis} (${scene.units})`, names: ticks(ruler).map(named) },
    plots: [{ label: '', values: [...values] }],
    description:
      `A line plot with the title ${scene.title}. The axis goes from ${named(from)} to ${named(to)} in steps of ${named(1)} ${scene.unit}. There are ${listed(columns)}.`.replace(
        'There are 1 dot',
        'There is 1 dot',
      ),
  }
}

/** So many measurements on a ruler, some of them the same, with free ticks at one end. */
function measured(random: Random, { from, to }: Ruler, howMany: number): number[] {
  const least = random.integer(from, from + 2)
  const most = random.integer(to - 2, to - (least === from ? 1 : 0))
  const inner = Array.from({ length: howMany - 2 }, () => random.integer(least, most))
  const values = [least, most, ...inner]
  const highest = Math.max(...values.map((value) => values.filter((each) => each === value).length))
  const isUsable = highest <= 4 && highest >= 2 && distinct(values).length >= 3
  return isUsable
    ? values.toSorted((one, other) => one - other)
    : measured(random, { bottom: 1, from, to }, howMany)
}

/** What a reader sees: the value of each dot, off the names at the axis. */
function dotsOf({ figure }: Shown): Rational[] {
  if (figure?.kind !== 'dot-plot') throw new TypeError('expects a line plot')
  const { from, names = [] } = figure.x
  return (figure.plots[0]?.values ?? []).map((value) => readName(names[value - from] ?? ''))
}

const readName = (text: string): Rational =>
  text
    .split(' ')
    .map((part) => parseRational(part))
    .reduce((all, each) => add(all, each))

const zero = parseRational('0')
const total = (values: readonly Rational[]): Rational => values.reduce((all, each) => add(all, each), zero)
const over = (value: Rational, by: number): Rational => multiply(value, parseRational(`1/${by}`))
const told = (value: Rational): Response => ({ kind: 'fraction', text: formatFraction(value) })
const inMath = (text: string): Rational[] => numbersInMath(text).map((each) => parseRational(each))
const sorted = (values: readonly Rational[]): Rational[] =>
  values.toSorted((one, other) => compare(one, other))

/** A datum written in any of its names. */
function written(random: Random, value: Fraction, level: Level): string {
  if (level === 1) return fractionTex(value)
  const simple = lowest(value)
  return level === 3 || random.chance(0.8) ? mixedTex(simple) : fractionTex(value)
}

/** From data to dots: pieces of one size (level 1), to be renamed (level 2), mixed numbers (level 3). */
const makePlot: ComputedModel = {
  id: 'make-plot',
  kind: 'computed',
  thinking: 'compute',
  seconds: 75,
  make(random, level) {
    const scene = random.pick(level === 3 ? largerThings : scenes)
    const ruler =
      level === 3
        ? random.pick([
            { bottom: 4, from: 4, to: 12 },
            { bottom: 4, from: 8, to: 16 },
            { bottom: 8, from: 8, to: 16 },
          ])
        : level === 2
          ? { bottom: 8, from: 1, to: 8 }
          : random.pick([
              { bottom: 8, from: 1, to: 7 },
              { bottom: 6, from: 1, to: 5 },
              { bottom: 4, from: 1, to: 7 },
            ])
    const { bottom } = ruler
    const howMany = random.integer(6, 9)
    const values = random.shuffle(measured(random, ruler, howMany))
    const counts = (of: readonly number[]) =>
      ticks(ruler).map((tick) => of.filter((each) => each === tick).length)
    const data = values.map((value) => written(random, { top: value, bottom }, level))
    // As if the top number alone told the place; wholes are turned into pieces at level 3.
    const byTop = values.map((value) => {
      const whole = level === 3 ? Math.floor(value / bottom) : 0
      const part = lowest({ top: value - whole * bottom, bottom })
      return part.top === 0 ? value : whole * bottom + part.top
    })
    const pieces = piecesOf(bottom)
    const piece = pieces.replace(/s$/, '')
    const example =
      values.find((value) => ![1, bottom].includes(lowest({ top: value, bottom }).bottom)) ?? values[0] ?? 1
    const exampleTex = mixedTex(lowest({ top: example, bottom }))
    return {
      stem: `${person(random)} ${scene.told(String(howMany) + ' ' + scene.many)} The results in ${scene.units}: ${data.map((each) => tex(each)).join(', ')}. Make a line plot. The axis counts ${pieces} of ${/^[aeiou]/.test(scene.unit) ? 'an' : 'a'} ${scene.unit}.`,
      ...plot(
        scene.title,
        {
          kind: 'dot-plot',
          axis: {
            from: ruler.from,
            to: ruler.to,
            step: 1,
            label: `${scene.axis} (${pieces} of ${/^[aeiou]/.test(scene.unit) ? 'an' : 'a'} ${scene.unit})`,
          },
          most: 5,
        },
        { values: counts(values) },
        [
          {
            values: counts(distinct(values)),
            misconception: 'each-once',
            feedback: `You drew one dot for each size. But each of the ${howMany} ${scene.many} needs a dot of its own, so equal ones stand on top of each other.`,
          },
          ...(level === 1
            ? []
            : [
                {
                  values: counts(byTop),
                  misconception: 'reads-top',
                  feedback: `You went by the top numbers only. Rename each fraction first: how many ${pieces} is ${tex(exampleTex)}?`,
                },
              ]),
        ],
      ),
      hints: [
        level === 1
          ? `The tick 3 stands for three ${pieces}. Take the results one by one, and cross each of them out when it has its dot.`
          : `First write every result in ${pieces}. How many ${pieces} make one whole?`,
        level === 1
          ? `When a result comes again, draw another dot on top. You need ${howMany} dots in all.`
          : `For example, how many ${pieces} is ${tex(exampleTex)}? You need ${howMany} dots in all.`,
      ],
      solution: [
        level === 1
          ? `The axis counts ${pieces}, so the top number of each fraction tells the tick.`
          : `One whole is ${bottom} ${pieces}. Written in ${pieces}, ${tex(`${exampleTex} = ${fractionTex({ top: example, bottom })}`)}, so its dot stands over ${example}.`,
        `The results in ${pieces}, in order: ${values.toSorted((one, other) => one - other).join(', ')}.`,
        `Draw one dot for each, ${howMany} in all. Each tick stands for one more ${piece}.`,
      ],
    }
  },
  solve({ stem, interaction }) {
    if (interaction.kind !== 'plot' || interaction.shape.kind !== 'dot-plot')
      throw new TypeError('expects a line plot to make')
    const { from, to, label } = interaction.shape.axis
    const bottom =
      { fourths: 4, sixths: 6, eighths: 8 }[/(fourths|sixths|eighths)/.exec(label)?.[1] ?? ''] ?? 1
    const places = inMath(stem).map((value) => toNumber(multiply(value, parseRational(String(bottom)))))
    return {
      kind: 'plot',
      values: ticks({ bottom, from, to }).map((tick) => places.filter((place) => place === tick).length),
    }
  },
}

/** From dots to answers: how many (level 1), the range (level 2), the greatest few together (level 3). */
const readPlot: ComputedModel = {
  id: 'read-plot',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 45,
  make(random, level) {
    const scene = random.pick(scenes)
    const ruler = random.pick(rulers)
    const values = measured(random, ruler, level === 1 ? random.integer(8, 12) : random.integer(6, 9))
    const intro = `${person(random)} ${scene.told(count(values.length, scene.one, scene.many))} The line plot shows the results.`
    const figure = linePlot(scene, ruler, values)
    if (level === 1) return countDots(random, { scene, ruler, values, intro, figure })
    return level === 2
      ? findRange({ scene, ruler, values, intro, figure })
      : greatestFew(random, { scene, ruler, values, intro, figure })
  },
  solve(item) {
    const dots = sorted(dotsOf(item))
    const { stem } = item
    const text = plain(stem)
    if (item.interaction.kind === 'number') {
      const bound = inMath(stem)[0] ?? zero
      const wanted = /more than|longer than/.test(text) ? 1 : /less than|shorter than/.test(text) ? -1 : 0
      return { kind: 'number', text: String(dots.filter((dot) => compare(dot, bound) === wanted).length) }
    }
    const [few] = (/the (\d+) /i.exec(text.split('results.')[1] ?? '') ?? []).slice(1)
    if (few !== undefined) return told(total(dots.slice(-Number(few))))
    return told(subtract(dots.at(-1) ?? zero, dots[0] ?? zero))
  },
}

interface Plotted {
  scene: Scene
  ruler: Ruler
  values: number[]
  intro: string
  figure: DotPlot
}

function countDots(random: Random, { scene, ruler, values, intro, figure }: Plotted): Item {
  const { bottom } = ruler
  const at = random.pick(distinct(values).slice(0, -1))
  const relation = random.pick(['isMore', 'isLess', 'isMore', 'isEqual'] as const)
  const fits = (value: number): boolean =>
    relation === 'isMore' ? value > at : relation === 'isLess' ? value < at : value === at
  const found = values.filter(fits)
  const same = values.filter((value) => value === at).length
  if (found.length === 0) return countDots(random, { scene, ruler, values, intro, figure })
  const others = values.length - found.length
  const bound = sized(scene, { top: at, bottom })
  return {
    stem: `${intro} How many ${scene.many} ${scene[relation]} ${bound}?`,
    figure,
    ...number(
      { label: `Number of ${scene.many}`, after: scene.many },
      { value: String(found.length) },
      [
        ...(relation === 'isEqual'
          ? []
          : [
              {
                value: String(found.length + same),
                misconception: 'boundary',
                feedback: `You also counted those of exactly ${bound}. Does “${scene[relation].replace(/^\w+ /, '')}” mean that they count?`,
              },
            ]),
        {
          value: String(distinct(found).length),
          misconception: 'each-once',
          feedback: 'You counted columns of dots. Each dot stands for one, so count every dot.',
        },
        {
          value: String(relation === 'isEqual' ? at : others - same),
          misconception: relation === 'isEqual' ? 'reads-axis' : 'boundary',
          feedback:
            relation === 'isEqual'
              ? `You read a number off the axis. How many dots stand over ${tex(mixedTex(lowest({ top: at, bottom })))}?`
              : `You counted on the other side. On which side of ${tex(mixedTex(lowest({ top: at, bottom })))} are the amounts that are asked for?`,
        },
      ].filter(({ value }) => value !== '0'),
    ),
    hints: [
      `Each dot stands for one ${scene.one}. Find ${tex(mixedTex(lowest({ top: at, bottom })))} on the axis.`,
      relation === 'isEqual'
        ? 'Count the dots straight above that tick.'
        : `Count all the dots on the ${relation === 'isMore' ? 'right' : 'left'} of that tick. Those above the tick itself do not count.`,
    ],
    solution: [
      relation === 'isEqual'
        ? `The dots straight above ${tex(mixedTex(lowest({ top: at, bottom })))} stand for those of exactly that size.`
        : `The dots to the ${relation === 'isMore' ? 'right' : 'left'} of ${tex(mixedTex(lowest({ top: at, bottom })))} stand for those that are ${relation === 'isMore' ? 'greater' : 'less'}.`,
      `There ${found.length === 1 ? 'is' : 'are'} ${count(found.length, 'dot')}, and each stands for one ${scene.one}.`,
    ],
  }
}

function findRange({ scene, ruler, values, intro, figure }: Plotted): Item {
  const { bottom, from, to } = ruler
  const [least = 0, most = 0] = [values[0], values.at(-1)]
  const range = { top: most - least, bottom }
  const [low, high] = [
    { top: least, bottom },
    { top: most, bottom },
  ]
  return {
    stem: `${intro} ${scene.range}`,
    figure,
    ...fraction(
      { label: 'Difference', after: scene.units },
      { value: fractionValue(range), shownAs: 'mixed' },
      [
        {
          value: fractionValue(high),
          misconception: 'stops-early',
          feedback: `${shown(high)} is the greatest amount. The question asks how much more it is than the least.`,
        },
        {
          value: fractionValue({ top: to - from, bottom }),
          misconception: 'reads-axis',
          feedback: `You took the ends of the axis. Look only at places where there are dots.`,
        },
        {
          value: String(range.top),
          misconception: 'reads-axis',
          feedback: `You counted ${range.top} steps on the axis. Each step stands for ${shown({ top: 1, bottom })} ${scene.unit}.`,
        },
        {
          value: fractionValue({ top: most + least, bottom }),
          misconception: 'adds',
          feedback: 'You added the greatest and the least amount. How much more means the difference.',
        },
      ],
    ),
    hints: [
      'Find the dot farthest to the right and the one farthest to the left.',
      `Read both places on the axis and subtract. To do so, write both in ${piecesOf(bottom)}.`,
    ],
    solution: [
      `The greatest amount is ${shown(high)}, and the least is ${shown(low)}.`,
      `Write both in ${piecesOf(bottom)} and subtract: ${tex(`${fractionTex(high)} − ${fractionTex(low)} = ${fractionTex(range)}`)}${lowest(range).bottom === bottom && range.top < bottom ? '' : `, and ${tex(`${fractionTex(range)} = ${mixedTex(lowest(range))}`)}`}.`,
    ],
  }
}

function greatestFew(random: Random, plotted: Plotted): Item {
  const { scene, ruler, values, intro, figure } = plotted
  const { bottom } = ruler
  const howMany = random.pick([3, 4])
  const few = values.slice(-howMany)
  const next = values.at(-howMany - 1)
  // A column that is taken in part would be a puzzle about which of equal ones to take.
  if (distinct(few).length === howMany || distinct(few).length === 1 || next === few[0]) {
    const again = measured(random, ruler, values.length)
    return greatestFew(random, { ...plotted, values: again, figure: linePlot(scene, ruler, again) })
  }
  const all = { top: sum(few), bottom }
  const once = distinct(values).slice(-howMany)
  const names = few.map((value) => fractionTex({ top: value, bottom }))
  return {
    stem: `${intro} ${scene.topTotal(String(howMany))}`,
    figure,
    ...fraction({ label: 'Together', after: scene.units }, { value: fractionValue(all), shownAs: 'mixed' }, [
      {
        value: fractionValue({ top: sum(once), bottom }),
        misconception: 'each-once',
        feedback: `You took one of each size. But dots on top of each other stand for different ${scene.many} of one size.`,
      },
      {
        value: fractionValue({ top: sum(distinct(few)), bottom }),
        misconception: 'each-once',
        feedback: `You added each size once. How many dots stand over it?`,
      },
      {
        value: fractionValue({ top: sum(values.slice(0, howMany)), bottom }),
        misconception: 'boundary',
        feedback: 'You took the dots at the left end of the axis. At which end are the greatest amounts?',
      },
      {
        value: fractionValue({ top: sum(values), bottom }),
        misconception: 'reads-all',
        feedback: `You added all the dots. Only ${howMany} of them are asked for.`,
      },
    ]),
    hints: [
      'Start at the right end, and count dots until you have enough. Dots on top of each other count one by one.',
      `You found ${howMany} dots. Write their amounts in ${piecesOf(bottom)} and add.`,
    ],
    solution: [
      `The ${howMany} dots farthest to the right stand over ${listed(distinct(few).map((value) => `${shown({ top: value, bottom })} (${count(few.filter((each) => each === value).length, 'dot')})`))}.`,
      `In ${piecesOf(bottom)}: ${tex(`${names.join(' + ')} = ${fractionTex(all)}`)}.`,
      `That is ${shown(all)} ${all.top <= bottom ? scene.unit : scene.units}.`,
    ],
  }
}

/** Sums: of one column (level 1), of all dots (level 2), and what is missing to a goal (level 3). */
const findTotal: ComputedModel = {
  id: 'find-total',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 75,
  make(random, level): Item {
    const scene = random.pick(level === 3 ? amountScenes : scenes)
    const ruler = random.pick(rulers)
    const { bottom } = ruler
    const values = measured(random, ruler, random.integer(5, level === 1 ? 9 : 7))
    const who = person(random)
    const intro = `${who} ${scene.told(count(values.length, scene.one, scene.many))} The line plot shows the results.`
    const figure = linePlot(scene, ruler, values)
    const pieces = piecesOf(bottom)
    const inPieces = (value: number) => tex(fractionTex({ top: value, bottom }))
    if (level === 1) {
      const columns = distinct(values).filter(
        (value) => value % bottom !== 0 && values.filter((each) => each === value).length > 1,
      )
      if (columns.length === 0) return findTotal.make(random, level)
      const at = random.pick(columns)
      const dots = values.filter((each) => each === at).length
      const one = { top: at, bottom }
      const all = { top: dots * at, bottom }
      return {
        stem: `${intro} ${scene.groupTotal(sized(scene, one))}`,
        figure,
        ...fraction(
          { label: 'Together', after: scene.units },
          { value: fractionValue(all), shownAs: 'mixed' },
          [
            {
              value: fractionValue(one),
              misconception: 'each-once',
              feedback: `That is one of them only. How many dots stand over ${shown(one)}?`,
            },
            {
              value: String(dots),
              misconception: 'counts-dots',
              feedback: `There are ${dots} dots, and each of them stands for ${sized(scene, one)}. How much is that together?`,
            },
            {
              value: fractionValue({ top: sum(values), bottom }),
              misconception: 'reads-all',
              feedback: `You added all the dots. Only those over ${shown(one)} are asked for.`,
            },
            {
              value: fractionValue({ top: dots + at, bottom }),
              misconception: 'adds',
              feedback: `There are ${dots} dots of ${shown(one)} each. Did you add ${dots} where you should take ${shown(one)} that many times?`,
            },
          ],
        ),
        hints: [
          `Find ${shown(one)} on the axis. How many dots stand above it?`,
          `Take ${shown(one)} as many times as there are dots.`,
        ],
        solution: [
          `There are ${dots} dots over ${shown(one)}, so take it ${dots} times.`,
          `${dots} × ${tex(fractionTex(lowest(one)))} = ${tex(fractionTex(lowest({ top: lowest(one).top * dots, bottom: lowest(one).bottom })))}${all.top > bottom && all.top % bottom !== 0 ? `, which is ${shown(all)}` : ''}.`,
        ],
      }
    }
    const all = { top: sum(values), bottom }
    const once = { top: sum(distinct(values)), bottom }
    const columns = distinct(values).map((value) => {
      const dots = values.filter((each) => each === value).length
      return { value, dots, together: value * dots }
    })
    const steps = [
      `Take each column: ${columns.map(({ value, dots, together }) => `${count(dots, 'dot')} of ${inPieces(value)} ${dots === 1 ? 'is' : 'are'} ${inPieces(together)}`).join('; ')}.`,
      `Add the columns: ${columns.map(({ together }) => together).join(' + ')} = ${all.top}, so it is ${tex([fractionTex(all), ...(mixedTex(lowest(all)) === fractionTex(all) ? [] : [mixedTex(lowest(all))])].join(' = '))} in all.`,
    ]
    const hints = [
      `Write every amount in ${pieces}. Then you only have to add top numbers.`,
      `Take one column at a time: how many dots, and how many ${pieces} is each? Then add the columns.`,
    ]
    const slips = [
      {
        top: once.top,
        misconception: 'each-once',
        feedback: `You took each amount once. Where two dots stand over one tick, the amount counts twice.`,
      },
      {
        top: values.length * bottom,
        misconception: 'counts-dots',
        feedback: `You counted the dots: there are ${values.length}. But each dot stands for the amount below it.`,
      },
    ]
    if (level === 2) {
      return {
        stem: `${intro} ${scene.total}`,
        figure,
        ...fraction(
          { label: 'Total', after: scene.units },
          { value: fractionValue(all), shownAs: 'mixed' },
          slips.map(({ top, ...slip }) => ({ value: fractionValue({ top, bottom }), ...slip })),
        ),
        hints,
        solution: steps,
      }
    }
    const goal = Math.ceil(all.top / bottom) + random.integer(1, 3)
    const missing = { top: goal * bottom - all.top, bottom }
    const stuff = scene.axis.toLowerCase()
    return {
      stem: `${intro} ${who} needs ${goal} ${scene.units} of ${stuff} in all. How much ${stuff} is still missing?`,
      figure,
      ...fraction(
        { label: 'Missing', after: scene.units },
        { value: fractionValue(missing), shownAs: 'mixed' },
        [
          {
            value: fractionValue(all),
            misconception: 'stops-early',
            feedback: `${shown(all)} is what is there already. How much more is needed for ${goal}?`,
          },
          ...slips
            .filter(({ top }) => top < goal * bottom)
            .map(({ top, ...slip }) => ({
              value: fractionValue({ top: goal * bottom - top, bottom }),
              ...slip,
            })),
        ],
      ),
      hints: [...hints, `When you have the total, find what is missing to ${goal}.`],
      solution: [
        ...steps,
        `What is missing: ${tex(`${goal} − ${mixedTex(lowest(all))} = ${mixedTex(lowest(missing))}`)} ${missing.top <= bottom ? scene.unit : scene.units}.`,
      ],
    }
  },
  solve(item) {
    const dots = dotsOf(item)
    const [goal] = (/needs (\d+) /.exec(item.stem) ?? []).slice(1)
    if (goal !== undefined) return told(subtract(parseRational(goal), total(dots)))
    const [size] = inMath(item.stem)
    return told(total(size === undefined ? dots : dots.filter((dot) => compare(dot, size) === 0)))
  },
}

/** Measurements with a mean that is a whole number of pieces. */
function balanced(random: Random, { from, to }: Ruler): { values: number[]; share: number } {
  const share = random.integer(from + 2, to - 2)
  const howMany = random.integer(4, 7)
  const values = Array.from({ length: howMany - 1 }, () => random.integer(from, to))
  const last = share * howMany - sum(values)
  const all = [...values, last].toSorted((one, other) => one - other)
  const highest = Math.max(...all.map((value) => all.filter((each) => each === value).length))
  const columns = distinct(all).length
  const isUsable = last >= from && last <= to && columns >= 3 && columns < howMany && highest <= 4
  return isUsable ? { values: all, share } : balanced(random, { bottom: 1, from, to })
}

/** Equal shares: of a given total (level 1), of a total to be found (level 2), and how much must move (level 3). */
const shareEqually: ComputedModel = {
  id: 'share-equally',
  kind: 'computed',
  thinking: 'work backwards',
  seconds: 90,
  make(random, level): Item {
    const scene = random.pick(amountScenes)
    const ruler = random.pick(rulers)
    const { bottom } = ruler
    const { values, share } = balanced(random, ruler)
    const most = values.at(-1) ?? 0
    const isAlone = values.filter((each) => each === most).length === 1
    if (level === 3 && (!isAlone || most === share)) return shareEqually.make(random, level)
    const who = person(random)
    const stuff = scene.axis.toLowerCase()
    const all = { top: sum(values), bottom }
    const part = { top: share, bottom }
    const columns = distinct(values).length
    const middle = { top: most + (values[0] ?? 0), bottom: bottom * 2 }
    const intro = `${who} ${scene.told(level === 1 ? `some ${scene.many}` : count(values.length, scene.one, scene.many))} The line plot shows the results.`
    const toldTotal = level === 1 ? ` Together they hold ${sized(scene, all)}.` : ''
    const moved = { top: most - share, bottom }
    const field = { label: level === 3 ? 'Taken out' : `In each ${scene.one}`, after: scene.units }
    const shareSlips = [
      {
        value: fractionValue({ top: all.top, bottom: bottom * columns }),
        misconception: 'counts-columns',
        feedback: `You shared among ${columns}, the number of different amounts. Each dot stands for one ${scene.one}: how many dots are there?`,
      },
      {
        value: fractionValue(middle),
        misconception: 'middle',
        feedback: `You took the middle between the least and the greatest amount. All the other ${scene.many} count too.`,
      },
      {
        value: fractionValue({ top: sum(distinct(values)), bottom: bottom * columns }),
        misconception: 'each-once',
        feedback: `You took each amount once. Where two dots stand over one tick, the amount counts twice.`,
      },
    ]
    const toShare = `Share ${tex(fractionTex(all))} equally among ${values.length} ${scene.many}: ${all.top} ÷ ${values.length} = ${share}, so each gets ${tex(fractionTex(part))}${lowest(part).bottom === bottom && share < bottom ? '' : `, which is ${shown(part)}`}.`
    const steps = [
      level === 1
        ? `There are ${values.length} dots, so there are ${values.length} ${scene.many}. Together they hold ${sized(scene, all)}${lowest(all).bottom === bottom && all.top < bottom ? '' : `, which is ${tex(fractionTex(all))}`}.`
        : `Add all ${values.length} dots in ${piecesOf(bottom)}: ${values.join(' + ')} = ${all.top}. So together there is ${tex(fractionTex(all))}.`,
      toShare,
    ]
    const figure = linePlot(scene, ruler, values)
    if (level === 3) {
      return {
        stem: `${intro} Now the ${stuff} is moved around until every ${scene.one} holds the same. How much must be taken out of the fullest ${scene.one}?`,
        figure,
        ...fraction(field, { value: fractionValue(moved), shownAs: 'mixed' }, [
          {
            value: fractionValue(part),
            misconception: 'stops-early',
            feedback: `${shown(part)} is what each ${scene.one} holds in the end. How much more does the fullest one hold now?`,
          },
          {
            value: fractionValue({ top: most - (values[0] ?? 0), bottom }),
            misconception: 'middle',
            feedback: `That is the difference between the fullest and the emptiest. But the fullest need not become as empty as that: find the equal share first.`,
          },
          {
            value: fractionValue({ top: most - (values[0] ?? 0), bottom: bottom * 2 }),
            misconception: 'middle',
            feedback: `You leveled out the fullest and the emptiest one only. All the ${scene.many} share.`,
          },
        ]),
        hints: [
          `First find out how much each ${scene.one} holds in the end: all the ${stuff}, shared equally.`,
          `Add all ${values.length} dots in ${piecesOf(bottom)} and divide by ${values.length}. Then compare the fullest ${scene.one} with that.`,
        ],
        solution: [
          ...steps,
          `The fullest ${scene.one} holds ${tex(fractionTex({ top: most, bottom }))}. Taken out: ${tex(`${fractionTex({ top: most, bottom })} − ${fractionTex(part)} = ${fractionTex(moved)}`)}${lowest(moved).bottom === bottom && moved.top < bottom ? '' : `, which is ${shown(moved)}`}.`,
        ],
      }
    }
    return {
      stem: `${intro}${toldTotal} Now the ${stuff} is shared so that every ${scene.one} holds the same. How much is in each ${scene.one}?`,
      figure,
      ...fraction(field, { value: fractionValue(part), shownAs: 'mixed' }, [
        ...(level === 1
          ? []
          : [
              {
                value: fractionValue(all),
                misconception: 'stops-early',
                feedback: `${shown(all)} is all of it together. It still has to be shared among ${values.length}.`,
              },
            ]),
        ...shareSlips,
      ]),
      hints: [
        `How many ${scene.many} are there? Each dot stands for one.`,
        level === 1
          ? `Write the total in ${piecesOf(bottom)}. Then share these equally among the ${scene.many}.`
          : `Find the total of all the dots first, in ${piecesOf(bottom)}. Then share it equally.`,
      ],
      solution: steps,
    }
  },
  solve(item) {
    const dots = sorted(dotsOf(item))
    const share = over(total(dots), dots.length)
    return told(/taken out/.test(item.stem) ? subtract(dots.at(-1) ?? zero, share) : share)
  },
}

/** What somebody says of a plot: how many (level 1), how much in all (level 2), an equal share (level 3). */
const findMistake: ComputedModel = {
  id: 'find-mistake',
  kind: 'computed',
  thinking: 'find the mistake',
  seconds: 60,
  make(random, level): Item {
    const scene = random.pick(level === 3 ? amountScenes : scenes)
    const ruler = random.pick(rulers)
    const { bottom } = ruler
    const values =
      level === 3
        ? balanced(random, ruler).values
        : measured(random, ruler, random.integer(5, level === 1 ? 12 : 7))
    const who = person(random)
    const fault = random.pick(['none', 'first', 'second'] as const)
    const columns = distinct(values)
    const all = sum(values)
    const tallest =
      columns.toSorted(
        (one, other) =>
          values.filter((each) => each === other).length - values.filter((each) => each === one).length,
      )[0] ?? 0
    const tall = values.filter((each) => each === tallest).length
    // What would be said: the truth, then the two mistakes, as top numbers over one bottom.
    const claims = {
      1: { bottom: 1, none: values.length, first: columns.length, second: ticks(ruler).length },
      2: { bottom, none: all, first: sum(columns), second: tall * tallest },
      3: {
        bottom: bottom * values.length * columns.length * 2,
        none: all * columns.length * 2,
        first: all * values.length * 2,
        second: ((values[0] ?? 0) + (values.at(-1) ?? 0)) * values.length * columns.length,
      },
    }[level]
    const said = [claims.none, claims.first, claims.second]
    if (new Set(said).size < 3) return findMistake.make(random, level)
    const claimed = { top: claims[fault], bottom: claims.bottom }
    const stuff = scene.axis.toLowerCase()
    const isTallAlone =
      columns.filter((value) => values.filter((each) => each === value).length === tall).length === 1
    if (level === 2 && !isTallAlone) return findMistake.make(random, level)
    const truth = { top: claims.none, bottom: claims.bottom }
    const stem = {
      1: `The line plot shows what ${who} measured. ${who} says: “I measured ${count(claimed.top, scene.one, scene.many)}.” Does that fit?`,
      2: `The line plot shows what ${who} measured. ${who} says: “In all it is ${sized(scene, claimed)}.” Does that fit?`,
      3: `The line plot shows what ${who} measured. ${who} says: “If the ${stuff} is shared equally, each ${scene.one} gets ${sized(scene, claimed)}.” Does that fit?`,
    }[level]
    const texts = {
      1: {
        none: 'Yes, that fits.',
        first: 'No, that is the number of columns.',
        second: 'No, that is the number of ticks.',
      },
      2: {
        none: 'Yes, that fits.',
        first: 'No, each amount was added only once.',
        second: 'No, only the tallest column was added.',
      },
      3: {
        none: 'Yes, that fits.',
        first: 'No, it was shared among the columns.',
        second: 'No, that is the middle of the two ends.',
      },
    }[level]
    const first: Slip = {
      misconception: { 1: 'each-once', 2: 'each-once', 3: 'counts-columns' }[level],
      feedback: {
        1: `Count the columns of dots: there are ${columns.length}. Is that the number that ${who} says?`,
        2: `Added only once, the amounts make ${shown({ top: sum(columns), bottom })}. Is that what ${who} says?`,
        3: `There are ${columns.length} columns. Shared among them, each would get ${shown({ top: all, bottom: bottom * columns.length })}. Is that what ${who} says?`,
      }[level],
    }
    const second: Slip = {
      misconception: { 1: 'reads-axis', 2: 'reads-all', 3: 'middle' }[level],
      feedback: {
        1: `Count the ticks with a number: there are ${ticks(ruler).length}. Is that the number that ${who} says?`,
        2: `The tallest column has ${tall} dots over ${shown({ top: tallest, bottom })}. That makes ${shown({ top: tall * tallest, bottom })}. Is that what ${who} says?`,
        3: `The middle between the least and the greatest amount is ${shown({ top: (values[0] ?? 0) + (values.at(-1) ?? 0), bottom: bottom * 2 })}. Is that what ${who} says?`,
      }[level],
    }
    const none: Slip = {
      misconception: (fault === 'first' ? first : second).misconception,
      feedback: {
        1: 'Each dot stands for one. Count every dot, also those on top of others.',
        2: `Add all the dots in ${piecesOf(bottom)}, column by column. What comes out?`,
        3: `Add all the dots in ${piecesOf(bottom)}, and share among as many as there are dots. What comes out?`,
      }[level],
    }
    const slips = { none, first, second }
    return {
      stem,
      figure: linePlot(scene, ruler, values),
      ...choice(random, {
        right: texts[fault],
        wrong: (['none', 'first', 'second'] as const)
          .filter((each) => each !== fault)
          .map((each): WrongOption => ({ text: texts[each], ...slips[each] })),
        keepOrder: Object.values(texts),
      }),
      hints: [
        'Find the right answer yourself, and then compare.',
        {
          1: 'What does one dot stand for? And what does a column of dots stand for?',
          2: `Write the amounts in ${piecesOf(bottom)}. An amount with three dots counts three times.`,
          3: `How many dots are there? The total is shared among that many ${scene.many}.`,
        }[level],
      ],
      solution: [
        {
          1: `Each dot stands for one ${scene.one}. There are ${values.length} dots.`,
          2: `All the dots in ${piecesOf(bottom)}: ${values.join(' + ')} = ${all}. So in all it is ${tex(fractionTex({ top: all, bottom }))}, or ${shown(truth)}.`.replace(
            /⟦(.*?)⟧, or ⟦\1⟧/,
            '⟦$1⟧',
          ),
          3: `All the dots in ${piecesOf(bottom)}: ${values.join(' + ')} = ${all}. Shared among ${values.length}, each gets ${all} ÷ ${values.length} = ${all / values.length} ${piecesOf(bottom)}, which is ${shown(truth)}.`,
        }[level],
        fault === 'none'
          ? `That is what ${who} says.`
          : {
              1: `${who} says ${claimed.top}, which is the number of ${fault === 'first' ? 'columns' : 'ticks'}.`,
              2: `${who} added ${fault === 'first' ? 'each amount once, as if there were one dot over it' : 'the dots of the tallest column only'}.`,
              3: `${who} ${fault === 'first' ? `shared among the ${columns.length} columns and not among the ${values.length} dots` : 'took the middle between the least and the greatest amount'}.`,
            }[level],
      ],
    }
  },
  solve(item) {
    const { stem, interaction, figure } = item
    if (interaction.kind !== 'choice' || figure?.kind !== 'dot-plot') throw new TypeError('expects a claim')
    const dots = sorted(dotsOf(item))
    const once = dots.filter((dot, index) => index === 0 || compare(dot, dots[index - 1] ?? zero) !== 0)
    const pick = (pattern: RegExp): Response => ({
      kind: 'choice',
      option: interaction.options.find(({ text }) => pattern.test(text))?.id ?? '',
    })
    const [counted] = (/I measured (\d+)/.exec(stem) ?? []).slice(1).map(Number)
    if (counted !== undefined)
      return pick(counted === dots.length ? /^Yes/ : counted === once.length ? /columns/ : /ticks/)
    const [claimed = zero] = inMath(stem)
    const is = (value: Rational) => compare(value, claimed) === 0
    if (/In all/.test(stem)) {
      return pick(is(total(dots)) ? /^Yes/ : is(total(once)) ? /once/ : /tallest/)
    }
    return pick(
      is(over(total(dots), dots.length)) ? /^Yes/ : is(over(total(dots), once.length)) ? /columns/ : /middle/,
    )
  },
}

export const linePlots = defineSkill({
  id: 'line-plots',
  revision: 1,
  subject: 'math',
  gradeLevel: 5,
  strand: 'Measurement and data',
  name: 'Line plots',
  description: 'Show measurements as dots, and work out what they tell.',
  icon: 'dots',
  standards: ['5.MD.B.2'],
  prerequisites: ['add-fractions', 'multiply-fractions'],
  misconceptions: [
    {
      id: 'each-once',
      name: 'takes a column of dots for one',
      explanation:
        'Each dot is one measurement. Three dots over the same tick are three measurements of one size.',
    },
    {
      id: 'reads-top',
      name: 'goes by the top number alone',
      explanation: 'One half is four eighths. Rename a fraction before you look for its tick.',
    },
    {
      id: 'reads-axis',
      name: 'counts ticks in place of dots or amounts',
      explanation:
        'Ticks show what could be measured, and dots show what was. A step on the axis is a fraction of a unit.',
    },
    {
      id: 'counts-dots',
      name: 'counts the dots where amounts are asked for',
      explanation: 'How many is the number of dots. How much is the sum of the amounts below the dots.',
    },
    {
      id: 'reads-all',
      name: 'takes too many or too few of the dots',
      explanation: 'Read which ones are asked for, and mark those dots.',
    },
    {
      id: 'boundary',
      name: 'takes the wrong side or the tick itself',
      explanation: 'More than one half does not count one half itself. Greater amounts stand to the right.',
    },
    {
      id: 'counts-columns',
      name: 'shares among columns and not among dots',
      explanation: 'Each dot stands for one glass, bag, or jar. An equal share goes to each of them.',
    },
    {
      id: 'middle',
      name: 'takes the middle of the two ends for the equal share',
      explanation: 'All the measurements count for an equal share, and not only the least and the greatest.',
    },
    {
      id: 'stops-early',
      name: 'stops after the first step',
      explanation:
        'Read the question again before you answer. It may ask for the rest, the difference, or a share.',
    },
    {
      id: 'adds',
      name: 'adds where another operation is asked for',
      explanation: 'How much more asks for a difference. Several equal amounts ask for a product.',
    },
  ],
  lesson: {
    idea: [
      'A line plot shows measurements as dots over a number line. Each dot is one thing that was measured. Its place tells how large it is. Equal ones stand on top of each other.',
      'To make a plot, write all the measurements in pieces of one size, such as eighths. Then one half is four eighths, and each measurement finds its tick.',
      'How many is the number of dots. How much in all is the sum: two dots over three fourths are two times three fourths.',
      'To share equally, add all the amounts. Then divide by the number of dots. Each one gets the same, and the total stays.',
    ],
    figure: linePlot(
      amounts('glass', 'glasses', 'juice', 'cup', 'cups', 'fills'),
      { bottom: 8, from: 1, to: 8 },
      [2, 4, 4, 5, 5, 5, 7],
    ),
    workedExample: { model: 'share-equally', level: 2 },
    words: [
      { word: 'line plot', meaning: 'A number line with a dot for each measurement.' },
      {
        word: 'measurement',
        meaning: 'A number with a unit that tells how long, heavy or full something is.',
      },
      {
        word: 'equal share',
        meaning: 'What each one gets when all of it is shared so that all get the same.',
      },
      { word: 'difference', meaning: 'How much more one amount is than another.' },
    ],
  },
  models: [makePlot, readPlot, findTotal, shareEqually, findMistake],
})
