import { plot } from '../../build-drawn.ts'
import { quantity, type WrongValue } from '../../build-item.ts'
import { sort, table } from '../../build-placed.ts'
import type { Figure, Item } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import type { ComputedModel } from '../../skill.ts'
import { numeral, sentence } from '../../wording.ts'

/** “1,250 g”. */
export const grams = (weight: number): string => `${numeral(weight)} g`
const readWeight = (text = ''): number => Number(text.replaceAll(',', ''))

interface Part {
  name: string
  least: number
  most: number
}

/** Things put together in a container, of which one seems to be lost. */
interface Story {
  told: (name: string) => string
  container: Part
  main: Part
  added: Part
  /** Whose thinking it is to leave out what was added, and what we say to it. */
  misconception: string
  hidden: string
}

/** Nothing gets in or out. */
const kept: readonly Story[] = [
  {
    told: (name) => `${name} stirs salt into a cup of water until no salt can be seen.`,
    container: { name: 'Empty cup', least: 90, most: 180 },
    main: { name: 'Water', least: 180, most: 300 },
    added: { name: 'Salt', least: 12, most: 45 },
    misconception: 'unseen-is-gone',
    hidden: 'The salt cannot be seen, but it is still in the water',
  },
  {
    told: (name) => `${name} stirs sugar into a mug of tea until no sugar can be seen.`,
    container: { name: 'Empty mug', least: 250, most: 390 },
    main: { name: 'Tea', least: 190, most: 280 },
    added: { name: 'Sugar', least: 6, most: 24 },
    misconception: 'unseen-is-gone',
    hidden: 'The sugar cannot be seen, but it is still in the tea',
  },
  {
    told: (name) =>
      `${name} shakes drink powder with water in a closed bottle until all of it has dissolved.`,
    container: { name: 'Empty bottle', least: 30, most: 95 },
    main: { name: 'Water', least: 300, most: 500 },
    added: { name: 'Drink powder', least: 15, most: 40 },
    misconception: 'unseen-is-gone',
    hidden: 'The powder cannot be seen, but it is still in the water',
  },
  {
    told: (name) =>
      `${name} puts ice cubes into a jar of water and closes the lid. After a while, all the ice has melted.`,
    container: { name: 'Empty jar with lid', least: 180, most: 320 },
    main: { name: 'Water', least: 150, most: 300 },
    added: { name: 'Ice cubes', least: 40, most: 120 },
    misconception: 'change-changes-weight',
    hidden: 'The ice has melted, but all of its particles are still in the jar',
  },
  {
    told: (name) => `${name} melts chocolate and butter in a covered bowl and stirs them together.`,
    container: { name: 'Empty bowl with lid', least: 260, most: 450 },
    main: { name: 'Chocolate', least: 80, most: 200 },
    added: { name: 'Butter', least: 20, most: 75 },
    misconception: 'change-changes-weight',
    hidden: 'The butter has melted, but all of its particles are still in the bowl',
  },
  {
    told: (name) =>
      `${name} mixes warm wax with bits of crayon in a tin, and lets it cool until it is solid.`,
    container: { name: 'Empty tin', least: 40, most: 90 },
    main: { name: 'Wax', least: 120, most: 300 },
    added: { name: 'Crayon bits', least: 8, most: 25 },
    misconception: 'change-changes-weight',
    hidden: 'The crayon has melted and is solid again, but all of its particles are still in the tin',
  },
  {
    told: (name) =>
      `In a test led by a teacher, ${name} drops a fizzy tablet into water in a strong bottle and closes the cap at once. No gas gets out.`,
    container: { name: 'Empty bottle with cap', least: 45, most: 70 },
    main: { name: 'Water', least: 100, most: 300 },
    added: { name: 'Tablet', least: 3, most: 4 },
    misconception: 'gas-is-nothing',
    hidden: 'The tablet has become bubbles and clear liquid, but all of its matter is still in the bottle',
  },
]

