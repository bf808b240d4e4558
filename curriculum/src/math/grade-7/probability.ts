import { choice, number, type WrongOption } from '../../build-item.ts'
import { order } from '../../build-placed.ts'
import type { Item } from '../../item.ts'
import { math, plain } from '../../markup.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { count, listed, numeral, sentence, withArticle } from '../../wording.ts'
import { greatestCommonFactor } from '../fractions.ts'
import { numbersIn } from '../numbers-in-text.ts'
import {
  colors,
  part,
  reduced,
  chance,
  typedChance,
  total,
  upTo,
  groupsOf,
  things,
  drawn,
  spinner,
  sameSize,
  colorSpinner,
} from './chance-sources.ts'
import { coinStage, compoundEvents, treeOf } from './compound-events.ts'

const wordsOf = {
  even: { says: 'an even number', fits: (each: number) => each % 2 === 0 },
  odd: { says: 'an odd number', fits: (each: number) => each % 2 === 1 },
  three: { says: 'a multiple of 3', fits: (each: number) => each % 3 === 0 },
  four: { says: 'a multiple of 4', fits: (each: number) => each % 4 === 0 },
} as const

/** One kind (level 1), “not”, “or” and kinds of numbers (level 2), sections of different size (level 3). */
const singleEvent: ComputedModel = {
  id: 'single-event',
  kind: 'computed',
  thinking: 'compute',
  seconds: 40,
  make(random, level) {
    if (level === 3) return unevenSpinner(random)
    if (level === 2 && random.chance(0.4)) return numberSpinner(random)
    const isSpinner = random.chance(0.4)
    const thing = random.pick(things)
    const groups = groupsOf(random, 3, 1, isSpinner ? 5 : 9)
    const all = total(groups)
    const [one, two, three] = groups
    if (one === undefined || two === undefined || three === undefined) throw new RangeError('Three groups')
    const source = isSpinner
      ? { stem: 'The spinner is spun once.', figure: colorSpinner(random, groups) }
      : { stem: drawn(random, groups, thing) }
    const what = isSpinner ? count(2, 'section').slice(2) : thing.many
    const it = isSpinner ? 'it lands on' : `the ${thing.one} is`
    const kind = level === 1 ? 'one' : random.pick(['not', 'or'] as const)
    const good = kind === 'one' ? one.howMany : kind === 'not' ? all - one.howMany : one.howMany + two.howMany
    const event =
      kind === 'one' ? one.color : kind === 'not' ? `not ${one.color}` : `${one.color} or ${two.color}`
    const rest = all - good
    return {
      ...source,
      stem: `${source.stem} What is the probability that ${isSpinner && kind === 'not' ? `it does not land on ${one.color}` : `${it} ${event}`}?`,
      ...typedChance(good, all, [
        {
          value: chance(good, rest),
          misconception: 'part-to-part',
          feedback: `You compared ${good} with the other ${rest}. A probability compares with all of them. How many ${what} are there in all?`,
        },
        ...(kind === 'one'
          ? []
          : [
              {
                value: chance(rest, all),
                misconception: 'complement',
                feedback: `That is the probability of the opposite. Read again: which ${what} count for “${event}”?`,
              },
            ]),
        ...(kind === 'or'
          ? [
              {
                value: chance(one.howMany, all),
                misconception: 'one-of-two',
                feedback: `You counted only ${one.color}. “${sentence(event)}” is also true for ${two.color}.`,
              },
            ]
          : []),
        {
          value: chance(kind === 'one' ? 1 : 2, 3),
          misconception: 'equal-kinds',
          feedback: `There are three colors, but not as many of each. Count the ${what}, not the colors.`,
        },
        {
          value: chance(all, good),
          misconception: 'upside-down',
          feedback: `Your number is greater than 1. A probability is never more than 1. Which number belongs on the bottom?`,
        },
        {
          value: chance(1, all),
          misconception: 'one-over-all',
          feedback: `That is the probability of one particular ${isSpinner ? 'section' : thing.one}. How many of the ${all} ${what} count?`,
        },
      ]),
      hints: [
        `How many ${what} are there in all? How many of them are ${event}?`,
        `Write a fraction: the number of ${what} that count on the top, all ${all} on the bottom.`,
      ],
      solution: [
        isSpinner
          ? `There are ${all} sections of the same size, so each is equally likely.`
          : `There are ${groups.map(({ howMany }) => howMany).join(' + ')} = ${all} ${thing.many}, and each is equally likely to be taken.`,
        kind === 'not'
          ? `All but the ${one.howMany} ${one.color} count: ${all} − ${one.howMany} = ${good}.`
          : kind === 'or'
            ? `Both colors count: ${one.howMany} + ${two.howMany} = ${good}.`
            : `Of these, ${good} count: the ${one.color} ${good === 1 ? 'one' : 'ones'}.`,
        `So the probability is ${reduced(good, all)}.`,
      ],
    }
  },
  solve(shown) {
    const { figure } = shown
    const asked = shown.stem.split('What is')[1] ?? ''
    if (figure?.kind === 'spinner') {
      const all = figure.sectors.reduce((sum, { share }) => sum + share, 0)
      const isNumber = /^\d+$/.test(figure.sectors[0]?.label ?? '')
      const good = figure.sectors.filter(({ label }) =>
        isNumber ? readsNumber(asked, Number(label)) : asked.includes(label) !== asked.includes(' not '),
      )
      return { kind: 'fraction', text: `${good.reduce((sum, { share }) => sum + share, 0)}/${all}` }
    }
    const told = [...shown.stem.matchAll(/(\d+) (red|blue|green|yellow|orange)/g)]
    const sum = (which: typeof told) => which.reduce((all, [, howMany]) => all + Number(howMany), 0)
    const good = told.filter(([, , color = '']) => asked.includes(color) !== asked.includes(' not '))
    return { kind: 'fraction', text: `${sum(good)}/${sum(told)}` }
  },
}

