import type { Misconception } from '../families.ts'

/** Numbers on both sides of zero. */
export const signed = {
  'signed.wrong-way': { family: 'sign' },
  'signed.wrong-sign': { family: 'sign' },
  'signed.ignores-signs': { family: 'sign' },
  'signed.two-minuses': { family: 'sign' },
  'signed.keeps-sign': { family: 'sign' },
  'signed.reversed': { family: 'reversal' },
  'signed.end-as-jump': { family: 'scale-reading' },
  'signed.counts-ticks': { family: 'scale-reading' },
  'signed.adds-to-compare': { family: 'operation' },
  'signed.negative-distance': { family: 'sign' },
  'signed.goes-on': { family: 'reversal' },
  'signed.stops-early': { family: 'stops-early' },
  'signed.subtracting-makes-less': { family: 'operation' },
  'signed.adding-makes-more': { family: 'operation' },
  'signed.same-signs': { family: 'sign' },
  'signed.not-opposite': { family: 'sign' },
  'signed.leaves-sign-behind': { family: 'sign' },
} as const satisfies Record<string, Misconception>