/** Some of it leaves as a gas: at most so much. */
const leaving: readonly (Omit<Story, 'hidden' | 'misconception'> & {
  gas: string
  most: (main: number, added: number) => number
})[] = [
  {
    told: (name) =>
      `${name} stirs baking soda into a cup of vinegar. It fizzes, and a gas gets out of the cup.`,
    container: { name: 'Empty cup', least: 60, most: 150 },
    main: { name: 'Vinegar', least: 180, most: 260 },
    added: { name: 'Baking soda', least: 6, most: 12 },
    gas: 'Gas',
    most: (_, added) => Math.floor(added / 2),
  },
  {
    told: (name) => `${name} leaves a dish of salt water in the sun. Some of the water goes into the air.`,
    container: { name: 'Empty dish', least: 150, most: 300 },
    main: { name: 'Water', least: 90, most: 180 },
    added: { name: 'Salt', least: 5, most: 20 },
    gas: 'Water vapor',
    most: (main) => Math.floor(main * 0.8),
  },
  {
    told: (name) => `${name} cooks soup in a pot without a lid. Steam rises from it.`,
    container: { name: 'Empty pot', least: 900, most: 1500 },
    main: { name: 'Water', least: 1000, most: 1600 },
    added: { name: 'Vegetables', least: 300, most: 700 },
    gas: 'Water vapor',
    most: (main) => Math.floor(main / 8),
  },
  {
    told: (name) => `${name} hangs a wet shirt on a hanger to dry. After an hour it is still damp.`,
    container: { name: 'Hanger', least: 40, most: 90 },
    main: { name: 'Water in the shirt', least: 80, most: 180 },
    added: { name: 'Dry shirt', least: 120, most: 210 },
    gas: 'Water vapor',
    most: (main) => Math.floor(main * 0.8),
  },
]

const within = (random: Random, { least, most }: Part): number => random.integer(least, most)

const afterward = 'On the scale afterward'

function weightTable(title: string, rows: [string, number | '?'][]): Figure {
  return {
    kind: 'table',
    title,
    columns: ['What is weighed', 'Weight (g)'],
    rows: rows.map(([name, weight]) => [name, weight === '?' ? '?' : numeral(weight)]),
    description: `A table of weights in grams. ${rows.map(([name, weight]) => `${name}: ${weight === '?' ? 'a question mark' : numeral(weight)}.`).join(' ')}`,
  }
}

/** Add up what is there (level 1), find a part or what got away (level 2), compare open and closed (level 3). */
export const weighParts: ComputedModel = {
  id: 'weigh-parts',
  kind: 'computed',
  thinking: 'compute',
  seconds: 60,
  calculator: 'basic',
  make(random, level) {
    if (level === 1) return weighAfter(random)
    if (level === 3) return openAndClosed(random)
    return random.chance(0.5) ? weighPart(random) : weighEscaped(random)
  },
  solve({ figure, interaction }) {
    if (interaction.kind === 'table') {
      const [container, one, other, after] = interaction.rows.map((row) =>
        row.map((cell) => ('text' in cell ? readWeight(cell.text) : Number.NaN)),
      )
      const total = (column: number): number =>
        [container, one, other].reduce((sum, row) => sum + (row?.[column] ?? 0), 0)
      const left = total(1) - (after?.[1] ?? 0)
      const answers = { 'row-4-3': total(2), 'row-5-2': left, 'row-5-3': 0 }
      return {
        kind: 'table',
        placed: Object.fromEntries(Object.entries(answers).map(([id, value]) => [id, String(value)])),
      }
    }
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const known = figure.rows.filter((row) => row[1] !== '?')
    const after = readWeight(known.find((row) => row[0] === afterward)?.[1])
    const sum = known
      .filter((row) => row[0] !== afterward)
      .reduce((total, row) => total + readWeight(row[1]), 0)
    const isAfterKnown = known.some((row) => row[0] === afterward)
    return { kind: 'quantity', text: `${isAfterKnown ? Math.abs(after - sum) : sum} g` }
  },
}

function weighAfter(random: Random): Item {
  const story = random.pick(kept)
  const [container, main, added] = [story.container, story.main, story.added].map((part) =>
    within(random, part),
  )
  if (container === undefined || main === undefined || added === undefined) throw new TypeError('three parts')
  const all = container + main + added
  const its = story.added.name.toLowerCase()
  return {
    stem: `${story.told(person(random))} What does the scale show afterward, for the container and all that is in it?`,
    figure: weightTable('Before', [
      [story.container.name, container],
      [story.main.name, main],
      [story.added.name, added],
      [afterward, '?'],
    ]),
    ...quantity({ label: 'Weight afterward' }, { value: String(all), unit: 'g' }, [
      {
        value: String(container + main),
        misconception: story.misconception,
        feedback: `${grams(container + main)} is the weight without the ${its}. ${story.hidden}. Has its weight gone away?`,
      },
      {
        value: String(main + added),
        misconception: 'part-forgotten',
        feedback: `${grams(main + added)} is the weight of what was put in. The container stands on the scale, too.`,
      },
      {
        value: String(container + main - added),
        misconception: story.misconception,
        feedback: `You took away ${grams(added)} for the ${its}. ${story.hidden}. So does it make the scale show more or less?`,
      },
      {
        value: String(main),
        misconception: 'part-forgotten',
        feedback: `${grams(main)} is the weight of the ${story.main.name.toLowerCase()} alone. What else is on the scale?`,
      },
    ]),
    hints: [
      'Did any matter get in or out? If not, all particles are still there.',
      `Which things stand on the scale afterward, seen or not seen? Find the weight of each in the table.`,
    ],
    solution: [
      `${story.hidden}. Nothing got in or out.`,
      `So the scale shows the weight of all the parts: ${numeral(container)} + ${numeral(main)} + ${numeral(added)} = ${numeral(all)} g.`,
    ],
  }
}

