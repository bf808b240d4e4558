import type { FigureViews } from '../figure-props.ts'
import { BodySystem } from './body-system.tsx'
import { Cell } from './cell.tsx'
import { Cladogram } from './cladogram.tsx'
import { Cycle } from './cycle.tsx'
import { EnergyPyramid } from './energy-pyramid.tsx'
import { Flow } from './flow.tsx'
import { FoodWeb } from './food-web.tsx'
import { Pedigree } from './pedigree.tsx'
import { Plant } from './plant.tsx'
import { PopulationSample } from './population-sample.tsx'
import { PunnettSquare } from './punnett-square.tsx'

export const lifeViews = {
  'food-web': FoodWeb,
  'punnett-square': PunnettSquare,
  cell: Cell,
  'body-system': BodySystem,
  plant: Plant,
  flow: Flow,
  cycle: Cycle,
  'energy-pyramid': EnergyPyramid,
  pedigree: Pedigree,
  'population-sample': PopulationSample,
  cladogram: Cladogram,
} satisfies Partial<FigureViews>
