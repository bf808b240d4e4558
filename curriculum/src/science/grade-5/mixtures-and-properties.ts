import { choice, choices, quantity, type WrongOption } from '../../build-item.ts'
import { hotSpot, inlineChoice, match, order, sort, table } from '../../build-placed.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import { person } from '../../people.ts'
import { spotLetter } from '../../right-answer.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, type ConceptualModel, defineSkill } from '../../skill.ts'
import { listed, numeral, sentence } from '../../wording.ts'
import { conceptModel } from '../concept-questions.ts'
import { claims, happenings, mixings, propertyQuestions, tools } from './mixture-questions.ts'
import { grams } from './weighing-matter.ts'

type TableFigure = Extract<Figure, { kind: 'table' }>

/** A table of tests; every cell is told in its description. */
function resultTable(title: string, columns: string[], rows: string[][]): TableFigure {
  return {
    kind: 'table',
    title,
    columns,
    rows,
    description: `A table: ${title.toLowerCase()}. ${rows
      .map(
        ([name = '', ...cells]) =>
          `${name}: ${cells.map((cell, index) => `${(columns[index + 1] ?? '').toLowerCase()}, ${cell}`).join('; ')}.`,
      )
      .join(' ')}`,
  }
}

const powderTests = ['Grains', 'In water', 'In vinegar', 'With iodine', 'In cabbage juice'] as const
type PowderTest = (typeof powderTests)[number]

/** What each powder does, where it is beyond doubt. */
const powders: readonly { name: string; does: Partial<Record<PowderTest, string>> }[] = [
  {
    name: 'Baking soda',
    does: {
      Grains: 'fine powder',
      'In water': 'dissolves',
      'In vinegar': 'fizzes',
      'With iodine': 'stays brown',
      'In cabbage juice': 'turns blue',
    },
  },
  {
    name: 'Cornstarch',
    does: {
      Grains: 'fine powder',
      'In water': 'turns cloudy',
      'In vinegar': 'no bubbles',
      'With iodine': 'turns blue-black',
      'In cabbage juice': 'stays purple',
    },
  },
  {
    name: 'Salt',
    does: {
      Grains: 'boxy grains',
      'In water': 'dissolves',
      'In vinegar': 'no bubbles',
      'With iodine': 'stays brown',
      'In cabbage juice': 'stays purple',
    },
  },
  {
    name: 'Sugar',
    does: {
      Grains: 'slanted grains',
      'In water': 'dissolves',
      'In vinegar': 'no bubbles',
      'With iodine': 'stays brown',
      'In cabbage juice': 'stays purple',
    },
  },
  {
    name: 'Citric acid',
    does: {
      'In water': 'dissolves',
      'In vinegar': 'no bubbles',
      'With iodine': 'stays brown',
      'In cabbage juice': 'turns pink',
    },
  },
  {
    name: 'Chalk dust',
    does: {
      Grains: 'fine powder',
      'In water': 'turns cloudy',
      'In vinegar': 'fizzes',
      'With iodine': 'stays brown',
    },
  },
  {
    name: 'Plaster',
    does: {
      Grains: 'fine powder',
      'In water': 'turns cloudy',
      'In vinegar': 'no bubbles',
      'With iodine': 'stays brown',
    },
  },
  {
    name: 'Baking powder',
    does: {
      Grains: 'fine powder',
      'In water': 'fizzes',
      'In vinegar': 'fizzes',
      'With iodine': 'turns blue-black',
    },
  },
]

interface Powder {
  name: string
  /** Results in the order of the tests drawn. */
  results: string[]
}

/** So many powders for which all of so many tests are known. */
function drawPowders(
  random: Random,
  howMany: number,
  tests: readonly PowderTest[],
  among = powders,
): Powder[] | null {
  const known = among.filter(({ does }) => tests.every((test) => does[test] !== undefined))
  if (known.length < howMany) return null
  return random
    .sample(known, howMany)
    .map(({ name, does }) => ({ name, results: tests.map((test) => does[test] ?? '') }))
}

const inTestOrder = (tests: readonly PowderTest[]): PowderTest[] =>
  powderTests.filter((test) => tests.includes(test))

const where = (test: string): string => (test === 'Grains' ? 'under a lens' : test.toLowerCase())

/** “in water it dissolves”, “under a lens it shows boxy grains”. */
const told = (test: string, result: string): string =>
  test === 'Grains'
    ? `under a lens it shows ${result === 'fine powder' ? 'a fine powder' : result}`
    : `${where(test)} it ${result === 'no bubbles' ? 'makes no bubbles' : result}`

/** Which powder it is (level 1), which it still could be (level 2), the next test or a mix of two (level 3). */
const unknownPowder: ComputedModel = {
  id: 'unknown-powder',
  kind: 'computed',
  thinking: 'compare',
  seconds: 60,
  make(random, level) {
    for (;;) {
      const item =
        level === 1
          ? whichPowder(random)
          : level === 2
            ? stillPossible(random)
            : random.chance(0.5)
              ? nextTest(random)
              : mixOfTwo(random)
      if (item !== null) return item
    }
  },
  solve: solvePowder,
}

function whichPowder(random: Random): Item | null {
  const tests = inTestOrder(random.sample(powderTests, 3))
  const drawn = drawPowders(random, 4, tests)
  const [right] = drawn ?? []
  if (!drawn || !right || new Set(drawn.map(({ results }) => results.join())).size < 4) return null
  const rows = random.shuffle(drawn)
  const wrong = drawn.slice(1).map((powder): WrongOption => {
    const alike = powder.results.filter((result, index) => result === right.results[index]).length
    const at = powder.results.findIndex((result, index) => result !== right.results[index])
    const test = tests[at] ?? ''
    const same = tests.filter((_, index) => powder.results[index] === right.results[index])
    return {
      text: powder.name,
      misconception: alike > 0 ? 'one-property' : 'misreads-table',
      feedback: `${alike > 0 ? `${powder.name} fits in ${alike === 1 ? 'one test' : 'two tests'} (${listed(same.map(where))}). But all three must fit. ` : ''}Look at the row of ${powder.name.toLowerCase()}: ${told(test, powder.results[at] ?? '')}. What about the unknown powder?`,
    }
  })
  return {
    stem: `${person(random)} tests a white powder without a label, and compares it with four powders that are known. Which of them is the unknown powder?`,
    figure: resultTable(
      'Tests of white powders',
      ['Powder', ...tests],
      [...rows.map(({ name, results }) => [name, ...results]), ['Unknown', ...right.results]],
    ),
    ...choice(random, { right: right.name, wrong }),
    hints: [
      'The same substance has the same properties in every test.',
      `Start with one test: ${told(tests[0] ?? '', right.results[0] ?? '')}. Cross out all powders that do something else, and go on with the next test.`,
    ],
    solution: [
      `The unknown powder: ${tests.map((test, index) => told(test, right.results[index] ?? '')).join('; ')}.`,
      ...drawn.slice(1).map((powder) => {
        const at = powder.results.findIndex((result, index) => result !== right.results[index])
        return `It is not ${powder.name.toLowerCase()}: ${told(tests[at] ?? '', powder.results[at] ?? '')}.`
      }),
      `Only ${right.name.toLowerCase()} fits in all three tests.`,
    ],
  }
}