function weighPart(random: Random): Item {
  const story = random.pick(kept.filter(({ added }) => added.most > 4))
  const [container, main, added] = [story.container, story.main, story.added].map((part) =>
    within(random, part),
  )
  if (container === undefined || main === undefined || added === undefined) throw new TypeError('three parts')
  const all = container + main + added
  const its = story.added.name.toLowerCase()
  return {
    stem: `${story.told(person(random))} The table shows some of the weights. How much did the ${its} weigh before?`,
    figure: weightTable('Before and after', [
      [story.container.name, container],
      [story.main.name, main],
      [story.added.name, '?'],
      [afterward, all],
    ]),
    ...quantity({ label: `Weight of the ${its}` }, { value: String(added), unit: 'g' }, [
      {
        value: '0',
        misconception: story.misconception,
        feedback: `${story.hidden}. If it weighed nothing, what would the scale show?`,
      },
      {
        value: String(all - main),
        misconception: 'part-forgotten',
        feedback: `You took away only the ${grams(main)} of the ${story.main.name.toLowerCase()}. The container is part of the ${grams(all)}, too.`,
      },
      {
        value: String(all - container),
        misconception: 'part-forgotten',
        feedback: `You took away only the container. The ${story.main.name.toLowerCase()} is part of the ${grams(all)}, too.`,
      },
      {
        value: String(all + main + container),
        misconception: 'adds-all',
        feedback: `You added all three weights. But the ${grams(all)} are the weight of everything together. Which parts of it do you know?`,
      },
    ]),
    hints: [
      `Nothing got in or out. So the ${grams(all)} at the end are the weight of all three parts together.`,
      `Add the parts that you know: ${numeral(container)} and ${numeral(main)}. How much is left for the ${its}?`,
    ],
    solution: [
      `Nothing got in or out, so all three parts together weigh ${grams(all)}.`,
      `The container and the ${story.main.name.toLowerCase()} weigh ${numeral(container)} + ${numeral(main)} = ${numeral(container + main)} g.`,
      `The rest is the ${its}: ${numeral(all)} − ${numeral(container + main)} = ${numeral(added)} g.`,
    ],
  }
}

function weighEscaped(random: Random): Item {
  const story = random.pick(leaving)
  const [container, main, added] = [story.container, story.main, story.added].map((part) =>
    within(random, part),
  )
  if (container === undefined || main === undefined || added === undefined) throw new TypeError('three parts')
  const most = story.most(main, added)
  const gone = random.integer(Math.ceil(most / 2), most)
  const before = container + main + added
  const after = before - gone
  const its = story.gas.toLowerCase()
  return {
    stem: `${story.told(person(random))} How much does the ${its} weigh that went into the air?`,
    figure: weightTable('Before and after', [
      [story.container.name, container],
      [story.main.name, main],
      [story.added.name, added],
      [afterward, after],
      [`${story.gas} that went into the air`, '?'],
    ]),
    ...quantity({ label: `Weight of the ${its}` }, { value: String(gone), unit: 'g' }, [
      {
        value: '0',
        misconception: 'gas-is-nothing',
        feedback: `If it weighed nothing, the scale would still show as much as before. Add up the first three weights, and compare.`,
      },
      {
        value: String(after),
        misconception: 'part-forgotten',
        feedback: `${grams(after)} is what stayed. The question asks about what left.`,
      },
      {
        value: String(before),
        misconception: 'part-forgotten',
        feedback: `${grams(before)} is the weight of everything before. How much of it is still there afterward?`,
      },
      {
        value: String(before + after),
        misconception: 'adds-all',
        feedback: `You added the weights before and after. These are nearly the same things, weighed twice. How much less is there afterward?`,
      },
      ...[main + added - after, after - main - added].flatMap((value): WrongValue[] =>
        value > 0 && value !== gone
          ? [
              {
                value: String(value),
                misconception: 'part-forgotten',
                feedback: `You left out the ${grams(container)} of the ${story.container.name.toLowerCase()} before, but it is on the scale afterward.`,
              },
            ]
          : [],
      ),
    ]),
    hints: [
      'Weight cannot just get lost. What is missing on the scale has gone into the air.',
      `Add up the first three weights. That is what was there before. Then compare with ${grams(after)}.`,
    ],
    solution: [
      `Before, all parts together weigh ${numeral(container)} + ${numeral(main)} + ${numeral(added)} = ${numeral(before)} g.`,
      `Afterward the scale shows ${grams(after)}. The rest is not lost: it is in the air.`,
      `${numeral(before)} − ${numeral(after)} = ${numeral(gone)} g went into the air.`,
    ],
  }
}

