import type { FigureOf } from '@skills-center/contract/figure'
import type { Random } from '../../random.ts'

type StrataEvent = FigureOf<'strata'>['events'][number]
const rocks = ['sandstone', 'limestone', 'shale', 'siltstone', 'conglomerate', 'coal'] as const

/** Events that change existing rock. */
export type CutKind = 'fault' | 'dike' | 'tilt'
export interface Thing {
  id: string
  is: 'layer' | 'surface' | CutKind
}
interface Group {
  layers: string[]
  cut?: { id: string; is: CutKind }
  /** The name of an erosion surface below the next group. */
  surface?: string
}

/**
 * Rock whose history the drawing fully reveals: groups of layers, each but the last followed by a cut through
 * everything present, and then by erosion. A cut after the last group goes through everything. Plain JSON.
 */
export interface History {
  groups: Group[]
  events: StrataEvent[]
}
export interface GroupPlan {
  layers: number
  cut?: CutKind
}

const slips = [
  { dip: 65, slip: 0.7 },
  { dip: -65, slip: -0.7 },
  { dip: 60, slip: -0.6 },
  { dip: -60, slip: 0.6 },
] as const

function cutEvent(random: Random, id: string, is: CutKind, at: number): StrataEvent {
  if (is === 'tilt') return { event: 'tilt', degrees: random.pick([-10, -8, 8, 10]) }
  if (is === 'dike') return { event: 'intrusion', id, label: id, shape: 'dike', at, depth: 0 }
  return { event: 'fault', id, label: id, at, ...random.pick(slips) }
}

export function drawHistory(random: Random, plan: readonly GroupPlan[]): History {
  const names = random.shuffle(
    'ABCDEFG'
      .slice(
        0,
        plan.reduce((sum, { layers }) => sum + layers, 0),
      )
      .split(''),
  )
  const kinds = [...random.shuffle(rocks), ...random.shuffle(rocks)]
  const [cutNames, surfaceNames, places] = [
    random.shuffle(['P', 'Q']),
    ['S', 'T'],
    random.shuffle([0.33, 0.68]),
  ]
  const events: StrataEvent[] = []
  const groups = plan.map(({ layers: count, cut }, index): Group => {
    const isLast = index === plan.length - 1
    const layers = names.splice(0, count)
    for (const [at, id] of layers.entries()) {
      // The topmost layer must be thick enough to survive the erosion.
      const thickness = !isLast && at === count - 1 ? 1.6 : random.pick([0.8, 0.9, 1, 1.2, 1.5])
      events.push({ event: 'layer', id, label: id, rock: kinds.pop() ?? 'shale', thickness })
    }
    const group: Group = { layers }
    if (cut !== undefined) {
      group.cut = { id: cut === 'tilt' ? 'tilt' : (cutNames.pop() ?? 'P'), is: cut }
      events.push(cutEvent(random, group.cut.id, cut, places.pop() ?? 0.5))
    }
    if (!isLast) {
      group.surface = surfaceNames.shift() ?? 'S'
      events.push({ event: 'erosion', id: group.surface, label: group.surface, depth: 0.5 })
    }
    return group
  })
  return { groups, events }
}

/** All events, the oldest first. */
export const thingsOf = ({ groups }: History): Thing[] =>
  groups.flatMap(({ layers, cut, surface }): Thing[] => [
    ...layers.map((id): Thing => ({ id, is: 'layer' })),
    ...(cut === undefined ? [] : [cut]),
    ...(surface === undefined ? [] : [{ id: surface, is: 'surface' as const }]),
  ])

export const layersOf = ({ groups }: History): string[] => groups.flatMap(({ layers }) => layers)

export type Evidence = 'lies-on' | 'cuts' | 'worn-after' | 'settled-on'

/** The evidence in the drawing that the second of two neighbors is younger; undefined if there is none. */
export function evidenceOf(older: Thing, younger: Thing): Evidence | undefined {
  if (younger.is === 'layer') {
    if (older.is === 'layer') return 'lies-on'
    return older.is === 'surface' ? 'settled-on' : undefined
  }
  if (younger.is === 'surface')
    return older.is === 'layer' || older.is === 'surface' ? undefined : 'worn-after'
  return older.is === 'layer' ? 'cuts' : undefined
}
