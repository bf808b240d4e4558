import type { FigureOf } from '@skills-center/contract/figure'
import {
  type HalfPlane,
  type Place,
  clippedLine,
  clippedPolygon,
  heightAt,
  moved,
  turned,
} from './flat-shapes.ts'

export type StrataEvent = FigureOf<'strata'>['events'][number]
type Layer = Extract<StrataEvent, { event: 'layer' }>
type Fault = Extract<StrataEvent, { event: 'fault' }>
type Intrusion = Extract<StrataEvent, { event: 'intrusion' }>

/** One body in the cross-section, in units of thickness with y upward; later bodies cover earlier ones. */
export type Body = { id: string; label: string } & (
  | {
      body: 'rock'
      rock: Layer['rock'] | 'intrusion'
      fossils: Layer['fossils']
      tilt: number
      polygon: Place[]
    }
  | { body: 'fault' | 'erosion'; line: Place[] }
)

interface CrossSection {
  bodies: Body[]
  /** Today's surface, from left to right. */
  land: Place[]
  bottom: number
  /** The highest land in view. */
  top: number
}

const deep = -40

/** Applies the events in order to a block of land that is `width` wide. */
export function crossSection(events: readonly StrataEvent[], width: number): CrossSection {
  const left = -width
  const right = 2 * width
  let bodies: Body[] = []
  let land: Place[] = [
    { x: left, y: 0 },
    { x: right, y: 0 },
  ]
  let lowest = 0
  /** The latest erosion surface, to be drawn on top of the layer that buries it. */
  let buried: Body | undefined

  const inView = () => [
    heightAt(land, 0),
    heightAt(land, width),
    ...land.filter((p) => p.x > 0 && p.x < width).map((p) => p.y),
  ]

  function change(each: (place: Place) => Place, turnedBy = 0) {
    bodies = bodies.map((body) =>
      body.body === 'rock'
        ? { ...body, polygon: body.polygon.map(each), tilt: body.tilt + turnedBy }
        : { ...body, line: body.line.map(each) },
    )
    land = land.map(each)
  }

  function wearDown(to: number, isRough: boolean) {
    const surface = isRough ? rough(left, right, to) : flat(left, right, to)
    const highest = Math.max(...surface.map((place) => place.y))
    bodies = clipped(bodies, { at: { x: 0, y: highest }, normal: { x: 0, y: 1 } })
    land = surface
    lowest = Math.min(lowest, to)
  }

  function layDown(layer: Layer) {
    const low = Math.min(...inView())
    // Land left uneven by a fault or tilt erodes before a layer can lie flat on it.
    if (Math.max(...inView()) - low > 0.4) wearDown(low, false)
    const level = Math.max(...inView()) + layer.thickness - (land.length > 2 ? 0.1 : 0)
    const isFirst = bodies.length === 0
    bodies.push({
      body: 'rock',
      id: layer.id,
      label: layer.label,
      rock: layer.rock,
      fossils: layer.fossils,
      tilt: 0,
      polygon: [...(isFirst ? flat(left, right, deep) : land), { x: right, y: level }, { x: left, y: level }],
    })
    land = flat(left, right, level)
    if (buried) bodies.push(buried)
    buried = undefined
  }

  for (const event of events) {
    switch (event.event) {
      case 'layer':
        layDown(event)
        break
      case 'tilt':
        // Downward to the right is clockwise, and y is upward.
        change(turned({ x: width / 2, y: heightAt(land, width / 2) }, -event.degrees), event.degrees)
        break
      case 'erosion': {
        const to = Math.min(Math.min(...inView()), heightAt(land, width / 2) - event.depth)
        wearDown(to, true)
        buried = { body: 'erosion', id: event.id, label: event.label, line: land }
        break
      }
      case 'fault': {
        const broken = faulted(bodies, land, event, width)
        bodies = broken.bodies
        land = broken.land
        break
      }
      case 'intrusion':
        bodies.push(intrusion(event, heightAt(land, event.at * width), event.at * width))
        break
    }
  }
  return { bodies, land, bottom: Math.min(0, lowest - 2), top: Math.max(...inView()) }
}

const flat = (left: number, right: number, y: number): Place[] => [
  { x: left, y },
  { x: right, y },
]

