import type { FigureSample } from '../samples.ts'
import { landSamples } from './earth-land.ts'
import { rockSamples } from './earth-rocks.ts'
import { skySamples } from './earth-sky.ts'
import { weatherSamples } from './earth-weather.ts'

export const earthSamples: FigureSample[] = [...rockSamples, ...skySamples, ...weatherSamples, ...landSamples]
