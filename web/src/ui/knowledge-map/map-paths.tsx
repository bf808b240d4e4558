import type { SkillId } from '@skills-center/contract/ids'
import type { SkillLink } from '@skills-center/contract/skills'
import { memo } from 'react'
import { mapSize, type MapPlaces, type PlacedSkill } from './map-places.ts'
import type { StarLooks } from './star-look.ts'

interface MapPathsProps {
  readonly places: MapPlaces
  readonly links: readonly SkillLink[]
  readonly looks: StarLooks
  readonly chosen: SkillId | null
}

/**
 * Paths from prerequisites to skills. Paths between lit skills are lit, and those of the chosen skill are drawn again
 * on top.
 */
export const MapPaths = memo(function MapPaths({ places, links, looks, chosen }: MapPathsProps) {
  const byId = new Map(places.skills.map((placed) => [placed.skill.id, placed]))
  const drawn = links.flatMap(({ from, to }) => {
    const [start, end] = [byId.get(from), byId.get(to)]
    return start === undefined || end === undefined ? [] : [{ from, to, path: curve(start, end) }]
  })
  const isLit = (id: SkillId) => ['lit', 'due', 'known'].includes(looks.get(id) ?? 'later')
  return (
    <g aria-hidden fill="none">
      {drawn.map(({ from, to, path }) => (
        <path
          key={`${from} ${to}`}
          d={path}
          className={isLit(from) && isLit(to) ? 'km-path km-path-lit' : 'km-path'}
        />
      ))}
      {drawn
        .filter(({ from, to }) => from === chosen || to === chosen)
        .map(({ from, to, path }) => (
          <path
            key={`${from} ${to} chosen`}
            d={path}
            className={to === chosen ? 'km-path-before' : 'km-path-after'}
          />
        ))}
    </g>
  )
})

/** Curved slightly toward the center. */
function curve(start: PlacedSkill, end: PlacedSkill): string {
  const middle = mapSize / 2
  const toward = (value: number) => Math.round(middle + (value - middle) * 0.9)
  const [x, y] = [toward((start.x + end.x) / 2), toward((start.y + end.y) / 2)]
  return `M${start.x} ${start.y}Q${x} ${y} ${end.x} ${end.y}`
}
