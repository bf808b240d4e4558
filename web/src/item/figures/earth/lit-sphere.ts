/** A direction in the drawing's space: x to the right, y downward, z out of the page. */
export interface Direction {
  x: number
  y: number
  z: number
}

/**
 * The lit part of a ball of radius `radius` at 0, 0, as a path to rotate by `degrees`: half of the rim, on the light's
 * side, and the terminator, which appears as half an ellipse. The ellipse's short semi-axis grows with the part of the
 * light that comes from the front or from behind.
 */
export function litPart(radius: number, light: Direction): { path: string; degrees: number } {
  const length = Math.hypot(light.x, light.y, light.z)
  const toward = light.z / length
  const short = Math.abs(toward) * radius
  // Light from the front makes the terminator bulge over the dark half; light from behind leaves a crescent.
  const sweep = toward > 0 ? 1 : 0
  return {
    path: `M 0 ${-radius} A ${radius} ${radius} 0 0 1 0 ${radius} A ${short} ${radius} 0 0 ${sweep} 0 ${-radius} Z`,
    degrees: (Math.atan2(light.y, light.x) / Math.PI) * 180,
  }
}

/**
 * The direction of the light on the Moon, as seen from Earth's Northern Hemisphere; `phase` in eighths from new moon. A
 * waxing Moon is lit on its right.
 */
export function moonLight(phase: number): Direction {
  const angle = (phase / 8) * 2 * Math.PI
  return { x: Math.sin(angle), y: 0, z: -Math.cos(angle) }
}
