import { defineModel, type ItemTemplate, keysOf, type Random, rows, type Text } from '#form'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { spotLetter } from '#right-answer.ts'
import { nameSpots, pickSpots } from '#shapes/lettered/lettered.ts'
import { say } from './messages.gen.ts'

export const drawnParts = {
  plant: ['wall', 'membrane', 'cytoplasm', 'nucleus', 'mitochondria', 'chloroplasts', 'vacuole'],
  animal: ['membrane', 'cytoplasm', 'nucleus', 'mitochondria', 'vacuole'],
} as const
type CellKind = keyof typeof drawnParts
type PartId = (typeof drawnParts)['plant'][number]

/** Parts that wear a letter. In the full plant cell, the line to the cytoplasm would run across other parts. */
const letteredParts: Readonly<Record<CellKind, readonly PartId[]>> = {
  plant: drawnParts.plant.filter((id) => id !== 'cytoplasm'),
  animal: drawnParts.animal,
}

function lookOf(cell: CellKind, id: PartId): Text {
  if (id === 'cytoplasm') return say('look.cytoplasm')
  if (cell === 'plant') return say(`look.plant.${id}`)
  if (id === 'wall' || id === 'chloroplasts') throw new RangeError(`An animal cell has no ${id}`)
  return say(`look.animal.${id}`)
}

/** A cell without names, with what each letter points to told by its look. */
const cellFigure = (cell: CellKind, spots: readonly PartId[]): NonNullable<ItemTemplate['figure']> => ({
  kind: 'cell',
  cell,
  parts: drawnParts[cell].map((id) => ({ id })),
  description: say(`drawing.${cell}`, {
    spots: rows(
      spots.map((id, at) => say('drawing.points', { spot: spotLetter(at), look: lookOf(cell, id) })),
    ),
  }),
})

/** Whose thinking it is to take one part for another. */
function mixUp(one: PartId, other: PartId): MisconceptionId {
  const pair = new Set([one, other])
  if (pair.has('wall') && pair.has('membrane')) return 'cells.wall-and-membrane'
  if (pair.has('chloroplasts') && pair.has('mitochondria')) return 'cells.energy-parts'
  return one === 'nucleus' ? 'cells.nucleus-does-all' : 'cells.takes-other-part'
}

/** Stories of a part that fails or is missing, and the cells that they fit. Their parts are those of the standard. */
const stories = {
  'no-energy': { cells: ['animal', 'plant'], right: ['mitochondria'] },
  leaks: { cells: ['animal', 'plant'], right: ['membrane'] },
  'no-plans': { cells: ['animal'], right: ['nucleus'] },
  'no-sugar': { cells: ['plant'], right: ['chloroplasts'] },
  ball: { cells: ['plant'], right: ['wall'] },
  night: { cells: ['plant'], right: ['mitochondria'] },
  wood: { cells: ['plant'], right: ['wall'] },
  root: { cells: ['plant'], right: ['chloroplasts'] },
  'energy-pair': { cells: ['plant'], right: ['chloroplasts', 'mitochondria'] },
  'not-animal': { cells: ['plant'], right: ['wall', 'chloroplasts'] },
  layers: { cells: ['plant'], right: ['wall', 'membrane'] },
} as const satisfies Record<string, { cells: readonly CellKind[]; right: readonly PartId[] }>
type StoryId = keyof typeof stories
const storyIds = keysOf(stories)
const withJobs = ['wall', 'membrane', 'nucleus', 'mitochondria', 'chloroplasts'] as const

interface Values {
  cell: CellKind
  /** Lettered in this order. */
  spots: PartId[]
  ask:
    | { kind: 'names'; shuffle: number }
    | { kind: 'job'; part: (typeof withJobs)[number] }
    | { kind: 'story'; story: StoryId }
}

