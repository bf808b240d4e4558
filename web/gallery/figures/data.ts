import type { FigureSample } from '../samples.ts'
import { axesSamples } from './data-axes.ts'
import { chanceSamples } from './data-chance.ts'
import { plotSamples } from './data-plots.ts'
import { tableSamples } from './data-tables.ts'

/** The ids of a figure's parts, in the order of its data. */
function idsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(idsIn)
  if (typeof data !== 'object' || data === null) return []
  const own = 'id' in data && typeof data.id === 'string' ? [data.id] : []
  return [...own, ...Object.values(data).flatMap(idsIn)]
}

/** Each sample plain; samples with parts also with badges on the first parts. */
export const dataSamples: FigureSample[] = [
  ...axesSamples,
  ...plotSamples,
  ...tableSamples,
  ...chanceSamples,
].flatMap((sample) => {
  const ids = idsIn(sample.figure)
  if (ids.length === 0) return [sample]
  return [sample, { ...sample, name: `${sample.name}, with letters`, spots: ids.slice(0, 8) }]
})
