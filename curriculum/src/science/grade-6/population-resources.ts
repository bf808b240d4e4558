import { choice, number, type WrongOption } from '../../build-item.ts'
import type { Figure, Item } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { count, numeral, sentence } from '../../wording.ts'
import { conceptModel } from '../concept-questions.ts'
import { populationQuestions } from './population-questions.ts'

/** What an animal of a place needs: food by weight in a time, and shelter that holds so many. Figures as in field guides. */
const dwellers = [
  {
    place: 'in a forest',
    one: 'deer',
    many: 'deer',
    food: 'leaves and twigs',
    need: [18, 20, 24],
    time: 'week',
    shelter: ['thicket', 'thickets'],
    holds: [3, 4, 5],
  },
  {
    place: 'in a meadow',
    one: 'rabbit',
    many: 'rabbits',
    food: 'grass',
    need: [3, 4],
    time: 'week',
    shelter: ['burrow', 'burrows'],
    holds: [6, 8, 10],
  },
  {
    place: 'in a bamboo valley',
    one: 'panda',
    many: 'pandas',
    food: 'bamboo',
    need: [12, 14, 15],
    time: 'day',
    shelter: ['den', 'dens'],
    holds: [2],
  },
  {
    place: 'on a coast',
    one: 'sea otter',
    many: 'sea otters',
    food: 'shellfish',
    need: [5, 6, 7],
    time: 'day',
    shelter: ['kelp bed', 'kelp beds'],
    holds: [8, 10, 12],
  },
  {
    place: 'in a warm spring',
    one: 'manatee',
    many: 'manatees',
    food: 'water plants',
    need: [40, 45, 50],
    time: 'day',
    shelter: ['warm pool', 'warm pools'],
    holds: [5, 6, 8],
  },
  {
    place: 'on an island',
    one: 'seal',
    many: 'seals',
    food: 'fish',
    need: [4, 5],
    time: 'day',
    shelter: ['rock ledge', 'rock ledges'],
    holds: [3, 4, 5],
  },
  {
    place: 'in a wetland',
    one: 'beaver',
    many: 'beavers',
    food: 'bark and twigs',
    need: [6, 7],
    time: 'week',
    shelter: ['lodge', 'lodges'],
    holds: [4, 5, 6],
  },
  {
    place: 'in a gum tree grove',
    one: 'koala',
    many: 'koalas',
    food: 'gum leaves',
    need: [4, 5],
    time: 'week',
    shelter: ['tree group', 'tree groups'],
    holds: [2, 3],
  },
  {
    place: 'on a hillside',
    one: 'goat',
    many: 'goats',
    food: 'shrubs',
    need: [14, 15, 16],
    time: 'week',
    shelter: ['cave', 'caves'],
    holds: [5, 6, 8],
  },
] as const
type Dweller = (typeof dwellers)[number]

const kilograms = (value: number): string => `${numeral(value)} kg`
const animals = (kind: Dweller, value: number): string => count(value, kind.one, kind.many)
const shelters = (kind: Dweller, value: number): string => count(value, kind.shelter[0], kind.shelter[1])
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([found]) => Number(found.replaceAll(',', '')))

/** How many a place can support: one resource, two of them, and after a change. */
const carryingCapacity: ComputedModel = {
  id: 'carrying-capacity',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 50,
  calculator: 'basic',
  make(random, level) {
    const kind = random.pick(dwellers)
    return level === 1
      ? oneResource(random, kind)
      : level === 2
        ? twoResources(random, kind)
        : afterChange(random, kind)
  },
  solve(shown) {
    const numbers = numbersIn(shown.stem)
    const [food = 0, need = 1, places = Infinity, holds = 1, after] = numbers
    // Adds one animal after the other until something runs out.
    const settle = (foodLeft: number, spaces: number): number => {
      let living = 0
      while ((living + 1) * need <= foodLeft && living + 1 <= spaces) living += 1
      return living
    }
    if (/How many more/.test(shown.stem)) {
      let added = 0
      while (settle(food, (places + added + 1) * holds) > settle(food, (places + added) * holds)) added += 1
      return { kind: 'number', text: String(added) }
    }
    return { kind: 'number', text: String(settle(after ?? food, places * holds)) }
  },
}

function oneResource(random: Random, kind: Dweller): Item {
  const need = random.pick(kind.need)
  const fed = random.integer(6, 60)
  const food = need * fed
  return {
    stem: `${sentence(kind.place)}, there are ${kilograms(food)} of ${kind.food} to eat each ${kind.time}. Each ${kind.one} needs ${kilograms(need)} of it a ${kind.time}. How many ${kind.many} can the place feed in the long run?`,
    ...number({ label: 'How many', after: kind.many }, { value: String(fed) }, [
      {
        value: String(food * need),
        misconception: 'more-than-there-is',
        feedback: `You multiplied. That would take far more food than there is: each ${kind.one} needs ${kilograms(need)}, and there are ${kilograms(food)} to share.`,
      },
      {
        value: String(food - need),
        misconception: 'one-share-only',
        feedback: `You took away the share of one ${kind.one}. Every one of them needs a share of ${kilograms(need)}. How many shares are in ${kilograms(food)}?`,
      },
      {
        value: String(food),
        misconception: 'more-than-there-is',
        feedback: `${numeral(food)} is the food in kilograms. That would be the number of ${kind.many} if each of them lived on 1 kg.`,
      },
    ]),
    hints: [
      `All ${kind.many} share the same food. How much does one of them need?`,
      `How many shares of ${kilograms(need)} are there in ${kilograms(food)}?`,
    ],
    solution: [
      `Each ${kind.one} takes ${kilograms(need)} a ${kind.time}, and ${kilograms(food)} are there to share.`,
      `${numeral(food)} ÷ ${numeral(need)} = ${numeral(fed)}.`,
      `The place can feed ${animals(kind, fed)}. With more than that, there is not enough for all.`,
    ],
  }
}