function readsNumber(asked: string, value: number): boolean {
  const [limit = 0] = numbersIn(asked)
  if (asked.includes('even')) return value % 2 === 0
  if (asked.includes('odd')) return value % 2 === 1
  if (asked.includes('multiple')) return value % limit === 0
  return asked.includes('greater') ? value > limit : value < limit
}

/** The numbers from some number on, one in each section. */
function numberSpinner(random: Random): Item {
  const howMany = random.integer(5, 12)
  const first = random.pick([1, 1, 1, random.integer(2, 20)])
  const labels = upTo(first + howMany - 1, first)
  const limit = random.integer(first + 1, first + howMany - 2)
  const { says, fits } = random.pick([
    ...Object.values(wordsOf),
    { says: `a number greater than ${limit}`, fits: (each: number) => each > limit },
    { says: `a number less than ${limit}`, fits: (each: number) => each < limit },
  ])
  const good = labels.filter((each) => fits(each))
  if (good.length === 0 || good.length === howMany) return numberSpinner(random)
  const isCompared = says.includes('than')
  return {
    stem: `The spinner is spun once. What is the probability that it lands on ${says}?`,
    figure: spinner(
      labels.map((each) => ({ label: String(each), share: 1 })),
      sameSize,
    ),
    ...typedChance(good.length, howMany, [
      {
        value: chance(good.length, howMany - good.length),
        misconception: 'part-to-part',
        feedback: `You compared the ${good.length} that ${good.length === 1 ? 'counts' : 'count'} with the other ${howMany - good.length}. Compare with all sections.`,
      },
      ...(isCompared
        ? [
            {
              value: chance(good.length + 1, howMany),
              misconception: 'counts-limit',
              feedback: `Did you count ${limit} itself? It is not ${says.replace('a number ', '')}.`,
            },
          ]
        : []),
      {
        value: chance(howMany - good.length, howMany),
        misconception: 'complement',
        feedback: `That is the probability of the opposite. Which sections show ${says}?`,
      },
      {
        value: chance(1, howMany),
        misconception: 'one-over-all',
        feedback: `That is the probability of one particular number. How many of the ${howMany} numbers count?`,
      },
    ]),
    hints: [
      `Go around the spinner and count the sections that show ${says}.`,
      `Put that number over the number of all sections, which is ${howMany}.`,
    ],
    solution: [
      `All ${howMany} sections are the same size, so each is equally likely.`,
      `${good.length === 1 ? 'The section that counts is' : 'The sections that count are'} ${listed(good.map(String))}. ${good.length === 1 ? 'That is 1 of them.' : `These are ${good.length}.`}`,
      `So the probability is ${reduced(good.length, howMany)}.`,
    ],
  }
}

/** One color has sections that are twice or three times as wide as the others. */
function unevenSpinner(random: Random): Item {
  const [wide = '', narrow = '', third = ''] = random.sample(colors, 3)
  const times = random.pick([2, 3])
  const wides = random.integer(1, 3)
  const others = [
    { color: narrow, howMany: random.integer(1, 4) },
    { color: third, howMany: random.integer(1, 3) },
  ]
  const sectors = random.shuffle([
    ...Array.from({ length: wides }, () => ({ label: wide, share: times })),
    ...others.flatMap(({ color, howMany }) =>
      Array.from({ length: howMany }, () => ({ label: color, share: 1 })),
    ),
  ])
  const all = sectors.reduce((sum, { share }) => sum + share, 0)
  const isWide = random.chance(0.5)
  const asked = isWide ? wide : narrow
  const sections = sectors.filter(({ label }) => label === asked).length
  const good = isWide ? sections * times : sections
  const factor = times === 2 ? 'twice' : 'three times'
  return {
    stem: `On this spinner, each ${wide} section is ${factor} as wide as any other section. What is the probability that the spinner lands on ${asked}?`,
    figure: spinner(sectors, `Each ${wide} section is ${factor} as wide as any other.`),
    ...typedChance(
      good,
      all,
      [
        {
          value: chance(sections, sectors.length),
          misconception: 'uneven-parts',
          feedback: `You counted ${sections} of ${sectors.length} sections. That is right only when all sections are the same size. How many narrow ones fit into ${withArticle(wide)} one?`,
        },
        {
          value: chance(good, all - good),
          misconception: 'part-to-part',
          feedback: `You compared ${asked} with the rest of the spinner. Compare it with the whole spinner.`,
        },
        {
          value: chance(1, 3),
          misconception: 'equal-kinds',
          feedback: `There are three colors, but they do not take up the same room. How large is each?`,
        },
        {
          value: chance(all - good, all),
          misconception: 'complement',
          feedback: `That is the probability that it does not land on ${asked}.`,
        },
        {
          value: chance(good, sectors.length),
          misconception: 'uneven-parts',
          feedback: `The top of your fraction counts narrow parts, but the bottom counts sections. Cut all ${wide} sections into narrow parts for the bottom as well.`,
        },
      ].filter(({ value }) => value !== '1' || good === all),
    ),
    hints: [
      'The sections are not the same size, so they are not equally likely. Which parts would be?',
      `Think of each ${wide} section as cut into ${times} narrow parts. How many narrow parts does the whole spinner have then?`,
    ],
    solution: [
      `Cut each ${wide} section into ${times} narrow parts. Now all parts are the same size.`,
      `The ${wide} sections make ${wides} × ${times} = ${wides * times} parts, and the others ${all - wides * times}. That is ${wides * times} + ${all - wides * times} = ${all} parts.`,
      `${sentence(asked)} has ${good} of them, so the probability is ${reduced(good, all)}.`,
    ],
  }
}

