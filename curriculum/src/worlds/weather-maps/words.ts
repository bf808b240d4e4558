import { rows as listed, type Text } from '@skills-center/messages/values'
import { letter } from '../../build-item.ts'
import type { ItemTemplate } from '../../form/item-template.ts'
import { say } from './messages.gen.ts'
import type { FrontMap, MapPoint, Station, StormMap } from './weather-maps.ts'

type Figure = Extract<NonNullable<ItemTemplate['figure']>, { kind: 'weather-map' }>

export const stationId = (at: number): string => `station-${at + 1}`
export const stationLetter = (at: number): string => letter(at).toUpperCase()

function mapOf(
  parts: Pick<Figure, 'fronts' | 'centers'> & Partial<Pick<Figure, 'isobars'>>,
  told: Text,
  stations: readonly Station[],
): Figure {
  return {
    kind: 'weather-map',
    ...parts,
    stations: stations.map(({ at, temperature, windFrom, clouds }, index) => ({
      id: stationId(index),
      label: '',
      at,
      reading: `${temperature} °F`,
      windFrom,
      clouds,
    })),
    hasKey: true,
    description: say('map', {
      told,
      list: listed(
        stations.map(({ temperature, place }, index) =>
          say('station', { letter: stationLetter(index), temperature, place: say(`place.${place}`) }),
        ),
      ),
    }),
  }
}

// Going south, east is on the left; going east, north is on the left.
export const frontFigure = ({ kind, way, points, stations }: FrontMap): Figure =>
  mapOf(
    {
      fronts: [{ id: 'front', front: kind, points, ahead: way === 'south' ? 'right' : 'left' }],
      centers: [],
    },
    say(`front.${kind}`, { way: say(`way.${way}`) }),
    stations,
  )

/** Closed isobars around the low; pressure rises outward by 4 mb per line. */
function isobars([x, y]: MapPoint): NonNullable<Figure['isobars']> {
  const ring = (size: number): MapPoint[] =>
    [0, 60, 120, 180, 240, 300].map((degrees) => [
      Math.round(x + size * Math.cos((degrees * Math.PI) / 180)),
      Math.round(Math.min(79, y + 0.8 * size * Math.sin((degrees * Math.PI) / 180))),
    ])
  return [
    { points: ring(9), isClosed: true, label: '996' },
    { points: ring(17), isClosed: true, label: '1000' },
  ]
}

export const stormFigure = ({ low, cold, warm, stations }: StormMap): Figure =>
  mapOf(
    {
      fronts: [
        { id: 'cold-front', front: 'cold', points: cold, ahead: 'left' },
        { id: 'warm-front', front: 'warm', points: warm, ahead: 'left' },
      ],
      centers: [{ id: 'low', label: '', pressure: 'L', at: low }],
      isobars: isobars(low),
    },
    say('storm'),
    stations,
  )
