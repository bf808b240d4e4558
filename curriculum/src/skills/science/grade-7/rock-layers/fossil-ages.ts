import { defineModel, type ItemTemplate, numberOf, numbersIn, type Random, solved, type Words } from '#form'
import { described } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

/** When such animals lived, in millions of years ago; one species for a few million years of it. */
const animals = {
  trilobite: [500, 280],
  ammonite: [190, 75],
  clam: [300, 30],
  snail: [300, 30],
  coral: [230, 30],
  urchin: [190, 30],
} as const
type Animal = keyof typeof animals
const animalIds: readonly Animal[] = ['trilobite', 'ammonite', 'clam', 'snail', 'coral', 'urchin']

interface Values {
  level: number
  animal: Animal
  /** First and last appearance of species 1, 2 and 3, in millions of years ago. */
  ranges: [number, number][]
  /** The species in the layer. */
  found: number[]
  /** Ash beds below and above the layer. */
  ash?: [number, number]
  isOldest: boolean
}

/** Two ranges of which each reaches past the other, and one that lies before or after them. */
function drawRanges(random: Random, animal: Animal): [number, number][] {
  const [from, to] = animals[animal]
  const steps = [1, 2, 3, 4, 5].map(() => random.integer(3, 9))
  const [a = 5, b = 5, c = 5, d = 5, e = 5] = steps
  const start = random.integer(to + a + b + c + d + e, from)
  const [early, late] = [start - a, start - a - b]
  return [
    [start, late],
    [early, late - c],
    [late - c - d, late - c - d - e],
  ]
}

const clues = ({ ranges, found, ash }: Values): [number, number][] => [
  ...found.flatMap((at) => ranges.slice(at, at + 1)),
  ...(ash === undefined ? [] : [ash]),
]
const ageOf = (values: Values): number =>
  values.isOldest
    ? Math.min(...clues(values).map(([from]) => from))
    : Math.max(...clues(values).map(([, to]) => to))

/** 1: one species. 2: two species together. 3: a species, and ash beds below and above. */
export const fossilAges = defineModel<Values, boolean>({
  id: 'fossil-ages',
  thinking: 'compute',
  seconds: 60,
  standards: ['MS-ESS1-4'],
  task: ({ level, animal, isOldest }) => `${level} ${animal} ${isOldest}`,
  aim: (random) => random.chance(0.5),
  draw(random, level, isOldest) {
    const animal = random.pick(animalIds)
    const ranges = drawRanges(random, animal)
    const only = random.integer(0, 1)
    const base = { level, animal, ranges, found: level === 2 ? [0, 1] : [only], isOldest }
    if (level < 3) return base
    const [from = 0, to = 0] = ranges[only] ?? []
    // One end is settled by the species, the other by an ash bed.
    const isEarly = random.chance(0.5)
    const inside = random.integer(to + 1, from - 1)
    const beyond = random.integer(2, 8)
    return { ...base, ash: isEarly ? [from + beyond, inside] : [inside, to - beyond] }
  },
  item(values) {
    const { level, animal, ranges, found, ash, isOldest } = values
    const oldest = isOldest ? 'yes' : 'no'
    const value = ageOf(values)
    const end = isOldest ? 0 : 1
    const other = clues(values).map((clue) => clue[1 - end] ?? 0)
    const same = clues(values).map((clue) => clue[end] ?? 0)
    const rest = ranges.flatMap((range, at) => (found.includes(at) ? [] : [range[end] ?? 0]))
    const slip = (of: number, misconception: string, feedback: ReturnType<typeof say>) => ({
      value: of,
      misconception,
      feedback,
    })
    const species = found.map((at) => at + 1)
    return {
      stem: [
        say('ages.scene', { animal: say(`ages.animal.${animal}`) }),
        level === 2 ? say('ages.two') : say('ages.one', { n: species[0] ?? 1 }),
        ...(ash === undefined ? [] : [say('ages.ash', { below: ash[0], above: ash[1] })]),
        say('ages.ask', { oldest }),
      ],
      figure: rangesTable(values),
      ...numberOf({
        label: say('ages.label', { oldest }),
        after: say('ages.unit'),
        value,
        slips: [
          ...other.map((of) => slip(of, 'fossils.misreads-ago', say('ages.other-end'))),
          ...same.map((of) => slip(of, 'fossils.one-only', say('ages.one-clue'))),
          ...rest.map((of) => slip(of, 'fossils.other-row', say('ages.other-row'))),
        ],
      }),
      hints: [say('ages.hint-when'), level === 1 ? say('ages.hint-row', { oldest }) : say('ages.hint-both')],
      solution: [
        level === 1 ? say('ages.so-one') : level === 2 ? say('ages.so-both') : say('ages.so-ash'),
        say('ages.so-age', { oldest, value }),
      ],
    } satisfies ItemTemplate
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const numbers = numbersIn(stem).map(({ value }) => value)
    // Species have the numbers 1 to 3; beds of ash are far older.
    const spans = figure.rows
      .filter(([species]) => numbers.includes(Number(species)))
      .map(([, from, to]) => [Number(from), Number(to)])
    const [below, above] = numbers.filter((value) => value > 3)
    if (below !== undefined && above !== undefined) spans.push([below, above])
    return solved.number(
      /oldest|mayor edad/.test(stem)
        ? Math.min(...spans.map(([from = 0]) => from))
        : Math.max(...spans.map(([, to = 0]) => to)),
    )
  },
})

function rangesTable({ ranges, animal }: Values): NonNullable<ItemTemplate['figure']> {
  const columns: Words[] = [say('ages.species'), say('ages.from'), say('ages.to')]
  const rows = ranges.map(([from, to], at): Words[] => [String(at + 1), String(from), String(to)])
  return {
    kind: 'table',
    title: say('ages.title', { animal: say(`ages.animal.${animal}`) }),
    columns,
    rows,
    description: described(columns, rows),
  }
}
