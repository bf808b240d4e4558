import type { FigureOf } from '@skills-center/contract/figure'

type Kind = FigureOf<'ray'>['rays'][number]['ray']

/** The unit vector from the point where the light meets the surface outward along the ray, y downward. */
export function outward(kind: Kind, degrees: number): { x: number; y: number } {
  const angle = (degrees / 180) * Math.PI
  const x = (kind === 'incoming' ? -1 : 1) * Math.sin(angle)
  const y = (kind === 'refracted' ? 1 : -1) * Math.cos(angle)
  return { x, y }
}

/** The radius of an arc, far enough out for its text to fit between the two lines, if there is space. */
export function arcRadius(degrees: number, textWide: number, max: number): number {
  const opening = 2 * Math.tan((Math.max(degrees, 4) / 360) * Math.PI)
  return Math.min(max, Math.max(36, (textWide + 16) / opening - 18))
}
