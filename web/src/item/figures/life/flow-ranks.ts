import type { FigureOf } from '@skills-center/contract/figure'

type Flow = FigureOf<'flow'>
export type FlowArrow = Flow['arrows'][number]

/** A box, or a gap that an arrow passes through on its way across several ranks. */
export interface RankItem {
  /** Undefined for a gap. */
  box: string | undefined
  key: string
}

export interface FlowRanks {
  ranks: RankItem[][]
  /** Each forward arrow, with the keys of the items that it passes through. */
  ways: { arrow: FlowArrow; keys: string[] }[]
  /** Arrows that lead back to an earlier rank, or stay in one. */
  back: FlowArrow[]
}

/** Assigns boxes to ranks: each box one rank after the last of its predecessors (longest path). */
export function flowRanks(figure: Flow): FlowRanks {
  const ids = new Set(figure.boxes.map((box) => box.id))
  const known = figure.arrows.filter((arrow) => ids.has(arrow.from) && ids.has(arrow.to))
  const back = backArrows(
    figure.boxes.map((box) => box.id),
    known,
  )
  const forward = known.filter((arrow) => !back.includes(arrow))
  const rankOf = new Map(figure.boxes.map((box) => [box.id, 0]))
  for (let round = 0; round < figure.boxes.length; round++) {
    for (const { from, to } of forward) {
      rankOf.set(to, Math.max(rankOf.get(to) ?? 0, (rankOf.get(from) ?? 0) + 1))
    }
  }
  const count = Math.max(...rankOf.values()) + 1
  const ranks: RankItem[][] = Array.from({ length: count }, () => [])
  for (const { id } of figure.boxes) ranks[rankOf.get(id) ?? 0]?.push({ box: id, key: id })
  const ways = forward.map((arrow, index) => {
    const first = rankOf.get(arrow.from) ?? 0
    const last = rankOf.get(arrow.to) ?? 0
    const gaps = Array.from({ length: Math.max(0, last - first - 1) }, (_, step) => {
      const key = `gap ${index} ${step}`
      ranks[first + 1 + step]?.push({ box: undefined, key })
      return key
    })
    return { arrow, keys: [arrow.from, ...gaps, arrow.to] }
  })
  return { ranks: uncrossed(ranks, ways), ways, back }
}

/** Arrows that close a cycle, in the order of the boxes. */
function backArrows(ids: readonly string[], arrows: readonly FlowArrow[]): FlowArrow[] {
  const back: FlowArrow[] = []
  const state = new Map<string, 'open' | 'done'>()
  const visit = (id: string) => {
    state.set(id, 'open')
    for (const arrow of arrows.filter(({ from }) => from === id)) {
      if (state.get(arrow.to) === 'open') back.push(arrow)
      else if (!state.has(arrow.to)) visit(arrow.to)
    }
    state.set(id, 'done')
  }
  for (const id of ids) if (!state.has(id)) visit(id)
  return back
}

/** Orders each rank by the average position of its neighbors, down and up a few times; keeps the best order. */
function uncrossed(ranks: RankItem[][], ways: FlowRanks['ways']): RankItem[][] {
  const steps = ways.flatMap(({ keys }) =>
    keys.slice(1).map((key, index): [string, string] => [keys[index] ?? key, key]),
  )
  let best = ranks
  let current = ranks
  for (let sweep = 0; sweep < 6; sweep++) {
    const isDown = sweep % 2 === 0
    const order = current.map((_, index) => index)
    for (const index of isDown ? order : order.toReversed()) {
      const beside = current[index + (isDown ? -1 : 1)]
      if (beside === undefined) continue
      const placeOf = new Map(beside.map((item, place) => [item.key, place]))
      const pull = (key: string, own: number) => {
        const places = steps.flatMap(([from, to]) => {
          const other = isDown ? (to === key ? from : undefined) : from === key ? to : undefined
          const place = other === undefined ? undefined : placeOf.get(other)
          return place === undefined ? [] : [place]
        })
        return places.length === 0 ? own : places.reduce((sum, place) => sum + place, 0) / places.length
      }
      const rank = current[index] ?? []
      const pulls = new Map(rank.map((item, place) => [item, pull(item.key, place)]))
      current = current.with(
        index,
        rank.toSorted((one, other) => (pulls.get(one) ?? 0) - (pulls.get(other) ?? 0)),
      )
    }
    if (crossings(current, steps) < crossings(best, steps)) best = current
  }
  return best
}

function crossings(ranks: RankItem[][], steps: readonly [string, string][]): number {
  const placeOf = new Map(
    ranks.flatMap((rank, row) => rank.map((item, index) => [item.key, { row, place: index }])),
  )
  let count = 0
  steps.forEach(([from, to], index) => {
    const a = placeOf.get(from)
    const b = placeOf.get(to)
    for (const [otherFrom, otherTo] of steps.slice(index + 1)) {
      const c = placeOf.get(otherFrom)
      const d = placeOf.get(otherTo)
      if (!a || !b || !c || !d || a.row !== c.row) continue
      if ((a.place - c.place) * (b.place - d.place) < 0) count++
    }
  })
  return count
}
