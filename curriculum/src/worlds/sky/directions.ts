const radians = (degrees: number): number => (degrees / 180) * Math.PI

/**
 * The Sun's direction along the horizon, in degrees clockwise from north; `hour` as in `heightOf` (Meeus 1998, 13.5).
 */
export function sunDirection(latitude: number, overhead: number, hour: number): number {
  const [north, sun, turned] = [radians(latitude), radians(overhead), radians(15 * (hour - 12))]
  const fromSouth = Math.atan2(
    Math.sin(turned),
    Math.cos(turned) * Math.sin(north) - Math.tan(sun) * Math.cos(north),
  )
  return 180 + (180 * fromSouth) / Math.PI
}

/** A shadow points away from the Sun. */
export const shadowDirection = (latitude: number, overhead: number, hour: number): number =>
  (sunDirection(latitude, overhead, hour) + 180) % 360
