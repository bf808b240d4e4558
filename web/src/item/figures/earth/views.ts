import type { FigureViews } from '../figure-props.ts'
import { EarthLayers } from './earth-layers.tsx'
import { Eclipse } from './eclipse.tsx'
import { MoonPhases } from './moon-phases.tsx'
import { Orbit } from './orbit.tsx'
import { PlateBoundary } from './plate-boundary.tsx'
import { RockColumns } from './rock-columns.tsx'
import { Strata } from './strata.tsx'
import { Sunlight } from './sunlight.tsx'
import { TopographicMap } from './topographic-map.tsx'
import { WaterCycle } from './water-cycle.tsx'
import { WeatherMap } from './weather-map.tsx'

export const earthViews = {
  strata: Strata,
  'rock-columns': RockColumns,
  orbit: Orbit,
  sunlight: Sunlight,
  'moon-phases': MoonPhases,
  eclipse: Eclipse,
  'weather-map': WeatherMap,
  'water-cycle': WaterCycle,
  'plate-boundary': PlateBoundary,
  'earth-layers': EarthLayers,
  'topographic-map': TopographicMap,
} satisfies Partial<FigureViews>
