import { ratio } from '../../build-item.ts'
import type { Item } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import type { ComputedModel } from '../../skill.ts'
import { sentence } from '../../wording.ts'
import { greatestCommonFactor } from '../fractions.ts'
import { numbersIn } from '../numbers-in-text.ts'
import { drawRatio, groups } from './ratio-groups.ts'

/** Things that a picture graph can show, three kinds of each. */
const counted = [
  { title: 'Fish in a tank', symbol: 'fish', all: 'fish', kinds: ['goldfish', 'guppies', 'tetras'] },
  { title: 'Trees in a park', symbol: 'tree', all: 'trees', kinds: ['oaks', 'maples', 'pines'] },
  { title: 'Books on a cart', symbol: 'book', all: 'books', kinds: ['comics', 'novels', 'poetry books'] },
  {
    title: 'Apples at a market stand',
    symbol: 'apple',
    all: 'apples',
    kinds: ['red apples', 'green apples', 'yellow apples'],
  },
  {
    title: 'Stickers in an album',
    symbol: 'star',
    all: 'stickers',
    kinds: ['gold stickers', 'silver stickers', 'blue stickers'],
  },
  {
    title: 'Buttons in a jar',
    symbol: 'circle',
    all: 'buttons',
    kinds: ['red buttons', 'black buttons', 'white buttons'],
  },
  {
    title: 'Tiles in a box',
    symbol: 'square',
    all: 'tiles',
    kinds: ['gray tiles', 'white tiles', 'brown tiles'],
  },
] as const

/** Two kinds in one place, and how some of a kind come and go. */
const changing = [
  {
    place: 'A pet shelter',
    one: 'dogs',
    other: 'cats',
    all: 'animals',
    came: 'came in',
    left: 'found a home',
  },
  {
    place: 'A parking lot',
    one: 'trucks',
    other: 'cars',
    all: 'vehicles',
    came: 'drove in',
    left: 'drove off',
  },
  { place: 'A pond', one: 'ducks', other: 'geese', all: 'birds', came: 'landed', left: 'flew away' },
  {
    place: 'A library shelf',
    one: 'comics',
    other: 'novels',
    all: 'books',
    came: 'were brought back',
    left: 'were lent out',
  },
  {
    place: 'A flower stand',
    one: 'roses',
    other: 'tulips',
    all: 'flowers',
    came: 'were delivered',
    left: 'were sold',
  },
  { place: 'A choir', one: 'altos', other: 'sopranos', all: 'singers', came: 'joined', left: 'left' },
] as const

/** What is poured together, and in what it comes. */
const poured = [
  { holder: 'Bag', one: 'red beads', other: 'green beads', all: 'beads' },
  { holder: 'Box', one: 'blue marbles', other: 'clear marbles', all: 'marbles' },
  { holder: 'Basket', one: 'plums', other: 'apricots', all: 'fruits' },
  { holder: 'Jar', one: 'white shells', other: 'brown shells', all: 'shells' },
  { holder: 'Tub', one: 'daffodil bulbs', other: 'tulip bulbs', all: 'bulbs' },
] as const

const colon = (p: number, q: number): string => `${p}:${q}`
const simplest = (p: number, q: number): string => {
  const factor = greatestCommonFactor(p, q)
  return colon(p / factor, q / factor)
}

/** How a ratio whose numbers share a factor is made simple, as a solution step. */
function simplifying(p: number, q: number): string {
  const factor = greatestCommonFactor(p, q)
  return `Divide both by ${factor}: ${p} ÷ ${factor} = ${p / factor} and ${q} ÷ ${factor} = ${q / factor}. The ratio is ${simplest(p, q)}.`
}

