import type { FigureOf } from '@skills-center/contract/figure'
import { useMemo } from 'react'
import { Art } from './art.tsx'
import { type Callout, calloutLayout } from './callout-layout.ts'
import { CalloutKey, Callouts } from './callouts.tsx'
import { AnimalCell, BacteriumCell, PlantCell } from './cell-art.tsx'
import { type CellPart, cellAnchors, cellSize } from './cell-parts.ts'
import { useLetters } from './lettered.ts'
import { Svg } from '../svg.tsx'

export function Cell({ figure, width: room }: { figure: FigureOf<'cell'>; width: number }) {
  const letters = useLetters()
  const layout = useMemo(
    () => calloutLayout(calloutsOf(figure, letters), cellSize[figure.cell], Math.min(room, 640), 310),
    [figure, room, letters],
  )
  const ids = new Set<CellPart>(figure.parts.map((part) => part.id))
  const has = (part: CellPart) => ids.has(part)
  const Drawing = { animal: AnimalCell, plant: PlantCell, bacterium: BacteriumCell }[figure.cell]
  return (
    <Svg width={layout.width} height={layout.height} description={figure.description}>
      <Art {...layout.drawing}>
        <Drawing has={has} />
      </Art>
      <Callouts placed={layout.placed} />
      <CalloutKey entries={layout.key} />
    </Svg>
  )
}

/** A callout for each part of this cell that has a name or a letter. */
function calloutsOf(figure: FigureOf<'cell'>, letters: ReadonlyMap<string, string>): Callout[] {
  const names = new Map<CellPart, { label?: string | undefined; spot?: string | undefined }>(
    figure.parts.map((part) => [part.id, part]),
  )
  // Every cell has these, listed or not.
  for (const id of ['membrane', 'cytoplasm'] as const) if (!names.has(id)) names.set(id, {})
  return [...names].flatMap(([part, { label, spot: id = part }]) => {
    const anchors = cellAnchors[figure.cell][part] ?? []
    const isLettered = letters.has(id)
    if (anchors.length === 0 || (label === undefined && !isLettered)) return []
    return [{ id, label, isLettered, anchors }]
  })
}