function twoResources(random: Random, kind: Dweller): Item {
  const need = random.pick(kind.need)
  const holds = random.pick(kind.holds)
  const places = random.integer(4, 14)
  const housed = places * holds
  const isFoodScarce = random.chance(0.5)
  const fed = isFoodScarce
    ? random.integer(Math.ceil(housed * 0.4), housed - 3)
    : random.integer(housed + 3, housed * 2)
  const food = need * fed
  const answer = Math.min(fed, housed)
  const scarce = isFoodScarce ? 'food' : 'shelter'
  return {
    stem: `${sentence(kind.place)}, there are ${kilograms(food)} of ${kind.food} each ${kind.time}, and each ${kind.one} needs ${kilograms(need)} of it. There are ${shelters(kind, places)}, and each can hold ${animals(kind, holds)}. How many ${kind.many} can live here in the long run?`,
    ...number({ label: 'How many', after: kind.many }, { value: String(answer) }, [
      {
        value: String(Math.max(fed, housed)),
        misconception: 'takes-larger-limit',
        feedback: isFoodScarce
          ? `There is shelter for ${numeral(housed)}, but food for how many? Every ${kind.one} needs both, so the resource that runs out first sets the limit.`
          : `There is food for ${numeral(fed)}, but shelter for how many? Every ${kind.one} needs both, so the resource that runs out first sets the limit.`,
      },
      {
        value: String(fed + housed),
        misconception: 'adds-limits',
        feedback: `You added the two limits, ${numeral(fed)} for food and ${numeral(housed)} for shelter. But it is the same ${kind.many} that need both.`,
      },
      {
        value: String(places),
        misconception: 'one-share-only',
        feedback: `${numeral(places)} is the number of ${kind.shelter[1]}. Each of them holds ${animals(kind, holds)}. And is there food for all of those?`,
      },
    ]),
    hints: [
      `Every ${kind.one} needs food and shelter. Find out how many there is enough for, once for food and once for shelter.`,
      `Food: how many shares of ${kilograms(need)} are in ${kilograms(food)}? Shelter: ${numeral(places)} times ${numeral(holds)}. Which of the two runs out first?`,
    ],
    solution: [
      `Food: ${numeral(food)} ÷ ${numeral(need)} = ${numeral(fed)}, so there is food for ${animals(kind, fed)}.`,
      `Shelter: ${numeral(places)} × ${numeral(holds)} = ${numeral(housed)}, so there is shelter for ${animals(kind, housed)}.`,
      `Every ${kind.one} needs both, so ${scarce} sets the limit: ${animals(kind, answer)}.`,
    ],
  }
}

function afterChange(random: Random, kind: Dweller): Item {
  const need = random.pick(kind.need)
  const holds = random.pick(kind.holds)
  const places = random.integer(4, 14)
  const housed = places * holds
  if (random.chance(0.5)) {
    const extra = random.integer(2, 8)
    const fed = housed + extra * holds
    const food = need * fed
    return {
      stem: `${sentence(kind.place)}, there are ${kilograms(food)} of ${kind.food} each ${kind.time}, and each ${kind.one} needs ${kilograms(need)} of it. There are ${shelters(kind, places)}, and each can hold ${animals(kind, holds)}. How many more ${kind.shelter[1]} would be of use before food becomes the limit?`,
      ...number({ label: 'Of use', after: kind.shelter[1] }, { value: String(extra) }, [
        {
          value: String(fed - housed),
          misconception: 'stops-on-the-way',
          feedback: `There is food for ${numeral(fed - housed)} more ${kind.many}, that is right. But each ${kind.shelter[0]} holds ${animals(kind, holds)}, so fewer ${kind.shelter[1]} do.`,
        },
        {
          value: String(fed / holds),
          misconception: 'forgets-what-is-there',
          feedback: `${numeral(fed / holds)} is how many would be needed in all. There are ${numeral(places)} already.`,
        },
        {
          value: String(fed),
          misconception: 'stops-on-the-way',
          feedback: `${numeral(fed)} is how many ${kind.many} the food is enough for. How many of these have shelter already, and how many ${kind.shelter[1]} do the rest need?`,
        },
      ]),
      hints: [
        `How many ${kind.many} is there food for, and how many is there shelter for?`,
        `Food is enough for ${numeral(food)} ÷ ${numeral(need)}, shelter for ${numeral(places)} × ${numeral(holds)}. Close the gap with ${kind.shelter[1]} for ${numeral(holds)} each.`,
      ],
      solution: [
        `Food: ${numeral(food)} ÷ ${numeral(need)} = ${numeral(fed)}. Shelter: ${numeral(places)} × ${numeral(holds)} = ${numeral(housed)}.`,
        `There is food for ${numeral(fed)} − ${numeral(housed)} = ${numeral(fed - housed)} more, if they had shelter.`,
        `${numeral(fed - housed)} ÷ ${numeral(holds)} = ${numeral(extra)}. After that, food is the limit, and more ${kind.shelter[1]} are of no use.`,
      ],
    }
  }
  const before = random.integer(housed + 2, housed * 2)
  const fedNow = random.integer(Math.ceil(housed * 0.3), Math.floor(housed * 1.4))
  const now = Math.min(fedNow, housed)
  return {
    stem: `${sentence(kind.place)}, there were ${kilograms(before * need)} of ${kind.food} each ${kind.time}, and each ${kind.one} needs ${kilograms(need)} of it. There are ${shelters(kind, places)}, and each can hold ${animals(kind, holds)}. In a bad year there are just ${kilograms(fedNow * need)} of food each ${kind.time}. How many ${kind.many} can live here now?`,
    ...number({ label: 'How many', after: kind.many }, { value: String(now) }, [
      {
        value: String(Math.max(fedNow, housed)),
        misconception: 'takes-larger-limit',
        feedback: `Now there is food for ${numeral(fedNow)} and shelter for ${numeral(housed)}. Every ${kind.one} needs both. Which of the two runs out first?`,
      },
      {
        value: String(before),
        misconception: 'no-effect-of-change',
        feedback: `${numeral(before)} is how many the food was enough for before the bad year. Use the new amount of food, and look at shelter too.`,
      },
      {
        value: String(housed),
        misconception: 'no-effect-of-change',
        feedback: `${numeral(housed)} is how many there is shelter for, and that was the limit before. Does the new amount of food still feed so many?`,
      },
      {
        value: String(before - fedNow),
        misconception: 'stops-on-the-way',
        feedback: `That is how many fewer the food is enough for. The question asks how many can live here now.`,
      },
    ]),
    hints: [
      'The bad year changes the food, but not the shelter. Work both out for now.',
      `Food now: how many shares of ${kilograms(need)} are in ${kilograms(fedNow * need)}? Compare that with the shelter for ${numeral(places)} × ${numeral(holds)}.`,
    ],
    solution: [
      `Food in the bad year: ${numeral(fedNow * need)} ÷ ${numeral(need)} = ${numeral(fedNow)}. Shelter: ${numeral(places)} × ${numeral(holds)} = ${numeral(housed)}.`,
      `Before, shelter was the limit. Now ${fedNow < housed ? 'food runs out first' : fedNow === housed ? 'both run out at the same number' : 'shelter still runs out first'}.`,
      `So ${animals(kind, now)} can live here now.`,
    ],
  }
}