function stillPossible(random: Random): Item | null {
  const tests = inTestOrder(random.sample(powderTests, 3))
  const drawn = drawPowders(random, 5, tests)
  const [unknown] = drawn ?? []
  if (!drawn || !unknown) return null
  const done = random.sample([0, 1, 2], 2).toSorted((one, other) => one - other)
  const fits = ({ results }: Powder): boolean => done.every((at) => results[at] === unknown.results[at])
  const right = drawn.filter(fits)
  if (right.length < 2 || right.length > 3) return null
  const rows = random.shuffle(drawn)
  const facts = done.map((at) => told(tests[at] ?? '', unknown.results[at] ?? ''))
  const wrong = drawn
    .filter((powder) => !fits(powder))
    .map((powder): WrongOption => {
      const at = done.find((index) => powder.results[index] !== unknown.results[index]) ?? 0
      const isHalf = done.some((index) => powder.results[index] === unknown.results[index])
      return {
        text: powder.name,
        misconception: isHalf ? 'one-property' : 'misreads-table',
        feedback: `${isHalf ? `${powder.name} fits in one of the tests. ` : ''}Look at what ${powder.name.toLowerCase()} does ${where(tests[at] ?? '')}: ${powder.results[at] ?? ''}. Does the unknown powder do that?`,
      }
    })
  return {
    stem: `${person(random)} has done two tests with an unknown powder: ${listed(facts)}. The table shows what known powders do. Which of them could it still be? Choose all that fit.`,
    figure: resultTable(
      'Tests of known powders',
      ['Powder', ...tests],
      rows.map(({ name, results }) => [name, ...results]),
    ),
    ...choices(random, {
      right: right.map(({ name }) => name),
      wrong,
      missed: {
        misconception: 'stops-at-first',
        feedback:
          'What you chose fits both tests. But go on down the table: does another powder fit as well?',
      },
    }),
    hints: [
      'A powder stays possible only if it fits in both tests. More than one may fit.',
      `Look only at two columns: ${listed(done.map((at) => tests[at] ?? ''))}. Go down the table row by row.`,
    ],
    solution: [
      `The powder must fit both facts: ${listed(facts)}.`,
      `In the table, ${listed(right.map(({ name }) => name.toLowerCase()))} do both.`,
      `The third test could help to tell them apart.`,
    ],
  }
}

/** Each test is the right one about equally often, so it is fixed before the powders are drawn. */
function nextTest(random: Random): Item {
  const wanted = random.pick(powderTests)
  for (;;) {
    const item = tellingTest(random, wanted)
    if (item !== null) return item
  }
}

function tellingTest(random: Random, wanted: PowderTest): Item | null {
  const tests = inTestOrder(random.sample(powderTests, random.integer(3, 4)))
  const drawn = drawPowders(random, 4, tests)
  const [one, other] = drawn ?? []
  if (!drawn || !one || !other) return null
  const telling = tests.filter((_, index) => one.results[index] !== other.results[index])
  const [right] = telling
  if (telling.length !== 1 || right !== wanted) return null
  const rows = random.shuffle(drawn)
  const at = tests.indexOf(right)
  const [first, second] = random.shuffle([one, other])
  if (!first || !second) return null
  return {
    stem: `${person(random)} knows that a powder is either ${first.name.toLowerCase()} or ${second.name.toLowerCase()}. The table shows what powders do. Which test can tell which of the two it is?`,
    figure: resultTable(
      'Tests of known powders',
      ['Powder', ...tests],
      rows.map(({ name, results }) => [name, ...results]),
    ),
    ...choice(random, {
      right: testName(right),
      wrong: tests
        .filter((test) => test !== right)
        .map((test) => {
          const index = tests.indexOf(test)
          return {
            text: testName(test),
            misconception: 'property-shared',
            feedback: `Look at both rows for this test: ${first.name.toLowerCase()} and ${second.name.toLowerCase()} do the same (${first.results[index] ?? ''}). What would the result tell you?`,
          }
        }),
    }),
    hints: [
      'A test helps only if the two powders do different things in it.',
      `Put a finger on the row of ${first.name.toLowerCase()} and one on the row of ${second.name.toLowerCase()}. Compare them column by column.`,
    ],
    solution: [
      ...tests
        .filter((test) => test !== right)
        .map((test) => `${testName(test)}: both do the same (${first.results[tests.indexOf(test)] ?? ''}).`),
      `${testName(right)}: ${first.name.toLowerCase()}, ${first.results[at] ?? ''}; ${second.name.toLowerCase()}, ${second.results[at] ?? ''}. So this test tells which one it is.`,
    ],
  }
}

const testNames: Record<PowderTest, string> = {
  Grains: 'Look at the grains with a lens',
  'In water': 'Stir some into water',
  'In vinegar': 'Put some into vinegar',
  'With iodine': 'Drop iodine on it',
  'In cabbage juice': 'Stir some into cabbage juice',
}
const testName = (test: PowderTest): string => testNames[test]

/** In a mix, what either part does is seen. */
const seenFirst = ['turns cloudy', 'fizzes', 'turns blue-black', 'dissolves', 'no bubbles', 'stays brown']
const together = (one: string, other: string): string =>
  seenFirst.indexOf(one) < seenFirst.indexOf(other) ? one : other