/** Part to part from a picture (level 1), part and whole in simplest form (level 2), after a change (level 3). */
export const writeRatio: ComputedModel = {
  id: 'write-ratio',
  kind: 'computed',
  thinking: 'compute',
  seconds: 60,
  make(random, level) {
    if (level === 1) return ratioInPicture(random)
    if (level === 2) return ratioToWhole(random)
    return random.chance(0.35) ? ratioPoured(random) : ratioChanged(random)
  },
  solve({ stem, figure }) {
    const answer = (p: number, q: number) => ({ kind: 'ratio' as const, text: colon(p, q) })
    if (figure?.kind === 'picture-graph') {
      const { rows, each } = figure
      const amount = (name = '') =>
        (rows.find(({ label }) => label.toLowerCase() === name)?.symbols ?? 0) * each
      const [, first, second] = /ratio of (.+) to (.+)\./.exec(stem) ?? []
      return answer(amount(first), amount(second))
    }
    const found = numbersIn(stem)
    if (stem.includes('no other')) {
      const [x = 0, y = 0] = found
      const isFirst = stem.includes(`ratio of ${/\d+ (.+?) and/.exec(stem)?.[1] ?? ''} to all`)
      return answer(isFirst ? x : y, x + y)
    }
    if (stem.includes('together.')) {
      const [, n = 0, a = 0, b = 0, , m = 0, c = 0, d = 0] = found
      // Shares of each whole, added up.
      const first = (n * a) / (a + b) + (m * c) / (c + d)
      return answer(first, n + m - first)
    }
    const isBefore = stem.includes('What was')
    const [k = 0, total = 0, a = 0, b = 0] = isBefore ? found : [found[3], found[0], found[1], found[2]]
    const [, change = ''] =
      /\d+ (?:more )?(\w+) (?:came|drove|landed|flew|were|found|joined|left)/.exec(stem) ?? []
    const grows = /came|drove in|landed|brought|delivered|joined/.test(stem) !== isBefore
    const first = (total * a) / (a + b)
    const moved = grows ? k : -k
    return stem.includes(`ratio of ${change} to`)
      ? answer(first + moved, total - first)
      : answer(first, total - first + moved)
  },
}

function ratioInPicture(random: Random): Item {
  const { title, symbol, all, kinds } = random.pick(counted)
  const each = random.pick([1, 2, 3, 4, 5, 10])
  const shown = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 3)
  const rows = random.shuffle(kinds).map((label, index) => ({ label, symbols: shown[index] ?? 2 }))
  const [one, other, third] = random.shuffle(rows)
  if (!one || !other || !third) throw new RangeError('expects three kinds')
  const [x, y, rest] = [one.symbols * each, other.symbols * each, third.symbols * each]
  const gap = Math.abs(x - y)
  const key =
    each === 1 ? `Each symbol stands for 1 of the ${all}.` : `Each symbol stands for ${each} ${all}.`
  return {
    stem: `The picture graph shows what ${person(random)} counted. Write the ratio of ${one.label} to ${other.label}.`,
    figure: {
      kind: 'picture-graph',
      title,
      symbol,
      each,
      unit: all,
      rows: rows.map(({ label, symbols }) => ({ label: sentence(label), symbols })),
      description: `A picture graph with the title ${title}. ${key} ${rows.map(({ label, symbols }) => `${sentence(label)}: ${symbols} symbols.`).join(' ')}`,
    },
    ...ratio({ label: `Ratio of ${one.label} to ${other.label}` }, { value: colon(x, y) }, [
      {
        value: colon(y, x),
        misconception: 'turns-around',
        feedback: `Your ratio tells ${other.label} to ${one.label}. The words and the numbers must stand in the same order: ${one.label} first.`,
      },
      ...[x + y, x + y + rest].map((whole) => ({
        value: colon(x, whole),
        misconception: 'part-for-whole',
        feedback: `Your second number counts ${whole === x + y ? `both ${one.label} and ${other.label}` : `all ${all}`}. The question compares ${one.label} with ${other.label} alone.`,
      })),
      {
        value: colon(gap, x),
        misconception: 'difference-for-ratio',
        feedback: `${gap} is how many more there are of one kind. A ratio puts the two amounts beside each other: how many ${one.label}, and how many ${other.label}?`,
      },
      {
        value: colon(gap, y),
        misconception: 'difference-for-ratio',
        feedback: `${gap} is the difference of the two amounts. A ratio tells both amounts. How many ${one.label} are there?`,
      },
      {
        value: colon(x, gap),
        misconception: 'difference-for-ratio',
        feedback: `${gap} is the difference of the two amounts. A ratio tells both amounts. How many ${other.label} are there?`,
      },
    ]),
    hints: [
      `Find the two rows that the question names. Which of them is named first?`,
      `The row of ${one.label} has ${one.symbols} symbols. Count the ${other.label}, and write the two numbers with a colon between them.`,
    ],
    solution: [
      `There are ${one.symbols} symbols for ${one.label} and ${other.symbols} for ${other.label}.`,
      each === 1
        ? `Each stands for 1, so the ratio of ${one.label} to ${other.label} is ${colon(x, y)}.`
        : `Each stands for ${each}: ${one.symbols} × ${each} = ${x} and ${other.symbols} × ${each} = ${y}. So the ratio of ${one.label} to ${other.label} is ${colon(x, y)}.`,
      ...(each === 1
        ? []
        : [`All symbols stand for equally many, so ${colon(one.symbols, other.symbols)} is the same ratio.`]),
    ],
  }
}