/** Kinds that can double in a year, by many young or by others that come, and where they were counted. */
const counted = [
  { name: 'hares', where: 'on an island without foxes' },
  { name: 'rabbits', where: 'in a fenced meadow' },
  { name: 'terns', where: 'on a beach that was fenced off' },
  { name: 'geese', where: 'at a new lake' },
  { name: 'wild pigs', where: 'on a forest island' },
  { name: 'trout', where: 'in a mountain lake' },
  { name: 'swans', where: 'on a river' },
  { name: 'voles', where: 'in a hayfield' },
  { name: 'mussels', where: 'on a square meter of a new pier' },
  { name: 'quail', where: 'in a reserve' },
] as const

/** Growth that slows as the limit comes near (Verhulst 1838), in years, rounded to tens as counts from the air are. */
function logistic(start: number, limit: number, rate: number, years: number): number[] {
  const sizes = [start]
  while (sizes.length < years) {
    const now = sizes.at(-1) ?? start
    sizes.push(Math.round((now + rate * now * (1 - now / limit)) / 10) * 10)
  }
  return sizes
}

const years = (sizes: readonly number[]): string =>
  sizes.map((size, year) => `year ${year}: ${numeral(size)}`).join(', ')

const readGrowth: ComputedModel = {
  id: 'read-growth',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 45,
  make(random, level) {
    return level === 1 ? fastestGrowth(random) : level === 2 ? levelsOff(random) : tooMany(random)
  },
  solve(shown) {
    const { figure, interaction } = shown
    if (figure?.kind === 'line-graph') {
      // Where the line runs nearly flat at its end.
      const sizes = (figure.series[0]?.points ?? []).map(([, size]) => size)
      const flat = sizes.slice(-3)
      return { kind: 'number', text: String(flat.reduce((sum, size) => sum + size, 0) / flat.length) }
    }
    if (figure?.kind !== 'table' || interaction.kind !== 'choice') throw new TypeError('expects a table')
    const rows = figure.rows.map((row) => row.map((cell) => Number(cell.replaceAll(/[^\d]/g, ''))))
    if (figure.columns.length === 2) {
      const gains = rows.slice(1).map((row, index) => ({
        text: `From year ${rows[index]?.[0]} to year ${row[0]}`,
        gain: (row[1] ?? 0) - (rows[index]?.[1] ?? 0),
      }))
      const most = gains.toSorted((one, other) => other.gain - one.gain)[0]
      return {
        kind: 'choice',
        option: interaction.options.find((option) => option.text === most?.text)?.id ?? '',
      }
    }
    const [need = 1] = numbersIn(/needs ([\d,]+) kg/.exec(shown.stem)?.[1] ?? '')
    const short = rows.find(([, herd = 0, grown = 0]) => grown / need < herd)
    return {
      kind: 'choice',
      option: interaction.options.find((option) => option.text === `In year ${short?.[0]}`)?.id ?? '',
    }
  },
}