function mixOfTwo(random: Random): Item | null {
  const tests: PowderTest[] = ['In water', 'In vinegar', 'With iodine']
  // Citric acid and baking powder would react with others in water.
  const calm = powders.filter(({ name }) => !['Citric acid', 'Baking powder'].includes(name))
  const drawn = drawPowders(random, random.integer(3, 4), tests, calm)
  if (!drawn) return null
  const pairs = drawn.flatMap((one, index) => drawn.slice(index + 1).map((other) => [one, other] as const))
  const mixed = (pair: readonly [Powder, Powder]): string[] =>
    tests.map((_, index) => together(pair[0].results[index] ?? '', pair[1].results[index] ?? ''))
  const unique = pairs.filter(
    (pair) => pairs.filter((each) => mixed(each).join() === mixed(pair).join()).length === 1,
  )
  if (unique.length === 0) return null
  const pair = random.pick(unique)
  const [one, other] = pair
  const results = mixed(pair)
  // Where the mix shows nothing, there is little to think about.
  if (!results.some((result) => seenFirst.indexOf(result) < 3)) return null
  const rest = drawn.filter((powder) => powder !== one && powder !== other)
  const because = (powder: Powder): string => {
    const at = powder.results.findIndex(
      (result, index) => together(result, results[index] ?? '') !== results[index],
    )
    return at < 0
      ? `With ${powder.name.toLowerCase()} and only one of the others, can all three results come about?`
      : `Alone, ${powder.name.toLowerCase()} would show this: ${told(tests[at] ?? '', powder.results[at] ?? '')}. Does the mix?`
  }
  return {
    stem: `A white mix holds two of these powders. In a test, the mix shows it if either of the two turns cloudy, fizzes, or turns blue-black. Which two powders are in the mix? Choose both.`,
    figure: resultTable(
      'Tests of powders and of a mix',
      ['Powder', ...tests],
      [...random.shuffle(drawn).map(({ name, results: its }) => [name, ...its]), ['The mix', ...results]],
    ),
    ...choices(random, {
      right: [one.name, other.name],
      wrong: rest.map((powder) => ({
        text: powder.name,
        misconception: 'one-property',
        feedback: `You chose ${powder.name.toLowerCase()}. ${because(powder)}`,
      })),
      missed: {
        misconception: 'stops-at-first',
        feedback: 'That one is in the mix. But there are two: which other powder explains the rest?',
      },
    }),
    hints: [
      'Use what the mix does not do first: cross out each powder that would show it.',
      `Then look at what the mix does: ${tests.map((test, index) => told(test, results[index] ?? '')).join('; ')}. Which two powders explain all three?`,
    ],
    solution: [
      `The mix: ${tests.map((test, index) => told(test, results[index] ?? '')).join('; ')}.`,
      `${one.name}: ${one.results.join(', ')}. ${other.name}: ${other.results.join(', ')}. Together they explain all three results.`,
      'No other two of these powders do.',
    ],
  }
}

function solvePowder({ stem, figure, interaction }: Shown) {
  if (figure?.kind !== 'table') throw new TypeError('expects a table')
  if (interaction.kind !== 'choice' && interaction.kind !== 'choices') throw new TypeError('expects options')
  const { columns, rows } = figure
  const row = (name: string): string[] =>
    rows.find((each) => each[0]?.toLowerCase() === name.toLowerCase()) ?? []
  const idsOf = (wanted: (text: string) => boolean): string[] =>
    interaction.options.filter(({ text }) => wanted(text)).map(({ id }) => id)
  const unknown = row('Unknown').slice(1)
  if (unknown.length > 0) {
    const [option = ''] = idsOf((text) => row(text).slice(1).join() === unknown.join())
    return { kind: 'choice' as const, option }
  }
  const mix = row('The mix').slice(1)
  if (mix.length > 0) {
    const shows = (names: string[]): string =>
      mix
        .map((_, index) => {
          const cells = names.map((name) => row(name)[index + 1] ?? '')
          const [water, vinegar, iodine] = ['turns cloudy', 'fizzes', 'turns blue-black'].map((sign) =>
            cells.includes(sign) ? sign : undefined,
          )
          return water ?? vinegar ?? iodine ?? cells[0]
        })
        .join()
    const names = interaction.options.map(({ text }) => text)
    const pair = names
      .flatMap((one, index) => names.slice(index + 1).map((other) => [one, other]))
      .find((each) => shows(each) === mix.join())
    return { kind: 'choices' as const, options: idsOf((text) => pair?.includes(text) ?? false) }
  }
  const [, one, other] = /either ([a-z ]+) or ([a-z ]+)\./.exec(stem) ?? []
  if (one !== undefined && other !== undefined) {
    const differing = columns.filter((_, index) => index > 0 && row(one)[index] !== row(other)[index])
    const keyword = (differing[0] ?? '').toLowerCase().split(' ').at(-1) ?? ''
    // “vinegar” in “Put some into vinegar”; “juice” and “water” likewise.
    const [option = ''] = idsOf((text) => text.toLowerCase().includes(keyword))
    return { kind: 'choice' as const, option }
  }
  const facts = /unknown powder: (.*?)\. The table/.exec(stem)?.[1] ?? ''
  const isTold = (column: string, cell: string): boolean => {
    const start = column === 'Grains' ? 'under a lens it shows ' : `${column.toLowerCase()} it `
    const said = facts.includes(start) ? (facts.split(start)[1] ?? '') : null
    return said === null || said.replace(/^(?:a|makes) /, '').startsWith(cell)
  }
  return {
    kind: 'choices' as const,
    options: idsOf((text) =>
      columns.every((column, index) => index === 0 || isTold(column, row(text)[index] ?? '')),
    ),
  }
}

const solidTests = [
  'Magnet pulls it',
  'Lets electricity through',
  'See-through',
  'Fingernail scratches it',
] as const

interface Material {
  name: string
  color: string
  /** In the order of the tests. */
  does: readonly ['yes' | 'no', 'yes' | 'no', 'yes' | 'no', 'yes' | 'no']
}

const materials: readonly Material[] = [
  { name: 'Iron', color: 'gray', does: ['yes', 'yes', 'no', 'no'] },
  { name: 'Nickel', color: 'silvery', does: ['yes', 'yes', 'no', 'no'] },
  { name: 'Copper', color: 'red-brown', does: ['no', 'yes', 'no', 'no'] },
  { name: 'Aluminum', color: 'silvery', does: ['no', 'yes', 'no', 'no'] },
  { name: 'Brass', color: 'yellow', does: ['no', 'yes', 'no', 'no'] },
  { name: 'Glass', color: 'clear', does: ['no', 'no', 'yes', 'no'] },
  { name: 'Clear plastic', color: 'clear', does: ['no', 'no', 'yes', 'no'] },
  { name: 'Oak wood', color: 'brown', does: ['no', 'no', 'no', 'no'] },
  { name: 'Rubber', color: 'black', does: ['no', 'no', 'no', 'no'] },
  { name: 'Slate', color: 'gray', does: ['no', 'no', 'no', 'no'] },
  { name: 'Candle wax', color: 'white', does: ['no', 'no', 'no', 'yes'] },
  { name: 'Chalk', color: 'white', does: ['no', 'no', 'no', 'yes'] },
  { name: 'Graphite', color: 'black', does: ['no', 'yes', 'no', 'yes'] },
]

const sayTest: Record<(typeof solidTests)[number], { yes: string; no: string }> = {
  'Magnet pulls it': { yes: 'a magnet pulls it', no: 'a magnet does not pull it' },
  'Lets electricity through': { yes: 'it lets electricity through', no: 'it blocks electricity' },
  'See-through': { yes: 'it is see-through', no: 'it is not see-through' },
  'Fingernail scratches it': { yes: 'a fingernail scratches it', no: 'a fingernail does not scratch it' },
}

