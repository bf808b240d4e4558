import type { FigureOf } from '@skills-center/contract/figure'
import type { Fill } from './scene.ts'
import {
  type Point3,
  type View,
  dotProduct,
  isFacing,
  subtract,
  normalize,
  crossProduct,
  roundView,
  viewDirection,
  slantView,
} from './solid-space.ts'

export type Body = FigureOf<'solid'>['body']
type BodyOf<Shape extends Body['shape']> = Extract<Body, { shape: Shape }>

/** A solid as lines and faces, in its own units. */
export interface Model {
  view: View
  /** The visible faces, nearest last. */
  faces: { corners: Point3[]; fill: Fill }[]
  /** Edges hidden by the solid itself. */
  hidden: [Point3, Point3][]
  /** Round parts, each drawn as the convex hull of its points. */
  rounds: { places: Point3[]; rings: Ring[] }[]
  /** Every edge of the surface, to compute cross-sections. */
  edges: [Point3, Point3][]
}

/** A horizontal circle on a round solid. Its back half is hidden or left out unless the face on it is visible. */
interface Ring {
  radius: number
  z: number
  back: 'seen' | 'hidden'
}

export function modelOf(body: Body): Model {
  switch (body.shape) {
    case 'box':
      return prismModel(boxFace(body), body.width)
    case 'prism':
      return prismModel(body.face, body.width)
    case 'pyramid':
      return pyramidModel(body)
    case 'cubes':
      return cubesModel(body.heights)
    case 'cylinder':
      return roundModel([
        {
          profile: [
            [body.radius, 0],
            [body.radius, body.height],
          ],
          z: 0,
        },
      ])
    case 'cone':
      return roundModel([
        {
          profile: [
            [body.radius, 0],
            [0, body.height],
          ],
          z: 0,
        },
      ])
    case 'sphere':
      return sphereModel(body.radius)
    case 'stack':
      return roundModel(stackedParts(body))
  }
}

const boxFace = ({ length, height }: BodyOf<'box'>): [number, number][] => [
  [0, 0],
  [length, 0],
  [length, height],
  [0, height],
]

/** Top faces are the lightest, faces to the right the darkest. */
function fillOf(corners: readonly Point3[]): Fill {
  const [a = [0, 0, 0], b = [0, 0, 0], c = [0, 0, 0]] = corners
  const [x, y, z] = normalize(crossProduct(subtract(b, a), subtract(c, a)))
  if (Math.abs(y) > Math.max(Math.abs(x), Math.abs(z)) - 1e-9) return 'soft'
  return z >= x ? 'faint' : 'middle'
}

/** A solid with flat faces, whose vertices are counterclockwise seen from outside. */
function flatModel(faces: readonly Point3[][], isConvex: boolean): Model {
  const view = slantView
  const sight = viewDirection(view)
  const sides = faces.flatMap((face) =>
    face.map((from, index): [Point3, Point3, boolean] => [
      from,
      face[(index + 1) % face.length] ?? from,
      isFacing(view, face),
    ]),
  )
  const keyOf = (a: Point3, b: Point3) => [a.join(), b.join()].toSorted().join(' to ')
  const edges = new Map<string, { ends: [Point3, Point3]; isSeen: boolean }>()
  for (const [from, to, isSeen] of sides) {
    const known = edges.get(keyOf(from, to))
    if (known) known.isSeen ||= isSeen
    else edges.set(keyOf(from, to), { ends: [from, to], isSeen })
  }
  const far = (face: readonly Point3[]) =>
    face.reduce((sum, corner) => sum + dotProduct(corner, sight), 0) / face.length
  return {
    view,
    faces: faces
      .filter((face) => isFacing(view, face))
      .toSorted((a, b) => far(b) - far(a))
      .map((corners) => ({ corners, fill: fillOf(corners) })),
    hidden: isConvex ? [...edges.values()].filter(({ isSeen }) => !isSeen).map(({ ends }) => ends) : [],
    rounds: [],
    edges: [...edges.values()].map(({ ends }) => ends),
  }
}

