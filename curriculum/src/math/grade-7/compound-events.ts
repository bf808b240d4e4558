import type { Figure, Item, Shown } from '../../item.ts'
import { plain } from '../../markup.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import type { ComputedModel } from '../../skill.ts'
import { count, listed, sentence } from '../../wording.ts'
import { numbersIn } from '../numbers-in-text.ts'
import { chance, colors, reduced, typedChance, upTo } from './chance-sources.ts'

interface Stage {
  does: string
  /** “a coin is tossed” happens before “lands on heads”. */
  heading: string
  outcomes: string[]
}

export const coinStage: Stage = { does: 'tosses a coin', heading: 'Coin', outcomes: ['heads', 'tails'] }
const stageMakers: ((random: Random) => Stage)[] = [
  (random) => ({
    does: 'spins a spinner',
    heading: 'Spinner',
    outcomes: random.sample(colors, random.integer(3, 4)),
  }),
  (random) => ({
    does: 'draws a card',
    heading: 'Card',
    outcomes: random.sample(['star', 'moon', 'sun', 'heart', 'leaf'], 3),
  }),
  (random) => ({
    does: 'picks a snack',
    heading: 'Snack',
    outcomes: random.sample(
      ['apple', 'nuts', 'yogurt', 'pretzels', 'cheese', 'grapes'],
      random.integer(3, 4),
    ),
  }),
  (random) => ({
    does: 'picks a drink',
    heading: 'Drink',
    outcomes: random.sample(['milk', 'water', 'juice', 'tea'], random.integer(2, 3)),
  }),
]

type Tree = Extract<Figure, { kind: 'tree' }>

export function treeOf(first: Stage, second: Stage): Tree {
  return {
    kind: 'tree',
    title: 'All outcomes',
    stages: [first.heading, second.heading],
    branches: first.outcomes.map((label) => ({
      label,
      branches: second.outcomes.map((inner) => ({ label: inner, outcome: `${label}, ${inner}` })),
    })),
    description: `A tree diagram. The first branches, for “${first.heading}”, are ${listed(first.outcomes)}. From each of them go branches for “${second.heading}”: ${listed(second.outcomes)}.`,
  }
}

/** One end of a tree (level 1), both of two events (level 2), once or at least once in two (level 3). */
export const compoundEvents: ComputedModel = {
  id: 'compound-events',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 60,
  make(random, level) {
    return level === 1 ? oneEnd(random) : level === 2 ? bothEvents(random) : twiceTheSame(random)
  },
  solve: countOutcomes,
}

function oneEnd(random: Random): Item {
  const makers = random.sample(stageMakers, 2)
  const stages = random.shuffle([
    random.chance(0.4) ? coinStage : (makers[0]?.(random) ?? coinStage),
    makers[1]?.(random) ?? coinStage,
  ])
  const [first = coinStage, second = coinStage] = stages
  const [one, two] = [random.pick(first.outcomes), random.pick(second.outcomes)]
  const [a, b] = [first.outcomes.length, second.outcomes.length]
  const hasSecondOnly = random.chance(0.3)
  const asked = hasSecondOnly ? `an outcome with ${two} in it` : `${one} and ${two}`
  const good = hasSecondOnly ? a : 1
  return {
    stem: `${person(random)} ${first.does} and ${second.does}, both at random. The tree shows all outcomes, and they are equally likely. What is the probability of ${asked}?`,
    figure: treeOf(first, second),
    ...typedChance(
      good,
      a * b,
      [
        {
          value: chance(1, a + b),
          misconception: 'adds-outcomes',
          feedback: `You added ${a} and ${b}. But each of the ${a} first branches splits into ${b}. Count the ends of the tree.`,
        },
        {
          value: chance(1, hasSecondOnly ? a * b : b),
          misconception: hasSecondOnly ? 'one-over-all' : 'one-stage',
          feedback: hasSecondOnly
            ? `That is the probability of a single end. At how many ends does ${two} stand?`
            : `That is the probability of ${two} alone. ${sentence(one)} must happen, too. How many ends does the whole tree have?`,
        },
        {
          value: chance(1, a),
          misconception: 'one-stage',
          feedback: `You looked at the first branches only. Follow the tree to its ends.`,
        },
        {
          value: chance(a + b, a * b),
          misconception: 'adds-chances',
          feedback: `Adding the chances makes them greater. Can both together be more likely than one of them?`,
        },
      ].filter(({ value }) => hasSecondOnly || value !== '1'),
    ),
    hints: [
      'Each end of the tree is one outcome. How many ends are there?',
      `Now count the ends that fit ${hasSecondOnly ? two : `both ${one} and ${two}`}.`,
    ],
    solution: [
      `The tree has ${a} first branches, and ${b} more from each: ${a} × ${b} = ${a * b} ends. All are equally likely.`,
      hasSecondOnly
        ? `${sentence(two)} stands at one end for each first branch. That makes ${a} ends.`
        : `Just one end fits: ${one}, then ${two}.`,
      `So the probability is ${reduced(good, a * b)}.`,
    ],
  }
}

