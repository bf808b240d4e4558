import { useContext } from 'react'
import type { Position } from '../position.ts'
import { Spot, SpotsContext } from '../spot.tsx'
import { type Box, type Obstacles, boxAround, leastOverlapping } from './label-placement.ts'

/** The size of a badge with some margin. */
export const badgeSize = 29

/** A position for a badge. `leadsTo` is where its leader line ends, if the badge is not on its part. */
export interface BadgePlace extends Position {
  leadsTo?: Position
}

/** A part of a drawing that may get a badge: at one of `places`, best first, or near a spot with a leader line. */
export type Part =
  | { id: string; places: readonly [BadgePlace, ...BadgePlace[]] }
  | { id: string; around: Position }

/** Tells which ids have a letter, so that a drawing can make room. */
export function useLettered(): (id: string | undefined) => boolean {
  const spots = useContext(SpotsContext)
  return (id) => id !== undefined && spots !== null && spots.letters.has(id)
}

const placesAround = (spot: Position): readonly [BadgePlace, ...BadgePlace[]] => {
  const place = (far: number, angle: number): BadgePlace => ({
    x: spot.x + far * Math.cos((angle * Math.PI) / 180),
    y: spot.y + far * Math.sin((angle * Math.PI) / 180),
    leadsTo: spot,
  })
  return [
    place(24, -45),
    ...[24, 34, 46, 60].flatMap((far) =>
      [-135, -90, 45, 0, 135, 180, 90, -20, -70, -110, -160, -45].map((angle) => place(far, angle)),
    ),
  ]
}

/** Badges on or beside the parts that a question asks about, clear of the obstacles and of each other. */
export function LedSpots({ parts, obstacles }: { parts: readonly Part[]; obstacles: Obstacles }) {
  const isLettered = useLettered()
  const taken: Box[] = []
  const placed = parts
    .filter((part) => isLettered(part.id))
    .map((part) => {
      const [first, ...others] = 'places' in part ? part.places : placesAround(part.around)
      const boxed = (place: BadgePlace) => ({ place, box: boxAround(place, badgeSize, badgeSize) })
      const { place, box } = leastOverlapping([boxed(first), ...others.map(boxed)], {
        ...obstacles,
        boxes: [...obstacles.boxes, ...taken],
      })
      taken.push(box)
      return { id: part.id, place }
    })
  return (
    <>
      {placed.map(
        ({ id, place: { x, y, leadsTo } }) =>
          leadsTo && (
            <line
              key={id}
              x1={leadsTo.x}
              y1={leadsTo.y}
              x2={x}
              y2={y}
              className="stroke-ink"
              strokeWidth={1.5}
            />
          ),
      )}
      {placed.map(({ id, place }) => (
        <Spot key={id} id={id} x={place.x} y={place.y} />
      ))}
    </>
  )
}
