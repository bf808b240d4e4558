import type { Family, StudentOptions } from './student.ts'
import { families } from './student.ts'
import type { WorldOptions } from './world.ts'

export interface Variation {
  world: WorldOptions
  students: StudentOptions
  families: readonly Family[]
  /** Whether every student gets a fresh engine. */
  isIsolated: boolean
}

const base: Variation = {
  world: { skills: 90, missingLinks: 0.15, wrongLinks: 0.1 },
  students: { forgetting: 1, noise: 1 },
  families,
  isIsolated: false,
}

const only = (family: Family): Variation => ({ ...base, families: [family] })

export const variations = {
  base,
  'skills-40': { ...base, world: { ...base.world, skills: 40 } },
  'skills-120': { ...base, world: { ...base.world, skills: 120 } },
  'skills-500': { ...base, world: { ...base.world, skills: 500 } },
  'wrong-map': { ...base, world: { ...base.world, missingLinks: 0.3, wrongLinks: 0.2 } },
  'fast-forgetting': { ...base, students: { ...base.students, forgetting: 2.2 } },
  'noisy-and-gaming': { ...base, students: { ...base.students, noise: 2.5 } },
  'slow-forgetting': { ...base, students: { ...base.students, forgetting: 0.4 } },
  'twice-a-week': { ...base, students: { ...base.students, attendance: 2 / 7 } },
  guessing: { ...base, students: { ...base.students, rapidGuessing: 0.15 } },
  'stops-after-two-failures': { ...base, students: { ...base.students, patience: 2 } },
  growth: only('growth'),
  stages: only('stages'),
  facets: only('facets'),
  instances: only('instances'),
  disuse: only('disuse'),
  consolidation: only('consolidation'),
  contrast: only('contrast'),
  isolated: { ...base, isIsolated: true },
} as const satisfies Record<string, Variation>
