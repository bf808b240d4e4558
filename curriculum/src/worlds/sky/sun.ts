/** The Sun over a place, computed from geometry: enough for shadows, the length of days, and the Sun at noon. */

/** The tilt of Earth's axis, in degrees. */
const tilt = 23.44
const radians = (degrees: number): number => (degrees / 180) * Math.PI
const degrees = (angle: number): number => (angle / Math.PI) * 180

/** The latitude at which the noon Sun is straight overhead, on a day of the year (Cooper 1969). */
export const overheadOn = (day: number): number => -tilt * Math.cos((2 * Math.PI * (day + 10)) / 365)

/** The height of the Sun in degrees; `hour` counts from midnight, with the Sun highest at 12. */
export function heightOf(latitude: number, overhead: number, hour: number): number {
  const [north, sun] = [radians(latitude), radians(overhead)]
  const turned = radians(15 * (hour - 12))
  return degrees(
    Math.asin(Math.sin(north) * Math.sin(sun) + Math.cos(north) * Math.cos(sun) * Math.cos(turned)),
  )
}

/** The Sun rises when its upper edge becomes visible: at 0.83° below the horizon, because air bends light. */
const atSunrise = -0.83

/** Minutes from sunrise to sunset. */
export function daylight(latitude: number, overhead: number): number {
  const [north, sun] = [radians(latitude), radians(overhead)]
  const turned =
    (Math.sin(radians(atSunrise)) - Math.sin(north) * Math.sin(sun)) / (Math.cos(north) * Math.cos(sun))
  if (turned <= -1) return 24 * 60
  return turned >= 1 ? 0 : Math.round(8 * degrees(Math.acos(turned)))
}

/** Hours of a school day when a class can measure. */
export const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16] as const

/** The shadow of a pole (cm) at each hour, rounded to 10 cm. */
export const shadowsOf = (pole: number, latitude: number, overhead: number): number[] =>
  hours.map((hour) => {
    const height = heightOf(latitude, overhead, hour)
    return height <= 0 ? Number.NaN : Math.round(pole / Math.tan(radians(height)) / 10) * 10
  })

/**
 * Cities with the clock time, in minutes, of the middle of the day around June 21 and December 21. Latitudes and times
 * from the US Naval Observatory.
 */
export const cities = [
  { name: 'Miami', latitude: 25.8, noon: [803, 740] },
  { name: 'Houston', latitude: 29.8, noon: [803, 740] },
  { name: 'Phoenix', latitude: 33.4, noon: [750, 746] },
  { name: 'Atlanta', latitude: 33.7, noon: [819, 756] },
  { name: 'Denver', latitude: 39.7, noon: [782, 718] },
  { name: 'Chicago', latitude: 41.9, noon: [773, 709] },
  { name: 'Boston', latitude: 42.4, noon: [766, 703] },
  { name: 'Minneapolis', latitude: 45, noon: [795, 731] },
  { name: 'Seattle', latitude: 47.6, noon: [791, 728] },
] as const
