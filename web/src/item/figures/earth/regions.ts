import type { Place } from './flat-shapes.ts'

/** The points of a region, each with its distance to the region's edge in pixels. */
interface Region {
  name: string
  places: (Place & { room: number })[]
}

const step = 5

/** Divides a drawing into regions by sampling what is visible on a fine grid; `undefined` belongs to none. */
export function regionsOf(
  width: number,
  height: number,
  nameAt: (place: Place) => string | undefined,
): Map<string, Region> {
  const across = Math.floor(width / step)
  const down = Math.floor(height / step)
  const names: (string | undefined)[] = []
  const placeOf = (cell: number): Place => ({
    x: ((cell % across) + 0.5) * step,
    y: (Math.floor(cell / across) + 0.5) * step,
  })
  for (let cell = 0; cell < across * down; cell++) names.push(nameAt(placeOf(cell)))

  const room = edgeDistances(names, across, down)
  const regions = new Map<string, Region>()
  names.forEach((name, cell) => {
    if (name === undefined) return
    const region = regions.get(name) ?? { name, places: [] }
    region.places.push({ ...placeOf(cell), room: (room[cell] ?? 0) * step })
    regions.set(name, region)
  })
  return regions
}

/** The chamfer distance (Borgefors, 1986) of each cell to the nearest cell with another name or outside, in cells. */
function edgeDistances(names: readonly (string | undefined)[], across: number, down: number): number[] {
  const distances = names.map(() => Infinity)
  const relax = (x: number, y: number, dx: number, dy: number) => {
    const cell = y * across + x
    const [nx, ny] = [x + dx, y + dy]
    const isOutside = nx < 0 || ny < 0 || nx >= across || ny >= down
    const other = ny * across + nx
    const length = Math.hypot(dx, dy)
    const via = isOutside || names[other] !== names[cell] ? length / 2 : (distances[other] ?? 0) + length
    distances[cell] = Math.min(distances[cell] ?? Infinity, via)
  }
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      relax(x, y, -1, 0)
      relax(x, y, 0, -1)
      relax(x, y, -1, -1)
      relax(x, y, 1, -1)
    }
  }
  for (let y = down - 1; y >= 0; y--) {
    for (let x = across - 1; x >= 0; x--) {
      relax(x, y, 1, 0)
      relax(x, y, 0, 1)
      relax(x, y, 1, 1)
      relax(x, y, -1, 1)
    }
  }
  return distances
}

const apart = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y)

/**
 * Up to `count` points well inside a region and far from each other and from `taken` points, those with the most room
 * first; none closer than `least` pixels to the region's edge. Points that `fits` accepts come first.
 */
export function sitesIn(
  region: Region | undefined,
  count: number,
  min: number,
  taken: readonly Place[] = [],
  fits: (place: Place) => boolean = () => true,
): Place[] {
  const roomy = (region?.places ?? []).filter((place) => place.room >= min)
  const best = roomy.filter(fits)
  const candidates = best.length > 0 ? best : roomy
  // All else equal, prefers points near the middle of the region.
  const sum = candidates.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  const middle = { x: sum.x / candidates.length, y: sum.y / candidates.length }
  const sites: Place[] = []
  while (sites.length < count) {
    const others = [...taken, ...sites]
    const worth = (place: Place & { room: number }) =>
      Math.min(place.room, 30) * 2 +
      Math.min(70, ...others.map((other) => apart(other, place))) -
      apart(middle, place) * 0.15
    const next = candidates.toSorted((a, b) => worth(b) - worth(a))[0]
    if (!next || others.some((other) => apart(other, next) < min * 2.2)) break
    sites.push(next)
  }
  return sites
}