interface Simple {
  does: string
  /** As a gerund phrase after “the probability of”. */
  event: string
  good: number
  all: number
}

const simpleMakers: ((random: Random) => Simple)[] = [
  () => ({ does: 'tosses a coin', event: 'heads on the coin', good: 1, all: 2 }),
  (random) => {
    const limit = random.integer(2, 5)
    return {
      does: 'rolls a number cube with the numbers 1 to 6',
      event: `a number greater than ${limit} on the cube`,
      good: 6 - limit,
      all: 6,
    }
  },
  (random) => {
    const all = random.integer(4, 10)
    const good = random.integer(1, all - 1)
    const color = random.pick(colors)
    return {
      does: `spins a spinner with ${all} equal sections, ${good} of them ${color},`,
      event: `${color} on the spinner`,
      good,
      all,
    }
  },
  (random) => {
    const all = random.pick([5, 8, 10, 12, 15, 20])
    const good = random.integer(1, 4)
    return {
      does: `takes one of ${all} tickets, ${good} of which ${good === 1 ? 'wins' : 'win'},`,
      event: 'a winning ticket',
      good,
      all,
    }
  },
]

function bothEvents(random: Random): Item {
  const [one, two] = random.sample(simpleMakers, 2).map((maker) => maker(random))
  if (one === undefined || two === undefined) throw new RangeError('Two events')
  const [good, all] = [one.good * two.good, one.all * two.all]
  return {
    stem: `${person(random)} ${one.does} and ${two.does.replace(/,$/, '')}. What is the probability of both ${one.event} and ${two.event}?`,
    ...typedChance(good, all, [
      {
        value: chance(one.good * two.all + two.good * one.all, all),
        misconception: 'adds-chances',
        feedback: `You added the two chances. Both together cannot be more likely than one of them alone. Which part of a part is it?`,
      },
      {
        value: chance(one.good + two.good, one.all + two.all),
        misconception: 'adds-outcomes',
        feedback: `You added tops and bottoms. But each of the ${one.all} first outcomes can go with each of the ${two.all} second ones. How many pairs are there?`,
      },
      {
        value: chance(one.good, one.all),
        misconception: 'one-stage',
        feedback: `That is the probability of ${one.event} alone. In how many of these cases do you get ${two.event} as well?`,
      },
      {
        value: chance(two.good, two.all),
        misconception: 'one-stage',
        feedback: `That is the probability of ${two.event} alone. In how many of these cases do you get ${one.event} as well?`,
      },
      {
        value: chance(1, all),
        misconception: 'one-over-all',
        feedback: `There are ${all} pairs of outcomes, that is right. But more than one pair counts.`,
      },
    ]),
    hints: [
      'Think of a tree or a table: each first outcome goes with each second outcome. How many pairs is that?',
      `For ${one.event}, it is ${one.good} of ${one.all}. For ${two.event}, it is ${two.good} of ${two.all}. How many pairs of both fit?`,
    ],
    solution: [
      `There are ${one.all} × ${two.all} = ${all} pairs, and all are equally likely.`,
      `The pairs that count: ${one.good} × ${two.good} = ${good}.`,
      `So the probability is ${reduced(good, all)}.`,
    ],
  }
}

type Twice = 'once' | 'at least once' | 'same'

