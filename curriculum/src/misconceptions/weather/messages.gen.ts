// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'weather.front-direction.teacher': null
  'weather.front-direction.student': null
  'weather.nearest-any-side.teacher': null
  'weather.nearest-any-side.student': null
  'weather.skips-nearer.teacher': null
  'weather.skips-nearer.student': null
  'weather.swaps-fronts.teacher': null
  'weather.swaps-fronts.student': null
  'weather.cold-rises.teacher': null
  'weather.cold-rises.student': null
  'weather.pressure-swapped.teacher': null
  'weather.pressure-swapped.student': null
  'weather.source-ignored.teacher': null
  'weather.source-ignored.student': null
  'weather.land-and-water.teacher': null
  'weather.land-and-water.student': null
  'weather.stays-put.teacher': null
  'weather.stays-put.student': null
  'weather.forecast-certain.teacher': null
  'weather.forecast-certain.student': null
  'weather.cloud-causes.teacher': null
  'weather.cloud-causes.student': null
  'weather.whole-time.teacher': null
  'weather.whole-time.student': null
  'weather.wrong-time.teacher': null
  'weather.wrong-time.student': null
  'weather.multiplies.teacher': null
  'weather.multiplies.student': null
  'climate.weather-is-climate.teacher': null
  'climate.weather-is-climate.student': null
  'climate.nearer-the-sun.teacher': null
  'climate.nearer-the-sun.student': null
  'climate.latitude-alone.teacher': null
  'climate.latitude-alone.student': null
  'climate.ocean-extreme.teacher': null
  'climate.ocean-extreme.student': null
  'climate.current-direction.teacher': null
  'climate.current-direction.student': null
  'climate.wind-straight.teacher': null
  'climate.wind-straight.student': null
  'climate.warm-sinks.teacher': null
  'climate.warm-sinks.student': null
}

export const say = defineMessages<Messages>('misconceptions/weather', { en, es })
