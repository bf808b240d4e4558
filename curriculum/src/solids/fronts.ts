import type { FigureOf } from '@skills-center/contract/figure'
import type { Worded, Words } from '../form/words.ts'
import type { Random } from '../random.ts'
import { quantity } from '../units/units.ts'
import { type LengthUnit, lengthUnits } from './boxes.ts'
import { say } from './messages.gen.ts'

/**
 * A solid given by its front and its depth. A step is `side` wide at full height, and next to that `low` high. A notch
 * is a box with a cut from above, `side` wide and `low` deep.
 */
export interface Front {
  shape: 'step' | 'notch'
  width: number
  height: number
  side: number
  low: number
  depth: number
  unit: LengthUnit
  /** Whether the width of the low part of a step is given, or the total width. */
  isRestTold: boolean
}

interface Face {
  width: number
  height: number
}
/** The two rectangles of the front: those of a step, or the outer box and the notch. */
export const facesOf = ({ shape, width, height, side, low }: Front): [Face, Face] =>
  shape === 'step'
    ? [
        { width: side, height },
        { width: width - side, height: low },
      ]
    : [
        { width, height },
        { width: side, height: low },
      ]
export const signOf = ({ shape }: Front): 1 | -1 => (shape === 'step' ? 1 : -1)
export const faceArea = (front: Front): number => {
  const [one, other] = facesOf(front)
  return one.width * one.height + signOf(front) * other.width * other.height
}
export const frontVolume = (front: Front): number => faceArea(front) * front.depth
export const partVolumes = (front: Front): [number, number] => {
  const [one, other] = facesOf(front)
  return [one.width * one.height * front.depth, other.width * other.height * front.depth]
}

export function drawFront(random: Random, shape: Front['shape'], isRestTold: boolean): Front {
  const [width, height] = [random.integer(5, 12), random.integer(4, 9)]
  return {
    shape,
    width,
    height,
    side: random.integer(2, width - 3),
    low: random.integer(2, height - 2),
    depth: random.integer(2, 8),
    unit: random.pick(lengthUnits),
    isRestTold,
  }
}

const corners = ({ shape, width, height, side, low }: Front): [number, number][] => {
  const left = Math.floor((width - side) / 2)
  const floor = height - low
  return shape === 'step'
    ? [
        [0, 0],
        [width, 0],
        [width, low],
        [side, low],
        [side, height],
        [0, height],
      ]
    : [
        [0, 0],
        [width, 0],
        [width, height],
        [left + side, height],
        [left + side, floor],
        [left, floor],
        [left, height],
        [0, height],
      ]
}

/** The front with the given lengths. */
export function frontFigure(front: Front): Worded<FigureOf<'polygon'>> {
  const { shape, width, height, side, low, unit, isRestTold } = front
  const of = (q: number) => say('of', { of: quantity(q, unit) })
  const [w, h, s, l, rest] = [of(width), of(height), of(side), of(low), of(width - side)]
  const sides: Words[] =
    shape === 'notch'
      ? [w, h, '', l, s, '', '', '']
      : isRestTold
        ? ['', l, rest, '', s, h]
        : [w, l, '', '', s, h]
  const description =
    shape === 'notch'
      ? say('front.notch', { w, h, s, l })
      : isRestTold
        ? say('front.step', { h, s, l, rest })
        : say('front.step-total', { w, h, s, l })
  return {
    kind: 'polygon',
    description,
    shapes: [{ outline: { type: 'vertices', vertices: corners(front) }, rightAngles: [0, 1], sides }],
  }
}

/** Parses such a figure for solvers; the depth comes from the stem. */
export function frontShown(sides: readonly string[]): Omit<Front, 'unit' | 'depth'> {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = sides.map((text) => Number(/\d+/.exec(text)?.[0] ?? 0))
  return sides.length === 8
    ? { shape: 'notch', width: a, height: b, side: e, low: d, isRestTold: true }
    : { shape: 'step', width: a === 0 ? c + e : a, height: f, side: e, low: b, isRestTold: a === 0 }
}
