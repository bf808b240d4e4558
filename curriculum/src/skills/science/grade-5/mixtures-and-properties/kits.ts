import { defineModel, type ItemTemplate, type Level, type ModelForm, rows as listed, type Text } from '#form'
import { letter } from '#build-item.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

const results = {
  'baking-soda': { water: 'dissolves', vinegar: 'fizzes', iodine: 'brown', cabbage: 'blue' },
  cornstarch: { water: 'cloudy', vinegar: 'none', iodine: 'black', cabbage: 'purple' },
  salt: { water: 'dissolves', vinegar: 'none', iodine: 'brown', cabbage: 'purple' },
  'citric-acid': { water: 'dissolves', vinegar: 'none', iodine: 'brown', cabbage: 'pink' },
  chalk: { water: 'cloudy', vinegar: 'fizzes', iodine: 'brown', cabbage: 'blue' },
  plaster: { water: 'cloudy', vinegar: 'none', iodine: 'brown', cabbage: 'purple' },
  iron: { magnet: 'pulled', current: 'glows', float: 'sinks', bend: 'stays' },
  copper: { magnet: 'free', current: 'glows', float: 'sinks', bend: 'stays' },
  aluminum: { magnet: 'free', current: 'glows', float: 'sinks', bend: 'bends' },
  glass: { magnet: 'free', current: 'dark', float: 'sinks', bend: 'stays' },
  wood: { magnet: 'free', current: 'dark', float: 'floats', bend: 'stays' },
  straw: { magnet: 'free', current: 'dark', float: 'floats', bend: 'bends' },
  steel: { magnet: 'pulled', current: 'glows', float: 'sinks', bend: 'bends' },
} as const
type Thing = keyof typeof results
type Kit = 'powders' | 'solids'
const kits = {
  powders: {
    things: ['baking-soda', 'cornstarch', 'salt', 'citric-acid', 'chalk', 'plaster'],
    tests: ['water', 'vinegar', 'iodine', 'cabbage'],
  },
  solids: {
    things: ['iron', 'copper', 'aluminum', 'glass', 'wood', 'straw', 'steel'],
    tests: ['magnet', 'current', 'float', 'bend'],
  },
} as const satisfies Record<Kit, { things: readonly Thing[]; tests: readonly string[] }>
type Test = (typeof kits)[Kit]['tests'][number]
type Result = { [T in Thing]: (typeof results)[T][keyof (typeof results)[T]] }[Thing]

interface Values {
  level: Level
  things: Thing[]
  tests: Test[]
  /** The unknown one, or two to tell apart. */
  asked: Thing[]
}

const known: Readonly<Record<Thing, Readonly<Partial<Record<Test, Result>>>>> = results
const resultOf = (thing: Thing, test: Test): Result => known[thing][test] ?? 'none'
const told = (test: Test, thing: Thing): Text => say(`kit.told.${resultOf(thing, test)}`)

/** Places of what is right: things that pass all tests, or tests that tell two things apart. */
const rightOf = ({ level, things, tests, asked: [one = 'salt', other = 'salt'] }: Values): number[] =>
  level === 3
    ? tests.flatMap((test, at) => (resultOf(one, test) === resultOf(other, test) ? [] : [at]))
    : things.flatMap((thing, at) =>
        tests.every((test) => resultOf(thing, test) === resultOf(one, test)) ? [at] : [],
      )

/** Which things fit what an unknown does (1: three tests, 2: two tests), and which tests tell two things apart (3)? */
export const kitModel = (id: string, kit: Kit): ModelForm<Values> =>
  defineModel<Values>({
    id,
    thinking: kit === 'powders' ? 'compare' : 'classify',
    seconds: 50,
    standards: ['5-PS1-3'],
    draw(random, level) {
      const { things, tests } = kits[kit]
      const some = random.sample<Thing>(things, kit === 'powders' ? 4 : 5)
      const chosen: readonly Test[] = random.sample<Test>(tests, level === 2 ? 2 : 3)
      return {
        level,
        things: some,
        tests: tests.filter((test) => chosen.includes(test)),
        asked: level === 3 ? some.slice(0, 2) : random.sample(some, 1),
      }
    },
    fits(values) {
      const count = rightOf(values).length
      const { things, tests } = values
      // Chalk and plaster do little in cabbage juice, and no class agrees on the color.
      if (tests.includes('cabbage') && (things.includes('chalk') || things.includes('plaster'))) return false
      return values.level === 1
        ? count === 1
        : values.level === 2
          ? count === 2
          : count > 0 && count < tests.length
    },
    item: (values) => pickAll(values, kit),
    task: ({ level, asked, tests }) =>
      `${level}/${asked.toSorted().join('/')}/${level === 2 ? tests.join() : ''}`,
  })

