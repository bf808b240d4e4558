import { bankModel, skillFrom } from '#form'
import { accepted } from './accepted.gen.ts'
import { air } from './air.gen.ts'
import { frontData } from './front-data.ts'
import { say } from './messages.gen.ts'
import { weatherMap } from './weather-map.ts'

export const weatherAndAirMasses = skillFrom(accepted, say, {
  strand: 'weather',
  icon: 'cloud',
  prerequisites: ['unit-rates'],
  formerIds: {
    'weather-stays': 'weather.stays-put',
    'reads-one-point': 'reading.one-point',
    'misreads-scale': 'reading.one-point',
    'wrong-column': 'reading.wrong-series',
  },
  lesson: {
    idea: ['masses', 'fronts', 'pressure', 'forecast'],
    figure: {
      kind: 'weather-map',
      description: say('lesson.figure'),
      fronts: [
        {
          id: 'cold',
          front: 'cold',
          points: [
            [38, 56],
            [33, 38],
            [24, 12],
          ],
          ahead: 'left',
        },
        {
          id: 'warm',
          front: 'warm',
          points: [
            [38, 56],
            [56, 46],
            [78, 36],
          ],
          ahead: 'left',
        },
      ],
      centers: [{ id: 'low', label: '', pressure: 'L', at: [38, 56] }],
      stations: [
        { id: 'west', label: '', at: [14, 30], reading: '48 °F', windFrom: 'NW', clouds: 1 },
        { id: 'south', label: '', at: [48, 24], reading: '71 °F', windFrom: 'SW', clouds: 2 },
        { id: 'north', label: '', at: [62, 60], reading: '55 °F', windFrom: 'SE', clouds: 4 },
      ],
      hasKey: true,
    },
    workedExample: { model: 'front-data', level: 2 },
    words: ['air-mass', 'front', 'cold-front', 'warm-front', 'pressure', 'humidity'],
  },
  models: [
    weatherMap,
    frontData,
    bankModel('sort-air', air, { kind: 'sort' }),
    bankModel('put-in-order', air, { kind: 'order' }),
    bankModel('air-and-fronts', air, { kind: 'build' }),
    bankModel('name-it', air, { kind: 'term' }),
    bankModel('weather-ideas', air),
  ],
})
