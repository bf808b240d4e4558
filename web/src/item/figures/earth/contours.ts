import type { FigureOf } from '@skills-center/contract/figure'
import type { Place } from './flat-shapes.ts'

export type Land = Pick<FigureOf<'topographic-map'>, 'base' | 'hills'>

/** The height of the land at a point of the map: the plain plus hills of the form exp(−(dx²/sx² + dy²/sy²)/2). */
export function landHeight({ base, hills }: Land, x: number, y: number): number {
  return hills.reduce((sum, { at, height, spread }) => {
    const [dx, dy] = [(x - at[0]) / spread[0], (y - at[1]) / spread[1]]
    return sum + height * Math.exp(-(dx ** 2 + dy ** 2) / 2)
  }, base)
}

/**
 * Contour lines of the map by marching squares (the plane version of Lorensen and Cline, 1987), joined into as few and
 * as long lines as possible.
 */
export function contourLines(heightAt: (x: number, y: number) => number, level: number): Place[][] {
  const step = 1
  const segments: [Place, Place][] = []
  for (let x = 0; x < 100; x += step) {
    for (let y = 0; y < 80; y += step) {
      const corners = [
        { x, y, z: heightAt(x, y) },
        { x: x + step, y, z: heightAt(x + step, y) },
        { x: x + step, y: y + step, z: heightAt(x + step, y + step) },
        { x, y: y + step, z: heightAt(x, y + step) },
      ]
      const crossings = corners.flatMap((a, index): Place[] => {
        const b = corners[(index + 1) % 4] ?? a
        if (a.z >= level === b.z >= level) return []
        const share = (level - a.z) / (b.z - a.z)
        return [{ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }]
      })
      for (let index = 0; index + 1 < crossings.length; index += 2) {
        const [from, to] = [crossings[index], crossings[index + 1]]
        if (from && to) segments.push([from, to])
      }
    }
  }
  return joined(segments)
}

const keyOf = ({ x, y }: Place) => `${x.toFixed(4)} ${y.toFixed(4)}`

function joined(segments: readonly [Place, Place][]): Place[][] {
  const ends = new Map<string, [Place, Place][]>()
  const at = (place: Place) => ends.get(keyOf(place)) ?? []
  for (const segment of segments) {
    for (const place of segment) ends.set(keyOf(place), [...at(place), segment])
  }
  const used = new Set<[Place, Place]>()
  const grown = (from: Place): Place[] => {
    const line: Place[] = []
    let here = from
    for (;;) {
      const next = at(here).find((segment) => !used.has(segment))
      if (!next) return line
      used.add(next)
      here = keyOf(next[0]) === keyOf(here) ? next[1] : next[0]
      line.push(here)
    }
  }
  return segments.flatMap((segment) => {
    if (used.has(segment)) return []
    used.add(segment)
    return [[...grown(segment[0]).toReversed(), segment[0], segment[1], ...grown(segment[1])]]
  })
}
