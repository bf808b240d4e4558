import type { FigureDrawings } from '../figure-props.ts'

/** Each drawing is loaded when a question first shows it. */
export const earthDrawings = {
  strata: async () => (await import('./strata.tsx')).Strata,
  'rock-columns': async () => (await import('./rock-columns.tsx')).RockColumns,
  orbit: async () => (await import('./orbit.tsx')).Orbit,
  sunlight: async () => (await import('./sunlight.tsx')).Sunlight,
  'moon-phases': async () => (await import('./moon-phases.tsx')).MoonPhases,
  eclipse: async () => (await import('./eclipse.tsx')).Eclipse,
  'weather-map': async () => (await import('./weather-map.tsx')).WeatherMap,
  'water-cycle': async () => (await import('./water-cycle.tsx')).WaterCycle,
  'plate-boundary': async () => (await import('./plate-boundary.tsx')).PlateBoundary,
  'earth-layers': async () => (await import('./earth-layers.tsx')).EarthLayers,
  'topographic-map': async () => (await import('./topographic-map.tsx')).TopographicMap,
} satisfies Partial<FigureDrawings>
