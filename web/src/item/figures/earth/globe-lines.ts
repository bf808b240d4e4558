import type { Direction } from './lit-sphere.ts'

/** The orientation of a globe: unit vectors in the drawing's space. */
export interface GlobeOrientation {
  /** From the center to the North Pole. */
  axis: Direction
  /** Two vectors in the plane of the equator, perpendicular to the axis and to each other. */
  east: Direction
  south: Direction
}

const cross = (a: Direction, b: Direction): Direction => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
})
const unit = (a: Direction): Direction => {
  const length = Math.hypot(a.x, a.y, a.z)
  return { x: a.x / length, y: a.y / length, z: a.z / length }
}

/**
 * The orientation with the axis tilted `lean` degrees to the right, seen from `above` degrees over the horizontal
 * plane.
 */
export function orientationOf(lean: number, above: number): GlobeOrientation {
  const [l, a] = [(lean / 180) * Math.PI, (above / 180) * Math.PI]
  const axis = { x: Math.sin(l), y: -Math.cos(l) * Math.cos(a), z: Math.cos(l) * Math.sin(a) }
  const aside = Math.abs(axis.z) > 0.999 ? { x: 1, y: 0, z: 0 } : { x: 0, y: 0, z: 1 }
  const east = unit(cross(axis, aside))
  return { axis, east, south: cross(axis, east) }
}

/** A point on a globe of radius 1. */
function onGlobe(stance: GlobeOrientation, latitude: number, longitude: number): Direction {
  const [phi, lambda] = [(latitude / 180) * Math.PI, (longitude / 180) * Math.PI]
  const [up, out] = [Math.sin(phi), Math.cos(phi)]
  const part = (key: 'x' | 'y' | 'z') =>
    up * stance.axis[key] + out * (Math.cos(lambda) * stance.east[key] + Math.sin(lambda) * stance.south[key])
  return { x: part('x'), y: part('y'), z: part('z') }
}

/** The visible part of a parallel, in pixels around 0, 0. */
export function parallelPath(stance: GlobeOrientation, latitude: number, radius: number): string {
  const pieces: string[] = []
  let wasSeen = false
  for (let degrees = 0; degrees <= 360; degrees += 4) {
    const place = onGlobe(stance, latitude, degrees)
    const isSeen = place.z >= -1e-6
    if (isSeen)
      pieces.push(`${wasSeen ? 'L' : 'M'} ${(place.x * radius).toFixed(2)} ${(place.y * radius).toFixed(2)}`)
    wasSeen = isSeen
  }
  return pieces.join(' ')
}