interface Event {
  text: string
  /** Between 0 and 1. */
  value: number
  /** How one finds it. */
  why: string
}

const asPercent = (value: number): string => `${numeral(Number((value * 100).toFixed(1)))}%`

/** Chances of one bag (level 1), in three ways of writing (level 2), of different experiments (level 3). */
const orderChances: ComputedModel = {
  id: 'order-chances',
  kind: 'computed',
  thinking: 'compare',
  seconds: 60,
  make(random, level) {
    const built = level === 1 ? bagEvents(random) : undefined
    const events = (built?.events ?? (level === 2 ? writtenChances(random) : experiments(random))).toSorted(
      (one, other) => one.value - other.value,
    )
    const isTooClose = events.some((event, index) => {
      const next = events[index + 1]
      return next !== undefined && next.value - event.value < 0.035
    })
    if (isTooClose) return orderChances.make(random, level)
    const texts = events.map(({ text }) => text)
    const sample = events.find(({ text }) => !text.endsWith('%'))
    const stems = {
      1: `${built?.stem ?? ''} Put the events in order, from least likely to most likely.`,
      2: 'These are the probabilities of four events. Put them in order, from least likely to most likely.',
      3: 'Put these events in order, from least likely to most likely.',
    }
    return {
      stem: stems[level],
      ...order(random, {
        options: texts,
        first: 'least likely',
        last: 'most likely',
        wrong: [
          {
            order: texts.toReversed(),
            misconception: 'reversed',
            feedback: `You began with the most likely one. The first place is for the least likely.`,
          },
          ...events.flatMap((event, index) => {
            const next = events[index + 1]
            return next === undefined
              ? []
              : [
                  {
                    before: [next.text, event.text] satisfies [string, string],
                    misconception: level === 2 ? 'looks-of-number' : 'counts-only',
                    feedback:
                      level === 1
                        ? `Compare “${event.text}” with “${next.text}”. How many ${built?.thing.many ?? ''} count for each?`
                        : `Compare ${level === 2 ? `${event.text} with ${next.text}` : `“${event.text}” with “${next.text}”`}. ${level === 2 ? 'Write both as percents first.' : 'Write both chances as percents, or with the same bottom number.'}`,
                  },
                ]
          }),
        ],
      }),
      hints: [
        level === 1
          ? 'Something impossible has probability 0, something certain has probability 1. Is there one of each?'
          : level === 2
            ? 'Fractions, decimals and percents can be compared when they are written in one way.'
            : 'For each event: how many outcomes are there in all, and how many of them count?',
        level === 1
          ? `Count for each event how many of the ${built?.all ?? 0} ${built?.thing.many ?? ''} make it true.`
          : level === 2
            ? `Write all as percents. For example, ${sample?.text ?? ''} is ${asPercent(sample?.value ?? 0)}.`
            : 'Write each chance as a fraction. Then turn the fractions into percents to compare them.',
      ],
      solution: [
        level === 2
          ? 'Write all of them as percents.'
          : level === 1
            ? 'The more outcomes count, the more likely is the event.'
            : 'Find the chance of each as a percent.',
        ...events.map(({ why }) => why),
        'Now they are in order, from the least likely to the most likely.',
      ],
    }
  },
  solve(shown) {
    if (shown.interaction.kind !== 'order') throw new TypeError('expects an order')
    const valued = shown.interaction.options.map(({ id, text }) => ({
      id,
      value: chanceOf(plain(text), shown.stem),
    }))
    return {
      kind: 'order',
      options: valued.toSorted((one, other) => one.value - other.value).map(({ id }) => id),
    }
  },
}

