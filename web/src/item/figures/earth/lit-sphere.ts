/** A direction in the drawing's own space: x to the right, y downward, z out of the page. */
export interface Direction {
  x: number
  y: number
  z: number
}

/**
 * The lit part of a ball of radius `radius` about 0, 0, as a path that is to be turned by `degrees`: half of the
 * ball's rim on the light's side, and the edge of day, seen as half an ellipse whose short half axis is as long
 * as the light comes from before or from behind.
 */
export function litPart(radius: number, light: Direction): { path: string; degrees: number } {
  const length = Math.hypot(light.x, light.y, light.z)
  const toward = light.z / length
  const short = Math.abs(toward) * radius
  // Full light from before bulges the edge of day over the dark half; from behind it leaves a sickle.
  const sweep = toward > 0 ? 1 : 0
  return {
    path: `M 0 ${-radius} A ${radius} ${radius} 0 0 1 0 ${radius} A ${short} ${radius} 0 0 ${sweep} 0 ${-radius} Z`,
    degrees: (Math.atan2(light.y, light.x) / Math.PI) * 180,
  }
}

/**
 * Where the light that falls on the Moon comes from, as seen from Earth's Northern Hemisphere; `phase` in eighths
 * from new Moon. A waxing Moon is lit on its right.
 */
export function moonLight(phase: number): Direction {
  const angle = (phase / 8) * 2 * Math.PI
  return { x: Math.sin(angle), y: 0, z: -Math.cos(angle) }
}