/** The same things in an open and in a closed container. */
const twins: readonly {
  told: string
  open: Part & { column: string }
  closed: Part & { column: string }
  main: Part
  added: Part
  /** The closed container, after “the”. */
  sealed: string
  gas: string
  lost: (main: number, added: number) => number
}[] = [
  {
    told: 'In a test led by a teacher, one group drops four fizzy tablets into water in an open cup. Another group does it in a strong bottle and closes the cap at once. Both wait until the tablets are used up.',
    open: { name: 'cup', column: 'Open cup', least: 20, most: 90 },
    closed: { name: 'bottle', column: 'Closed bottle', least: 95, most: 140 },
    sealed: 'closed bottle',
    main: { name: 'Water', least: 150, most: 260 },
    added: { name: 'Tablets', least: 13, most: 14 },
    gas: 'Gas',
    lost: () => 4,
  },
  {
    told: 'One group leaves ice and water in an open bowl. Another group leaves as much in a bowl with a tight lid. The next day all the ice has melted.',
    open: { name: 'bowl', column: 'Open bowl', least: 210, most: 390 },
    closed: { name: 'bowl', column: 'Bowl with lid', least: 400, most: 480 },
    sealed: 'bowl with the lid',
    main: { name: 'Water', least: 150, most: 290 },
    added: { name: 'Ice', least: 60, most: 140 },
    gas: 'Water vapor',
    lost: (main) => Math.floor(main / 10),
  },
  {
    told: 'One group leaves hot tea with honey in an open mug. Another group leaves as much in a cup with a tight lid. Both wait until it is cold.',
    open: { name: 'mug', column: 'Open mug', least: 250, most: 390 },
    closed: { name: 'cup', column: 'Cup with lid', least: 120, most: 240 },
    sealed: 'cup with the lid',
    main: { name: 'Tea', least: 200, most: 290 },
    added: { name: 'Honey', least: 8, most: 22 },
    gas: 'Water vapor',
    lost: (main) => Math.floor(main / 12),
  },
  {
    told: 'One group leaves a wet sponge in an open dish. Another group leaves one like it in a closed box. They weigh them after a day.',
    open: { name: 'dish', column: 'Open dish', least: 90, most: 180 },
    closed: { name: 'box', column: 'Closed box', least: 190, most: 280 },
    sealed: 'closed box',
    main: { name: 'Water in the sponge', least: 60, most: 120 },
    added: { name: 'Dry sponge', least: 8, most: 18 },
    gas: 'Water vapor',
    lost: (main) => Math.floor(main / 2),
  },
]