/** The solver's own reading of an event. */
function chanceOf(text: string, stem: string): number {
  const [, top, bottom] = /\\frac\{(\d+)\}\{(\d+)\}/.exec(text) ?? []
  if (top !== undefined) return Number(top) / Number(bottom)
  if (/^\d+%$/.test(text)) return Number.parseInt(text, 10) / 100
  if (/^0\.\d+$/.test(text)) return Number(text)
  const told = [...stem.matchAll(/(\d+) (red|blue|green|yellow|orange)/g)]
  if (told.length > 0) {
    if (text.includes('purple')) return 0
    const sum = (which: typeof told) => which.reduce((all, [, howMany]) => all + Number(howMany), 0)
    return sum(told.filter(([, , color = '']) => text.includes(color))) / sum(told)
  }
  const [first = 0, second = 0] = numbersIn(text)
  if (text.includes('coin')) return text.includes('two') ? 1 / 4 : 1 / 2
  if (text.includes('number cube'))
    return text.includes(' or ') ? 2 / 6 : text.includes('less') ? (first - 1) / 6 : 1 / 6
  if (text.includes('spinner')) return second / first
  return first / (first + second)
}

function bagEvents(random: Random) {
  const thing = random.pick(things)
  const groups = groupsOf(random, 3, 1, 8)
  const all = total(groups)
  const sorted = groups.toSorted((one, other) => one.howMany - other.howMany)
  const [few, , many] = sorted
  const pair = random.sample(groups, 2)
  const of = (howMany: number) => `${howMany} of ${all}`
  const name = (words: string) => `The ${thing.one} is ${words}`
  const every = listed(
    groups.map(({ color }) => color),
    'or',
  )
  const either = pair.map(({ color }) => color).join(' or ')
  const events: Event[] = [
    {
      text: name('purple'),
      value: 0,
      why: `“${name('purple')}” is true for ${of(0)}, so the probability is 0: this is impossible.`,
    },
    ...[few, many].flatMap((group) =>
      group === undefined
        ? []
        : [
            {
              text: name(group.color),
              value: group.howMany / all,
              why: `“${name(group.color)}” is true for ${of(group.howMany)}.`,
            },
          ],
    ),
    {
      text: name(either),
      value: total(pair) / all,
      why: `“${name(either)}” is true for ${of(total(pair))}.`,
    },
    {
      text: name(every),
      value: 1,
      why: `“${name(every)}” is true for ${of(all)}, so the probability is 1: this is certain.`,
    },
  ]
  return { events, thing, all, stem: drawn(random, groups, thing) }
}

function writtenChances(random: Random): Event[] {
  const bottom = random.pick([4, 5, 8, 10, 20, 25])
  const top = random.integer(1, bottom - 1)
  const otherBottom = random.pick([2, 4, 5, 8])
  const otherTop = random.integer(1, otherBottom - 1)
  const hundredths = random.integer(1, 9) * (random.chance(0.5) ? 10 : 1)
  const percent = random.integer(2, 95)
  const decimal = String(hundredths / 100)
  const isLowest = (one: number, other: number) => greatestCommonFactor(one, other) === 1
  if (!isLowest(top, bottom) || !isLowest(otherTop, otherBottom)) return writtenChances(random)
  return [
    [part(top, bottom), top / bottom] as const,
    [part(otherTop, otherBottom), otherTop / otherBottom] as const,
    [decimal, hundredths / 100] as const,
    [`${percent}%`, percent / 100] as const,
  ].map(([text, value]) => ({
    text,
    value,
    why: text.endsWith('%') ? `${text} is a percent already.` : `${text} is ${asPercent(value)}.`,
  }))
}

function experiments(random: Random): Event[] {
  const sections = random.integer(5, 12)
  const colored = random.integer(1, sections - 1)
  const [good, bad] = [random.integer(1, 9), random.integer(1, 9)]
  const [one, other] = random.sample([1, 2, 3, 4, 5, 6], 2).toSorted((a, b) => a - b)
  const coin = random.pick([
    { text: 'A coin lands on heads', value: 1 / 2, how: part(1, 2) },
    { text: 'You toss two coins, and both land on heads', value: 1 / 4, how: part(1, 4) },
  ])
  const limit = random.integer(3, 6)
  const cube = random.pick([
    { text: `A number cube shows ${one} or ${other}`, value: 2 / 6, how: part(2, 6) },
    {
      text: `A number cube shows less than ${limit}`,
      value: (limit - 1) / 6,
      how: part(limit - 1, 6),
    },
    { text: `A number cube shows ${one}`, value: 1 / 6, how: part(1, 6) },
  ])
  const color = random.pick(colors)
  return [
    coin,
    cube,
    {
      text: `A spinner with ${sections} equal sections, ${colored} of them ${color}, lands on ${color}`,
      value: colored / sections,
      how: part(colored, sections),
    },
    {
      text: `A sock taken from ${good} white and ${bad} black ones without looking is white`,
      value: good / (good + bad),
      how: part(good, good + bad),
    },
  ].map(({ text, value, how }) => {
    const percent = asPercent(value)
    const isExact = Number.isInteger(Math.round(value * 1e6) / 1e3)
    return { text, value, why: `${text}: ${how}, ${isExact ? '' : 'about '}${percent}.` }
  })
}

interface Bag {
  good: number
  all: number
}

const isBetter = (one: Bag, other: Bag): number => Math.sign(one.good * other.all - other.good * one.all)
type Verdict = 'first' | 'second' | 'same'
const verdictOf = (one: Bag, other: Bag): Verdict =>
  isBetter(one, other) === 0 ? 'same' : isBetter(one, other) > 0 ? 'first' : 'second'

