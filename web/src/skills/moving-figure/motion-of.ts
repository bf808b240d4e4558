import type { Figure } from '@skills-center/contract/figure'
import { doubleLineMotion } from './double-line-motion.ts'
import { lineMotion } from './line-motion.ts'
import { type Motion, startsOnItsSteps } from './motion.ts'
import { numberLineMotion } from './number-line-motion.ts'
import { forceMotion, moonMotion, waveMotion } from './science-motions.ts'

function anyMotionOf(figure: Figure): Motion | null {
  switch (figure.kind) {
    case 'coordinate-plane':
      return lineMotion(figure)
    case 'number-line':
      return numberLineMotion(figure)
    case 'double-number-line':
      return doubleLineMotion(figure)
    case 'wave':
      return waveMotion(figure)
    case 'moon-phases':
      return moonMotion(figure)
    case 'forces':
      return forceMotion(figure)
    default:
      return null
  }
}

/** How a lesson's figure moves; null for a figure with nothing to change. */
export function motionOf(figure: Figure): Motion | null {
  const motion = anyMotionOf(figure)
  return motion?.sliders.every(startsOnItsSteps) === true ? motion : null
}