function openAndClosed(random: Random): Item {
  const story = random.pick(twins)
  const [main, added] = [within(random, story.main), within(random, story.added)]
  const [open, closed] = [within(random, story.open), within(random, story.closed)]
  const most = story.lost(main, added)
  const gone = random.integer(Math.max(3, Math.ceil(most / 2)), most)
  const [before, after] = [open + main + added, open + main + added - gone]
  const sealed = closed + main + added
  return {
    stem: `${story.told} Nothing can get out of the ${story.sealed}. Fill in the missing weights.`,
    ...table(
      random,
      ['Weight (g)', story.open.column, story.closed.column],
      [
        ['Empty container', numeral(open), numeral(closed)],
        [story.main.name, numeral(main), numeral(main)],
        [story.added.name, numeral(added), numeral(added)],
        [
          afterward,
          numeral(after),
          {
            label: `${story.closed.column}: on the scale afterward`,
            key: { value: String(sealed), unit: 'g' },
            wrong: [
              {
                value: String(sealed - gone),
                misconception: 'open-or-closed',
                feedback: `You let the closed ${story.closed.name} lose weight as the open ${story.open.name} did. But nothing can get out of it.`,
              },
              {
                value: String(closed + main),
                misconception: 'change-changes-weight',
                feedback: `${grams(closed + main)} is the weight without the ${story.added.name.toLowerCase()}. All of that matter is still in the ${story.closed.name}.`,
              },
              {
                value: String(main + added),
                misconception: 'part-forgotten',
                feedback: `The empty ${story.closed.name} weighs ${grams(closed)}, and it stands on the scale, too.`,
              },
              {
                value: String(after),
                misconception: 'open-or-closed',
                feedback: `${grams(after)} is what the scale shows for the open ${story.open.name}. The closed ${story.closed.name} has another weight, and nothing left it.`,
              },
            ],
          },
        ],
        [
          `${story.gas} that left the container`,
          {
            label: `${story.open.column}: ${story.gas.toLowerCase()} that left`,
            key: { value: String(gone), unit: 'g' },
            wrong: [
              {
                value: '0',
                misconception: 'gas-is-nothing',
                feedback: `Add up the first three weights for the open ${story.open.name}, and compare with ${grams(after)}. Is anything missing?`,
              },
              {
                value: String(before),
                misconception: 'part-forgotten',
                feedback: `${grams(before)} is all that was there before. How much of it is missing afterward?`,
              },
              {
                value: String(after),
                misconception: 'part-forgotten',
                feedback: `${grams(after)} is what stayed. How much left the open ${story.open.name}?`,
              },
            ],
          },
          {
            label: `${story.closed.column}: ${story.gas.toLowerCase()} that left`,
            key: { value: '0', unit: 'g' },
            wrong: [
              {
                value: String(gone),
                misconception: 'open-or-closed',
                feedback: `That much left the open ${story.open.name}. Can anything get out of the closed ${story.closed.name}?`,
              },
            ],
          },
        ],
      ],
    ),
    hints: [
      'What can get out of the open container? What can get out of the closed one?',
      `Start with the open ${story.open.name}: add up its first three weights, and compare with ${grams(after)}. Then add up the three weights for the closed ${story.closed.name}.`,
    ],
    solution: [
      `Open ${story.open.name}, before: ${numeral(open)} + ${numeral(main)} + ${numeral(added)} = ${numeral(before)} g. Afterward it is ${grams(after)}, so ${numeral(before)} − ${numeral(after)} = ${numeral(gone)} g left as a gas.`,
      `Nothing can leave the closed ${story.closed.name}, so ${grams(0)} left.`,
      `All its weight is still there: ${numeral(closed)} + ${numeral(main)} + ${numeral(added)} = ${numeral(sealed)} g.`,
    ],
  }
}

type Fate = 'same' | 'out' | 'in' | 'mistake'
const fates: Record<Fate, string> = {
  same: 'Nothing got in or out',
  out: 'Something got out',
  in: 'Something got in',
  mistake: 'A weight must be wrong',
}

/** What is done on a scale, and what it does to the weight. */
const tests: Record<'same' | 'out' | 'in', readonly string[]> = {
  same: [
    'Ice melts under a lid',
    'Salt is stirred into water',
    'Sand is poured into water',
    'Hot milk cools under a lid',
    'Red and white paint are mixed',
    'Juice freezes in a closed box',
    'Wax melts in a covered tin',
    'Clay is pressed flat',
    'Paper is torn into bits',
  ],
  out: [
    'Soup boils without a lid',
    'A wet cloth dries',
    'Vinegar and baking soda fizz in a cup',
    'Dough is baked',
    'Perfume is left open',
    'Apple slices dry in the sun',
    'A wet umbrella dries',
    'A soda goes flat',
  ],
  in: [
    'A dry cracker lies in damp air',
    'A dry sponge hangs in a steamy bathroom',
    'A cold can gets wet in warm air',
    'A bowl stands out in the rain',
    'A flat ball is pumped up',
  ],
}

/** What the weights tell: two cases (level 1), three cases (level 2), sums to check for mistakes (level 3). */
export const whatScalesTell: ComputedModel = {
  id: 'what-scales-tell',
  kind: 'computed',
  thinking: 'compare',
  seconds: 60,
  calculator: 'basic',
  make(random, level) {
    return level === 3 ? checkWeights(random) : compareWeights(random, level)
  },
  solve({ figure, interaction }) {
    if (figure?.kind !== 'table' || interaction.kind !== 'sort') throw new TypeError('expects table and sort')
    const placed = interaction.cards.map(({ id, text }) => {
      const cells = figure.rows.find((row) => row[0] === text) ?? []
      const weights = cells.filter((cell) => /^[\d,]+$/.test(cell)).map(readWeight)
      const after = weights.at(-1) ?? 0
      const change = after - weights.slice(0, -1).reduce((sum, weight) => sum + weight, 0)
      const word =
        change === 0
          ? 'Nothing'
          : cells.includes('closed')
            ? 'wrong'
            : change < 0
              ? 'Something got out'
              : 'Something got in'
      return [id, interaction.categories.find((category) => category.text.includes(word))?.id ?? '']
    })
    return { kind: 'sort', placed: Object.fromEntries(placed) }
  },
}

