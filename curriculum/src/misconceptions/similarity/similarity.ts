import type { Misconception } from '../families.ts'

/** Similar figures and their sides. */
export const similarity = {
  'similar.adds-difference': { family: 'additive', source: 'Hart 1981' },
  'similar.wrong-pair': { family: 'careless', source: 'Chazan 1988' },
  'similar.part-for-side': { family: 'part-whole', source: 'Chazan 1988' },
  'similar.scales-everything': { family: 'everyday-idea' },
} as const satisfies Record<string, Misconception>