/** Two bags with as many in all (level 1), with different totals (level 2), a bag before and after (level 3). */
const compareChances: ComputedModel = {
  id: 'compare-chances',
  kind: 'computed',
  thinking: 'compare',
  seconds: 50,
  make(random, level) {
    const wanted = random.pick<Verdict>(['first', 'second', 'same'])
    const color = random.pick(colors)
    const thing = random.pick(things)
    const [one, other] = twoBags(random, level, wanted)
    const [badOne, badOther] = [one.all - one.good, other.all - other.good]
    const rest = random.pick(['white', 'black', 'gray', 'brown'])
    const name = person(random)
    const bag = (its: Bag) =>
      `${its.good} ${color} and ${count(its.all - its.good, `${rest} ${thing.one}`, `${rest} ${thing.many}`)}`
    const place = sentence(thing.place)
    const options: Record<Verdict, string> =
      level === 3
        ? {
            first: 'It gets smaller.',
            second: 'It gets greater.',
            same: 'It stays the same.',
          }
        : { first: `${place} A`, second: `${place} B`, same: 'Both are equally good' }
    const moreGood: Verdict = one.good === other.good ? 'same' : one.good > other.good ? 'first' : 'second'
    const wrongOf = (verdict: Verdict): WrongOption => {
      const text = options[verdict]
      if (wanted === 'same') {
        return {
          text,
          misconception: 'counts-only',
          feedback:
            level === 3
              ? `Both numbers grew. Write the chance before and the chance after as fractions in lowest terms and compare.`
              : `Look at the ${color} ones and at all of them. Write both chances as fractions in lowest terms and compare.`,
        }
      }
      if (verdict === 'same') {
        return {
          text,
          misconception: 'difference',
          feedback: `Write the chances as fractions: ${part(one.good, one.all)} and ${part(other.good, other.all)}. Are they the same?`,
        }
      }
      return verdict === moreGood
        ? {
            text,
            misconception: 'counts-only',
            feedback: `There are more ${color} ones ${level === 3 ? 'after' : 'there'}, that is true. But there are also more others. Which part of all is ${color}?`,
          }
        : {
            text,
            misconception: 'counts-rest',
            feedback: `Compare which part of all is ${color}: ${part(one.good, one.all)} and ${part(other.good, other.all)}. Which is greater?`,
          }
    }
    const added = { good: other.good - one.good, bad: badOther - badOne }
    return {
      stem:
        level === 3
          ? `${sentence(withArticle(thing.place))} holds ${bag(one)}. ${name} adds ${added.good} more ${color} and ${added.bad} more ${rest} ${added.bad === 1 ? thing.one : thing.many}. What happens to the probability of taking ${withArticle(color)} one without looking?`
          : `${place} A holds ${bag(one)}. ${place} B holds ${bag(other)}. ${name} wants ${withArticle(`${color} ${thing.one}`)} and may take one without looking. Which ${thing.place} gives the better chance?`,
      ...choice(random, {
        right: options[wanted],
        wrong: (['first', 'second', 'same'] as const)
          .filter((each) => each !== wanted)
          .map((each) => wrongOf(each)),
        keepOrder: level === 3 ? [options.second, options.first, options.same] : Object.values(options),
      }),
      hints: [
        level === 3
          ? `Which part of all is ${color} before, and which part is ${color} after?`
          : `How many ${thing.many} are there in each ${thing.place}? Which part of them is ${color}?`,
        level === 3
          ? `Before it is ${one.good} of ${one.all}. Count again after, and compare the two fractions.`
          : `In A it is ${one.good} of ${one.all}. Write such a fraction for B, too, and compare.`,
      ],
      solution: [
        level === 3
          ? `Before: ${one.good} + ${badOne} = ${one.all} in all, so the probability is ${reduced(one.good, one.all)}, ${about(one)}.`
          : `${place} A: ${one.good} + ${badOne} = ${one.all} in all, so the probability is ${reduced(one.good, one.all)}, ${about(one)}.`,
        level === 3
          ? `After: ${other.good} + ${badOther} = ${other.all} in all, so it is ${reduced(other.good, other.all)}, ${about(other)}.`
          : `${place} B: ${other.good} + ${badOther} = ${other.all} in all, so it is ${reduced(other.good, other.all)}, ${about(other)}.`,
        wanted === 'same'
          ? 'These are the same number.'
          : wanted === 'first'
            ? 'The first of these is greater.'
            : 'The second of these is greater.',
      ],
    }
  },
  solve(shown) {
    if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const [a = 0, b = 0, c = 0, d = 0] = numbersIn(shown.stem)
    const isChange = shown.stem.includes('adds')
    const [first, second] = isChange ? [a / (a + b), (a + c) / (a + b + c + d)] : [a / (a + b), c / (c + d)]
    const gap = second - first
    const needle =
      Math.abs(gap) < 1e-9
        ? /equally|stays/
        : isChange
          ? gap > 0
            ? /greater/
            : /smaller/
          : gap > 0
            ? / B$/
            : / A$/
    return {
      kind: 'choice',
      option: shown.interaction.options.find(({ text }) => needle.test(text))?.id ?? '',
    }
  },
}

