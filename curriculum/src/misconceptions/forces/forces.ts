import type { Misconception } from '../families.ts'

/** Forces and motion. */
export const forces = {
  'forces.adds-sizes': { family: 'sign' },
  'forces.always-subtracts': { family: 'operation' },
  'forces.direction': { family: 'sign' },
  'forces.always-cancels': { family: 'everyday-idea' },
  'forces.largest-only': { family: 'part-whole' },
  'forces.given-part': { family: 'stops-early' },
  'forces.motion-needs-force': { family: 'everyday-idea', source: 'Clement 1982' },
  'forces.runs-out': { family: 'everyday-idea', source: 'McCloskey 1983' },
  'forces.net-is-motion': { family: 'everyday-idea', source: 'Clement 1982' },
  'forces.speed-is-force': { family: 'everyday-idea', source: 'Clement 1982' },
  'forces.force-alone': { family: 'part-whole' },
  'forces.mass-alone': { family: 'part-whole' },
  'forces.heavy-is-strong': { family: 'reversal' },
  'forces.upside-down': { family: 'reversal' },
  'forces.forgets-friction': { family: 'part-whole' },
  'forces.heavier-falls-faster': { family: 'everyday-idea', source: 'Champagne et al. 1980' },
  'forces.bigger-pushes-harder': { family: 'everyday-idea', source: 'Hestenes et al. 1992' },
  'forces.no-push-back': { family: 'everyday-idea', source: 'Hestenes et al. 1992' },
  'forces.equal-effects': { family: 'everyday-idea', source: 'Hestenes et al. 1992' },
  'forces.stiff-is-safe': { family: 'everyday-idea' },
  'motion.change-for-path': { family: 'unlike-terms', source: 'Beichner 1994' },
  'motion.averages-speeds': { family: 'operation', source: 'Thompson 1994' },
  'motion.speed-for-acceleration': { family: 'unlike-terms', source: 'Trowbridge & McDermott 1981' },
  'motion.words-mixed-up': { family: 'unlike-terms' },
} as const satisfies Record<string, Misconception>
