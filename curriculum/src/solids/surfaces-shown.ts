import { aroundOf } from '../areas/polygons.ts'
import { numbersIn } from '../form/numbers-in.ts'
import { solved } from '../form/solving.ts'
import type { Response, Shown } from '../item.ts'

/** The surface area of a solid or its net, computed from its edges. */
export function surfaceShown({ figure }: Shown): Response {
  if (figure?.kind === 'net' && figure.layout.shape !== 'squares' && figure.layout.shape !== 'cylinder') {
    const { layout } = figure
    if (layout.shape === 'box') {
      const { length, width, height } = layout
      // A strip of four side faces around the box, plus two ends.
      return solved.number(2 * (length + width) * height + 2 * length * width)
    }
    if (layout.shape === 'pyramid')
      return solved.number(layout.length * (layout.length + 2 * layout.slants[0]))
    const [base, right, left] = layout.sides
    // Heron's formula does not need the height.
    const half = (base + right + left) / 2
    const triangle = Math.sqrt(half * (half - base) * (half - right) * (half - left))
    return solved.number(2 * triangle + 2 * half * layout.width)
  }
  if (figure?.kind !== 'solid') throw new TypeError('expects a solid or its net')
  const { body } = figure
  if (body.shape === 'box') {
    const { length, width, height } = body
    return solved.number(2 * (length + width) * height + 2 * length * width)
  }
  if (body.shape === 'pyramid') {
    return solved.number(body.length ** 2 + 2 * body.length * Math.hypot(body.length / 2, body.height))
  }
  if (body.shape !== 'prism') throw new TypeError('expects flat faces')
  const [, [base] = [0], [, high] = [0, 0]] = body.face
  return solved.number(base * high + aroundOf(body.face) * body.width)
}

/**
 * The edge of a cube, the height of a box with a square base, or the slant height of a pyramid, from the surface area.
 */
export function edgeShown({ stem }: Shown): Response {
  const [base = 0, total] = numbersIn(stem).map(({ value }) => value)
  if (total === undefined) return solved.number(Math.sqrt(base / 6))
  return /slant|apotema/i.test(stem)
    ? solved.number((total / base - base) / 2)
    : solved.number((total / base - 2 * base) / 4)
}
