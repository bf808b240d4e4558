import type { Misconception } from '../families.ts'

/** The variety of life in a place, what it does for people, and how it is protected. */
export const biodiversity = {
  'biodiversity.counts-individuals': { family: 'unlike-terms' },
  'biodiversity.large-animals-only': { family: 'everyday-idea' },
  'biodiversity.one-species-alone': { family: 'part-whole' },
  'biodiversity.any-species-helps': { family: 'everyday-idea' },
  'biodiversity.words-mixed': { family: 'unlike-terms' },
  'services.only-what-is-sold': { family: 'part-whole' },
  'services.made-by-people': { family: 'unlike-terms' },
} as const satisfies Record<string, Misconception>
