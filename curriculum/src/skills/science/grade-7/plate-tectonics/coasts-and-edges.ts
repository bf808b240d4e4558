import { arranged, builtOf, defineModel, type Level, orderOf, solved } from '#form'
import {
  type Coasts,
  coastTable,
  drawCoasts,
  type Place,
  tellPlace,
} from '#situations/two-coasts/two-coasts.ts'
import {
  drawEdge,
  type Edge,
  type EdgeData,
  edges,
  gaps,
  partsOf,
  quakeTable,
  signOf,
  tellEdge,
  trendOf,
} from '#situations/plate-edges/plate-edges.ts'
import { say } from './messages.gen.ts'

/** Which places were joined: by any clue (1), by two together (2), and with a stray place and a false clue (3). */
export const matchCoasts = defineModel<Coasts & { level: Level; shuffle: number }>({
  id: 'match-coasts',
  thinking: 'compare',
  seconds: 70,
  standards: ['MS-ESS2-3'],
  task: ({ level, east }) =>
    `${level} ${[...new Set(east.map(({ fossil }) => fossil))].toSorted().join(' ')}`,
  draw: (random, level) => ({ level, ...drawCoasts(random, level), shuffle: random.integer(0, 1e9) }),
  item(values) {
    const { level, west, east, listed, shuffle } = values
    const nameOf = (from: number) => tellPlace.east(listed.indexOf(from))
    return {
      stem: [tellPlace.scene(), say(level === 3 ? 'coasts.ask-stray' : 'coasts.ask')],
      figure: coastTable(values, level === 3),
      ...arranged.match(shuffle, {
        pairs: west.map((place, at) => ({
          source: tellPlace.west(at),
          target: nameOf(at),
          slips: east.flatMap((other, from) =>
            from === at ? [] : [{ target: nameOf(from), ...mixUp(place, other, level) }],
          ),
        })),
        others: east.flatMap((_place, from) => (from < west.length ? [] : [nameOf(from)])),
      }),
      hints: [say('coasts.hint'), say(`coasts.next-${level}`)],
      solution: [
        say('coasts.so'),
        ...west.map((place, at) =>
          say('coasts.so-pair', {
            west: tellPlace.west(at),
            east: nameOf(at),
            rock: tellPlace.rock(place),
            fossil: tellPlace.fossil(place),
          }),
        ),
      ],
    }
  },
  solve(shown) {
    const rows = shown.figure?.kind === 'table' ? shown.figure.rows : []
    const cluesOf = (name: string) => {
      const [, rock, , fossil] = rows.find(([head]) => head === name) ?? []
      return `${rock} ${fossil}`
    }
    return solved.match(shown, (source, target) => cluesOf(source) === cluesOf(target))
  },
})

function mixUp(place: Place, other: Place, level: Level) {
  if (place.rock === other.rock)
    return { misconception: 'plates.one-clue' as const, feedback: say('coasts.rock-only') }
  if (place.fossil === other.fossil)
    return { misconception: 'plates.one-clue' as const, feedback: say('coasts.fossil-only') }
  return level === 3 && place.today === other.today
    ? { misconception: 'plates.todays-clue' as const, feedback: say('coasts.today-only') }
    : { misconception: 'reading.wrong-series' as const, feedback: say('coasts.no-clue') }
}

const misreads = {
  move: 'plates.wrong-boundary',
  result: 'plates.wrong-boundary',
  look: 'plates.wrong-boundary',
  quakes: 'reading.wrong-series',
  sinks: 'plates.wrong-side',
} as const

interface Line extends EdgeData {
  level: Level
  orders: number[][]
}

/** What plates do, by what the land shows too (1), by the depth of quakes (2), and with what to look for next (3). */
export const whichBoundary = defineModel<Line, Edge>({
  id: 'which-boundary',
  thinking: 'read a figure',
  seconds: 70,
  standards: ['MS-ESS2-2', 'MS-ESS2-3'],
  standardsOf: ({ level }) => [level === 1 ? 'MS-ESS2-2' : 'MS-ESS2-3'],
  task: ({ level, edge }) => `${level} ${edge}`,
  aim: (random) => random.pick(edges),
  draw: (random, level, edge) => ({
    level,
    ...drawEdge(random, edge),
    orders: gaps[level].map((gap) => orderOf(random, partsOf(gap, edge).length)),
  }),
  item(line) {
    const { level, edge, orders } = line
    return {
      stem: [level === 1 ? tellEdge.surface(line) : tellEdge.volcanoes(line), say('edge.ask')],
      figure: quakeTable(line),
      ...builtOf(
        gaps[level].map((gap, at) => ({
          id: gap,
          label: tellEdge.gap(gap),
          order: orders[at] ?? [],
          parts: partsOf(gap, edge).map((text, place) =>
            place === 0
              ? { text }
              : { text, misconception: misreads[gap], feedback: say(`edge.told.${gap}`) },
          ),
        })),
      ),
      hints: [say(`edge.hint-${level}`), say('edge.next')],
      solution: [say(`edge.so.${trendOf(edge)}`), say(`edge.so-sign.${signOf(edge)}`)],
    }
  },
})
