import type { Misconception } from '../families.ts'

/** Air masses, fronts, pressure and forecasts. */
export const weather = {
  'weather.front-direction': { family: 'reversal' },
  'weather.nearest-any-side': { family: 'careless' },
  'weather.skips-nearer': { family: 'careless' },
  'weather.swaps-fronts': { family: 'reversal' },
  'weather.cold-rises': { family: 'reversal' },
  'weather.pressure-swapped': { family: 'reversal' },
  'weather.source-ignored': { family: 'everyday-idea' },
  'weather.land-and-water': { family: 'unlike-terms' },
  'weather.stays-put': { family: 'everyday-idea' },
  'weather.forecast-certain': { family: 'everyday-idea', source: 'Gigerenzer et al. 2005' },
  'weather.cloud-causes': { family: 'everyday-idea', source: 'Henriques 2002' },
  'weather.whole-time': { family: 'careless' },
  'weather.wrong-time': { family: 'scale-reading' },
  'weather.multiplies': { family: 'operation' },
  'climate.weather-is-climate': { family: 'unlike-terms', source: 'Gowda et al. 1997' },
  'climate.nearer-the-sun': { family: 'everyday-idea', source: 'Sadler 1987' },
  'climate.latitude-alone': { family: 'part-whole' },
  'climate.ocean-extreme': { family: 'reversal' },
  'climate.current-direction': { family: 'reversal' },
  'climate.wind-straight': { family: 'everyday-idea' },
  'climate.warm-sinks': { family: 'reversal' },
} as const satisfies Record<string, Misconception>