function fastestGrowth(random: Random): Item {
  const herd = random.pick(counted)
  const sizes = logistic(
    random.integer(2, 8) * 10,
    random.integer(30, 90) * 10,
    random.integer(6, 11) / 10,
    7,
  )
  const gains = sizes.slice(1).map((size, index) => size - (sizes[index] ?? 0))
  const most = Math.max(...gains)
  const at = gains.indexOf(most)
  const span = (index: number): string => `From year ${index} to year ${index + 1}`
  // One clear winner, and not the last step, where the number itself is largest.
  if (gains.filter((gain) => gain > most - 20).length > 1 || at === gains.length - 1)
    return fastestGrowth(random)
  const wrong = random.shuffle(
    gains.flatMap((gain, index): WrongOption[] =>
      index === at
        ? []
        : [
            {
              text: span(index),
              misconception: index === gains.length - 1 ? 'size-for-growth' : 'steady-growth',
              feedback:
                index === gains.length - 1
                  ? `In year ${index + 1} there are the most ${herd.name}. But the question is about growth: in that time only ${numeral(gain)} were added. Work out the gain of each year.`
                  : `From ${numeral(sizes[index] ?? 0)} to ${numeral(sizes[index + 1] ?? 0)} is a gain of ${numeral(gain)}. Is there a year with a larger gain?`,
            },
          ],
    ),
  )
  const last = wrong.find((option) => option.text === span(gains.length - 1))
  const chosen = [...(last === undefined ? [] : [last]), ...wrong.filter((option) => option !== last)].slice(
    0,
    3,
  )
  return {
    stem: `The table shows how many ${herd.name} were counted ${herd.where}. When did their number grow the most?`,
    figure: {
      kind: 'table',
      title: `${sentence(herd.name)} ${herd.where}`,
      columns: ['Year', `Number of ${herd.name}`],
      rows: sizes.map((size, year) => [String(year), numeral(size)]),
      description: `A table of the number of ${herd.name}. ${sentence(years(sizes))}.`,
    },
    ...choice(random, {
      right: span(at),
      wrong: chosen,
      keepOrder: gains.map((_, index) => span(index)),
    }),
    hints: [
      'Growth is a change: how many were added from one year to the next.',
      `Start with the first step: from ${numeral(sizes[0] ?? 0)} to ${numeral(sizes[1] ?? 0)} is a gain of ${numeral(gains[0] ?? 0)}. Go on like this for every choice.`,
    ],
    solution: [
      'Find the gain in each choice: the later number minus the earlier one.',
      ...[at, ...chosen.map((option) => gains.findIndex((_, index) => span(index) === option.text))]
        .toSorted((one, other) => one - other)
        .map(
          (index) =>
            `${span(index)}: ${numeral(sizes[index + 1] ?? 0)} − ${numeral(sizes[index] ?? 0)} = ${numeral(gains[index] ?? 0)}.`,
        ),
    ],
  }
}

function levelsOff(random: Random): Item {
  const herd = random.pick(counted)
  const step = random.pick([20, 50])
  const limit = step * random.integer(7, 12)
  const start = step * random.integer(1, 2)
  const sizes = logistic(start, limit, random.integer(8, 11) / 10, 10)
  const largest = Math.max(...sizes)
  if (sizes.slice(-3).some((size) => Math.abs(size - limit) > step / 5)) return levelsOff(random)
  const top = step * 14
  const figure: Figure = {
    kind: 'line-graph',
    title: `${sentence(herd.name)} ${herd.where}`,
    description: `A line graph of the number of ${herd.name} over the years. ${sentence(years(sizes))}.`,
    x: { from: 0, to: 9, step: 1, label: 'Year' },
    y: { from: 0, to: top, step, label: `Number of ${herd.name}` },
    series: [
      { label: sentence(herd.name), points: sizes.map((size, year): [number, number] => [year, size]) },
    ],
  }
  return {
    stem: `The graph shows how many ${herd.name} were counted ${herd.where}. About how many ${herd.name} can this place support in the long run?`,
    figure,
    ...number(
      { label: 'About how many', after: herd.name },
      { value: String(limit), within: String(step / 2) },
      [
        {
          value: String(Math.round(largest / 2 / step) * step),
          misconception: 'size-for-growth',
          feedback: `About there the line is steepest: the number grows fastest. But it goes on growing. Where does it stop?`,
        },
        {
          value: String(start),
          misconception: 'no-limit-seen',
          feedback: `${numeral(start)} is how many there were at the start, in year 0. Follow the line to the right.`,
        },
        {
          value: String(top),
          misconception: 'no-limit-seen',
          feedback: `${numeral(top)} is only the top of the scale. The line does not get there. Where does it run flat?`,
        },
        {
          value: '9',
          misconception: 'no-limit-seen',
          feedback: 'That is a year. The number of animals is read on the other axis.',
        },
      ],
    ),
    hints: [
      'A population grows while there is enough for more. What does the line do when there is just enough?',
      'Find the part where the line runs flat. Then go straight across to the scale on the left.',
    ],
    solution: [
      'At first the line gets steeper: there is plenty for all. Then it bends and runs flat, because food or space is used up.',
      `It runs flat at about ${numeral(limit)} ${herd.name}.`,
      `So the place can support about ${numeral(limit)}. That is its carrying capacity.`,
    ],
  }
}

const grazers = [
  { one: 'deer', many: 'deer', need: [900, 1000, 1100], where: 'on an island' },
  { one: 'goat', many: 'goats', need: [700, 800], where: 'on a rocky hill' },
  { one: 'sheep', many: 'sheep', need: [500, 600], where: 'on a fenced range' },
  { one: 'wild pig', many: 'wild pigs', need: [700, 900], where: 'on a forest island' },
  { one: 'kangaroo', many: 'kangaroos', need: [600, 700], where: 'on a fenced plain' },
  { one: 'rabbit', many: 'rabbits', need: [150, 180], where: 'in a meadow' },
] as const