function ratioToWhole(random: Random): Item {
  const { place, one, other, all } = random.pick(groups)
  const [a, b] = drawRatio(random)
  const times = random.integer(2, 6)
  const [x, y] = [a * times, b * times]
  const [name, part, rest, its, others] = random.chance(0.5)
    ? ([one[1], x, y, a, other[1]] as const)
    : ([other[1], y, x, b, one[1]] as const)
  const whole = x + y
  return {
    stem: `${place} ${x} ${one[1]} and ${y} ${other[1]}, and no other ${all}. Write the ratio of ${name} to all ${all} in simplest form.`,
    ...ratio({ label: `Ratio of ${name} to all ${all}` }, { value: colon(its, a + b), form: 'simplest' }, [
      {
        value: simplest(whole, part),
        misconception: 'turns-around',
        feedback: `Your ratio tells all ${all} to ${name}. The ${name} are named first.`,
      },
      {
        value: simplest(part, rest),
        misconception: 'part-for-whole',
        feedback: `You compared ${name} with ${others}. How many ${all} are there in all?`,
      },
      {
        value: simplest(rest, part),
        misconception: 'part-for-whole',
        feedback: `You compared ${others} with ${name}. The question is about ${name} and all ${all} together.`,
      },
      {
        value: colon(1, whole - part + 1),
        misconception: 'adds-same',
        feedback: `It looks as if you took ${part - 1} away from ${part} and from ${whole}. That changes the ratio. To make it simpler, divide both by the same number.`,
      },
      {
        value: simplest(Math.abs(x - y), whole),
        misconception: 'difference-for-ratio',
        feedback: `It looks as if you compared the difference of ${x} and ${y} with all ${whole}. The ratio starts with the number of ${name}, not with how many more there are.`,
      },
    ]),
    hints: [
      `“All ${all}” means both kinds together. How many are that?`,
      `Compare ${part} ${name} with ${x} + ${y}. Which number divides both?`,
    ],
    solution: [
      `All ${all} together are ${x} + ${y} = ${whole}.`,
      `There are ${part} ${name}, so the ratio of ${name} to all ${all} is ${colon(part, whole)}.`,
      simplifying(part, whole),
    ],
  }
}

function ratioPoured(random: Random): Item {
  const { holder, one, other, all } = random.pick(poured)
  const [[a, b], [c, d]] = [drawRatio(random), drawRatio(random)]
  const [s, t] = [random.integer(2, 6), random.integer(2, 6)]
  const [n, m] = [(a + b) * s, (c + d) * t]
  const [x, y] = [a * s + c * t, b * s + d * t]
  const isFit =
    a * d !== b * c && s !== t && greatestCommonFactor(x, y) > 1 && x !== y && n <= 50 && m <= 50 && n !== m
  if (!isFit) return ratioPoured(random)
  const low = holder.toLowerCase()
  return {
    stem: `${holder} 1 holds ${n} ${all}. There the ratio of ${one} to ${other} is ${a} to ${b}. ${holder} 2 holds ${m} ${all}, and there the ratio is ${c} to ${d}. ${person(random)} puts everything together. What is the ratio of ${one} to ${other} now? Write it in simplest form.`,
    ...ratio({ label: `Ratio of ${one} to ${other}` }, { value: simplest(x, y), form: 'simplest' }, [
      {
        value: simplest(a + c, b + d),
        misconception: 'terms-for-amounts',
        feedback: `You added the numbers of the two ratios. But ${low} 1 does not hold just ${a} and ${b}: it holds ${n} ${all}. How many of them are ${one}?`,
      },
      {
        value: simplest(y, x),
        misconception: 'turns-around',
        feedback: `Your ratio tells ${other} to ${one}. The ${one} are named first.`,
      },
      {
        value: simplest(x, x + y),
        misconception: 'part-for-whole',
        feedback: `You compared the ${one} with all ${x + y} together. The question compares ${one} with ${other}.`,
      },
      {
        value: simplest(n, m),
        misconception: 'terms-for-amounts',
        feedback: `${n} and ${m} are how much the two hold in all. How many ${one} are there, and how many ${other}?`,
      },
      {
        value: colon(a, b),
        misconception: 'stops-early',
        feedback: `That is the ratio in ${low} 1 alone. What comes in from ${low} 2?`,
      },
      {
        value: colon(c, d),
        misconception: 'stops-early',
        feedback: `That is the ratio in ${low} 2 alone. What comes in from ${low} 1?`,
      },
    ]),
    hints: [
      `A ratio does not tell how many there are. Find how many ${one} and how many ${other} each ${low} holds.`,
      `${holder} 1: ${a} and ${b} make ${a + b} equal parts. So how many ${all} are in one part of ${n}?`,
    ],
    solution: [
      `${holder} 1: ${n} ÷ ${a + b} = ${s} in each part, so ${a} × ${s} = ${a * s} ${one} and ${b} × ${s} = ${b * s} ${other}.`,
      `${holder} 2: ${m} ÷ ${c + d} = ${t} in each part, so ${c} × ${t} = ${c * t} ${one} and ${d} × ${t} = ${d * t} ${other}.`,
      `Together: ${a * s} + ${c * t} = ${x} ${one} and ${b * s} + ${d * t} = ${y} ${other}, which is ${colon(x, y)}.`,
      simplifying(x, y),
    ],
  }
}

