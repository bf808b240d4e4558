import type { Misconception } from '../families.ts'

/** Atoms, molecules, extended structures, and models of them. */
export const atoms = {
  'atoms.subscript-wrong-atom': { family: 'careless' },
  'atoms.apart-is-molecule': { family: 'everyday-idea', source: 'Ben-Zvi et al. 1986' },
  'atoms.compound-is-mixture': { family: 'unlike-terms', source: 'Johnson 2000' },
  'atoms.one-atom-per-element': { family: 'everyday-idea' },
  'atoms.crystal-of-molecules': { family: 'everyday-idea', source: 'Taber 1998' },
  'atoms.model-is-photo': { family: 'everyday-idea', source: 'Grosslight et al. 1991' },
  'atoms.piece-is-formula': { family: 'part-whole' },
  'atoms.layer-only': { family: 'part-whole' },
  'atoms.edge-like-inside': { family: 'part-whole' },
  'atoms.crystal-is-extended': { family: 'unlike-terms' },
} as const satisfies Record<string, Misconception>
