import { all, type Text } from '#form'
import type { Quantity } from '@skills-center/messages/values'
import { say } from './messages.gen.ts'

/** A scale from 0 with the points A and B, each told by the label before it and the spaces from there. */
export function scaleText(its: {
  most: number
  spaces: number
  points: [number, number]
  unit: Quantity
}): Text {
  const { most, spaces, points, unit } = its
  const told = points.map((at, index) => {
    const [left, more] = [Math.floor(at / spaces), at % spaces]
    const letter = 'AB'[index] ?? ''
    return more === 0
      ? say('line.on', { letter, at: String(left) })
      : say('line.after', { letter, left: String(left), more })
  })
  return say('line.figure', { most: String(most), spaces: String(spaces), unit, points: all(told) })
}