const factsOf = ({ color, does }: Material): string[] => [
  color,
  ...solidTests.map((test, index) => sayTest[test][does[index] ?? 'no']),
]

/** Match by all tests (level 1), by just enough facts (level 2), find the wrong label (level 3). */
const solidSamples: ComputedModel = {
  id: 'solid-samples',
  kind: 'computed',
  thinking: 'classify',
  seconds: 65,
  make(random, level) {
    for (;;) {
      const item = level === 3 ? wrongLabel(random) : nameSamples(random, level)
      if (item !== null) return item
    }
  },
  solve({ stem, figure, interaction }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const { columns, rows } = figure
    if (interaction.kind === 'match') {
      const placed = interaction.sources.map(({ id, text }) => {
        const fits = rows.filter(([, color = '', ...cells]) => {
          const isColor =
            !/^\w+: (?:gray|silvery|red-brown|yellow|clear|brown|black|white)\b/.test(
              text.replace(/Sample \d/, 'Sample'),
            ) || text.includes(`: ${color}`)
          return (
            isColor &&
            cells.every((cell, index) => {
              const said =
                sayTest[solidTests.find((test) => test === columns[index + 2]) ?? 'Magnet pulls it']
              return !text.includes(cell === 'yes' ? said.no : said.yes)
            })
          )
        })
        const name = fits.length === 1 ? fits[0]?.[0] : ''
        return [id, interaction.targets.find((target) => target.text === name)?.id ?? '']
      })
      return { kind: 'match', placed: Object.fromEntries(placed) }
    }
    if (interaction.kind !== 'hot-spot') throw new TypeError('expects rows to pick')
    const lists = {
      magnet: /magnet pulls only ([^.]*)\./.exec(stem)?.[1] ?? '',
      electricity: /Electricity goes only through ([^.]*)\./.exec(stem)?.[1] ?? '',
      light: /Only ([^.]*) can be seen through\./.exec(stem)?.[1] ?? '',
    }
    const bad = rows.findIndex(([label = '', ...cells]) =>
      Object.values(lists).some(
        (list, index) =>
          list.split(/, (?:and )?| and /).includes(label.toLowerCase()) !== (cells[index] === 'yes'),
      ),
    )
    return {
      kind: 'hot-spot',
      options: (figure.spots ?? []).filter(({ row }) => row === bad).map(({ id }) => id),
    }
  },
}

function nameSamples(random: Random, level: 1 | 2): Item | null {
  const drawn = random.sample(materials, level === 1 ? 4 : 5)
  const columns = [...solidTests.keys()].filter(
    (index) => new Set(drawn.map(({ does }) => does[index])).size > 1,
  )
  const signature = ({ color, does }: Material): string =>
    [color, ...columns.map((index) => does[index])].join()
  if (columns.length < 2 || new Set(drawn.map(signature)).size < drawn.length) return null
  const chosen = drawn.slice(0, 4)
  const described = chosen.map((material) => {
    const all = [0, ...columns.map((index) => index + 1)]
    const facts = factsOf(material)
    // Just enough facts: leave one out as long as no other material in the table fits the rest.
    const kept =
      level === 1
        ? all
        : random.shuffle(all).reduce((left, each) => {
            const without = left.filter((at) => at !== each)
            const fitting = drawn.filter((other) => without.every((at) => factsOf(other)[at] === facts[at]))
            return without.length > 1 && fitting.length === 1 ? without : left
          }, all)
    return { material, kept: kept.toSorted((a, b) => a - b), facts }
  })
  const samples = random.shuffle(described)
  const sizes = random.sample([4, 5, 6, 8, 9, 12, 15, 18], 4)
  const source = (index: number): string => {
    const { kept, facts } = samples[index] ?? { kept: [], facts: [] }
    const said = kept.map((at) => facts[at] ?? '')
    return `Sample ${index + 1}: ${[...said, ...(level === 2 ? [`${sizes[index]} cm long`] : [])].join(', ')}`
  }
  return {
    stem: `The table shows properties of ${level === 1 ? 'four' : 'five'} materials. ${level === 1 ? 'Four samples' : 'Four samples of different length'} have lost their labels. Match each sample with its material.${level === 2 ? ' One material is left over.' : ''}`,
    figure: resultTable(
      'Properties of materials',
      ['Material', 'Color', ...columns.map((index) => solidTests[index] ?? '')],
      random
        .shuffle(drawn)
        .map(({ name, color, does }) => [name, color, ...columns.map((index) => does[index] ?? '')]),
    ),
    ...match(random, {
      pairs: samples.map(({ material, kept, facts }, index) => ({
        source: source(index),
        target: material.name,
        slips: drawn
          .filter((other) => other !== material)
          .map((other) => {
            const at = kept.find((each) => factsOf(other)[each] !== facts[each]) ?? 0
            const alike = kept.filter((each) => factsOf(other)[each] === facts[each])
            const isMetal =
              at === 1 && other.does[0] === 'no' && material.does[0] === 'yes' && other.does[1] === 'yes'
            return {
              target: other.name,
              misconception: isMetal
                ? 'metals-magnetic'
                : alike.length > 0
                  ? 'one-property'
                  : 'misreads-table',
              feedback: `Sample ${index + 1} cannot be ${other.name.toLowerCase()}. Look up ${at === 0 ? 'its color' : `“${solidTests[at - 1] ?? ''}”`} in the table. The sample is different: ${facts[at] ?? ''}.`,
            }
          }),
      })),
      others: drawn.slice(4).map(({ name }) => name),
      slip: { misconception: 'misreads-table', feedback: 'Compare each fact with the row of the material.' },
    }),
    hints: [
      level === 1
        ? 'A sample must fit its material in every property.'
        : 'Length tells nothing about the material: any material can be cut short or long. Use the other facts.',
      `Take Sample 1. Cross out all materials that do not fit one of its facts. How many are left?`,
    ],
    solution: samples.map(
      ({ material, kept, facts }, index) =>
        `Sample ${index + 1}: ${listed(kept.map((at) => facts[at] ?? ''))}. In the table, only ${material.name.toLowerCase()} fits.`,
    ),
  }
}

