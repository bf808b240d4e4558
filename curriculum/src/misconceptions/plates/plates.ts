import type { Misconception } from '../families.ts'

/** Plate motion and the evidence for it. */
export const plates = {
  'plates.never-moved': { family: 'everyday-idea' },
  'plates.only-continents': { family: 'everyday-idea' },
  'plates.edges-are-coasts': { family: 'everyday-idea' },
  'plates.sudden': { family: 'everyday-idea' },
  'plates.melted-below': { family: 'everyday-idea' },
  'plates.life-crossed': { family: 'everyday-idea' },
  'plates.not-the-cause': { family: 'everyday-idea' },
  'plates.old-at-ridge': { family: 'reversal' },
  'plates.from-the-coast': { family: 'scale-reading' },
  'plates.wrong-boundary': { family: 'unlike-terms' },
  'plates.wrong-side': { family: 'reversal' },
  'plates.one-clue': { family: 'part-whole' },
  'plates.todays-clue': { family: 'evidence' },
  'plates.one-side-moves': { family: 'stops-early' },
  'plates.cm-for-km': { family: 'form-unit' },
  'plates.parts-mixed-up': { family: 'unlike-terms' },
} as const satisfies Record<string, Misconception>