function compareWeights(random: Random, level: 1 | 2): Item {
  const wanted = level === 1 ? (['same', 'out'] as const) : (['same', 'out', 'in'] as const)
  const drawn = [...wanted, ...Array.from({ length: 2 }, () => random.pick<(typeof wanted)[number]>(wanted))]
  const stories = {
    same: random.shuffle(tests.same),
    out: random.shuffle(tests.out),
    in: random.shuffle(tests.in),
  }
  const rows = random.shuffle(drawn).map((fate) => {
    const before = random.integer(120, 560)
    const by = random.integer(2, 9)
    return {
      name: stories[fate].pop() ?? '',
      before,
      after: before + { same: 0, out: -by, in: by }[fate],
      fate,
    }
  })
  return {
    stem: 'Each of these tests was done on a scale, and weighed before and afterward. What do the weights in the table tell about each test?',
    figure: {
      kind: 'table',
      title: 'Weights before and afterward',
      columns: ['Test', 'Before (g)', 'Afterward (g)'],
      rows: rows.map(({ name, before, after }) => [name, numeral(before), numeral(after)]),
      description: `A table of weights in grams. ${rows.map(({ name, before, after }) => `${name}: before ${before}, afterward ${after}.`).join(' ')}`,
    },
    ...sort(random, {
      categories: wanted.map((fate) => fates[fate]),
      cards: rows.map(({ name, before, after, fate }) => ({
        text: name,
        category: fates[fate],
        slips: wanted
          .filter((other) => other !== fate)
          .map((other) => ({
            category: fates[other],
            misconception:
              fate === 'same'
                ? 'change-changes-weight'
                : other === 'same'
                  ? 'gas-is-nothing'
                  : 'compares-backward',
            feedback: `Look at this test again: “${name}.” It weighs ${grams(before)} before and ${grams(after)} afterward. ${
              fate === 'same'
                ? 'Has the weight changed?'
                : other === 'same'
                  ? 'The weight has changed, so matter must have come or gone, even if you cannot see it.'
                  : 'Is that more or less? What does it mean?'
            }`,
          })),
      })),
      slip: {
        misconception: 'change-changes-weight',
        feedback: 'Compare the weight before with the weight afterward, test by test.',
      },
    }),
    hints: [
      'Matter has weight, even a gas that you cannot see. When matter gets in or out, the scale shows it.',
      'Go row by row: is the weight afterward less, more, or the same?',
    ],
    solution: rows.map(
      ({ name, before, after, fate }) =>
        `${name}: ${grams(before)} before and ${grams(after)} afterward. ${{ same: 'That is the same, so nothing got in or out.', out: 'That is less, so something got out.', in: 'That is more, so something got in.' }[fate]}`,
    ),
  }
}

function checkWeights(random: Random): Item {
  const wanted = ['same', 'out', 'mistake'] as const
  const rows = random
    .shuffle([...wanted, random.pick<(typeof wanted)[number]>(wanted)])
    .map((fate, index) => {
      const parts = [random.integer(90, 290), random.integer(110, 280), random.integer(12, 60)]
      const before = parts.reduce((sum, part) => sum + part, 0)
      const by = random.integer(2, 6)
      const isClosed = fate === 'mistake' || (fate === 'same' && random.chance(0.6))
      const after = before + { same: 0, out: -by, mistake: random.chance(0.5) ? by : -by }[fate]
      return { name: `Jar ${index + 1}`, lid: isClosed ? 'closed' : 'open', parts, before, after, fate }
    })
  const columns = ['Jar', 'Lid', 'Empty jar (g)', 'Liquid (g)', 'Solid (g)', 'Afterward (g)']
  return {
    stem: 'Students mix a liquid and a solid in each jar. They weigh each part before, and everything together afterward. Closed jars let nothing in or out. What do the weights tell about each jar?',
    figure: {
      kind: 'table',
      title: 'Mixing in open and closed jars',
      columns,
      rows: rows.map(({ name, lid, parts, after }) => [name, lid, ...parts.map(numeral), numeral(after)]),
      description: `A table of jars with weights in grams. ${rows.map(({ name, lid, parts, after }) => `${name}, ${lid}: empty jar ${parts[0]}, liquid ${parts[1]}, solid ${parts[2]}, afterward ${after}.`).join(' ')}`,
    },
    ...sort(random, {
      categories: wanted.map((fate) => fates[fate]),
      cards: rows.map(({ name, lid, after, fate }) => ({
        text: name,
        category: fates[fate],
        slips: wanted
          .filter((other) => other !== fate)
          .map((other) => ({
            category: fates[other],
            misconception: fate === 'same' || other === 'same' ? 'change-changes-weight' : 'open-or-closed',
            feedback:
              fate === 'same' || other === 'same'
                ? `Look at ${name} again. Add its three parts first. Is the sum more than ${grams(after)}, less, or just as much?`
                : fate === 'out'
                  ? `${name} shows less than its parts weigh. But its lid is open. So must that be a mistake?`
                  : `${name} is ${lid}, and nothing can get in or out. Can its weight change at all?`,
          })),
      })),
      slip: {
        misconception: 'open-or-closed',
        feedback: 'Add the three parts of each jar, compare with the last weight, and look at the lid.',
      },
    }),
    hints: [
      'In a closed jar the weight cannot change. In an open jar a gas can leave.',
      'For each jar, add the three parts and compare with the last weight. Where they differ, look at the lid.',
    ],
    solution: rows.map(
      ({ name, lid, parts, before, after, fate }) =>
        `${name}: ${parts.map(numeral).join(' + ')} = ${numeral(before)} g before, ${grams(after)} afterward. ${{ same: 'That is the same, so nothing got in or out.', out: 'That is less, and the jar is open: something got out.', mistake: `The jar is ${lid}, so that cannot be: a weight must be wrong.` }[fate]}`,
    ),
  }
}

