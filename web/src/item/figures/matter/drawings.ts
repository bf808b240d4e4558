import type { FigureDrawings } from '../figure-props.ts'

/** Each drawing is loaded when a question first shows it. */
export const matterDrawings = {
  forces: async () => (await import('./forces.tsx')).Forces,
  particles: async () => (await import('./particles.tsx')).Particles,
  'states-of-matter': async () => (await import('./states-of-matter.tsx')).StatesOfMatter,
  circuit: async () => (await import('./circuit.tsx')).Circuit,
  wave: async () => (await import('./wave.tsx')).Wave,
  'energy-bars': async () => (await import('./energy-bars.tsx')).EnergyBars,
  ray: async () => (await import('./ray.tsx')).Ray,
  'motion-map': async () => (await import('./motion-map.tsx')).MotionMap,
  atom: async () => (await import('./atom.tsx')).Atom,
} satisfies Partial<FigureDrawings>
