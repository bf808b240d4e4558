import { type GlobeOrientation, orientationOf } from './globe-lines.ts'
import type { Direction } from './lit-sphere.ts'

/** The globe's orientation: axis in the page, or the North Pole toward the viewer. */
export function orientationIn(
  view: 'side' | 'north-pole',
  lean: number,
  sunOn: 'left' | 'right',
): GlobeOrientation {
  if (view === 'north-pole') return orientationOf(0, 90)
  return orientationOf(sunOn === 'right' ? lean : -lean, 0)
}

/**
 * The position of a place at an hour of its day, on a globe of radius 1. Noon is on the meridian that faces the Sun;
 * from there Earth turns counterclockwise, seen from above the North Pole.
 */
export function placeAt(axis: Direction, sun: Direction, latitude: number, hour: number): Direction {
  const along = sun.x * axis.x + sun.y * axis.y + sun.z * axis.z
  const across = { x: sun.x - along * axis.x, y: sun.y - along * axis.y, z: sun.z - along * axis.z }
  const length = Math.hypot(across.x, across.y, across.z)
  const noon = { x: across.x / length, y: across.y / length, z: across.z / length }
  // With y downward, the drawing's space is left-handed, so the cross product is reversed.
  const dusk = {
    x: noon.y * axis.z - noon.z * axis.y,
    y: noon.z * axis.x - noon.x * axis.z,
    z: noon.x * axis.y - noon.y * axis.x,
  }
  const phi = (latitude / 180) * Math.PI
  const turn = ((hour - 12) / 12) * Math.PI
  const part = (key: 'x' | 'y' | 'z') =>
    Math.sin(phi) * axis[key] + Math.cos(phi) * (Math.cos(turn) * noon[key] + Math.sin(turn) * dusk[key])
  return { x: part('x'), y: part('y'), z: part('z') }
}
