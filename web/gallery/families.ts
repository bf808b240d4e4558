import type { FigureSample } from './samples.ts'

/**
 * The samples of each figure family, each loaded on demand, so that an error in one family does not break the others.
 */
export const families = {
  numbers: async () => (await import('./figures/numbers.ts')).numbersSamples,
  planes: async () => (await import('./figures/planes.ts')).planesSamples,
  data: async () => (await import('./figures/data.ts')).dataSamples,
  geometry: async () => (await import('./figures/geometry.ts')).geometrySamples,
  life: async () => (await import('./figures/life.ts')).lifeSamples,
  matter: async () => (await import('./figures/matter.ts')).matterSamples,
  earth: async () => (await import('./figures/earth.ts')).earthSamples,
} satisfies Record<string, () => Promise<readonly FigureSample[]>>
export type Family = keyof typeof families
