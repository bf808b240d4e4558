import { all, defineModel, type ItemTemplate, type Level, type Text } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { type FilledCell, fillTable } from '#shapes/fill-table/fill-table.ts'
import {
  type AnimalId,
  animals,
  countOf,
  earlyFeatures,
  type FeatureId,
  hasFeature,
  kinshipOf,
  lateFeatures,
  sharedOf,
  someOf,
  unlikeOf,
} from '#worlds/embryos/checklists.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  /** The first one is compared with the others. */
  chosen: AnimalId[]
  early: FeatureId[]
  late: FeatureId[]
}
type Pair = readonly [one: AnimalId, other: AnimalId]

const nameOf = (animal: AnimalId): Text => say(`animal.${animal}`)
const insideOf = (animal: AnimalId): Text => say(`of.${animal}`)

function checklist({ chosen, early, late }: Values): NonNullable<ItemTemplate['figure']> {
  const rowsOf = (features: readonly FeatureId[]) =>
    features.map((feature) => [
      say(`feature.${feature}`),
      ...chosen.map((animal) => say(hasFeature(animal, feature) ? 'list.yes' : 'list.no')),
    ])
  return tableFigure(
    early.length > 0 ? say('list.title-both') : say('list.title'),
    [say('list.feature'), ...chosen.map(nameOf)],
    [...rowsOf(early), ...rowsOf(late)],
  )
}

/** A cell for the number of features that two embryos share. */
function sharedCell(name: Text, [one, other]: Pair, features: readonly FeatureId[]): FilledCell {
  return {
    name,
    value: sharedOf(one, other, features),
    wrong: [
      {
        value: countOf(other, features),
        misconception: 'embryos.counts-own',
        feedback: say('list.own', { one: insideOf(one) }),
      },
      { value: countOf(one, features), misconception: 'reading.wrong-series', feedback: say('list.first') },
    ],
  }
}

/** A cell for the number of features that only one of two embryos has. */
const unlikeCell = ([one, other]: Pair, features: readonly FeatureId[]): FilledCell => ({
  name: say('list.unlike'),
  value: unlikeOf(one, other, features),
  wrong: [
    {
      value: sharedOf(one, other, features),
      misconception: 'embryos.counts-own',
      feedback: say('list.told-shared'),
    },
    ...[one, other].map((each) => ({
      value: countOf(each, features) - sharedOf(one, other, features),
      misconception: 'data.stops-early' as const,
      feedback: say('list.told-half'),
    })),
  ],
})

const pairsOf = ([one = 'trout', other = 'cat', third = 'human']: readonly AnimalId[]): Pair[] => [
  [one, other],
  [one, third],
  [other, third],
]

function answering(values: Values) {
  const { level, chosen, early, late } = values
  const [to = 'human', ...others] = chosen
  if (level === 3) {
    return fillTable({
      columns: [say('list.pair'), say('list.unlike')],
      rows: pairsOf(chosen).map((pair) => [
        say('list.both', { one: insideOf(pair[0]), other: insideOf(pair[1]) }),
        unlikeCell(pair, late),
      ]),
    })
  }
  return fillTable({
    columns: [
      say('list.animal'),
      ...(level === 2 ? [say('list.early')] : []),
      say(level === 2 ? 'list.late' : 'list.shared'),
    ],
    rows: others.map((other) => [
      nameOf(other),
      ...(level === 2 ? [sharedCell(say('list.early'), [to, other], early)] : []),
      sharedCell(say(level === 2 ? 'list.late' : 'list.shared'), [to, other], late),
    ]),
  })
}

function worked({ level, chosen, early, late }: Values): Text[] {
  const [to = 'human', ...others] = chosen
  if (level === 3) {
    return pairsOf(chosen).map((pair) =>
      say('list.so-unlike', {
        pair: say('list.both', { one: insideOf(pair[0]), other: insideOf(pair[1]) }),
        count: unlikeOf(pair[0], pair[1], late),
      }),
    )
  }
  const told = others.map((other) =>
    level === 2
      ? say('list.so-both', {
          animal: nameOf(other),
          early: sharedOf(to, other, early),
          late: sharedOf(to, other, late),
        })
      : say('list.so-shared', { animal: nameOf(other), count: sharedOf(to, other, late) }),
  )
  return [...told, say(level === 2 ? 'list.so-late-tells' : 'list.so-more')]
}

/** Count shared features at a late stage (1), at an early and a late one (2), and features that only one has (3). */
export const countShared = defineModel<Values>({
  id: 'count-shared',
  thinking: 'read a figure',
  seconds: 70,
  standards: ['MS-LS4-3'],
  task: ({ level, chosen }) => `${level} ${chosen.toSorted().join(' ')}`,
  draw: (random, level) => ({
    level,
    chosen: random.sample(animals, level === 1 ? 4 : 3),
    early: level === 2 ? someOf(random, earlyFeatures, 3) : [],
    late: someOf(random, lateFeatures, level === 2 ? 5 : 6),
  }),
  fits({ chosen, late }) {
    const [to = 'human', ...others] = chosen
    const counts = others.map((other) => sharedOf(to, other, late))
    const own = others.map((other) => countOf(other, late))
    // Where a farther relative shares more by chance, the counts would mislead.
    const isMisleading = others.some((one) =>
      others.some(
        (other) =>
          kinshipOf(to, one) > kinshipOf(to, other) && sharedOf(to, one, late) < sharedOf(to, other, late),
      ),
    )
    return (
      !isMisleading &&
      new Set(counts).size > 1 &&
      counts.some((count, at) => count !== own[at]) &&
      new Set(pairsOf(chosen).map(([one, other]) => unlikeOf(one, other, late))).size > 1
    )
  },
  item(values) {
    const { level, chosen } = values
    const [to = 'human'] = chosen
    return {
      stem: [
        say('list.scene', { animals: all(chosen.map(insideOf)) }),
        level === 3 ? say('list.ask-unlike') : say(`list.ask-${level}`, { to: insideOf(to) }),
      ],
      figure: checklist(values),
      ...answering(values),
      hints: [say(`list.hint-${level}`), say(level === 3 ? 'list.hint-one' : 'list.hint-both')],
      solution: worked(values),
    }
  },
  solve({ figure, interaction }) {
    const rows = figure?.kind === 'table' ? figure.rows : []
    const isYes = (cell: string | undefined) => cell === 'yes' || cell === 'sí'
    const count = (from: number, to: number, fits: (cells: readonly string[]) => boolean) =>
      String(rows.slice(from, to).filter(fits).length)
    const placed: Record<string, string> = {}
    if (interaction.kind === 'table') {
      interaction.rows.forEach((row, at) => {
        const entries = row.flatMap((cell) => ('entry' in cell ? [cell.entry] : []))
        entries.forEach((entry, place) => {
          const isPair = interaction.rows.length === 3 && row.length === 2 && (rows[0]?.length ?? 0) === 4
          const [one, other] = isPair
            ? ([
                [1, 2],
                [1, 3],
                [2, 3],
              ][at] ?? [])
            : [1, at + 2]
          const [from, to] =
            entries.length === 2 ? (place === 0 ? [0, 3] : [3, rows.length]) : [0, rows.length]
          placed[entry] = count(from, to, (cells) =>
            isPair
              ? isYes(cells[one ?? 1]) !== isYes(cells[other ?? 2])
              : isYes(cells[one ?? 1]) && isYes(cells[other ?? 2]),
          )
        })
      })
    }
    return { kind: 'table', placed }
  },
})
