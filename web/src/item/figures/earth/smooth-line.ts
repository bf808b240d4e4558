import type { Place } from './flat-shapes.ts'

/** Points about one pixel apart on a smooth curve through the given points (Catmull and Rom, 1974). */
export function smoothLine(points: readonly Place[], isClosed = false): Place[] {
  const count = points.length
  const at = (index: number): Place => {
    const inside = isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))
    return points[inside] ?? { x: 0, y: 0 }
  }
  const pieces = isClosed ? count : count - 1
  const line: Place[] = []
  for (let piece = 0; piece < pieces; piece++) {
    const [a, b, c, d] = [at(piece - 1), at(piece), at(piece + 1), at(piece + 2)]
    const steps = Math.max(2, Math.ceil(Math.hypot(c.x - b.x, c.y - b.y) / 3))
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const blend = (key: 'x' | 'y') =>
        0.5 *
        (2 * b[key] +
          (c[key] - a[key]) * t +
          (2 * a[key] - 5 * b[key] + 4 * c[key] - d[key]) * t ** 2 +
          (3 * b[key] - a[key] - 3 * c[key] + d[key]) * t ** 3)
      line.push({ x: blend('x'), y: blend('y') })
    }
  }
  line.push(at(isClosed ? 0 : count - 1))
  return line
}

export interface Station extends Place {
  /** The direction of the line at this point, in radians. */
  angle: number
}

/**
 * Evenly spaced points along a line, starting half a step from its ends, with a step as near to `spacing` as divides it
 * evenly.
 */
export function stationsAlong(line: readonly Place[], spacing: number): Station[] {
  const lengths = [0]
  line.slice(1).forEach((to, index) => {
    const from = line[index] ?? to
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(to.x - from.x, to.y - from.y))
  })
  const whole = lengths.at(-1) ?? 0
  const count = Math.max(1, Math.round(whole / spacing))
  return Array.from({ length: count }, (_, index) => {
    const far = ((index + 0.5) * whole) / count
    const after = Math.max(
      1,
      lengths.findIndex((length) => length >= far),
    )
    const from = line[after - 1] ?? { x: 0, y: 0 }
    const to = line[after] ?? from
    const [before, next] = [lengths[after - 1] ?? 0, lengths[after] ?? 1]
    const share = next > before ? (far - before) / (next - before) : 0
    return {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
      angle: Math.atan2(to.y - from.y, to.x - from.x),
    }
  })
}

/** The `d` of a path along the line. */
export const pathOf = (line: readonly Place[]): string =>
  line.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'} ${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')
