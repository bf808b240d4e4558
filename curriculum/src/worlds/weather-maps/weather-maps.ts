import type { FigureOf } from '@skills-center/contract/figure'
import type { Random } from '../../random.ts'

type WeatherMap = FigureOf<'weather-map'>
export type MapPoint = [number, number]
type Wind = NonNullable<WeatherMap['stations'][number]['windFrom']>

/** The drawn data of a station, and what readers can see of its location. Plain JSON. */
export interface Station {
  at: MapPoint
  temperature: number
  windFrom: Wind
  clouds: number
  place:
    | 'passed'
    | 'passed-far'
    | 'ahead'
    | 'ahead-far'
    | 'behind-cold'
    | 'warm-near'
    | 'warm-far'
    | 'north-of-warm'
}
export interface FrontMap {
  kind: 'cold' | 'warm'
  way: 'east' | 'south' | 'north'
  points: MapPoint[]
  stations: Station[]
}
export interface StormMap {
  low: MapPoint
  cold: MapPoint[]
  warm: MapPoint[]
  stations: Station[]
}

/** The coordinate of a line through points at a position along the other axis. */
function lineAt(points: readonly MapPoint[], along: 0 | 1, place: number): number {
  const across = along === 0 ? 1 : 0
  const sorted = points.toSorted((one, other) => one[along] - other[along])
  const after = sorted.findIndex((point) => point[along] >= place)
  const one = sorted[Math.max(0, (after === -1 ? sorted.length : after) - 1)]
  const other = sorted[after === -1 ? sorted.length - 1 : after]
  if (one === undefined || other === undefined) throw new TypeError('A front has points')
  const share = one[along] === other[along] ? 0 : (place - one[along]) / (other[along] - one[along])
  return one[across] + share * (other[across] - one[across])
}

const isOnMap = ({ at: [x, y] }: Station): boolean => x >= 4 && x <= 86 && y >= 4 && y <= 76

/** One front across the map, with two stations on each side at clearly different distances. */
export function drawFrontMap(random: Random): FrontMap {
  const kind = random.pick(['cold', 'warm'] as const)
  const way =
    kind === 'cold' ? random.pick(['east', 'south'] as const) : random.pick(['east', 'north'] as const)
  const isAcross = way === 'east'
  const level = isAcross ? random.integer(38, 56) : random.integer(30, 45)
  const bend = random.integer(-3, 3)
  const points: MapPoint[] = isAcross
    ? [
        [level, 74],
        [level + bend, 40],
        [level, 6],
      ]
    : [
        [6, level],
        [45, level + bend],
        [84, level],
      ]
  const sign = way === 'south' ? -1 : 1
  const warm = random.integer(62, 78)
  const cold = warm - random.integer(14, 22)
  const distances = {
    passed: -random.integer(11, 12),
    'passed-far': -random.integer(20, 26),
    ahead: random.integer(15, 17),
    'ahead-far': random.integer(25, 29),
  }
  const lanes = random.shuffle(isAcross ? [14, 30, 50, 64] : [14, 34, 52, 74])
  const places = ['passed', 'passed-far', 'ahead', 'ahead-far'] as const
  const stations = places.map((place, index): Station => {
    const lane = lanes[index] ?? 40
    const where = Math.round(lineAt(points, isAcross ? 1 : 0, lane)) + sign * distances[place]
    const isCold = distances[place] < 0 === (kind === 'cold')
    return {
      at: isAcross ? [where, lane] : [lane, where],
      temperature: (isCold ? cold : warm) + random.integer(-2, 2),
      windFrom: isCold ? (kind === 'cold' ? 'NW' : 'SE') : 'S',
      clouds: place === 'passed' || place === 'ahead' ? 4 : random.integer(0, 2),
      place,
    }
  })
  return stations.every(isOnMap)
    ? { kind, way, points, stations: random.shuffle(stations) }
    : drawFrontMap(random)
}

/**
 * A low with a cold front to the southwest and a warm front to the southeast, as in the Norwegian model (Bjerknes
 * 1919).
 */
export function drawStormMap(random: Random): StormMap {
  const low: MapPoint = [random.integer(34, 42), random.integer(54, 60)]
  const [x, y] = low
  const cold: MapPoint[] = [low, [x - random.integer(4, 7), 38], [x - random.integer(12, 16), 12]]
  const warm: MapPoint[] = [low, [x + 18, y - random.integer(9, 12)], [x + 40, y - random.integer(18, 22)]]
  const heat = random.integer(64, 76)
  const east = (lane: number, by: number): MapPoint => [Math.round(lineAt(cold, 1, lane)) + by, lane]
  const aheadX = x + random.integer(22, 26)
  const stations: Station[] = [
    {
      at: east(random.integer(22, 34), -random.integer(12, 16)),
      temperature: heat - random.integer(20, 28),
      windFrom: 'NW',
      clouds: 1,
      place: 'behind-cold',
    },
    {
      at: east(random.integer(20, 28), random.integer(11, 14)),
      temperature: heat,
      windFrom: 'SW',
      clouds: 2,
      place: 'warm-near',
    },
    {
      at: east(random.integer(12, 20), random.integer(38, 44)),
      temperature: heat + random.integer(-1, 2),
      windFrom: 'S',
      clouds: 1,
      place: 'warm-far',
    },
    {
      at: [aheadX, Math.round(lineAt(warm, 0, aheadX)) + random.integer(11, 14)],
      temperature: heat - random.integer(14, 18),
      windFrom: 'SE',
      clouds: 4,
      place: 'north-of-warm',
    },
  ]
  return stations.every(isOnMap)
    ? { low, cold, warm, stations: random.shuffle(stations) }
    : drawStormMap(random)
}