const solids = ['salt', 'sugar', 'Epsom salt'] as const

/** As much as surely dissolves: under a third of the water. */
const dissolved = (random: Random, water: number): number =>
  random.integer(1, Math.min(4, Math.floor(water * 0.03))) * 10

/** Build a bar graph of weights: of parts and whole (level 1), open and closed (level 2), a drying dish (level 3). */
export const graphWeights: ComputedModel = {
  id: 'graph-weights',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 75,
  calculator: 'basic',
  make(random, level) {
    if (level === 1) return graphMixed(random)
    return level === 2 ? graphOpenAndClosed(random) : graphDrying(random)
  },
  solve({ stem, interaction }) {
    if (interaction.kind !== 'plot') throw new TypeError('expects bars')
    const [one = 0, other = 0, third = 0] = [...stem.matchAll(/(\d+) g/g)].map((found) => Number(found[1]))
    if (!stem.includes('jar')) return { kind: 'plot', values: [one, other, one + other] }
    if (stem.includes('until it is dry')) {
      const share = stem.includes('half') ? 2 : stem.includes('third') ? 3 : 4
      return { kind: 'plot', values: [one + other, one + other - one / share, other, one + other] }
    }
    return { kind: 'plot', values: [one + other, one + other, one + other, one + other - third] }
  },
}

const weightAxis = { from: 0, to: 200, step: 10, label: 'Weight (g)' }

function graphMixed(random: Random): Item {
  const solid = random.pick(solids)
  const water = random.integer(6, 15) * 10
  const added = dissolved(random, water)
  const all = water + added
  return {
    stem: `${person(random)} has ${water} g of water and stirs in ${added} g of ${solid} until no ${solid} can be seen. The weight of the empty cup is left out. Build a bar graph of the weights.`,
    ...plot(
      'Weights before and after mixing',
      {
        kind: 'bar-chart',
        labels: ['Water', sentence(solid), 'Both, mixed'],
        value: weightAxis,
      },
      { values: [water, added, all] },
      [
        {
          values: [water, added, water],
          misconception: 'unseen-is-gone',
          feedback: `In your graph the mix weighs as much as the water alone. But the ${grams(added)} of ${solid} are still in it, even if they cannot be seen.`,
        },
        {
          values: [water, added, water - added],
          misconception: 'unseen-is-gone',
          feedback: `In your graph the mix weighs less than the water alone. Can it get lighter when ${solid} is added?`,
        },
        {
          values: [added, water, all],
          misconception: 'compares-backward',
          feedback: `The bars of the water and the ${solid} have changed places. Read again which of them weighs ${grams(water)}.`,
        },
        {
          values: [water, added, 0],
          misconception: 'part-forgotten',
          feedback: 'The third bar is still at 0. What does the mix weigh?',
        },
      ],
    ),
    hints: [
      'Nothing got in or out. So all of the water and all of the solid are in the mix.',
      `First set the bars for the water and the ${solid}. Then think about what the scale shows for both together.`,
    ],
    solution: [
      `The first two bars show what was there before: ${grams(water)} of water and ${grams(added)} of ${solid}.`,
      `None of it is lost by mixing. So the third bar reaches ${water} + ${added} = ${all} g.`,
    ],
  }
}