function tooMany(random: Random): Item {
  const kind = random.pick(grazers)
  const need = random.pick(kind.need)
  const rate = random.pick([1.3, 1.4, 1.5, 1.6])
  const herd = [random.integer(2, 6) * 10]
  const fed = [random.integer(11, 18) * 10]
  // The herd grows year by year; once it eats more than grows, plants are damaged and less grows the next year.
  while (herd.length < 6) {
    const [now = 0, food = 0] = [herd.at(-1), fed.at(-1)]
    herd.push(Math.round((now <= food ? now * rate : now * 0.7) / 10) * 10)
    fed.push(
      now <= food ? food + random.pick([-10, 0, 10]) : Math.max(20, Math.round((food * 0.8) / 10) * 10),
    )
  }
  const first = herd.findIndex((size, year) => size > (fed[year] ?? 0))
  if (first < 2 || first > 4) return tooMany(random)
  // The year after must be short of food as well, so that it was a later sign and not the end of the shortage.
  if ((herd[first + 1] ?? 0) <= (fed[first + 1] ?? 0)) return tooMany(random)
  const grown = fed.map((size) => size * need)
  const fastest = herd.reduce(
    (best, size, year) =>
      year > 0 && size - (herd[year - 1] ?? 0) > (herd[best] ?? 0) - (herd[best - 1] ?? 0) ? year : best,
    1,
  )
  const text = (year: number): string => `In year ${year}`
  const reason = (year: number): WrongOption => ({
    text: text(year),
    misconception: year > first ? 'late-sign' : year === fastest ? 'size-for-growth' : 'no-limit-seen',
    feedback:
      year > first
        ? `In year ${year} there was too little food, but not for the first time. Check the year before: what did ${numeral(herd[year - 1] ?? 0)} ${kind.many} need?`
        : `In year ${year} the ${numeral(herd[year] ?? 0)} ${kind.many} needed ${kilograms((herd[year] ?? 0) * need)}, and ${kilograms(grown[year] ?? 0)} grew. That was still enough.`,
  })
  const wrong = [first + 1, first - 1, first - 2]
    .filter((year) => year >= 0 && year < herd.length)
    .map(reason)
  const rows = herd.map((size, year) => [String(year), numeral(size), kilograms(grown[year] ?? 0)])
  return {
    stem: `The table shows how many ${kind.many} live ${kind.where}, and how much plant food grows there. Each ${kind.one} needs ${kilograms(need)} of plants a year. In which year was there too little food for the first time?`,
    figure: {
      kind: 'table',
      title: `${sentence(kind.many)} and their food`,
      columns: ['Year', `Number of ${kind.many}`, 'Plants grown'],
      rows,
      description: `A table of ${kind.many} and of the plants grown. ${rows.map(([year, size, plants]) => `Year ${year}: ${size} ${kind.many}, ${plants}.`).join(' ')}`,
    },
    ...choice(random, { right: text(first), wrong, keepOrder: herd.map((_, year) => text(year)) }),
    hints: [
      `For each year, compare what all the ${kind.many} need with what grows.`,
      `In year 0, ${numeral(herd[0] ?? 0)} ${kind.many} needed ${numeral(herd[0] ?? 0)} × ${numeral(need)} = ${numeral((herd[0] ?? 0) * need)} kg. Go on with the other years.`,
    ],
    solution: [
      `Multiply the number of ${kind.many} by ${kilograms(need)} and compare with what grew.`,
      `Year ${first - 1}: ${numeral(herd[first - 1] ?? 0)} × ${numeral(need)} = ${numeral((herd[first - 1] ?? 0) * need)} kg needed, ${kilograms(grown[first - 1] ?? 0)} grew. That is enough.`,
      `Year ${first}: ${numeral(herd[first] ?? 0)} × ${numeral(need)} = ${numeral((herd[first] ?? 0) * need)} kg needed, only ${kilograms(grown[first] ?? 0)} grew. That is too little for the first time.`,
      `After that the number fell, as not all found enough food.`,
    ],
  }
}

/** Trials in which food and space are set and the animals are counted at the end. */
const trialKinds = [
  { animal: 'fish', box: 'tank', food: 'g of food a day', space: 'liters', portion: 5 },
  { animal: 'snails', box: 'tank', food: 'lettuce leaves a week', space: 'liters', portion: 2 },
  {
    animal: 'crickets',
    box: 'box',
    food: 'g of food a day',
    space: 'egg cartons',
    portion: 1,
  },
  {
    animal: 'fruit flies',
    box: 'jar',
    food: 'drops of sugar water a day',
    space: 'pints',
    portion: 1,
  },
  { animal: 'beetles', box: 'box', food: 'g of flour a week', space: 'square inches', portion: 10 },
  {
    animal: 'water fleas',
    box: 'jar',
    food: 'drops of yeast a day',
    space: 'cups of water',
    portion: 1,
  },
] as const
type TrialKind = (typeof trialKinds)[number]
const letters = ['P', 'Q', 'R', 'S'] as const

const useEvidence: ComputedModel = {
  id: 'use-evidence',
  kind: 'computed',
  thinking: 'explain',
  seconds: 55,
  make(random, level) {
    return level === 1 ? whatDataShow(random) : level === 2 ? findEvidence(random) : whatToAdd(random)
  },
  solve(shown) {
    if (shown.figure?.kind !== 'table' || shown.interaction.kind !== 'choice')
      throw new TypeError('expects a table and a choice')
    const { options } = shown.interaction
    const rows = shown.figure.rows.map((row) =>
      row.map((cell) => Number.parseFloat(cell.replaceAll(',', ''))),
    )
    const find = (fits: (text: string) => boolean): string =>
      options
        .filter((option) => fits(option.text))
        .map((option) => option.id)
        .join('+')
    if (shown.figure.columns.length === 2)
      return { kind: 'choice', option: find((text) => text === shapeOf(rows.map((row) => row[1] ?? 0))) }
    const byName = new Map(shown.figure.rows.map((row, index) => [row[0] ?? '', rows[index] ?? []]))
    if (shown.stem.includes('Which two')) {
      return {
        kind: 'choice',
        option: find((text) => {
          const [, one = '', two = ''] = /(\w) and (\w)$/.exec(text) ?? []
          const [first, second] = [byName.get(one) ?? [], byName.get(two) ?? []]
          return first[1] !== second[1] && first[2] === second[2] && first[3] === second[3]
        }),
      }
    }
    const [, asked = ''] = /more \w[\w ]* in \w+ (\w)\?/.exec(shown.stem) ?? []
    const base = byName.get(asked) ?? []
    const better = (changesFood: boolean, changesSpace: boolean): boolean =>
      rows.some(
        (row) =>
          (row[1] !== base[1]) === changesFood &&
          (row[2] !== base[2]) === changesSpace &&
          (row[3] ?? 0) > (base[3] ?? 0),
      )
    const word = better(true, false)
      ? 'Food alone'
      : better(false, true)
        ? 'Space alone'
        : better(true, true)
          ? 'Only both'
          : 'Neither'
    return { kind: 'choice', option: find((text) => text.startsWith(word)) }
  },
}

