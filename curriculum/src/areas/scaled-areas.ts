import type { FigureOf } from '@skills-center/contract/figure'
import { tidy } from '../bugs/bug.ts'
import type { Worded } from '../form/words.ts'
import type { Random } from '../random.ts'
import { quantity } from '../units/units.ts'
import { say } from './messages.gen.ts'

/** A rectangle or right triangle drawn in inches; each inch stands for a number of feet. */
export interface Enlarged {
  scene: (typeof enlargedScenes)[number]
  shape: 'rectangle' | 'triangle'
  /**
   * Asks for the real area from drawn sides, the real area from the drawn area, or the drawn area from the real one.
   */
  asks: 'sides' | 'real' | 'drawn'
  w: number
  h: number
  scale: number
}
export const enlargedScenes = [
  'garden',
  'patio',
  'classroom',
  'stage',
  'playground',
  'tent',
  'pool',
  'porch',
] as const

export const drawnArea = ({ shape, w, h }: Enlarged): number => tidy((w * h) / (shape === 'triangle' ? 2 : 1))
export const realArea = (its: Enlarged): number => tidy(drawnArea(its) * its.scale ** 2)

export function drawEnlarged(random: Random, asks: Enlarged['asks'], shape: Enlarged['shape']): Enlarged {
  const half = (): number => random.integer(3, 14) / 2
  return {
    scene: random.pick(enlargedScenes),
    shape,
    asks,
    w: half(),
    h: half(),
    scale: random.pick([3, 4, 5, 6, 8, 10]),
  }
}
/** Whether sides are at least 8 feet, and areas have no small fractions. */
export const isHandy = (its: Enlarged): boolean =>
  its.w > its.h &&
  its.w * its.scale <= 60 &&
  its.h * its.scale >= 8 &&
  Number.isInteger(its.w * its.scale) &&
  Number.isInteger(its.h * its.scale) &&
  Number.isInteger(realArea(its)) &&
  Number.isInteger(2 * drawnArea(its)) &&
  drawnArea(its) > 2

/** The drawing with its lengths in inches. */
export function enlargedFigure({ shape, w, h }: Enlarged): Worded<FigureOf<'polygon'>> {
  const [across, up] = [
    say('length', { of: quantity(w, 'inch') }),
    say('length', { of: quantity(h, 'inch') }),
  ]
  const vertices: [number, number][] =
    shape === 'rectangle'
      ? [
          [0, 0],
          [w, 0],
          [w, h],
          [0, h],
        ]
      : [
          [0, 0],
          [w, 0],
          [0, h],
        ]
  return {
    kind: 'polygon',
    shapes: [
      {
        outline: { type: 'vertices', vertices },
        sides: shape === 'rectangle' ? [across, up, '', ''] : [across, '', up],
      },
    ],
    description: say(`scaled.${shape}`, { w: quantity(w, 'inch'), h: quantity(h, 'inch') }),
  }
}
