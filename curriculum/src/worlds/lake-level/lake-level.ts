import type { Random } from '../../random.ts'
import { normal } from '../readings.ts'

/**
 * Lakes without rivers, in millimeters per month from January. Rain: close to the NOAA climate normals 1991 to 2020.
 * Evaporation from open water: close to NOAA Technical Report 33 (Farnsworth and others 1982). Both rounded.
 */
export const lakes = {
  florida: {
    rain: [63, 51, 77, 65, 87, 205, 190, 194, 162, 87, 49, 61],
    vapor: [60, 75, 105, 130, 150, 140, 140, 135, 115, 100, 75, 55],
    from: 0,
    to: 11,
  },
  georgia: {
    rain: [116, 115, 119, 96, 91, 115, 121, 109, 96, 83, 100, 115],
    vapor: [35, 45, 75, 105, 125, 135, 140, 125, 100, 75, 45, 35],
    from: 0,
    to: 11,
  },
  texas: {
    rain: [96, 75, 88, 101, 128, 152, 96, 121, 119, 138, 98, 102],
    vapor: [50, 60, 85, 105, 130, 150, 160, 150, 120, 95, 65, 50],
    from: 0,
    to: 11,
  },
  // This lake is frozen in winter.
  minnesota: {
    rain: [22, 22, 43, 74, 100, 115, 103, 109, 77, 65, 43, 30],
    vapor: [0, 0, 20, 55, 95, 120, 140, 125, 90, 55, 25, 0],
    from: 3,
    to: 10,
  },
  washington: {
    rain: [147, 95, 107, 81, 48, 37, 15, 25, 41, 99, 160, 145],
    vapor: [10, 20, 40, 60, 90, 105, 125, 105, 70, 35, 15, 10],
    from: 0,
    to: 11,
  },
  california: {
    rain: [92, 89, 70, 33, 17, 5, 0, 1, 3, 22, 41, 82],
    vapor: [30, 50, 85, 125, 165, 195, 210, 185, 140, 90, 45, 30],
    from: 0,
    to: 11,
  },
} as const
export type LakeId = keyof typeof lakes
export const lakeIds: readonly LakeId[] = [
  'florida',
  'georgia',
  'texas',
  'minnesota',
  'washington',
  'california',
]

export const shownMonths = 6
/** The precision of a bar graph with lines every 10. */
const grid = 10
const most = 240

/** The data that a class sees: six months of one lake, in tens of millimeters. Plain JSON. */
export interface LakeYear {
  lake: LakeId
  /** Index of the first month, 0 for January. */
  start: number
  rain: number[]
  vapor: number[]
}

const rounded = (value: number): number => Math.min(most, Math.max(0, grid * Math.round(value / grid)))

/** Rain varies from year to year by about a third; evaporation follows the season closely. */
export function drawLakeYear(random: Random, lake: LakeId): LakeYear {
  const { rain, vapor, from, to } = lakes[lake]
  const start = random.integer(from, to - shownMonths + 1)
  const months = Array.from({ length: shownMonths }, (_unused, at) => start + at)
  return {
    lake,
    start,
    rain: months.map((month) => rounded((rain[month] ?? 0) * Math.exp(0.3 * normal(random)))),
    vapor: months.map((month) => rounded((vapor[month] ?? 0) * (1 + 0.07 * normal(random)))),
  }
}

/** The change of the level in each month. */
export const gainsOf = ({ rain, vapor }: LakeYear): number[] =>
  rain.map((fell, at) => fell - (vapor[at] ?? 0))

/** The level at the end of each month, relative to the start. */
export function levelsOf(year: LakeYear): number[] {
  let level = 0
  return gainsOf(year).map((gain) => (level += gain))
}

/** The index of the largest (or smallest) value if no other comes close, otherwise undefined. */
function clearly(values: readonly number[], isLargest: boolean): number | undefined {
  const sorted = values.toSorted((one, other) => (isLargest ? other - one : one - other))
  const [first = 0, second = 0] = sorted
  return Math.abs(first - second) >= 2 * grid ? values.indexOf(first) : undefined
}

/** The month at the end of which the level is clearly highest (or lowest); never the first or the last month. */
export function turnOf(year: LakeYear, isHighest: boolean): number | undefined {
  const at = clearly([0, ...levelsOf(year)], isHighest)
  return at === undefined || at < 2 || at === shownMonths ? undefined : at - 1
}

/** The month in which the level turns, then wrong options: the steepest change, the tallest bar, and more. */
export function monthsAround(random: Random, year: LakeYear, isHighest: boolean): number[] {
  const [gains, bars] = [gainsOf(year), isHighest ? year.rain : year.vapor]
  const others = random.shuffle(gains.map((_gain, at) => at))
  return [
    ...new Set([
      turnOf(year, isHighest) ?? 0,
      steepest(gains, isHighest),
      bars.indexOf(Math.max(...bars)),
      ...others,
    ]),
  ].slice(0, 4)
}
export const steepest = (gains: readonly number[], isRise: boolean): number =>
  gains.indexOf(isRise ? Math.max(...gains) : Math.min(...gains))