const shapes = {
  rises: 'More food went with more animals all along',
  levels: 'More food went with more animals, but only up to a point',
  flat: 'More food made no difference at all',
  falls: 'More food went with fewer animals all along',
} as const
type Shape = keyof typeof shapes

/** The solver's reading of a row of numbers: differences between neighbors. */
function shapeOf(sizes: readonly number[]): string {
  const steps = sizes.slice(1).map((size, index) => size - (sizes[index] ?? 0))
  if (steps.every((step) => step === 0)) return shapes.flat
  if (steps.every((step) => step > 0)) return shapes.rises
  return steps.every((step) => step < 0) ? shapes.falls : shapes.levels
}

function whatDataShow(random: Random): Item {
  const kind = random.pick(trialKinds)
  const shape = random.pick(['rises', 'levels', 'levels', 'flat'] as const)
  const portion = random.integer(1, 4)
  const each = random.integer(3, 9)
  const most = each * random.integer(2, 3)
  const flatSize = each * 4
  const sizes = [1, 2, 3, 4, 5].map((portions) =>
    shape === 'flat' ? flatSize : shape === 'rises' ? portions * each : Math.min(portions * each, most),
  )
  const rows = sizes.map((size, index) => [numeral((index + 1) * portion * 2), numeral(size)])
  const [first = 0, last = 0] = [sizes[0], sizes.at(-1)]
  const feedback: Record<Shape, string> = {
    rises:
      shape === 'flat'
        ? `The second column stays at ${numeral(flatSize)}. Do you see more animals where there is more food?`
        : `The numbers rise at first. But look at the last rows: they stay at ${numeral(last)} though the food goes up.`,
    levels:
      shape === 'flat'
        ? `The second column is ${numeral(flatSize)} from the first row on. There is no rise even at the start.`
        : `Look for a place where the numbers stop rising. From ${numeral(first)} to ${numeral(last)}, is there one?`,
    flat: `Compare the first row with a later one: ${numeral(first)} and ${numeral(sizes[1] ?? 0)} ${kind.animal}. Food did make a difference there.`,
    falls: `From the first row to the last it goes from ${numeral(first)} to ${numeral(last)} ${kind.animal}. Nowhere does it fall.`,
  }
  const misconceptions: Record<Shape, string> = {
    rises: 'no-limit-seen',
    levels: 'reads-in-limit',
    flat: 'no-effect-of-change',
    falls: 'reverses-effect',
  }
  return {
    stem: `A class keeps ${kind.animal} in five ${plural(kind.box)} of the same size and gives different amounts of food. After two months they count the ${kind.animal}. What do the data show?`,
    figure: {
      kind: 'table',
      title: `${sentence(kind.animal)} in ${plural(kind.box)} of the same size`,
      columns: [sentence(kind.food.replace(/^g /, 'grams ')), `Number of ${kind.animal}`],
      rows,
      description: `A table of ${kind.food.replace(/^g /, 'grams ')} and of the number of ${kind.animal}. ${rows.map(([food, size]) => `Food ${food}: ${size} ${kind.animal}.`).join(' ')}`,
    },
    ...choice(random, {
      right: shapes[shape],
      wrong: (['rises', 'levels', 'flat', 'falls'] as const)
        .filter((other) => other !== shape)
        .map((other) => ({
          text: shapes[other],
          misconception: misconceptions[other],
          feedback: feedback[other],
        })),
      keepOrder: Object.values(shapes),
    }),
    hints: [
      'Go down the food column: it rises. What does the other column do, row by row?',
      'Compare the first two rows. Then compare the last two rows.',
    ],
    solution: [
      `The food rises from row to row. The number of ${kind.animal} reads ${sizes.map(numeral).join(', ')}.`,
      shape === 'rises'
        ? 'It rises in every step, so more food went with more animals all along.'
        : shape === 'flat'
          ? 'It is the same in every row, so something other than food sets the limit here.'
          : `It rises to ${numeral(last)} and then stays there. From that point on, something other than food sets the limit, such as space.`,
    ],
  }
}

const plural = (word: string): string => (word.endsWith('x') ? `${word}es` : `${word}s`)

/** A two by two grid of trials: less or more food, less or more space; the scarcer of the two sets the number. */
function grid(random: Random, kind: TrialKind, limitedBy: 'food' | 'space' | 'both' | 'neither') {
  // In portions: one portion of food and one of space keep so many animals.
  const low = random.pick([2, 4])
  const each = random.integer(3, 9)
  const [spaceLow, spaceHigh] =
    limitedBy === 'food' ? [low * 2, low * 4] : limitedBy === 'space' ? [low / 2, low] : [low, low * 2]
  const ceiling = limitedBy === 'neither' ? low / 2 : Infinity
  const portion = random.integer(1, 4)
  return [
    { food: low, space: spaceLow },
    { food: low * 2, space: spaceLow },
    { food: low, space: spaceHigh },
    { food: low * 2, space: spaceHigh },
  ].map(({ food, space }) => ({
    food: food * portion,
    space: space * kind.portion,
    size: Math.min(food, space, ceiling) * each,
  }))
}
type Trial = ReturnType<typeof grid>[number]

function trialFigure(kind: TrialKind, trials: readonly Trial[]): Figure {
  const rows = trials.map((trial, index) => [
    letters[index] ?? '',
    numeral(trial.food),
    numeral(trial.space),
    numeral(trial.size),
  ])
  return {
    kind: 'table',
    title: `${sentence(kind.animal)} after two months`,
    columns: [
      sentence(kind.box),
      sentence(kind.food.replace(/^g /, 'grams ')),
      sentence(kind.space),
      `Number of ${kind.animal}`,
    ],
    rows,
    description: `A table of four trials. Food is in ${kind.food.replace(/^g /, 'grams ')}, space in ${kind.space}. ${rows.map(([name, food, space, size]) => `${sentence(kind.box)} ${name}: food ${food}, space ${space}, ${size} ${kind.animal}.`).join(' ')}`,
  }
}