function ratioChanged(random: Random): Item {
  const { place, one, other, all, came, left } = random.pick(changing)
  const [a, b] = drawRatio(random)
  const times = random.integer(2, 6)
  const [total, known] = [(a + b) * times, [a * times, b * times] as const]
  const [isBefore, didCome, isOne] = [random.chance(0.5), random.chance(0.5), random.chance(0.5)]
  const k = random.integer(2, 9)
  const moved = didCome === isBefore ? -k : k
  const [x, y] = isOne ? [known[0] + moved, known[1]] : [known[0], known[1] + moved]
  const isFit =
    total <= 60 && Math.min(x, y) >= 2 && x !== y && greatestCommonFactor(x, y) > 1 && a * y !== b * x
  if (!isFit) return ratioChanged(random)
  const [kind, verb] = [isOne ? one : other, didCome ? came : left]
  const then = isBefore ? 'before that' : 'now'
  const [p, q] = isOne ? [a + moved, b] : [a, b + moved]
  const start = known[isOne ? 0 : 1]
  const asked = `the ratio of ${one} to ${other}`
  return {
    stem: isBefore
      ? `${place} has two kinds of ${all}: ${one} and ${other}. Today, ${k} ${kind} ${verb}. Now there are ${total} ${all}, and ${asked} is ${a} to ${b}. What was the ratio before that? Write it in simplest form.`
      : `Yesterday, ${place.toLowerCase()} had ${total} ${all}, only ${one} and ${other}. Then ${asked} was ${a} to ${b}. Today, ${k} ${kind} ${verb}. What is the ratio now? Write it in simplest form.`,
    ...ratio({ label: `Ratio of ${one} to ${other} ${then}` }, { value: simplest(x, y), form: 'simplest' }, [
      {
        value: colon(a, b),
        misconception: 'stops-early',
        feedback: `That is the ratio that you were told. It ${isBefore ? 'was another one before' : 'changes when'} ${k} ${kind} ${verb}. How many ${kind} are there${isBefore ? ' now' : ' at first'}?`,
      },
      ...(p > 0 && q > 0
        ? [
            {
              value: simplest(p, q),
              misconception: 'terms-for-amounts',
              feedback: `You changed the ${isOne ? a : b} of the ratio by ${k}. But ${a} and ${b} are not the amounts: together there are ${total} ${all}. So how many ${kind} are there?`,
            },
          ]
        : []),
      {
        value: simplest(y, x),
        misconception: 'turns-around',
        feedback: `Your ratio tells ${other} to ${one}. The ${one} are named first.`,
      },
      {
        value: simplest(x, x + y),
        misconception: 'part-for-whole',
        feedback: `You compared the ${one} with all ${x + y} ${all}. The question compares ${one} with ${other}.`,
      },
      ...(start - moved > 0
        ? [
            {
              value: isOne ? simplest(start - moved, y) : simplest(x, start - moved),
              misconception: 'undoes-wrong-way',
              feedback: `You ${moved > 0 ? `took ${k} away from` : `added ${k} to`} the ${start} ${kind}. ${isBefore ? `Think back: before ${k} ${verb}, were there more ${kind} or fewer?` : `When ${k} ${verb}, are there more ${kind} or fewer?`}`,
            },
          ]
        : []),
    ]),
    hints: [
      `A ratio does not tell how many there are. First find how many of the ${total} ${all} are ${one} and how many are ${other}.`,
      `${a} and ${b} make ${a + b} equal parts of ${total}. ${isBefore ? `Then go back: what was it like before ${k} ${kind} ${verb}?` : `Then see what changes when ${k} ${kind} ${didCome ? 'are added' : 'are gone'}.`}`,
    ],
    solution: [
      `${a} + ${b} = ${a + b} parts make ${total}, so one part is ${total} ÷ ${a + b} = ${times}.`,
      `That makes ${a} × ${times} = ${known[0]} ${one} and ${b} × ${times} = ${known[1]} ${other}${isBefore ? ' now' : ''}.`,
      `${isBefore ? 'Before' : 'Now'} there ${isBefore ? 'were' : 'are'} ${start} ${moved > 0 ? '+' : '−'} ${k} = ${start + moved} ${kind}. So the ratio ${isBefore ? 'was' : 'is'} ${colon(x, y)}.`,
      simplifying(x, y),
    ],
  }
}
