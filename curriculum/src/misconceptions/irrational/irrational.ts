import type { Misconception } from '../families.ts'

/** Decimal forms of rational and irrational numbers, and estimates. */
export const irrational = {
  'irrational.ends': { family: 'everyday-idea' },
  'irrational.all-repeat': { family: 'part-whole' },
  'irrational.skips-lead': { family: 'part-whole' },
  'irrational.wrong-nines': { family: 'careless' },
  'irrational.drops-whole': { family: 'stops-early' },
  'irrational.endless': { family: 'everyday-idea' },
  'irrational.mixes-kinds': { family: 'careless' },
  'irrational.pattern': { family: 'everyday-idea' },
  'irrational.approximation-is-exact': { family: 'everyday-idea' },
  'irrational.farther-neighbor': { family: 'careless' },
  'irrational.rounds-early': { family: 'careless' },
  'irrational.misplaced': { family: 'scale-reading' },
  'irrational.leftover-as-tenths': { family: 'place-value' },
} as const satisfies Record<string, Misconception>
