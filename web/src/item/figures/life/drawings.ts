import type { FigureDrawings } from '../figure-props.ts'

/** Each drawing is loaded when a question first shows it. */
export const lifeDrawings = {
  'food-web': async () => (await import('./food-web.tsx')).FoodWeb,
  'punnett-square': async () => (await import('./punnett-square.tsx')).PunnettSquare,
  cell: async () => (await import('./cell.tsx')).Cell,
  'body-system': async () => (await import('./body-system.tsx')).BodySystem,
  plant: async () => (await import('./plant.tsx')).Plant,
  flow: async () => (await import('./flow.tsx')).Flow,
  cycle: async () => (await import('./cycle.tsx')).Cycle,
  'energy-pyramid': async () => (await import('./energy-pyramid.tsx')).EnergyPyramid,
  pedigree: async () => (await import('./pedigree.tsx')).Pedigree,
  'population-sample': async () => (await import('./population-sample.tsx')).PopulationSample,
  cladogram: async () => (await import('./cladogram.tsx')).Cladogram,
} satisfies Partial<FigureDrawings>