const setting = (kind: TrialKind): string =>
  `A class keeps ${kind.animal} in four ${plural(kind.box)} with different amounts of food and space (${kind.space}). After two months they count the ${kind.animal}.`

function findEvidence(random: Random): Item {
  const kind = random.pick(trialKinds)
  // Limited by space: at little space more food brings nothing, at more space as well or not.
  const made = grid(random, kind, random.pick(['space', 'both'] as const))
  const trials = random.shuffle(made)
  const [base, moreFood, moreSpace, moreBoth] = made
  if (base === undefined || moreFood === undefined || moreSpace === undefined || moreBoth === undefined)
    throw new RangeError('expects four trials')
  const name = (one: Trial, two: Trial): string =>
    `${sentence(plural(kind.box))} ${[one, two]
      .map((trial) => letters[trials.indexOf(trial)] ?? '')
      .toSorted()
      .join(' and ')}`
  const pairs: [Trial, Trial][] = [
    [base, moreSpace],
    [moreFood, moreBoth],
    [base, moreBoth],
    [moreFood, moreSpace],
    [moreSpace, moreBoth],
  ]
  const wrong = random
    .shuffle(pairs)
    .filter(([one, two]) => !(one.food !== two.food && one.space === two.space && one.size === two.size))
    .map(([one, two]): WrongOption => ({
      text: name(one, two),
      misconception:
        one.food === two.food
          ? 'compares-wrong-pair'
          : one.space === two.space
            ? 'reverses-effect'
            : 'changes-two',
      feedback:
        one.food === two.food
          ? `${name(one, two)} got the same food, ${numeral(one.food)}. So they can tell nothing about more food.`
          : one.space === two.space
            ? `${name(one, two)} differ only in food, that is good. But here more food did bring more ${kind.animal}: ${numeral(Math.min(one.size, two.size))} and ${numeral(Math.max(one.size, two.size))}.`
            : `${name(one, two)} differ in food and in space. So one cannot tell what food alone does.`,
    }))
  const claimant = person(random)
  return {
    stem: `${setting(kind)} ${claimant} claims: “More food alone does not always bring more ${kind.animal}.” Which two are evidence for that?`,
    figure: trialFigure(kind, trials),
    ...choice(random, { right: name(base, moreFood), wrong }),
    hints: [
      'The claim is about food alone. So what must be the same in both?',
      'Look for two rows with the same space and different food. Then compare the numbers.',
    ],
    solution: [
      `The claim is about food alone, so only the food may differ.`,
      `${name(base, moreFood)} have the same space, ${numeral(base.space)}. One got ${numeral(base.food)}, the other ${numeral(moreFood.food)} of food.`,
      `Still both ended with ${numeral(base.size)} ${kind.animal}. So more food alone brought no more.`,
    ],
  }
}

function whatToAdd(random: Random): Item {
  const kind = random.pick(trialKinds)
  const limitedBy = random.pick(['food', 'space', 'both', 'neither'] as const)
  const made = grid(random, kind, limitedBy)
  const trials = random.shuffle(made)
  const nameOf = (trial: Trial | undefined): string =>
    `${kind.box} ${trial === undefined ? '' : letters[trials.indexOf(trial)]}`
  const [base, moreFood, moreSpace, moreBoth] = made
  const texts = {
    food: 'Food alone',
    space: 'Space alone',
    both: 'Only both at once',
    neither: 'Neither, not even both',
  }
  const told = (trial: Trial | undefined): string =>
    `${sentence(nameOf(trial))} has ${numeral(trial?.size ?? 0)} ${kind.animal}, ${nameOf(base)} has ${numeral(base?.size ?? 0)}.`
  const feedback = {
    food: `Look for the row with the same space as ${nameOf(base)} but more food. ${told(moreFood)}`,
    space: `Look for the row with the same food as ${nameOf(base)} but more space. ${told(moreSpace)}`,
    both:
      limitedBy === 'neither'
        ? `Look at the row with more of both. ${told(moreBoth)}`
        : `Both at once does help, but is it needed? ${limitedBy === 'food' ? told(moreFood) : told(moreSpace)}`,
    neither: `Compare ${nameOf(base)} with each of the others. ${told(moreBoth)}`,
  }
  const misconceptions = {
    food: 'food-only-limit',
    space: 'compares-wrong-pair',
    both: 'changes-two',
    neither: 'no-effect-of-change',
  }
  return {
    stem: `${setting(kind)} By these data, what would bring more ${kind.animal} in ${nameOf(base)}?`,
    figure: trialFigure(kind, trials),
    ...choice(random, {
      right: texts[limitedBy],
      wrong: (['food', 'space', 'both', 'neither'] as const)
        .filter((other) => other !== limitedBy)
        .map((other) => ({
          text: texts[other],
          misconception: misconceptions[other],
          feedback: feedback[other],
        })),
      keepOrder: Object.values(texts),
    }),
    hints: [
      `Compare ${nameOf(base)} with the row that differs only in food, and then with the one that differs only in space.`,
      `Which of these rows has more ${kind.animal} than ${nameOf(base)}? What was different there?`,
    ],
    solution: [
      `More food alone: ${told(moreFood)}`,
      `More space alone: ${told(moreSpace)}`,
      `More of both: ${told(moreBoth)}`,
      {
        food: 'Food alone already brings more, so food is what was short there.',
        space: 'Space alone already brings more, so space is what was short there.',
        both: 'Neither of them helps alone, but both at once do: food and space run out at the same number.',
        neither: 'Nothing helps, so something else must be short, such as oxygen or clean water.',
      }[limitedBy],
    ],
  }
}

