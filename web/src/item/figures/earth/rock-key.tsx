import { Label } from '../label.tsx'
import { Fossil, type FossilName, fossilName } from './fossil.tsx'
import type { KeyPlace } from './key-grid.ts'
import { type RockName, rockName } from './rocks.tsx'

export const rockSwatch = 30

export const rockKeyNames = (rocks: readonly RockName[], fossils: readonly FossilName[]): string[] => [
  ...rocks.map(rockName),
  ...fossils.map(fossilName),
]

/** Which pattern is which rock, which drawing is which fossil. */
export function RockKey({
  rocks,
  fossils,
  places,
  y,
  fillOf,
}: {
  rocks: readonly RockName[]
  fossils: readonly FossilName[]
  places: readonly KeyPlace[]
  y: number
  fillOf: (rock: RockName) => string
}) {
  return (
    <g>
      {rocks.map((rock, index) => {
        const place = places[index]
        if (!place) return null
        return (
          <g key={rock}>
            <rect
              x={place.x}
              y={y + place.y - 10}
              width={rockSwatch}
              height={20}
              fill={fillOf(rock)}
              className="stroke-ink"
              strokeWidth={1}
            />
            <Label x={place.x + rockSwatch + 8} y={y + place.y} anchor="start">
              {rockName(rock)}
            </Label>
          </g>
        )
      })}
      {fossils.map((fossil, index) => {
        const place = places[rocks.length + index]
        if (!place) return null
        return (
          <g key={fossil}>
            <Fossil fossil={fossil} x={place.x + rockSwatch / 2} y={y + place.y} />
            <Label x={place.x + rockSwatch + 8} y={y + place.y} anchor="start">
              {fossilName(fossil)}
            </Label>
          </g>
        )
      })}
    </g>
  )
}
