import type { FigureSample } from '../samples.ts'
import { angleSamples } from './geometry-angles.ts'
import { circleSamples, squaresSamples } from './geometry-circles.ts'
import { polygonSamples } from './geometry-polygons.ts'
import { netSamples, sectionSamples } from './geometry-sections.ts'
import { solidSamples } from './geometry-solids.ts'

export const geometrySamples: FigureSample[] = [
  ...solidSamples,
  ...sectionSamples,
  ...netSamples,
  ...angleSamples,
  ...polygonSamples,
  ...circleSamples,
  ...squaresSamples,
]
