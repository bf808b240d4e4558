import type { FigureOf } from '@skills-center/contract/figure'
import { useId } from 'react'
import { useContentTranslation } from '../../../language/content.ts'
import { Label } from '../label.tsx'
import { Svg, tickSize } from '../svg.tsx'
import { BoldArrow, NamedParts, numberedList } from './named-parts.tsx'
import type { PlateScene } from './plate-scene.ts'
import { crumpling, subducting } from './plates-colliding.tsx'
import { sliding } from './plates-sliding.tsx'
import { spreadingLand, spreadingSea } from './plates-spreading.tsx'
import { NotToScale, noteRoom } from './small-print.tsx'

type Figure = FigureOf<'plate-boundary'>

function sceneOf(figure: Figure, width: number): PlateScene {
  const isLand = figure.plates === 'continental'
  switch (figure.boundary) {
    case 'divergent':
      return isLand ? spreadingLand(width) : spreadingSea(width, figure.ages ?? [])
    case 'convergent':
      return isLand
        ? crumpling(width)
        : subducting(width, figure.plates === 'oceanic' ? 'oceanic' : 'continental')
    case 'transform':
      return sliding(width, isLand ? 'continental' : 'oceanic')
  }
}

export function PlateBoundary({ figure, width: room }: { figure: Figure; width: number }) {
  const t = useContentTranslation()
  const frame = useId()
  const width = Math.min(room, 600)
  const isNarrow = width < 520
  const scene = sceneOf(figure, width)
  const parts = figure.parts.flatMap(({ id, label, part }) => {
    const place = scene.names[part]
    return place ? [{ id, label, ...place }] : []
  })
  const hasAges = (figure.ages ?? []).length > 0
  const note = Math.max(noteRoom(figure.notToScale), noteRoom(hasAges))
  const list = numberedList(parts, isNarrow, width)
  return (
    <Svg width={width} height={scene.height + note + list.height} description={figure.description}>
      <clipPath id={frame}>
        <rect width={width} height={scene.height} />
      </clipPath>
      <g clipPath={`url(#${frame})`}>{scene.drawing}</g>
      {figure.boundary !== 'transform' && (
        <rect
          width={width}
          height={scene.height}
          className="fill-none stroke-line-strong"
          strokeWidth={1.5}
        />
      )}
      {figure.hasArrows &&
        scene.arrows.map((arrow) => (
          <BoldArrow key={arrow.to.x} from={arrow.from} to={arrow.to} tone="stroke-ink fill-ink" />
        ))}
      {hasAges && (
        <Label x={0} y={scene.height + 13} size={tickSize} anchor="start" tone="fill-ink-soft">
          {width < 420 ? t('item/ages-in-millions-of-years') : t('item/ages-of-the-sea-floor')}
        </Label>
      )}
      {figure.notToScale && <NotToScale x={width} y={scene.height + 13} />}
      <NamedParts parts={parts} width={width} height={scene.height + note} isNarrow={isNarrow} />
    </Svg>
  )
}
