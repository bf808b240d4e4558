import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { arranged, defineModel, type ItemTemplate, type Level, type Random, solved, type Text } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

/** Specimens of four kinds, and how many parts a thin slice through one cell shows (typical of micrographs). */
const kinds = {
  green: { names: ['spinach', 'moss', 'pondweed'], chloroplasts: [14, 30], mitochondria: [10, 18] },
  stored: { names: ['onion', 'carrot', 'potato'], chloroplasts: [0, 0], mitochondria: [5, 12] },
  busy: { names: ['heart', 'wing', 'tail'], chloroplasts: [0, 0], mitochondria: [45, 70] },
  quiet: { names: ['cheek', 'skin', 'ear'], chloroplasts: [0, 0], mitochondria: [5, 12] },
} as const
const kindIds = ['green', 'stored', 'busy', 'quiet'] as const
type Kind = (typeof kindIds)[number]
type Name = (typeof kinds)[Kind]['names'][number]

/** One part of a leaf cell was damaged, or none. */
const damages = ['chloroplasts', 'mitochondria', 'membrane', 'wall', 'none'] as const
type Damage = (typeof damages)[number]
/** Bubbles of oxygen in light, oxygen used in the dark, cells with dye inside (%), cells that burst (%). */
const ordinary = [
  [18, 24],
  [9, 12],
  [2, 6],
  [1, 5],
] as const
const changed: Readonly<Record<Damage, readonly [column: number, from: number, to: number]>> = {
  chloroplasts: [0, 0, 1],
  mitochondria: [1, 0, 1],
  membrane: [2, 84, 96],
  wall: [3, 80, 95],
  none: [0, 18, 24],
}

interface Values {
  level: Level
  kinds: Kind[]
  names: Name[]
  damages: Damage[]
  /** A row of numbers for each cell or sample. */
  counts: number[][]
  shuffle: number
}

const isPlant = (kind: Kind): boolean => kind === 'green' || kind === 'stored'

function drawCells(random: Random, level: Level): Omit<Values, 'shuffle'> {
  if (level === 3) {
    const drawn = random.shuffle([...damages])
    const counts = drawn.map((damage) => {
      const [column, from, to] = changed[damage]
      return ordinary.map(([low, high], at) =>
        at === column ? random.integer(from, to) : random.integer(low, high),
      )
    })
    return { level, kinds: [], names: [], damages: drawn, counts }
  }
  // At level 1, one kind comes twice; at level 2, each kind comes once.
  const drawn = random.shuffle<Kind>(level === 1 ? [...kindIds, random.pick(kindIds)] : [...kindIds])
  const taken: Name[] = []
  for (const kind of drawn) {
    const free = [...kinds[kind].names].filter((name) => !taken.includes(name))
    taken.push(random.pick<Name>(free))
  }
  const counts = drawn.map((kind) =>
    [kinds[kind].chloroplasts, kinds[kind].mitochondria].map(([low, high]) => random.integer(low, high)),
  )
  return { level, kinds: drawn, names: taken, damages: [], counts }
}

const letterOf = (at: number): Text => say('which.cell', { letter: 'PQRST'[at] ?? '' })
const inCell = (at: number): Text => say('which.in-cell', { letter: 'PQRST'[at] ?? '' })
const inSample = (at: number): Text => say('which.in-sample', { letter: 'PQRST'[at] ?? '' })
const sampleOf = (at: number): Text => say('which.sample', { letter: 'PQRST'[at] ?? '' })

/** Plant or animal (1), from which specimen (2), which part was damaged (3): from what was counted. */
export const whichCell = defineModel<Values>({
  id: 'which-cell',
  thinking: 'read a figure',
  seconds: 65,
  standards: ['MS-LS1-2'],
  draw: (random, level) => ({ ...drawCells(random, level), shuffle: random.integer(0, 1e9) }),
  item: (values) =>
    values.level === 1 ? sorted(values) : values.level === 2 ? matched(values) : damaged(values),
  task: ({ level, kinds: own, names, damages: all }) =>
    `${level} ${level === 1 ? own.toSorted().join() : level === 2 ? names.toSorted().join() : all.join()}`,
  solve(shown) {
    const { figure, interaction } = shown
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const rows = new Map(figure.rows.map(([name = '', ...cells]) => [name, cells]))
    const cellsOf = (name: string): readonly string[] => rows.get(name) ?? []
    // A cell wall is told by the same word in each plant row: it is the word of the row with chloroplasts.
    const green = figure.rows.find((row) => row.length === 5 && Number(row[3]) > 0)
    if (interaction.kind === 'sort')
      return solved.sort(shown, (card) => (cellsOf(card)[0] === green?.[1] ? 0 : 1))
    if (interaction.kind !== 'match') throw new TypeError('expects a match')
    const { sources, targets } = interaction
    const isDamage = targets.some(({ text }) => /^(?:no part|ninguna)/i.test(text))
    const rank = (name: string): number => {
      const cells = cellsOf(name)
      if (isDamage) {
        const [light = 0, dark = 0, dye = 0, burst = 0] = cells.map(Number)
        return light < 5 ? 0 : dark < 5 ? 1 : dye > 50 ? 2 : burst > 50 ? 3 : 4
      }
      const hasWall = cells[0] === green?.[1]
      return Number(cells[2]) > 0 ? 0 : hasWall ? 1 : Number(cells[3]) > 30 ? 2 : 3
    }
    const groups: readonly RegExp[] = isDamage
      ? [/chloropl|cloropl/i, /mitoc/i, /membran/i, /wall|pared/i, /no part|ninguna/i]
      : [
          /spinach|espinaca|moss|musgo|pondweed|elodea/i,
          /onion|cebolla|carrot|zanahoria|potato|papa/i,
          /heart|corazón|wing|ala|tail|cola/i,
          /./,
        ]
    return {
      kind: 'match',
      placed: Object.fromEntries(
        sources.map(({ id, text }) => [
          id,
          targets.find((target) => groups.findIndex((group) => group.test(target.text)) === rank(text))?.id ??
            '',
        ]),
      ),
    }
  },
})