/** The front face in x and z, extruded back by `width`. */
export function prismModel(face: readonly (readonly [number, number])[], width: number): Model {
  const turns = face.map(([x, z], index) => {
    const [nextX, nextZ] = face[(index + 1) % face.length] ?? [x, z]
    const [thirdX, thirdZ] = face[(index + 2) % face.length] ?? [x, z]
    return (nextX - x) * (thirdZ - nextZ) - (nextZ - z) * (thirdX - nextX)
  })
  const front = face.map(([x, z]): Point3 => [x, 0, z])
  const back = face.map(([x, z]): Point3 => [x, width, z])
  const sides = face.map((_, index): Point3[] => {
    const next = (index + 1) % face.length
    return [front[index], back[index], back[next], front[next]].filter((corner) => corner !== undefined)
  })
  const model = flatModel(
    [back.toReversed(), ...sides, front],
    turns.every((turn) => turn >= -1e-9),
  )
  // Nothing is in front of the front face.
  const isFront = (corners: readonly Point3[]) => corners.every((corner) => corner[1] === 0)
  return {
    ...model,
    faces: [
      ...model.faces.filter(({ corners }) => !isFront(corners)),
      ...model.faces.filter(({ corners }) => isFront(corners)),
    ],
  }
}

export function baseOf({ base, length, width }: BodyOf<'pyramid'>): Point3[] {
  if (base === 'triangle')
    return [
      [0, 0, 0],
      [length, 0, 0],
      [length / 2, width, 0],
    ]
  return [
    [0, 0, 0],
    [length, 0, 0],
    [length, width, 0],
    [0, width, 0],
  ]
}

/** The point of the base below the apex. */
export const footOf = (body: BodyOf<'pyramid'>): Point3 => [
  body.length / 2,
  body.width / (body.base === 'triangle' ? 3 : 2),
  0,
]

function pyramidModel(body: BodyOf<'pyramid'>): Model {
  const base = baseOf(body)
  const [x, y] = footOf(body)
  const tip: Point3 = [x, y, body.height]
  const sides = base.map((corner, index): Point3[] => [
    corner,
    base[(index + 1) % base.length] ?? corner,
    tip,
  ])
  return flatModel([base.toReversed(), ...sides], true)
}

/** Unit cubes, with only those faces that touch no other cube. Rows run from back to front. */
export function cubesModel(heights: readonly (readonly number[])[]): Model {
  const rows = heights.length
  const tall = (column: number, row: number) => heights[row]?.[column] ?? 0
  const faces: Model['faces'] = []
  for (const [row, columns] of heights.entries()) {
    const y = rows - 1 - row
    for (const [x, height] of columns.entries()) {
      for (let z = 0; z < height; z++) {
        if (tall(x + 1, row) <= z)
          faces.push({ corners: square([x + 1, y, z], [0, 1, 0], [0, 0, 1]), fill: 'middle' })
        if (z === height - 1)
          faces.push({ corners: square([x, y, z + 1], [1, 0, 0], [0, 1, 0]), fill: 'faint' })
        if (tall(x, row + 1) <= z)
          faces.push({ corners: square([x, y, z], [1, 0, 0], [0, 0, 1]), fill: 'soft' })
      }
    }
  }
  return { view: slantView, faces, hidden: [], rounds: [], edges: [] }
}

function square([x, y, z]: Point3, a: Point3, b: Point3): Point3[] {
  return [
    [x, y, z],
    [x + a[0], y + a[1], z + a[2]],
    [x + a[0] + b[0], y + a[1] + b[1], z + a[2] + b[2]],
    [x + b[0], y + b[1], z + b[2]],
  ]
}

/** A part of a round solid: its radius at heights above the bottom of the part, which is at `z`. */
interface RoundPart {
  profile: [radius: number, height: number][]
  z: number
}

