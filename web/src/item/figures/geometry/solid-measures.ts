import { type Body, baseOf, footOf, stackedParts } from './solid-models.ts'
import { type Point3, add, dotProduct, subtract, scaled } from './solid-space.ts'

/** A length labeled on a solid. */
export interface SolidMeasure {
  text: string
  from: Point3
  to: Point3
  /**
   * `edge` is already drawn and is labeled on its outside; `rim` is an edge with a face behind it, labeled on its
   * inside; `inside` is a dashed line; `line` is a solid line; `span` is a line with end marks beside the solid.
   */
  how: 'edge' | 'rim' | 'inside' | 'line' | 'span'
  /** Directions of the two arms of a right-angle mark at `to`. */
  square?: [Point3, Point3]
}

export function measuresOf(body: Body): SolidMeasure[] {
  return allMeasures(body).filter(({ text }) => text !== '')
}

function allMeasures(body: Body): SolidMeasure[] {
  switch (body.shape) {
    case 'box':
      return [
        { text: body.labels.length ?? '', from: [0, 0, 0], to: [body.length, 0, 0], how: 'edge' },
        {
          text: body.labels.width ?? '',
          from: [body.length, 0, 0],
          to: [body.length, body.width, 0],
          how: 'edge',
        },
        { text: body.labels.height ?? '', from: [0, 0, body.height], to: [0, 0, 0], how: 'edge' },
      ]
    case 'prism':
      return prismMeasures(body)
    case 'pyramid':
      return pyramidMeasures(body)
    case 'cylinder': {
      const { radius, height, labels } = body
      return [
        { text: labels.radius ?? '', from: [0, 0, height], to: [radius, 0, height], how: 'line' },
        { text: labels.diameter ?? '', from: [-radius, 0, height], to: [radius, 0, height], how: 'line' },
        { text: labels.height ?? '', from: [radius, 0, 0], to: [radius, 0, height], how: 'edge' },
      ]
    }
    case 'cone': {
      const { radius, height, labels } = body
      return [
        { text: labels.radius ?? '', from: [0, 0, 0], to: [radius, 0, 0], how: 'line' },
        { text: labels.diameter ?? '', from: [-radius, 0, 0], to: [radius, 0, 0], how: 'line' },
        {
          text: labels.height ?? '',
          from: [0, 0, height],
          to: [0, 0, 0],
          how: 'inside',
          square: [
            [0, 0, 1],
            [1, 0, 0],
          ],
        },
        { text: labels.slant ?? '', from: [radius, 0, 0], to: [0, 0, height], how: 'edge' },
      ]
    }
    case 'sphere': {
      const { radius, labels } = body
      return [
        { text: labels.radius ?? '', from: [0, 0, radius], to: [radius, 0, radius], how: 'line' },
        { text: labels.diameter ?? '', from: [-radius, 0, radius], to: [radius, 0, radius], how: 'line' },
      ]
    }
    case 'stack':
      return stackMeasures(body)
    case 'cubes':
      return []
  }
}

function prismMeasures(body: Extract<Body, { shape: 'prism' }>): SolidMeasure[] {
  const { face, width, labels } = body
  const sides = face.map(([x, z], index): SolidMeasure => {
    const [nextX, nextZ] = face[(index + 1) % face.length] ?? [x, z]
    // The face behind a side that faces up or right is visible.
    const isSeenBehind = (nextZ - z) * 0.46 - (nextX - x) * 0.3 > 1e-9
    return {
      text: labels.sides?.[index] ?? '',
      from: [x, 0, z],
      to: [nextX, 0, nextZ],
      how: isSeenBehind ? 'rim' : 'edge',
    }
  })
  const [cornerX, cornerZ] = face.reduce((best, next) =>
    next[0] - next[1] > best[0] - best[1] ? next : best,
  )
  const [topX, topZ] = face.reduce((best, next) => (next[1] > best[1] ? next : best))
  const floor = Math.min(...face.map(([, z]) => z))
  return [
    ...sides,
    { text: labels.width ?? '', from: [cornerX, 0, cornerZ], to: [cornerX, width, cornerZ], how: 'edge' },
    {
      text: labels.height ?? '',
      from: [topX, 0, topZ],
      to: [topX, 0, floor],
      how: 'inside',
      square: [
        [0, 0, 1],
        [1, 0, 0],
      ],
    },
  ]
}

function pyramidMeasures(body: Extract<Body, { shape: 'pyramid' }>): SolidMeasure[] {
  const { length, height, labels } = body
  const foot = footOf(body)
  const tip: Point3 = [foot[0], foot[1], height]
  const [, right = [0, 0, 0], back = [0, 0, 0]] = baseOf(body)
  const way = subtract(back, right)
  const end = add(right, scaled(way, dotProduct(subtract(tip, right), way) / dotProduct(way, way)))
  return [
    { text: labels.length ?? '', from: [0, 0, 0], to: [length, 0, 0], how: 'edge' },
    { text: labels.width ?? '', from: right, to: back, how: 'edge' },
    {
      text: labels.height ?? '',
      from: tip,
      to: foot,
      how: 'inside',
      square: [
        [0, 0, 1],
        [1, 0, 0],
      ],
    },
    { text: labels.slant ?? '', from: tip, to: end, how: 'line', square: [subtract(tip, end), way] },
  ]
}

function stackMeasures(body: Extract<Body, { shape: 'stack' }>): SolidMeasure[] {
  const parts = stackedParts(body)
  const widest = parts
    .flatMap(({ profile, z }) => profile.map(([radius, rise]) => ({ radius, z: z + rise })))
    .reduce((best, next) => (next.radius > best.radius + 1e-9 ? next : best))
  const { radius, z } = widest
  const top = parts.at(-1)
  const whole = (top?.z ?? 0) + (top?.profile.at(-1)?.[1] ?? 0)
  return [
    { text: body.labels.radius ?? '', from: [0, 0, z], to: [radius, 0, z], how: 'line' },
    { text: body.labels.diameter ?? '', from: [-radius, 0, z], to: [radius, 0, z], how: 'line' },
    { text: body.labels.height ?? '', from: [-radius, 0, whole], to: [-radius, 0, 0], how: 'span' },
    ...parts.map((part, index): SolidMeasure => {
      const [, rise] = part.profile.at(-1) ?? [0, 0]
      return {
        text: body.labels.heights?.[index] ?? '',
        from: [radius, 0, part.z],
        to: [radius, 0, part.z + rise],
        how: 'span',
      }
    }),
  ]
}