export const populationResources = defineSkill({
  id: 'population-resources',
  revision: 1,
  subject: 'science',
  gradeLevel: 6,
  strand: 'Ecosystems',
  name: 'Populations and resources',
  description: 'See from data how food, water and space limit the number of living things.',
  icon: 'population',
  standards: ['MS-LS2-1', 'MS-LS2-4'],
  prerequisites: ['food-webs', 'unit-rates'],
  misconceptions: [
    {
      id: 'more-than-there-is',
      name: 'gives out more than there is',
      explanation:
        'All the animals of a place share what grows there. Divide what there is by what each one needs.',
    },
    {
      id: 'one-share-only',
      name: 'counts one share where all count',
      explanation: 'One animal or one shelter is not the whole. Work out what all of them need or hold.',
    },
    {
      id: 'takes-larger-limit',
      name: 'takes the resource that is plentiful for the limit',
      explanation:
        'Every animal needs all of its resources. The one that runs out first sets the limit, however much there is of the others.',
    },
    {
      id: 'adds-limits',
      name: 'adds limits together',
      explanation: 'Food for 30 and shelter for 20 do not make 50: the same animals need both.',
    },
    {
      id: 'stops-on-the-way',
      name: 'stops at a step on the way',
      explanation: 'A number that you need on the way is not yet the answer. Read again what is asked.',
    },
    {
      id: 'forgets-what-is-there',
      name: 'forgets what is there already',
      explanation: '“How many more” counts only what is added.',
    },
    {
      id: 'no-effect-of-change',
      name: 'thinks that a change has no effect',
      explanation: 'When a resource gets scarcer or richer, check whether it is the one that sets the limit.',
    },
    {
      id: 'size-for-growth',
      name: 'takes a large number for fast growth',
      explanation:
        'A population can be large and hardly grow at all. Growth is the change from one year to the next.',
    },
    {
      id: 'steady-growth',
      name: 'thinks that populations grow steadily',
      explanation:
        'Few parents have few young, and in a full place few young survive. In between the growth is fastest.',
    },
    {
      id: 'no-limit-seen',
      name: 'thinks that populations grow without end',
      explanation: 'No place has endless food and space. Sooner or later the line bends and runs flat.',
    },
    {
      id: 'late-sign',
      name: 'sees a shortage only when the number falls',
      explanation:
        'The shortage comes first, and the fall follows. Compare what is needed with what is there.',
    },
    {
      id: 'reads-in-limit',
      name: 'reads a limit into data that show none',
      explanation:
        'Say only what the data show. If the numbers rise to the last row, they show no limit yet.',
    },
    {
      id: 'reverses-effect',
      name: 'turns cause and effect around',
      explanation: 'Ask which of the two comes first, and what it does to the other.',
    },
    {
      id: 'compares-wrong-pair',
      name: 'compares trials that cannot tell',
      explanation: 'To find out what food does, compare trials that differ in food.',
    },
    {
      id: 'changes-two',
      name: 'changes two things at once',
      explanation: 'When two things differ, nobody can tell which of them made the difference.',
    },
    {
      id: 'food-only-limit',
      name: 'thinks that only food is a limit',
      explanation: 'Space, water, light, shelter and oxygen can run out before the food does.',
    },
    {
      id: 'animals-decide',
      name: 'thinks that animals plan their number',
      explanation: 'No herd decides how large to be. When food is short, fewer young are born and more die.',
    },
    {
      id: 'change-in-one-life',
      name: 'thinks that animals change their needs at will',
      explanation:
        'A koala cannot simply start to eat grass. What a living thing can use is set by its body.',
    },
    {
      id: 'two-things-together',
      name: 'takes “at the same time” for “because”',
      explanation:
        'Two numbers can change together by chance or for a third reason. A cause needs more evidence.',
    },
  ],
  lesson: {
    idea: [
      'A population is all the living things of one kind in one place. It grows when more are born or come in than die or leave.',
      'Living things need resources: food, water, space, shelter, and for plants light. While there is plenty, a population grows faster and faster. When something runs short, growth slows and stops.',
      'The number that a place can support in the long run is its carrying capacity. The resource that runs out first sets it, however much there is of the others.',
      'When the resources change, in a drought or after a fire for instance, the carrying capacity changes too, and the population follows.',
    ],
    figure: {
      kind: 'line-graph',
      title: 'Rabbits in a meadow',
      description:
        'A line graph of the number of rabbits over ten years. It starts at 20, rises slowly, then steeply, then bends and runs flat at 300.',
      x: { from: 0, to: 10, step: 1, label: 'Year' },
      y: { from: 0, to: 350, step: 50, label: 'Number of rabbits' },
      series: [
        {
          label: 'Rabbits',
          points: [
            [0, 20],
            [1, 40],
            [2, 75],
            [3, 130],
            [4, 200],
            [5, 250],
            [6, 280],
            [7, 295],
            [8, 300],
            [9, 300],
            [10, 300],
          ],
        },
      ],
    },
    workedExample: { model: 'carrying-capacity', level: 2 },
    words: [
      { word: 'population', meaning: 'All the living things of one kind in one place.' },
      {
        word: 'resource',
        meaning: 'Something that living things need and use, such as food, water, space or light.',
      },
      { word: 'carrying capacity', meaning: 'The largest number that a place can support in the long run.' },
      {
        word: 'limiting factor',
        meaning: 'The resource or condition that keeps a population from growing further.',
      },
      {
        word: 'competition',
        meaning: 'When living things need the same resource and there is not enough for all.',
      },
    ],
  },
  models: [
    carryingCapacity,
    readGrowth,
    useEvidence,
    conceptModel({
      id: 'cause-and-effect',
      thinking: 'explain',
      seconds: 40,
      questions: populationQuestions,
    }),
  ],
})