function twiceTheSame(random: Random): Item {
  const all = random.integer(3, 8)
  const good = random.integer(1, all - 1)
  const bad = all - good
  const pairs = all * all
  const color = random.pick(colors)
  const rest = random.pick(['white', 'gray', 'black'])
  const kind = random.pick<Twice>(['once', 'at least once', 'same'])
  const right = {
    once: 2 * good * bad,
    'at least once': pairs - bad * bad,
    same: good * good + bad * bad,
  }[kind]
  const event = {
    once: `it lands on ${color} exactly once`,
    'at least once': `it lands on ${color} at least once`,
    same: 'it lands on the same color both times',
  }[kind]
  const pairsOf = (howMany: number) => count(howMany, 'pair')
  const count1 = (howMany: number) => `${howMany} ${howMany === 1 ? 'is' : 'are'}`
  const solution = {
    once: `${sentence(color)} can come first or second: ${good} × ${bad} = ${pairsOf(good * bad)} each way, so ${pairsOf(2 * good * bad)} in all.`,
    'at least once': `The opposite is never ${color}: ${bad} × ${bad} = ${pairsOf(bad * bad)}. All others count: ${pairs} − ${bad * bad} = ${right}.`,
    same: `Twice ${color}: ${good} × ${good} = ${pairsOf(good * good)}. Twice ${rest}: ${bad} × ${bad} = ${pairsOf(bad * bad)}. Together ${good * good} + ${bad * bad} = ${right}.`,
  }[kind]
  return {
    stem: `A spinner has ${all} equal sections: ${count1(good)} ${color} and ${count1(bad)} ${rest}. ${person(random)} spins it twice. What is the probability that ${event}?`,
    ...typedChance(
      right,
      pairs,
      [
        {
          value: chance(good * bad, pairs),
          misconception: 'one-order',
          feedback:
            kind === 'at least once'
              ? `You counted ${color} first and ${rest} second. What if they come the other way round, or if ${color} comes twice?`
              : `You counted ${color} first and ${rest} second only. ${kind === 'once' ? 'They can also come the other way round.' : 'Which pairs have one color?'}`,
        },
        {
          value: chance(good * good, pairs),
          misconception: kind === 'same' ? 'one-order' : 'both-times',
          feedback:
            kind === 'same'
              ? `That is ${color} both times. Twice ${rest} is the same color both times as well.`
              : `That is ${color} both times. Which other pairs of spins fit?`,
        },
        {
          value: chance(2 * good, all),
          misconception: 'adds-chances',
          feedback: `You added the chance twice. Think of all ${all} × ${all} pairs of spins: how many of them fit?`,
        },
        {
          value: chance(good, all),
          misconception: 'one-stage',
          feedback: `That is the chance of ${color} in one spin. Here there are two spins.`,
        },
        {
          value: chance(2 * good * bad, pairs),
          misconception: 'both-times',
          feedback:
            kind === 'same'
              ? `That is the chance of two different colors.`
              : `That is ${color} exactly once. Is ${color} both times not at least once as well?`,
        },
        {
          value: chance(bad * bad, pairs),
          misconception: 'complement',
          feedback: `That is the chance that it never lands on ${color}.`,
        },
      ].filter(({ value }) => value.includes('/')),
    ),
    hints: [
      `Think of a table with a row for each first section and a column for each second section. How many pairs is that?`,
      {
        once: `${sentence(color)} may come first and ${rest} second, or the other way round. Count the pairs for both.`,
        'at least once': `Maybe the opposite is easier: in how many pairs is ${color} missing?`,
        same: `Count the pairs with ${color} twice, then those with ${rest} twice.`,
      }[kind],
    ],
    solution: [
      `There are ${all} × ${all} = ${pairs} pairs of sections, and all are equally likely.`,
      solution,
      `So the probability is ${reduced(right, pairs)}.`,
    ],
  }
}

/** The solver's own way: list every outcome and count. */
function countOutcomes(shown: Shown) {
  const text = plain(shown.stem)
  const { figure } = shown
  if (figure?.kind === 'tree') {
    const [, asked = ''] = /probability of ([^?]*)/.exec(text) ?? []
    const ends = figure.branches.flatMap(({ label, branches = [] }) =>
      branches.map((inner) => [label, inner.label]),
    )
    const wanted = asked.startsWith('an outcome') ? [asked.split(' ')[3] ?? ''] : asked.split(' and ')
    const good = ends.filter((end) => wanted.every((each) => end.includes(each)))
    return { kind: 'fraction' as const, text: `${good.length}/${ends.length}` }
  }
  if (text.includes('twice')) {
    const [all = 0, good = 0] = numbersIn(text)
    const spins = upTo(all).map((each) => each <= good)
    const pairs = spins.flatMap((one) => spins.map((two) => [one, two] as const))
    const fits = pairs.filter(([one, two]) =>
      text.includes('exactly') ? one !== two : text.includes('at least') ? one || two : one === two,
    )
    return { kind: 'fraction' as const, text: `${fits.length}/${pairs.length}` }
  }
  let [top, bottom] = [1, 1]
  const times = (good: number, all: number) => {
    top *= good
    bottom *= all
  }
  if (text.includes('coin')) times(1, 2)
  const limit = /greater than (\d)/.exec(text)?.[1]
  if (limit !== undefined) times(6 - Number(limit), 6)
  const [, sections, colored] = /with (\d+) equal sections, (\d+)/.exec(text) ?? []
  if (sections !== undefined) times(Number(colored), Number(sections))
  const [, tickets, winning] = /one of (\d+) tickets, (\d+)/.exec(text) ?? []
  if (tickets !== undefined) times(Number(winning), Number(tickets))
  return { kind: 'fraction' as const, text: `${top}/${bottom}` }
}