function about({ good, all }: Bag): string {
  const value = good / all
  return `${Number.isInteger(Math.round(value * 1e6) / 1e3) ? '' : 'about '}${asPercent(value)}`
}

/** Two bags with the verdict wanted; where it can be, the one with more of the color gives the lesser chance. */
function twoBags(random: Random, level: number, wanted: Verdict): [Bag, Bag] {
  // A bag with more of the color, and still the lesser chance: who only counts goes wrong.
  const isTrap = level === 2 && random.chance(0.6)
  const bag = (all: number): Bag => ({ good: random.integer(1, all - 1), all })
  const fits = (one: Bag, other: Bag): boolean => {
    if (verdictOf(one, other) !== wanted) return false
    const isNear = Math.abs(one.good / one.all - other.good / other.all)
    if (wanted !== 'same' && isNear < 0.03) return false
    const [badOne, badOther] = [one.all - one.good, other.all - other.good]
    if (level === 1)
      return wanted === 'same'
        ? one.good !== other.good && one.good * 2 === one.all && other.good * 2 === other.all
        : one.all === other.all || one.good === other.good
    if (isTrap && wanted !== 'same' && (wanted === 'first') === one.good > other.good) return false
    if (level === 3) return other.good > one.good && badOther > badOne && isNear < 0.3
    return one.all !== other.all && one.good !== other.good && isNear < 0.3 && one.good > 1 && other.good > 1
  }
  for (;;) {
    const all = random.integer(4, level === 1 ? 16 : 15)
    const one = bag(all)
    const other = bag(
      level === 1 && wanted !== 'same' && random.chance(0.6)
        ? all
        : level === 3
          ? all + random.integer(2, 12)
          : random.integer(4, 20),
    )
    if (fits(one, other)) return [one, other]
  }
}

/** From results (level 1), to be expected from the spinner (level 2), to be expected from results (level 3). */
const predict: ComputedModel = {
  id: 'predict',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 55,
  make(random, level) {
    return level === 1 ? fromResults(random) : level === 2 ? fromModel(random) : forMore(random)
  },
  solve(shown) {
    const { figure } = shown
    const numbers = numbersIn(shown.stem)
    if (figure?.kind === 'table') {
      const asked = colors.find((color) => shown.stem.split('What')[1]?.includes(color)) ?? ''
      const results = figure.rows.map(([name = '', times = '']) => ({ name, times: Number(times) }))
      const all = results.reduce((sum, { times }) => sum + times, 0)
      return {
        kind: 'fraction',
        text: `${results.find(({ name }) => name.toLowerCase() === asked)?.times}/${all}`,
      }
    }
    if (figure?.kind === 'spinner') {
      const asked = shown.stem.split('About')[1] ?? ''
      const good = figure.sectors.filter(({ label }) => asked.includes(label)).length
      return { kind: 'number', text: String((good / figure.sectors.length) * (numbers[0] ?? 0)) }
    }
    const [first = 1, hits = 1, more = 1] = numbers
    return { kind: 'number', text: String(Math.round((hits * more * 1000) / first) / 1000) }
  },
}

function fromResults(random: Random): Item {
  const groups = groupsOf(random, 3, 4, 29)
  const all = total(groups)
  const [one] = groups
  if (one === undefined) throw new RangeError('No group')
  const name = person(random)
  return {
    stem: `${name} spins a spinner many times and counts where it lands. What is the experimental probability of ${one.color}?`,
    figure: {
      kind: 'table',
      title: 'Results',
      columns: ['Color', 'Number of times'],
      rows: groups
        .toSorted(
          (a, b) =>
            colors.findIndex((each) => each === a.color) - colors.findIndex((each) => each === b.color),
        )
        .map(({ color, howMany }) => [sentence(color), String(howMany)]),
      description: `A table of results with two columns, Color and Number of times: ${groups.map(({ color, howMany }) => `${color} ${howMany}`).join(', ')}.`,
    },
    ...typedChance(one.howMany, all, [
      {
        value: chance(one.howMany, all - one.howMany),
        misconception: 'part-to-part',
        feedback: `You compared ${one.howMany} with the other ${all - one.howMany} spins. Compare with all spins.`,
      },
      {
        value: chance(1, 3),
        misconception: 'equal-kinds',
        feedback: `That would be so if the three colors were equally likely. Experimental probability looks at what happened in the spins.`,
      },
      {
        value: chance(all, one.howMany),
        misconception: 'upside-down',
        feedback: 'Your number is greater than 1. A probability is never more than 1.',
      },
      {
        value: chance(all - one.howMany, all),
        misconception: 'complement',
        feedback: `That is the experimental probability of not ${one.color}.`,
      },
    ]),
    hints: [
      'Experimental probability uses what really happened. How often was the spinner spun in all?',
      `It landed on ${one.color} ${one.howMany} times. Put that over the number of all spins.`,
    ],
    solution: [
      `Add up the table to find all spins: ${groups.map(({ howMany }) => howMany).join(' + ')} = ${all}.`,
      `Of these ${all} spins, ${one.howMany} landed on ${one.color}.`,
      `The experimental probability is ${reduced(one.howMany, all)}.`,
    ],
  }
}

