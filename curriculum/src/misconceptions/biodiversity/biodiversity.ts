import type { Misconception } from '../families.ts'

/** Biodiversity, its benefits for people, and its protection. */
export const biodiversity = {
  'biodiversity.counts-individuals': { family: 'unlike-terms' },
  'biodiversity.large-animals-only': { family: 'everyday-idea' },
  'biodiversity.one-species-alone': { family: 'part-whole' },
  'biodiversity.any-species-helps': { family: 'everyday-idea' },
  'biodiversity.words-mixed': { family: 'unlike-terms' },
  'services.only-what-is-sold': { family: 'part-whole' },
  'services.made-by-people': { family: 'unlike-terms' },
} as const satisfies Record<string, Misconception>