/** Gentle bumps, the same every time. */
function rough(left: number, right: number, y: number): Place[] {
  const steps = Math.ceil((right - left) / 0.3)
  return Array.from({ length: steps + 1 }, (_, index) => {
    const x = left + ((right - left) * index) / steps
    return { x, y: y + 0.09 * Math.sin(x * 2.1) + 0.06 * Math.sin(x * 5.3 + 1) }
  })
}

function clipped(bodies: readonly Body[], side: HalfPlane): Body[] {
  return bodies.flatMap((body): Body[] => {
    if (body.body === 'rock') {
      const polygon = clippedPolygon(body.polygon, side)
      return polygon.length > 2 ? [{ ...body, polygon }] : []
    }
    return clippedLine(body.line, side).map((line) => ({ ...body, line }))
  })
}

/** Both blocks slip along the fault, each by half. The fault is drawn over everything it breaks. */
function faulted(bodies: readonly Body[], land: readonly Place[], fault: Fault, width: number) {
  const x = fault.at * width
  const at = { x, y: heightAt(land, x) }
  const angle = (Math.abs(fault.dip) / 180) * Math.PI
  const down = { x: Math.cos(angle) * Math.sign(fault.dip || 1), y: -Math.sin(angle) }
  // Points toward the right block.
  const normal = { x: -down.y, y: down.x }
  const leftSide: HalfPlane = { at, normal }
  const rightSide: HalfPlane = { at, normal: { x: -normal.x, y: -normal.y } }
  const slip = (share: number) => moved({ x: down.x * fault.slip * share, y: down.y * fault.slip * share })
  const shifted = (body: Body, by: (place: Place) => Place): Body =>
    body.body === 'rock' ? { ...body, polygon: body.polygon.map(by) } : { ...body, line: body.line.map(by) }
  // Body by body, so that the drawing order stays the same.
  const broken = bodies.flatMap((body) => [
    ...clipped([body], leftSide).map((part) => shifted(part, slip(-0.5))),
    ...clipped([body], rightSide).map((part) => shifted(part, slip(0.5))),
  ])
  const leftLand = clippedLine(land, leftSide).flat().map(slip(-0.5))
  const rightLand = clippedLine(land, rightSide).flat().map(slip(0.5))
  const line = [-1.5, 60].map((far) => ({ x: at.x + down.x * far, y: at.y + down.y * far }))
  return {
    bodies: [...broken, { body: 'fault' as const, id: fault.id, label: fault.label, line }],
    land: [...leftLand, ...rightLand],
  }
}

/** Magma that intruded from below and solidified. */
function intrusion(event: Intrusion, land: number, x: number): Body {
  const top = land - event.depth
  const polygon =
    event.shape === 'dike'
      ? dike(x, top, event.depth === 0)
      : Array.from({ length: 25 }, (_, index) => {
          const share = (index / 24) * 2 - 1
          const rise = Math.sqrt(1 - Math.abs(share) ** 2.6)
          return { x: x + share * 2.6, y: top - 3.2 * (1 - rise) + 0.06 * Math.sin(index * 2.4) }
        }).concat([
          { x: x + 3.4, y: deep },
          { x: x - 3.4, y: deep },
        ])
  return {
    body: 'rock',
    id: event.id,
    label: event.label,
    rock: 'intrusion',
    fossils: undefined,
    tilt: 0,
    polygon,
  }
}

/** A steep dike, slightly tilted and uneven; blunt if it reached the surface, pointed if not. */
function dike(x: number, top: number, isBlunt: boolean): Place[] {
  const heights = Array.from({ length: 60 }, (_, index) => top - 0.3 - index * 0.4)
  const edge = (side: 1 | -1) =>
    heights.map((y, index) => ({
      x: x + (top - y) * 0.12 + side * (0.36 + 0.05 * Math.sin(index * 1.9 + side)),
      y,
    }))
  const head = isBlunt
    ? [
        { x: x - 0.36, y: top },
        { x: x + 0.36, y: top },
      ]
    : [
        { x: x - 0.24, y: top - 0.08 },
        { x, y: top },
        { x: x + 0.24, y: top - 0.08 },
      ]
  return [...edge(-1).toReversed(), ...head, ...edge(1)]
}
