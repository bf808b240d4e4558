import type { FigureViews } from '../figure-props.ts'
import { Forces } from './forces.tsx'
import { Particles } from './particles.tsx'

export const matterViews = {
  forces: Forces,
  particles: Particles,
} satisfies Partial<FigureViews>