function wrongLabel(random: Random): Item | null {
  const tests = [0, 1, 2] as const
  const drawn = random.sample(
    materials.filter(({ name }) => name !== 'Graphite'),
    5,
  )
  const [liar] = drawn
  if (!liar) return null
  const kinds = [
    ['yes', 'yes', 'no'],
    ['no', 'yes', 'no'],
    ['no', 'no', 'yes'],
    ['no', 'no', 'no'],
  ] as const
  const isTrue = (does: readonly string[]): boolean =>
    tests.every((index) => does[index] === liar.does[index])
  const shown = random.pick(kinds.filter((kind) => !isTrue(kind)))
  const rows = random.shuffle(drawn)
  const spots = rows.map((_, index) => ({ id: `row-${index + 1}`, row: index }))
  const idOf = (material: Material): string => `row-${rows.indexOf(material) + 1}`
  const having = (index: number): string[] =>
    drawn.filter(({ does }) => does[index] === 'yes').map(({ name }) => name.toLowerCase())
  const only = (index: number): string => listed(having(index).toSorted())
  if (tests.some((index) => having(index).length === 0)) return null
  const cells = rows.map((material) => [
    material.name,
    ...tests.map((index) => (material === liar ? shown : material.does)[index] ?? ''),
  ])
  const at = tests.find((index) => shown[index] !== liar.does[index]) ?? 0
  const said = sayTest[solidTests[at] ?? 'Magnet pulls it']
  return {
    stem: `Of these five materials, a magnet pulls only ${only(0)}. Electricity goes only through ${only(1)}. Only ${only(2)} can be seen through. ${person(random)} tests five samples. One of the labels is wrong. Which row is it in?`,
    figure: {
      kind: 'table',
      title: 'Samples as they are labeled',
      columns: ['Label', ...tests.map((index) => solidTests[index] ?? '')],
      rows: cells,
      spots,
      description: `A table of samples with their labels. ${cells
        .map(
          ([name = '', magnet = '', electricity = '', light = ''], index) =>
            `Row ${spotLetter(index)}, ${name.toLowerCase()}: magnet pulls it, ${magnet}; lets electricity through, ${electricity}; see-through, ${light}.`,
        )
        .join(' ')}`,
    },
    ...hotSpot({
      spots: spots.map(({ id }) => id),
      right: [idOf(liar)],
      wrong: rows
        .filter((material) => material !== liar)
        .map((material) => ({
          picked: [idOf(material)],
          misconception:
            material.does[0] === 'no' && material.does[1] === 'yes' ? 'metals-magnetic' : 'misreads-table',
          feedback: `The row of ${material.name.toLowerCase()} fits: ${listed(tests.map((index) => sayTest[solidTests[index] ?? 'Magnet pulls it'][material.does[index] ?? 'no']))}. Check this with the three sentences, and go on to another row.`,
        })),
    }),
    hints: [
      'Each sentence names all materials with a property. So all others must have a “no” there.',
      'Go through the table column by column: does each “yes” stand with a material that is named, and each “no” with one that is not?',
    ],
    solution: [
      `Check each row with the three sentences. The rows of ${listed(rows.filter((material) => material !== liar).map(({ name }) => name.toLowerCase()))} fit.`,
      `In the row of ${liar.name.toLowerCase()}, the test says that ${shown[at] === 'yes' ? said.yes : said.no}. For ${liar.name.toLowerCase()} that cannot be, so this label is wrong.`,
    ],
  }
}

/** Grams that dissolve in 100 g of water at room temperature, rounded. */
const dissolves = [
  { name: 'Salt', most: 36 },
  { name: 'Baking soda', most: 10 },
  { name: 'Washing soda', most: 22 },
  { name: 'Alum', most: 6 },
  { name: 'Sugar', most: 200 },
] as const

const dissolveTable = (list: readonly (typeof dissolves)[number][]): Figure =>
  resultTable(
    'What dissolves in 100 g of water',
    ['Powder', 'Most that dissolves (g)'],
    list.map(({ name, most }) => [name, numeral(most)]),
  )

/** What stays at the bottom (level 1), which powder it is (level 2), parting by filter with all weights (level 3). */
const howMuchDissolves: ComputedModel = {
  id: 'how-much-dissolves',
  kind: 'computed',
  thinking: 'compute',
  seconds: 60,
  calculator: 'basic',
  make(random, level) {
    if (level === 1) return leftAtBottom(random)
    return level === 2 ? byDissolving(random) : filtered(random)
  },
  solve({ stem, figure, interaction }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const most = new Map(figure.rows.map(([name = '', cell = '']) => [name.toLowerCase(), Number(cell)]))
    const numbers = [...stem.matchAll(/(\d+) g/g)].map((found) => Number(found[1]))
    const named = [...most.keys()].find((name) => stem.toLowerCase().includes(`of ${name}`)) ?? ''
    if (interaction.kind === 'quantity') {
      const [powder = 0] = numbers
      return { kind: 'quantity', text: `${Math.max(0, powder - (most.get(named) ?? 0))} g` }
    }
    if (interaction.kind === 'choice') {
      const [powder = 0, , left = 0] = numbers
      const fits = interaction.options.filter(
        ({ text }) => powder - (most.get(text.toLowerCase()) ?? 0) === left,
      )
      return { kind: 'choice', option: fits.map(({ id }) => id).join('+') }
    }
    const [powder = 0, water = 0] = numbers
    const dissolved = ((most.get(named) ?? 0) * water) / 100
    const values = [powder - dissolved, water + dissolved, dissolved]
    return {
      kind: 'table',
      placed: Object.fromEntries(values.map((value, index) => [`row-${index + 1}-2`, String(value)])),
    }
  },
}

function leftAtBottom(random: Random): Item {
  const list = random.shuffle(random.sample(dissolves, 4))
  const powder = random.pick(list.filter(({ most }) => most < 100))
  const its = powder.name.toLowerCase()
  const isAll = random.chance(0.15)
  const stirred = isAll
    ? random.integer(Math.ceil(powder.most / 2), powder.most - 1)
    : powder.most + random.integer(3, 45)
  const left = Math.max(0, stirred - powder.most)
  return {
    stem: `${person(random)} stirs ${stirred} g of ${its} into 100 g of water for a long time. The table shows the most that can dissolve. How much ${its} stays at the bottom?`,
    figure: dissolveTable(list),
    ...quantity({ label: `${powder.name} at the bottom` }, { value: String(left), unit: 'g' }, [
      {
        value: String(powder.most),
        misconception: 'dissolved-or-left',
        feedback: `${grams(powder.most)} is the most that can dissolve. The question asks about what does not dissolve.`,
      },
      {
        value: String(Math.abs(powder.most - stirred)),
        misconception: 'dissolved-or-left',
        feedback: `Only ${grams(stirred)} is stirred in, and up to ${grams(powder.most)} can dissolve. So is there any that cannot?`,
      },
      {
        value: '0',
        misconception: 'all-dissolves',
        feedback: `That would be so if all of it dissolved. But of the ${grams(stirred)}, only ${grams(powder.most)} can.`,
      },
      {
        value: String(stirred),
        misconception: 'dissolved-or-left',
        feedback: `${grams(stirred)} is all that is stirred in. Some of it dissolves. How much can?`,
      },
      {
        value: String(stirred + powder.most),
        misconception: 'dissolved-or-left',
        feedback: `You added the two amounts. But what dissolves is a part of the ${grams(stirred)}.`,
      },
    ]),
    hints: [
      `Find ${its} in the table. How much of it can dissolve in 100 g of water?`,
      `Compare ${grams(powder.most)} with ${grams(stirred)}. Is there more than can dissolve?`,
    ],
    solution: [
      `In 100 g of water, at most ${grams(powder.most)} of ${its} can dissolve.`,
      left === 0
        ? `There is only ${grams(stirred)}, so all of it dissolves. Nothing stays at the bottom: 0 g.`
        : `The rest stays at the bottom: ${stirred} − ${powder.most} = ${left} g.`,
    ],
  }
}