const partsTable = ({ kinds: own, counts }: Values) =>
  tableFigure(
    say('which.title'),
    [
      say('which.head'),
      say('which.wall'),
      say('which.nucleus'),
      say('which.chloroplasts'),
      say('which.mitochondria'),
    ],
    own.map((kind, at) => [
      letterOf(at),
      isPlant(kind) ? say('which.yes') : say('which.no'),
      say('which.yes'),
      ...(counts[at] ?? []),
    ]),
  )

function sorted(values: Values): ItemTemplate {
  const { kinds: own, shuffle } = values
  return {
    stem: [say('which.scene'), say('which.ask-sort')],
    figure: partsTable(values),
    ...sortCards({
      shuffle,
      categories: [say('which.plant'), say('which.animal')],
      cards: own.map((kind, at) => ({
        text: letterOf(at),
        place: isPlant(kind) ? 0 : 1,
        elsewhere: {
          misconception:
            kind === 'stored'
              ? 'cells.plants-all-green'
              : kind === 'green'
                ? 'cells.takes-other-part'
                : 'cells.plant-parts-in-animals',
          feedback: say(`which.told.${kind}`, { cell: inCell(at) }),
        },
      })),
      slip: { misconception: 'cells.takes-other-part', feedback: say('which.hint-wall') },
    }),
    hints: [say('which.hint-both'), say('which.hint-wall')],
    solution: own.map((kind, at) => say(`which.so.${kind}`, { cell: inCell(at) })),
  }
}

const slipOf = (right: Kind, wrong: Kind): { misconception: MisconceptionId; feedback: Text } => {
  if (isPlant(right) !== isPlant(wrong))
    return { misconception: 'cells.plant-parts-in-animals', feedback: say('which.told.wall') }
  return isPlant(right)
    ? { misconception: 'cells.plants-all-green', feedback: say('which.told.light') }
    : { misconception: 'cells.all-alike', feedback: say('which.told.work') }
}

function matched(values: Values): ItemTemplate {
  const { kinds: own, names, shuffle } = values
  const nameAt = (at: number): Text => say(`specimen.${names[at] ?? 'onion'}`)
  return {
    stem: [say('which.scene'), say('which.ask-match')],
    figure: partsTable(values),
    ...arranged.match(shuffle, {
      pairs: own.map((kind, at) => ({
        source: letterOf(at),
        target: nameAt(at),
        slips: own.flatMap((wrong, other) =>
          other === at ? [] : [{ target: nameAt(other), ...slipOf(kind, wrong) }],
        ),
      })),
    }),
    hints: [say('which.hint-wall'), say('which.hint-jobs')],
    solution: own.map((kind, at) => say(`which.so-name.${kind}`, { cell: inCell(at), name: nameAt(at) })),
  }
}

/** Whose thinking it is to blame this part instead of that one. */
function blames(right: Damage, wrong: Damage): MisconceptionId {
  const pair = new Set([right, wrong])
  if (pair.has('wall') && pair.has('membrane')) return 'cells.wall-and-membrane'
  if (pair.has('chloroplasts') && pair.has('mitochondria')) return 'cells.energy-parts'
  return wrong === 'none' ? 'reading.one-point' : 'cells.takes-other-part'
}

function damaged({ damages: own, counts, shuffle }: Values): ItemTemplate {
  return {
    stem: [say('damage.scene'), say('damage.ask')],
    figure: tableFigure(
      say('damage.title'),
      [say('damage.head'), say('damage.light'), say('damage.dark'), say('damage.dye'), say('damage.burst')],
      own.map((_damage, at) => [sampleOf(at), ...(counts[at] ?? [])]),
    ),
    ...arranged.match(shuffle, {
      pairs: own.map((right, at) => ({
        source: sampleOf(at),
        target: say(`damage.part.${right}`),
        slips: damages.flatMap((wrong) =>
          wrong === right
            ? []
            : [
                {
                  target: say(`damage.part.${wrong}`),
                  misconception: blames(right, wrong),
                  feedback: say(`damage.told.${right}`),
                },
              ],
        ),
      })),
    }),
    hints: [say('damage.hint-rest'), say('damage.hint-job')],
    solution: own.map((right, at) => say(`damage.so.${right}`, { sample: inSample(at) })),
  }
}