const domeSteps = 12

function dome(radius: number, points: 'up' | 'down'): [number, number][] {
  const quarter = Array.from({ length: domeSteps + 1 }, (_, step): [number, number] => {
    const angle = (Math.PI / 2) * (step / domeSteps)
    return [step === domeSteps ? 0 : radius * Math.cos(angle), radius * Math.sin(angle)]
  })
  if (points === 'up') return quarter
  return quarter.map(([at, height]): [number, number] => [at, radius - height]).toReversed()
}

export function stackedParts({ parts }: BodyOf<'stack'>): RoundPart[] {
  let z = 0
  return parts.map((part) => {
    const foot = z
    const height = part.part === 'hemisphere' ? part.radius : part.height
    z += height
    if (part.part === 'hemisphere') return { profile: dome(part.radius, part.points), z: foot }
    const isPointed = part.part === 'cone'
    const low = isPointed && part.points === 'down' ? 0 : part.radius
    const high = isPointed && part.points === 'up' ? 0 : part.radius
    return {
      profile: [
        [low, 0],
        [high, height],
      ],
      z: foot,
    }
  })
}

const meridians = 72

export function circlePlaces(radius: number, z: number, from = 0, to = 360): Point3[] {
  const steps = Math.round(((to - from) / 360) * meridians)
  return Array.from({ length: steps + 1 }, (_, step): Point3 => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [radius * Math.cos(angle), radius * Math.sin(angle), z]
  })
}

function roundModel(parts: readonly RoundPart[]): Model {
  const top = parts.at(-1)
  const rounds = parts.map(({ profile, z }, index) => {
    const [low] = profile.at(0) ?? [0, 0]
    const [high, height] = profile.at(-1) ?? [0, 0]
    const [above] = parts[index + 1]?.profile.at(0) ?? [0, 0]
    const rings: Ring[] = []
    if (low > 0) rings.push({ radius: low, z, back: 'hidden' })
    // A top that carries an equally wide part is that part's bottom and is drawn there.
    if (high > above + 1e-9) rings.push({ radius: high, z: z + height, back: 'seen' })
    return { places: profile.flatMap(([radius, rise]) => circlePlaces(radius, z + rise)), rings }
  })
  const [topRadius, topHeight] = top?.profile.at(-1) ?? [0, 0]
  const lid =
    top && topRadius > 0
      ? [{ corners: circlePlaces(topRadius, top.z + topHeight), fill: 'faint' as const }]
      : []
  return { view: roundView, faces: lid, hidden: [], rounds, edges: parts.flatMap(roundEdges) }
}

function sphereModel(radius: number): Model {
  const profile = [
    ...dome(radius, 'down'),
    ...dome(radius, 'up')
      .slice(1)
      .map(([at, height]): [number, number] => [at, radius + height]),
  ]
  const places = profile.flatMap(([at, height]) => circlePlaces(at, height))
  return {
    view: roundView,
    faces: [],
    hidden: [],
    rounds: [{ places, rings: [{ radius, z: radius, back: 'hidden' }] }],
    edges: roundEdges({ profile, z: 0 }),
  }
}

/** Meridians from the axis at the bottom to the axis at the top, and the circles around. */
function roundEdges({ profile, z }: RoundPart): [Point3, Point3][] {
  const [, height] = profile.at(-1) ?? [0, 0]
  const rows = [[0, 0] as const, ...profile, [0, height] as const].map(([radius, rise]) =>
    circlePlaces(radius, z + rise),
  )
  const around = rows.flatMap((row) =>
    row.slice(1).map((to, index): [Point3, Point3] => [row[index] ?? to, to]),
  )
  const upward = rows
    .slice(1)
    .flatMap((row, index) => row.map((to, step): [Point3, Point3] => [rows[index]?.[step] ?? to, to]))
  return [...around, ...upward]
}