function fromModel(random: Random): Item {
  const groups = groupsOf(random, random.integer(2, 3), 1, 5)
  const all = total(groups)
  const [one] = groups
  if (one === undefined || all < 4) return fromModel(random)
  const spins = all * random.pick([5, 10, 15, 20, 25, 30, 40, 50])
  const answer = (spins / all) * one.howMany
  return {
    stem: `The spinner is spun ${spins} times. About how many times should it land on ${one.color}?`,
    figure: colorSpinner(random, groups),
    ...number({ label: 'Number of times', after: 'times' }, { value: String(answer), unit: 'times' }, [
      {
        value: String(spins / all),
        misconception: 'one-over-all',
        feedback: `That is about right for one section. How many sections are ${one.color}?`,
      },
      {
        value: chance(spins, groups.length),
        misconception: 'equal-kinds',
        feedback: `You shared ${spins} equally among ${groups.length} colors. But the colors do not have the same number of sections.`,
      },
      {
        value: String(spins - answer),
        misconception: 'complement',
        feedback: `That is about how often it does not land on ${one.color}.`,
      },
      {
        value: chance(spins, one.howMany),
        misconception: 'divides-by-favorable',
        feedback: `You divided by the number of ${one.color} sections. First ask: which part of the whole spinner is ${one.color}?`,
      },
      {
        value: String(one.howMany),
        misconception: 'counts-only',
        feedback: `That is the number of ${one.color} sections. Which part of the ${spins} spins should they get?`,
      },
    ]),
    hints: [
      `What is the probability that one spin lands on ${one.color}?`,
      `About that part of the ${spins} spins should land on ${one.color}. First find how many spins each of the ${all} sections should get.`,
    ],
    solution: [
      `There are ${all} equal sections, and ${one.howMany} of them ${one.howMany === 1 ? 'is' : 'are'} ${one.color}. The probability is ${reduced(one.howMany, all)}.`,
      `Each section should get about ${spins} ÷ ${all} = ${spins / all} spins.`,
      `So ${one.color} should get about ${spins / all} × ${one.howMany} = ${answer} spins. It may be a few more or less, because each spin is random.`,
    ],
  }
}

const surveys = [
  { does: 'checks', of: 'light bulbs', hits: 'are broken', rate: [2, 10] },
  { does: 'checks', of: 'eggs', hits: 'are cracked', rate: [2, 10] },
  { does: 'asks', of: 'students', hits: 'walk to school', rate: [10, 60] },
  { does: 'asks', of: 'shoppers', hits: 'bring their own bag', rate: [20, 80] },
  { does: 'watches', of: 'cars', hits: 'turn left at a corner', rate: [10, 50] },
  { does: 'plants', of: 'seeds', hits: 'sprout', rate: [60, 95] },
  { does: 'watches', of: 'free throws', hits: 'go in', rate: [40, 90] },
  { does: 'counts', of: 'birds at a feeder', hits: 'are sparrows', rate: [20, 70] },
] as const

function forMore(random: Random): Item {
  const survey = random.pick(surveys)
  const first = random.pick([20, 25, 40, 50, 60, 80])
  const hits = random.integer(
    Math.max(2, Math.ceil((first * survey.rate[0]) / 100)),
    Math.floor((first * survey.rate[1]) / 100),
  )
  const factor = random.pick([2.5, 3, 3.5, 4, 4.5, 6, 7, 8, 12])
  const more = first * factor
  const answer = hits * factor
  if (!Number.isInteger(answer)) return forMore(random)
  const name = person(random)
  return {
    stem: `${name} ${survey.does} ${first} ${survey.of}, and ${hits} of them ${survey.hits}. If the same goes for the next ${numeral(more)}, about how many of those will ${survey.hits.replace(/^are/, 'be')}?`,
    ...number({ label: 'About how many' }, { value: String(answer) }, [
      {
        value: String(hits + more - first),
        misconception: 'adds-difference',
        feedback: `You added ${numeral(more - first)} to both numbers. That would mean that all of the additional ones ${survey.hits}. Which part of the first ${first} was it?`,
      },
      {
        value: String(hits),
        misconception: 'counts-only',
        feedback: `That is the number in the first ${first}. Now there are ${numeral(more)}.`,
      },
      {
        value: String(more - answer),
        misconception: 'complement',
        feedback: `That is about how many will not ${survey.hits.replace(/^are/, 'be')}.`,
      },
      {
        value: chance(more, hits),
        misconception: 'divides-by-favorable',
        feedback: `You divided ${numeral(more)} by ${hits}. First ask: ${hits} out of ${first}, which part is that?`,
      },
    ]),
    hints: [
      `Which part of the first ${first} was it?`,
      `It was ${part(hits, first)} of them. Expect about the same part of ${numeral(more)}.`,
    ],
    solution: [
      `In the first group it was ${hits} of ${first}: the experimental probability is ${reduced(hits, first)}.`,
      `The next group is ${numeral(more)} ÷ ${first} = ${numeral(factor)} times as large.`,
      `So expect about ${hits} × ${numeral(factor)} = ${numeral(answer)}.`,
    ],
  }
}