/** Letters for the right parts, for what they are taken for, and for some more. A vacuole may prove a plant, too. */
function spotsFor(random: Random, cell: CellKind, right: readonly PartId[]): PartId[] {
  const isOne = right.length === 1
  const must: PartId[] = isOne && right[0] === 'wall' ? ['wall', 'membrane'] : [...right]
  const rest = letteredParts[cell].filter((id) => !must.includes(id) && (isOne || id !== 'vacuole'))
  return random.shuffle([...must, ...random.sample(rest, (cell === 'plant' ? 5 : 4) - must.length)])
}

/** Name parts (1), find a part by its job (2), by what goes wrong without it or two at once (3). */
export const cellDrawing = defineModel<Values>({
  id: 'cell-drawing',
  thinking: 'read a figure',
  seconds: 45,
  standards: ['MS-LS1-2'],
  draw(random, level) {
    if (level === 1) {
      const cell = random.chance(0.65) ? 'plant' : 'animal'
      const spots = random.sample(letteredParts[cell], cell === 'plant' ? 5 : 4)
      return { cell, spots, ask: { kind: 'names', shuffle: random.integer(0, 1e9) } }
    }
    if (level === 2) {
      const part = random.pick(withJobs)
      const cell = part === 'wall' || part === 'chloroplasts' || random.chance(0.4) ? 'plant' : 'animal'
      return { cell, spots: spotsFor(random, cell, [part]), ask: { kind: 'job', part } }
    }
    const story = random.pick(storyIds)
    const cell = random.pick(stories[story].cells)
    return { cell, spots: spotsFor(random, cell, stories[story].right), ask: { kind: 'story', story } }
  },
  item({ cell, spots, ask }) {
    const figure = cellFigure(cell, spots)
    if (ask.kind === 'names') return { figure, ...named(cell, spots, ask.shuffle) }
    const right: readonly PartId[] = ask.kind === 'job' ? [ask.part] : stories[ask.story].right
    const isOne = right.length === 1
    const [asks, hint] =
      ask.kind === 'job'
        ? [say(`job.${ask.part}`), say('drawing.hint-job')]
        : [say(`story.${ask.story}`), say(`clue.${ask.story}`)]
    return {
      stem: [asks, say(isOne ? 'drawing.pick' : 'drawing.pick-two')],
      figure,
      ...pickSpots({
        spots,
        right,
        mixUp: (missed, id, spot) => ({
          misconception: mixUp(id, missed),
          feedback: say('drawing.other', { spot, says: say(`is.${id}`) }),
        }),
      }),
      hints: [hint, say(isOne ? 'drawing.hint-shape' : 'drawing.hint-two')],
      solution: right.flatMap((id) => [
        say(`is.${id}`),
        say('drawing.so', { spot: spotLetter(spots.indexOf(id)), look: lookOf(cell, id) }),
      ]),
    }
  },
  task: ({ cell, ask }) =>
    ask.kind === 'names' ? `names ${cell}` : ask.kind === 'job' ? `job ${ask.part}` : `story ${ask.story}`,
})

function named(cell: CellKind, spots: readonly PartId[], shuffle: number): Omit<ItemTemplate, 'figure'> {
  return {
    stem: [say(`drawing.name-${cell}`)],
    ...nameSpots(shuffle, {
      spots,
      others: cell === 'animal' ? ['chloroplasts'] : [],
      name: (id) => say(`part.${id}`),
      mixUp(id, called, spot) {
        if (!spots.includes(called)) {
          return {
            misconception: 'cells.plant-parts-in-animals',
            feedback: say('drawing.left-over', { spot }),
          }
        }
        const told = { name: say(`part.${called}`), look: lookOf(cell, called), spot }
        return { misconception: mixUp(id, called), feedback: say('drawing.looks', told) }
      },
      slip: { misconception: 'cells.takes-other-part', feedback: say('drawing.hint-looks') },
    }),
    hints: [say('drawing.hint-easy'), say('drawing.hint-looks')],
    solution: spots.map((id, at) =>
      say('drawing.so-named', { spot: spotLetter(at), name: say(`part.${id}`), look: lookOf(cell, id) }),
    ),
  }
}