function byDissolving(random: Random): Item {
  const list = random.shuffle(dissolves.filter(({ most }) => most < 100))
  const powder = random.pick(list)
  // All of them are more than dissolves, so that each leaves another amount at the bottom.
  const stirred = random.integer(40, 95)
  const left = stirred - powder.most
  return {
    stem: `${person(random)} stirs ${stirred} g of an unknown white powder into 100 g of water for a long time. At the end, ${left} g is left at the bottom. Which powder is it?`,
    figure: dissolveTable(list),
    ...choice(random, {
      right: powder.name,
      wrong: list
        .filter((other) => other !== powder)
        .map((other) => ({
          text: other.name,
          misconception:
            Math.abs(other.most - left) < Math.abs(powder.most - left)
              ? 'dissolved-or-left'
              : 'misreads-table',
          feedback: `Of ${grams(stirred)} of ${other.name.toLowerCase()}, ${grams(other.most)} would dissolve and ${grams(stirred - other.most)} would be left. Here ${grams(left)} is left. How much has dissolved?`,
        })),
    }),
    hints: [
      'The table tells how much dissolves, and the story tells how much is left. These are not the same.',
      `Of ${grams(stirred)}, ${grams(left)} did not dissolve. How much did? Look for that in the table.`,
    ],
    solution: [
      `What has dissolved is ${stirred} − ${left} = ${powder.most} g.`,
      `In the table, ${grams(powder.most)} belongs to ${powder.name.toLowerCase()}. How much dissolves is a property that helps to tell powders apart.`,
    ],
  }
}

function filtered(random: Random): Item {
  const list = random.shuffle(random.sample(dissolves, 4))
  const powder = random.pick(list.filter(({ most }) => most < 100))
  const its = powder.name.toLowerCase()
  const times = random.integer(2, 4)
  const water = 100 * times
  const dissolved = powder.most * times
  const left = random.integer(4, 60)
  const stirred = dissolved + left
  return {
    stem: `${person(random)} stirs ${stirred} g of ${its} into ${water} g of water for a long time, and pours it all through a filter. Then the clear liquid is left to dry up. Fill in the weights. (In twice as much water, twice as much dissolves.)`,
    figure: dissolveTable(list),
    ...table(
      random,
      ['What is weighed', 'Weight (g)'],
      [
        [
          `${powder.name} in the filter, dried`,
          {
            label: `${powder.name} in the filter`,
            key: { value: String(left), unit: 'g' },
            wrong: [
              {
                value: String(stirred - powder.most),
                misconception: 'water-amount',
                feedback: `${grams(powder.most)} dissolves in 100 g of water. But here is ${grams(water)} of it.`,
              },
              {
                value: String(dissolved),
                misconception: 'dissolved-or-left',
                feedback: `${grams(dissolved)} is what dissolves. That runs through the filter with the water. What stays?`,
              },
              {
                value: '0',
                misconception: 'all-dissolves',
                feedback: `Not all of the ${grams(stirred)} can dissolve. How much can, in ${grams(water)} of water?`,
              },
            ],
          },
        ],
        [
          'Clear liquid under the filter',
          {
            label: 'Clear liquid under the filter',
            key: { value: String(water + dissolved), unit: 'g' },
            wrong: [
              {
                value: String(water),
                misconception: 'unseen-is-gone',
                feedback: `${grams(water)} is the water alone. The dissolved ${its} cannot be seen, but it is in the liquid and has weight.`,
              },
              {
                value: String(water + powder.most),
                misconception: 'water-amount',
                feedback: `${grams(powder.most)} dissolves in 100 g of water. But here is ${grams(water)} of it.`,
              },
              {
                value: String(water + stirred),
                misconception: 'all-dissolves',
                feedback: `That would be so if all of the ${its} went through the filter. Some of it stays there.`,
              },
            ],
          },
        ],
        [
          `${powder.name} left when the liquid has dried up`,
          {
            label: `${powder.name} left after drying up`,
            key: { value: String(dissolved), unit: 'g' },
            wrong: [
              {
                value: '0',
                misconception: 'unseen-is-gone',
                feedback: `The ${its} in the clear liquid cannot be seen, but it is there. Only the water goes into the air.`,
              },
              {
                value: String(stirred),
                misconception: 'dissolved-or-left',
                feedback: `${grams(stirred)} is all of the ${its}. Some of it stayed in the filter.`,
              },
              {
                value: String(powder.most),
                misconception: 'water-amount',
                feedback: `${grams(powder.most)} dissolves in 100 g of water. But here is ${grams(water)} of it.`,
              },
            ],
          },
        ],
      ],
    ),
    hints: [
      'What dissolves runs through the filter with the water. What does not stays in the filter.',
      `Find how much ${its} dissolves in 100 g of water. How many times 100 g is ${grams(water)}?`,
    ],
    solution: [
      `In 100 g of water ${grams(powder.most)} dissolves, so in ${water} g it is ${times} × ${powder.most} = ${dissolved} g.`,
      `The rest stays in the filter: ${stirred} − ${dissolved} = ${left} g.`,
      `The clear liquid is water with what dissolved: ${water} + ${dissolved} = ${water + dissolved} g. When the water dries up, those ${grams(dissolved)} are left.`,
    ],
  }
}

const newOrNot = ['A new substance forms', 'No new substance forms'] as const

/** Sort what happens (level 1), decide from a table (level 2), choose the evidence (level 3). */
const newSubstance: ConceptualModel = {
  id: 'new-substance',
  kind: 'conceptual',
  thinking: 'explain',
  seconds: 55,
  make(random, level) {
    if (level === 1) return sortHappenings(random)
    return level === 2 && random.chance(0.75) ? decideFromTable(random) : pickEvidence(random)
  },
}

