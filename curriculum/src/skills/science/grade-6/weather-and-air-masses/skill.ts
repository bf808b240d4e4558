import { bankModel, createRandom, skillFrom } from '#form'
import { drawStormMap, type Station } from '#worlds/weather-maps/weather-maps.ts'
import { stormFigure } from '#worlds/weather-maps/words.ts'
import { accepted } from './accepted.gen.ts'
import { air } from './air.gen.ts'
import { frontData } from './front-data.ts'
import { say } from './messages.gen.ts'
import { weatherMap } from './weather-map.ts'

const storm = drawStormMap(createRandom('lesson'))
const degreesAt = (place: Station['place']): number =>
  storm.stations.find((station) => station.place === place)?.temperature ?? 0
const degrees = {
  behind: degreesAt('behind-cold'),
  near: degreesAt('warm-near'),
  far: degreesAt('warm-far'),
  north: degreesAt('north-of-warm'),
}

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
    figure: { ...stormFigure(storm), description: say('lesson.figure', degrees) },
    workedExample: { model: 'front-data', level: 2 },
    words: ['air-mass', 'front', 'cold-front', 'warm-front', 'pressure', 'humidity'],
  },
  dimensions: {
    'weather-map': ['develop-models', 'systems'],
    'front-data': ['analyze-data', 'cause-and-effect'],
    'sort-air': ['construct-explanations', 'cause-and-effect'],
    'put-in-order': ['plan-investigations', 'patterns'],
    'air-and-fronts': ['construct-explanations', 'cause-and-effect'],
    'name-it': ['communicate-information', 'systems'],
    'weather-ideas': ['construct-explanations', 'cause-and-effect'],
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
