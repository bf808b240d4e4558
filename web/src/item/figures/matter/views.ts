import type { FigureViews } from '../figure-props.ts'
import { Atom } from './atom.tsx'
import { Circuit } from './circuit.tsx'
import { EnergyBars } from './energy-bars.tsx'
import { Forces } from './forces.tsx'
import { MotionMap } from './motion-map.tsx'
import { Particles } from './particles.tsx'
import { Ray } from './ray.tsx'
import { StatesOfMatter } from './states-of-matter.tsx'
import { Wave } from './wave.tsx'

export const matterViews = {
  forces: Forces,
  particles: Particles,
  'states-of-matter': StatesOfMatter,
  circuit: Circuit,
  wave: Wave,
  'energy-bars': EnergyBars,
  ray: Ray,
  'motion-map': MotionMap,
  atom: Atom,
} satisfies Partial<FigureViews>