function sortHappenings(random: Random): Item {
  const howManyNew = random.integer(2, 3)
  const cards = [
    ...random.sample(
      happenings.filter(({ isNew }) => isNew),
      howManyNew,
    ),
    ...random.sample(
      happenings.filter(({ isNew }) => !isNew),
      5 - howManyNew,
    ),
  ]
  return {
    stem: 'In which of these does a new substance form? Sort them.',
    ...sort(random, {
      categories: [...newOrNot],
      cards: cards.map(({ text, isNew }) => ({
        text,
        category: newOrNot[isNew ? 0 : 1],
        slips: [
          {
            category: newOrNot[isNew ? 1 : 0],
            misconception: isNew ? 'new-is-mixing' : 'mixing-is-new',
            feedback: isNew
              ? `Look at this one again: “${text}.” Is what is there afterward still the same stuff, with the same properties?`
              : `Look at this one again: “${text}.” It may look different. But is there any stuff that was not there before?`,
          },
        ],
      })),
      slip: {
        misconception: 'mixing-is-new',
        feedback: 'Ask each time: is there stuff with properties that nothing had before?',
      },
    }),
    hints: [
      'Mixing, dissolving, melting, drying up, and cutting change how things look. The substances stay the same.',
      'Ask each time: is there stuff with properties that nothing had before?',
    ],
    solution: cards.map(
      ({ text, isNew, why }) => `${text}: ${isNew ? 'a new substance' : 'no new substance'}, since ${why}.`,
    ),
  }
}

function decideFromTable(random: Random): Item {
  const mixing = random.pick(mixings)
  const { isNew, clue } = mixing
  const reasons = [
    'what is there afterward has other properties than what was there before',
    'what is there afterward has the same properties as what was there before',
    'two things were put together',
  ] as const
  const verdicts = ['a new substance formed', 'no new substance formed'] as const
  const [right, other] = isNew ? verdicts : [verdicts[1], verdicts[0]]
  const [reason, otherReason] = isNew ? reasons : [reasons[1], reasons[0]]
  const misconception = isNew ? 'new-is-mixing' : 'mixing-is-new'
  const last = mixing.rows.at(-1)
  const look = `Compare the last row (${last?.[1] ?? ''}; ${last?.[2] ?? ''}) with the rows above it.`
  return {
    stem: `${mixing.story} Choose what the table tells.`,
    figure: resultTable(
      'Properties before and afterward',
      ['What is looked at', 'How it looks', mixing.testName],
      mixing.rows.map((row) => [...row]),
    ),
    ...inlineChoice(random, [
      'The evidence shows that ',
      {
        label: 'what happened',
        right,
        wrong: [
          { text: other, misconception, feedback: `${look} Are there properties that nothing had before?` },
        ],
        keepOrder: [...verdicts],
      },
      ', because ',
      {
        label: 'reason',
        right: reason,
        wrong: [
          { text: otherReason, misconception, feedback: `${look} Are the properties the same or not?` },
          {
            text: reasons[2],
            misconception: 'mixing-is-new',
            feedback:
              'To put two things together can do either. So that alone is no evidence. What do the properties tell?',
          },
        ],
        keepOrder: [...reasons],
      },
      '.',
    ]),
    hints: [
      'A new substance has properties of its own. In a mixture, each part keeps its properties.',
      `Look at the column “${mixing.testName}”. Compare what is there afterward with each thing before.`,
    ],
    solution: [
      `${clue}.`,
      isNew
        ? 'So it is another substance than those before. A new substance formed.'
        : 'So each part is still what it was. No new substance formed.',
    ],
  }
}

function pickEvidence(random: Random): Item {
  const claim = random.pick(claims)
  const right = random.sample(claim.right, 2)
  const name = person(random)
  return {
    stem: `${name} ${claim.story} and says: “A new substance has formed.” Which facts are evidence for that? Choose all that fit.`,
    ...choices(random, {
      right,
      wrong: [...claim.wrong],
      missed: {
        misconception: 'stops-at-first',
        feedback:
          'That is evidence, but there is more. Does another fact tell about a property that was not there before?',
      },
    }),
    hints: [
      'Evidence for a new substance is a property that was not there before, and that mixing alone cannot explain.',
      'Ask of each fact: could it be just the same if nothing but mixing had happened?',
    ],
    solution: [
      `These would not be so if nothing but mixing had happened: ${right.map((text) => `“${text}.”`).join(' ')}`,
      'The other facts would be true of any mixture, or they tell about something that has not changed.',
    ],
  }
}

const questions = conceptModel({
  id: 'property-ideas',
  thinking: 'use in a story',
  seconds: 40,
  questions: propertyQuestions,
})

/** Questions on properties, and mixtures to be taken apart by them. */
const propertyIdeas: ConceptualModel = {
  ...questions,
  make(random, level) {
    if (!random.chance(0.3)) return questions.make(random, level)
    return level === 1 ? matchTools(random) : takeApart(random, level)
  },
}

function matchTools(random: Random): Item {
  const [spare, ...chosen] = random.sample(tools, 5)
  const pairs = chosen.slice(0, 4).map(({ tool, property, mixtures }) => ({
    source: random.pick(mixtures),
    target: tool,
    property,
  }))
  const all = [...chosen, ...(spare ? [spare] : [])]
  return {
    stem: 'Which way is best to take each mixture apart? Match them up. One way is left over.',
    ...match(random, {
      pairs: pairs.map(({ source, target }) => ({
        source,
        target,
        slips: all
          .filter(({ tool }) => tool !== target)
          .map(({ tool, property }) => ({
            target: tool,
            misconception: 'wrong-property',
            feedback: `You chose “${tool.toLowerCase()}” for this: ${source.toLowerCase()}. That works where ${property}. Is it so here?`,
          })),
      })),
      others: spare ? [spare.tool] : [],
      slip: { misconception: 'wrong-property', feedback: 'In which property do the two parts differ?' },
    }),
    hints: [
      'To take a mixture apart, use a property in which its parts differ.',
      `Take this one first: ${pairs[0]?.source.toLowerCase() ?? ''}. What can one part do that the other cannot?`,
    ],
    solution: pairs.map(
      ({ source, target, property }) => `${source}: ${target.toLowerCase()}, since ${property}.`,
    ),
  }
}

