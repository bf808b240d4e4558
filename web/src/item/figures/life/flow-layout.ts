import type { FigureOf } from '@skills-center/contract/figure'
import type { Position } from '../position.ts'
import { arrowLabel } from './flow-label.ts'
import { type FlowRanks, flowRanks } from './flow-ranks.ts'
import { type FlowLayout, ranksLaidOut } from './flow-rows.ts'
import { textBoxOf } from './text-box-size.ts'

type Flow = FigureOf<'flow'>

/** Horizontal if it fits. A chain that is too long wraps onto several lines; anything else goes from top to bottom. */
export function flowLayout(figure: Flow, room: number, letters: ReadonlyMap<string, string>): FlowLayout {
  const ranked = flowRanks(figure)
  const isChain = ranked.back.length === 0 && ranked.ranks.every((rank) => rank.length === 1)
  if (figure.direction === 'across') {
    for (const max of [170, 145, 122, 104]) {
      const layout = ranksLaidOut(figure, ranked, { way: 'across', max, letters })
      if (layout.width <= room) return layout
    }
    const lines = isChain ? chainOnLines(figure, ranked, room, letters) : undefined
    if (lines) return lines
  }
  const widest = isChain ? 240 : 200
  const tries = [widest, 170, 145, 125, 108, 94].map((max) =>
    ranksLaidOut(figure, ranked, { way: 'down', max: Math.min(max, room), letters }),
  )
  const fits = tries.find((layout) => layout.width <= room)
  return fits ?? tries.reduce((best, layout) => (layout.width < best.width ? layout : best))
}

/** Lines are read like lines of text; undefined if fewer than three boxes fit side by side. */
function chainOnLines(
  figure: Flow,
  ranked: FlowRanks,
  room: number,
  letters: ReadonlyMap<string, string>,
): FlowLayout | undefined {
  const order = ranked.ranks.flatMap((rank) =>
    rank.flatMap((item) => (item.box === undefined ? [] : [item.box])),
  )
  const boxes = order.map((id) => {
    const { text, note } = figure.boxes.find((box) => box.id === id) ?? { text: '', note: undefined }
    return { id, size: textBoxOf({ text, note, max: 140, isLettered: letters.has(id) }) }
  })
  const labels = ranked.ways.map(({ arrow }) => arrowLabel(arrow.label, letters.has(arrow.id ?? ''), 84))
  const wide = Math.max(...boxes.map(({ size }) => size.width))
  const tall = Math.max(...boxes.map(({ size }) => size.height))
  const gap = Math.max(40, ...labels.map((label) => (label ? label.width + 34 : 0)))
  const max = Math.floor((room + gap) / (wide + gap))
  if (max < 3) return undefined
  const lineCount = Math.ceil(boxes.length / max)
  const perLine = Math.ceil(boxes.length / lineCount)
  const labelHeight = Math.max(0, ...labels.map((label) => label?.height ?? 0))
  const lineGap = 48 + labelHeight
  const middle = (index: number): Position => ({
    x: (index % perLine) * (wide + gap) + wide / 2 + 1,
    y: Math.floor(index / perLine) * (tall + lineGap) + tall / 2 + 1,
  })
  return {
    width: perLine * (wide + gap) - gap + 2,
    height: lineCount * (tall + lineGap) - lineGap + 2,
    boxes: boxes.map(({ id, size }, index) => ({
      id,
      size: { ...size, width: wide, height: tall },
      ...middle(index),
    })),
    arrows: ranked.ways.map(({ arrow }, index) => {
      const place = order.indexOf(arrow.from)
      const from = middle(place)
      const to = middle(place + 1)
      const size = labels[index]
      const isTurn = to.y > from.y
      const bend = from.y + tall / 2 + lineGap / 2 - 6
      const start = { x: from.x + wide / 2, y: from.y }
      const points = isTurn
        ? [
            { x: from.x, y: from.y + tall / 2 },
            { x: from.x, y: bend },
            { x: to.x, y: bend },
            { x: to.x, y: to.y - tall / 2 - 3 },
          ]
        : [start, { x: to.x - wide / 2 - 3, y: to.y }]
      const label = size && {
        size,
        ...(isTurn
          ? { x: (from.x + to.x) / 2, y: bend }
          : { x: start.x + gap / 2 - 5, y: from.y - size.height / 2 - 6 }),
      }
      return { id: arrow.id, isDashed: arrow.isDashed ?? false, points, label }
    }),
  }
}