export const probability = defineSkill({
  id: 'probability',
  revision: 1,
  subject: 'math',
  gradeLevel: 7,
  strand: 'Statistics and probability',
  name: 'Probability',
  description: 'Say how likely something is, compare chances and predict what to expect.',
  icon: 'dice',
  standards: ['7.SP.C.5', '7.SP.C.6', '7.SP.C.7a', '7.SP.C.7b', '7.SP.C.8a', '7.SP.C.8b'],
  prerequisites: ['equivalent-ratios', 'add-fractions'],
  misconceptions: [
    {
      id: 'part-to-part',
      name: 'compares with the rest and not with all',
      explanation:
        'With 3 red and 5 blue marbles, the probability of red is 3 out of 8. The red ones belong to the whole, too.',
    },
    {
      id: 'equal-kinds',
      name: 'takes all kinds for equally likely',
      explanation: 'Three colors are equally likely only when there are as many of each.',
    },
    {
      id: 'complement',
      name: 'finds the opposite',
      explanation: 'Check in the end whether your number is for the event or for its opposite.',
    },
    {
      id: 'one-of-two',
      name: 'counts only a part of “or”',
      explanation: '“Red or blue” is true for each red one and for each blue one.',
    },
    {
      id: 'upside-down',
      name: 'turns the fraction over',
      explanation: 'All outcomes stand on the bottom. A probability is never more than 1.',
    },
    {
      id: 'one-over-all',
      name: 'writes 1 over all',
      explanation:
        'The top of the fraction is the number of outcomes that count, and that can be more than 1.',
    },
    {
      id: 'counts-limit',
      name: 'counts the limit itself',
      explanation: '“Greater than 4” starts at 5.',
    },
    {
      id: 'uneven-parts',
      name: 'counts sections of different size alike',
      explanation:
        'Count outcomes only when they are equally likely. Cut wide sections into equal parts first.',
    },
    {
      id: 'reversed',
      name: 'reads the scale from the wrong end',
      explanation: '0 is impossible and 1 is certain. The nearer to 1, the more likely.',
    },
    {
      id: 'looks-of-number',
      name: 'compares numbers in different forms by their looks',
      explanation: '9% looks greater than 1/2, but it is much less. Write all chances in one form.',
    },
    {
      id: 'counts-only',
      name: 'looks at the number that counts and not at the total',
      explanation: '5 winners in 100 tickets are a worse chance than 2 in 10.',
    },
    {
      id: 'counts-rest',
      name: 'looks at the others and not at the part',
      explanation: 'What counts is which part of all is wanted.',
    },
    {
      id: 'difference',
      name: 'compares differences',
      explanation: '3 of 4 and 8 of 9 both leave one out, but they are different parts of the whole.',
    },
    {
      id: 'divides-by-favorable',
      name: 'divides by the wrong number',
      explanation: 'To find what to expect, take the part of the trials that the probability says.',
    },
    {
      id: 'adds-difference',
      name: 'adds the same to both',
      explanation: 'With three times as many trials, expect about three times as many hits.',
    },
    {
      id: 'adds-outcomes',
      name: 'adds outcomes instead of pairing them',
      explanation: 'With 2 outcomes first and 3 after, there are 2 × 3 pairs. A tree shows them all.',
    },
    {
      id: 'adds-chances',
      name: 'adds chances for “and”',
      explanation: 'Two things together are less likely than each of them alone, so the chance gets smaller.',
    },
    {
      id: 'one-stage',
      name: 'looks at one of two events',
      explanation: 'Follow the tree to its ends: both events must fit.',
    },
    {
      id: 'one-order',
      name: 'forgets that things can come in another order',
      explanation: 'Red first and white second is one way, white first and red second another.',
    },
    {
      id: 'both-times',
      name: 'mixes up once, twice and at least once',
      explanation: '“At least once” means once or twice. “Exactly once” leaves twice out.',
    },
  ],
  lesson: {
    idea: [
      'A probability says how likely something is. It is a number from 0 (impossible) to 1 (certain). When all outcomes are equally likely, divide the number of outcomes that count by the number of all outcomes.',
      `On a spinner with 8 equal sections, 3 of them red, the probability of red is ${math`\frac{3}{8}`}. In 80 spins, expect red about 30 times.`,
      'When two things happen, each first outcome goes with each second outcome. A tree or a table shows all pairs, so that you can count them.',
    ],
    figure: treeOf(coinStage, { does: '', heading: 'Spinner', outcomes: ['red', 'blue', 'green'] }),
    workedExample: { model: 'compound-events', level: 2 },
    words: [
      { word: 'outcome', meaning: 'One thing that can happen, such as a 5 on a number cube.' },
      { word: 'event', meaning: 'One outcome or several that you look for, such as an even number.' },
      { word: 'sample space', meaning: 'All outcomes together.' },
      {
        word: 'experimental probability',
        meaning: 'The part of the trials in which something really happened.',
      },
      { word: 'compound event', meaning: 'An event made of two or more, such as heads and then red.' },
    ],
  },
  models: [singleEvent, orderChances, compareChances, predict, compoundEvents],
})