function takeApart(random: Random, level: 2 | 3): Item {
  const solid = random.pick(['sand', 'gravel', 'chalk dust', 'glass beads'])
  const soluble = random.pick(['salt', 'sugar', 'Epsom salt'])
  const iron = level === 3 ? random.pick(['iron filings', 'iron nails', 'iron tacks']) : null
  const [pull, stir, pour, dry] = [
    `Pull out the ${iron ?? ''} with a magnet`,
    'Stir the mix into water',
    `Pour it through a filter that holds the ${solid}`,
    'Let the water that ran through dry up',
  ]
  const steps = iron === null ? [stir, pour, dry] : [pull, stir, pour, dry]
  const parts = iron === null ? [solid, soluble] : [iron, solid, soluble]
  const wrong = (one: string, two: string, misconception: string, feedback: string) => ({
    before: [one, two] satisfies [string, string],
    misconception,
    feedback,
  })
  return {
    stem: `A dry mixture holds ${listed(parts)}. ${iron === null ? '' : 'The iron must not get wet, so that it does not rust. '}Put the steps in order to get all parts back, each by itself and dry.`,
    ...order(random, {
      options: steps,
      first: 'first step',
      last: 'last step',
      wrong: [
        ...(iron === null
          ? []
          : [
              wrong(
                stir,
                pull,
                'wrong-property',
                `With this order the ${iron} would get wet before they are pulled out. They would start to rust.`,
              ),
              wrong(
                pour,
                pull,
                'wrong-property',
                `With this order the ${iron} would go into the filter with the ${solid}, wet.`,
              ),
              wrong(
                dry,
                pull,
                'wrong-property',
                `With this order the ${iron} would be in the water with all the rest.`,
              ),
            ]),
        wrong(
          pour,
          stir,
          'wrong-property',
          `A dry mix does not go through a filter. What must happen to the ${soluble} first, so that it can run through?`,
        ),
        wrong(
          dry,
          pour,
          'unseen-is-gone',
          `If the water dries up before the filter, ${soluble} and ${solid} are together again. Which step takes them apart?`,
        ),
        wrong(dry, stir, 'unseen-is-gone', 'There is no water in the mix yet that could dry up.'),
      ],
    }),
    hints: [
      `In what do the parts differ? ${sentence(soluble)} dissolves in water, and ${solid} ${solid === 'sand' || solid === 'gravel' || solid === 'chalk dust' ? 'does' : 'do'} not.${iron === null ? '' : ' A magnet pulls iron.'}`,
      iron === null
        ? `Before a filter can help, the ${soluble} must be dissolved.`
        : 'Begin with the part that must stay dry. Then think about what water does.',
    ],
    solution: [
      ...(iron === null ? [] : [`First the magnet pulls out the ${iron} while all is dry.`]),
      `${iron === null ? 'First' : 'Then'} the ${soluble} is dissolved in water, and the filter holds back the ${solid}.`,
      `At last the water dries up, and the ${soluble} is left.`,
    ],
  }
}

export const mixturesAndProperties = defineSkill({
  id: 'mixtures-and-properties',
  revision: 1,
  subject: 'science',
  gradeLevel: 5,
  strand: 'Matter and its interactions',
  name: 'Mixtures and properties',
  description: 'Tell materials apart by their properties, and find out whether a new substance has formed.',
  icon: 'flask',
  standards: ['5-PS1-3', '5-PS1-4'],
  prerequisites: ['particles-of-matter'],
  misconceptions: [
    {
      id: 'one-property',
      name: 'decides by one property',
      explanation: 'Many materials share a property. A material must fit in all of the tests.',
    },
    {
      id: 'looks-decide',
      name: 'goes by looks alone',
      explanation: 'Salt, sugar, and baking soda are all white. Other tests tell them apart.',
    },
    {
      id: 'property-shared',
      name: 'uses a test in which both do the same',
      explanation: 'A test tells two materials apart only if they do different things in it.',
    },
    {
      id: 'stops-at-first',
      name: 'stops at the first that fits',
      explanation: 'More than one may fit. Go through all of them before you decide.',
    },
    {
      id: 'misreads-table',
      name: 'reads the wrong row or column',
      explanation: 'Keep a finger on the row and read the heading of the column.',
    },
    {
      id: 'size-is-property',
      name: 'takes size, weight or shape for a property of the material',
      explanation: 'Any material can come in large or small pieces. Size and weight belong to the piece.',
    },
    {
      id: 'metals-magnetic',
      name: 'thinks that all metals are magnetic',
      explanation: 'A magnet pulls iron and a few others. It does not pull copper, aluminum, or gold.',
    },
    {
      id: 'wrong-property',
      name: 'uses a property that does not matter here',
      explanation: 'Ask what is needed, and then which property has to do with that.',
    },
    {
      id: 'dissolved-or-left',
      name: 'mixes up what dissolved and what is left',
      explanation: 'What dissolves and what is left at the bottom make up all that was stirred in.',
    },
    {
      id: 'all-dissolves',
      name: 'thinks that everything dissolves',
      explanation: 'Only so much can dissolve in an amount of water. The rest stays at the bottom.',
    },
    {
      id: 'water-amount',
      name: 'forgets how much water there is',
      explanation: 'In twice as much water, twice as much can dissolve.',
    },
    {
      id: 'unseen-is-gone',
      name: 'thinks that what cannot be seen is gone',
      explanation: 'Dissolved salt is still in the water, and it is left when the water dries up.',
    },
    {
      id: 'mixing-is-new',
      name: 'takes mixing for a new substance',
      explanation: 'In a mixture each part keeps its properties, even if it can no longer be seen.',
    },
    {
      id: 'new-is-mixing',
      name: 'takes a new substance for a mixture',
      explanation: 'If there are properties that nothing had before, a new substance has formed.',
    },
    {
      id: 'one-sign-proves',
      name: 'takes one sign for a proof',
      explanation: 'Bubbles, warmth, or a new color can have other causes. Compare more properties.',
    },
    {
      id: 'unfair-test',
      name: 'changes more than one thing in a test',
      explanation: 'Change only what you want to find out about, and keep all else the same.',
    },
  ],
  lesson: {
    idea: [
      'Every material has properties: its color, whether it dissolves, whether a magnet pulls it, whether electricity or heat goes through it. By its properties you can tell what a material is. One property is not enough: salt and sugar are both white and both dissolve.',
      'Size and weight are not properties of a material. A piece of iron can be large or small, and a magnet pulls it all the same.',
      'When things are mixed, each part may keep its properties. Then it is a mixture, and you can take it apart: with a magnet, a filter, or by letting water dry up.',
      'Or a new substance may form. Then there is something with properties that nothing had before: a gas that bubbles up, a crust that crumbles, flakes that do not dissolve.',
    ],
    figure: resultTable(
      'Four white powders',
      ['Powder', 'In water', 'In vinegar', 'With iodine'],
      [
        ['Salt', 'dissolves', 'no bubbles', 'stays brown'],
        ['Baking soda', 'dissolves', 'fizzes', 'stays brown'],
        ['Chalk dust', 'turns cloudy', 'fizzes', 'stays brown'],
        ['Cornstarch', 'turns cloudy', 'no bubbles', 'turns blue-black'],
      ],
    ),
    workedExample: { model: 'unknown-powder', level: 1 },
    words: [
      { word: 'property', meaning: 'What a material is like or does: its color, whether it dissolves.' },
      { word: 'substance', meaning: 'One certain kind of matter, such as salt, water, or iron.' },
      { word: 'mixture', meaning: 'Two or more substances together, each with its own properties.' },
      { word: 'dissolve', meaning: 'To spread out in a liquid until nothing of it can be seen.' },
      { word: 'magnetic', meaning: 'Pulled by a magnet, as iron is.' },
      { word: 'iodine', meaning: 'A brown liquid that turns blue-black with starch.' },
    ],
  },
  models: [unknownPowder, solidSamples, howMuchDissolves, newSubstance, propertyIdeas],
})