function graphOpenAndClosed(random: Random): Item {
  const solid = random.pick(solids)
  const water = random.integer(8, 15) * 10
  const added = dissolved(random, water)
  const gone = random.integer(1, water / 20) * 10
  const all = water + added
  return {
    stem: `${person(random)} mixes ${water} g of water and ${added} g of ${solid} in an open jar, and just as much in a closed jar. In the sun, ${gone} g of water vapor leaves the open jar. The weight of the empty jars is left out. Build a bar graph of the weights.`,
    ...plot(
      'Weights in the two jars',
      {
        kind: 'bar-chart',
        labels: ['Closed, before', 'Closed, afterward', 'Open, before', 'Open, afterward'],
        value: weightAxis,
      },
      { values: [all, all, all, all - gone] },
      [
        {
          values: [all, all - gone, all, all - gone],
          misconception: 'open-or-closed',
          feedback: 'In your graph both jars get lighter. But from the closed jar nothing can leave.',
        },
        {
          values: [all, all, all, all],
          misconception: 'gas-is-nothing',
          feedback: `In your graph nothing gets lighter. But ${grams(gone)} of water vapor left the open jar, and a gas has weight.`,
        },
        {
          values: [all, all, all, all + gone],
          misconception: 'compares-backward',
          feedback: `In your graph the open jar gets heavier. But ${grams(gone)} left it.`,
        },
        {
          values: [water, water, water, water - gone],
          misconception: 'unseen-is-gone',
          feedback: `Your bars show the water alone. The ${grams(added)} of ${solid} are in the jars, too, even if they cannot be seen.`,
        },
        {
          values: [all, all, all, gone],
          misconception: 'part-forgotten',
          feedback: `The last bar shows the ${grams(gone)} that left. It must show what is still in the open jar.`,
        },
      ],
    ),
    hints: [
      'Before, the two jars hold the same. Afterward, ask for each jar: could anything leave it?',
      `Start with what is in each jar before: ${water} g and ${added} g together. Which of the jars loses some of that?`,
    ],
    solution: [
      `Before, each jar holds ${water} + ${added} = ${all} g.`,
      `Nothing can leave the closed jar, so it still holds ${grams(all)}.`,
      `From the open jar ${grams(gone)} has left: ${all} − ${gone} = ${all - gone} g.`,
    ],
  }
}

function graphDrying(random: Random): Item {
  const solid = random.pick(solids)
  const [share, words] = random.pick([
    [2, 'half'],
    [3, 'one third'],
    [4, 'one fourth'],
  ] as const)
  const gone =
    random.integer(share === 2 ? 4 : share === 3 ? 3 : 2, share === 2 ? 7 : share === 3 ? 5 : 4) * 10
  const water = gone * share
  const added = dissolved(random, water)
  const all = water + added
  return {
    stem: `${person(random)} has two jars, each with ${water} g of water in which ${added} g of ${solid} is dissolved. One jar is closed. The other is open: after a day, ${words} of its water has gone into the air, and it stands there until it is dry. The weight of the empty jars is left out. Build a bar graph of the weights.`,
    ...plot(
      'Weights in the open and the closed jar',
      {
        kind: 'bar-chart',
        labels: ['Open, at the start', 'Open, after a day', 'Open, when dry', 'Closed, at the end'],
        value: weightAxis,
      },
      { values: [all, all - gone, added, all] },
      [
        {
          values: [all, all - gone, 0, all],
          misconception: 'unseen-is-gone',
          feedback: `Your graph shows nothing in the open jar when it is dry. The ${solid} cannot go into the air. Where is it?`,
        },
        {
          values: [all, all - gone, added, added],
          misconception: 'open-or-closed',
          feedback:
            'In your graph the closed jar gets as light as the open one. But nothing can leave a closed jar.',
        },
        {
          values: [all, gone, added, all],
          misconception: 'part-forgotten',
          feedback: `Your second bar shows the ${grams(gone)} of water that left. It must show what is still in the jar.`,
        },
        {
          values: [all, water - gone, added, all],
          misconception: 'unseen-is-gone',
          feedback: `Your second bar shows the water alone. The ${solid} is in the jar as well.`,
        },
        {
          values: [water, water - gone, 0, water],
          misconception: 'unseen-is-gone',
          feedback: `Your bars show the water alone. The ${grams(added)} of ${solid} are in the jars, too, even if they cannot be seen.`,
        },
        {
          values: [all, all, all, all],
          misconception: 'gas-is-nothing',
          feedback:
            'In your graph nothing gets lighter. But water goes into the air as a gas, and a gas has weight.',
        },
      ],
    ),
    hints: [
      `Water can leave the open jar as a gas. Can ${solid} do that? And what can leave the closed jar?`,
      `First find what both parts weigh together. Then find ${words} of ${water} g: so much is gone after a day.`,
    ],
    solution: [
      `At the start, each jar holds ${water} + ${added} = ${all} g.`,
      `After a day, ${water} ÷ ${share} = ${gone} g of water has gone from the open jar: ${all} − ${gone} = ${all - gone} g.`,
      `When it is dry, all water is gone and the ${solid} is left: ${grams(added)}. The closed jar still holds ${grams(all)}.`,
    ],
  }
}