/** What some things do in some tests. */
export const kitFigure = (kit: Kit, things: readonly Thing[], tests: readonly Test[], title: Text) =>
  tableFigure(
    title,
    [say(`kit.head.${kit}`), ...tests.map((test) => say(`kit.test.${test}`))],
    things.map((thing) => [
      say(`kit.thing.${thing}`),
      ...tests.map((test) => say(`kit.result.${resultOf(thing, test)}`)),
    ]),
  )

/** Places that may be picked, and whose thinking that is. */
type Guess = [places: number[], misconception: string, feedback: Text]

function guessesOf(values: Values): Guess[] {
  const { level, things, tests, asked } = values
  const right = rightOf(values)
  const all = (level === 3 ? tests : things).map((_name, at) => at)
  const first = right.length > 1 ? right.slice(0, 1) : []
  if (level === 3) {
    return [
      [all.filter((at) => !right.includes(at)), 'property.same-in-both', say('kit.said.same')],
      [all, 'property.same-in-both', say('kit.said.every')],
      [first, 'property.stops-at-first', say('kit.said.first-test')],
    ]
  }
  const fits = (at: number, test: Test): boolean =>
    resultOf(things[at] ?? 'salt', test) === resultOf(asked[0] ?? 'salt', test)
  const byOne = tests.map((test) => all.filter((at) => fits(at, test)))
  return [
    ...byOne.map((places): Guess => [places, 'property.one-decides', say('kit.said.one')]),
    [first, 'property.stops-at-first', say('kit.said.first')],
    [all.filter((at) => !byOne.flat().includes(at)), 'property.same-in-both', say('kit.said.none')],
  ]
}

function pickAll(values: Values, kit: Kit): ItemTemplate {
  const { level, things, tests, asked } = values
  const [one = 'salt', other = 'salt'] = asked
  const isTests = level === 3
  const right = rightOf(values)
  const names = isTests
    ? tests.map((test) => say(`kit.test.${test}`))
    : things.map((thing) => say(`kit.thing.${thing}`))
  const list = listed(right.flatMap((at) => names[at] ?? []))
  const key = (places: readonly number[]) => ({ kind: 'choices' as const, options: places.map(letter) })
  const wrong = guessesOf(values).filter(
    ([places], at, all) =>
      places.length > 0 &&
      places.join() !== right.join() &&
      all.findIndex((guess) => guess[0].join() === places.join()) === at,
  )
  return {
    stem: isTests
      ? [say('kit.ask-tests', { one: say(`kit.thing.${one}`), other: say(`kit.thing.${other}`) })]
      : [
          say(`kit.unknown.${kit}`),
          ...tests.map((test) => say(`kit.found.${test}`, { result: told(test, one) })),
          say('kit.ask-things'),
        ],
    figure: kitFigure(kit, things, tests, say(`kit.title.${kit}`)),
    interaction: { kind: 'choices', options: names.map((text, at) => ({ id: letter(at), text })) },
    key: key(right),
    wrongAnswers: wrong.map(([at, misconception, feedback]) => ({ misconception, key: key(at), feedback })),
    answer: say('kit.answer', { list }),
    ...(isTests
      ? {
          hints: [say('kit.hint-tests'), say('kit.hint-column')],
          solution: [say('kit.so-tests'), say('kit.so-differ', { list })],
        }
      : {
          hints: [say('kit.hint-first'), say('kit.hint-rest')],
          solution: [say('kit.so-things'), say('kit.so-are', { list })],
        }),
  }
}
