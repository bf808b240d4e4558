import { tex, type Text } from '@skills-center/messages/values'
import {
  baseArea,
  type CoveredPrism,
  coveredSides,
  coveredSurface,
  prismVolume,
  type RightPrism,
} from '../../right-prisms/right-prisms.ts'
import { say } from './messages.gen.ts'

/** How to find the area of the base. */
function baseStep(its: RightPrism): Text {
  const { base, a, top, wall, c } = its
  const triangle = String.raw`\frac{1}{2} \times ${a} \times ${c}`
  const work = {
    right: triangle,
    triangle,
    trapezoid: String.raw`\frac{1}{2} \times (${a} + ${top}) \times ${c}`,
    house: String.raw`${a} \times ${wall} + ${triangle}`,
  }[base]
  return say(`base.${base === 'right' ? 'triangle' : base}`, {
    equation: tex(`${work} = ${baseArea(its)}`),
  })
}

/** The height of the triangle on a rectangle, if the drawing gives the height of the whole front. */
const heightStep = ({ base, wall, c }: RightPrism): Text[] =>
  base === 'house' ? [say('height', { whole: wall + c, wall, c })] : []

/** Base area times length. `isDrawn`: the drawing gives the total height of the front. */
export const volumeSteps = (its: RightPrism, isDrawn: boolean): Text[] => [
  ...(isDrawn ? heightStep(its) : []),
  baseStep(its),
  say('volume', { base: baseArea(its), length: its.length, volume: prismVolume(its) }),
]

/** Two bases and the strip around them. */
export function surfaceSteps(its: CoveredPrism, isDrawn: boolean): Text[] {
  const sides = coveredSides(its)
  const around = sides.reduce((sum, side) => sum + side, 0)
  const strip = around * its.length
  return [
    ...(isDrawn ? heightStep(its) : []),
    baseStep(its),
    say(its.isOpen ? 'open' : 'around', { sum: `${sides.join(' + ')} = ${around}` }),
    say('strip', { around, length: its.length, strip }),
    say('surface', {
      equation: tex(String.raw`2 \times ${baseArea(its)} + ${strip} = ${coveredSurface(its)}`),
    }),
  ]
}
