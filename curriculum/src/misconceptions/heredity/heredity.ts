import type { Misconception } from '../families.ts'

/** Genes, alleles and how they are passed on. */
export const heredity = {
  'heredity.one-parent-only': { family: 'part-whole', source: 'Kargbo et al. 1980' },
  'heredity.gives-both': { family: 'operation' },
  'heredity.expects-mixed': { family: 'everyday-idea' },
  'heredity.look-is-alleles': { family: 'everyday-idea', source: 'Lewis & Wood-Robinson 2000' },
  'heredity.forgets-mixed': { family: 'part-whole' },
  'heredity.recessive-shows': { family: 'everyday-idea' },
  'heredity.hidden-is-lost': { family: 'everyday-idea' },
  'heredity.ratio-as-fraction': { family: 'part-whole' },
  'heredity.other-trait': { family: 'careless' },
  'heredity.half-and-half': { family: 'everyday-idea' },
  'heredity.always-three-to-one': { family: 'everyday-idea', source: 'Stewart 1982' },
  'heredity.box-is-count': { family: 'stops-early' },
  'heredity.dominant-is-common': { family: 'everyday-idea', source: 'Allchin 2000' },
  'heredity.blends': { family: 'everyday-idea', source: 'Deadman & Kelly 1978' },
  'heredity.chance-is-promise': { family: 'everyday-idea', source: 'Browning & Lehman 1988' },
  'heredity.one-parent-varies': { family: 'everyday-idea' },
  'heredity.beyond-the-tree': { family: 'evidence' },
  'mutations.always-harmful': { family: 'everyday-idea', source: 'Duncan & Reiser 2007' },
  'mutations.each-changes-protein': { family: 'everyday-idea' },
  'mutations.on-purpose': { family: 'everyday-idea', source: 'Bishop & Anderson 1990' },
  'mutations.whole-body-at-once': { family: 'everyday-idea' },
  'mutations.skips-protein': { family: 'part-whole', source: 'Duncan & Reiser 2007' },
  'mutations.levels-mixed': { family: 'unlike-terms', source: 'Lewis & Wood-Robinson 2000' },
  'mutations.body-cells-inherited': { family: 'everyday-idea' },
} as const satisfies Record<string, Misconception>
