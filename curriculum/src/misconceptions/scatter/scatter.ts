import type { Misconception } from '../families.ts'

/** Scatter plots and lines of fit. */
export const scatter = {
  'scatter.wrong-direction': { family: 'reversal' },
  'scatter.sees-pattern': { family: 'everyday-idea' },
  'scatter.misses-pattern': { family: 'careless' },
  'scatter.straight-only': { family: 'careless' },
  'scatter.strength-as-steepness': { family: 'unlike-terms' },
  'scatter.extreme-is-outlier': { family: 'scale-reading' },
  'scatter.typical-as-outlier': { family: 'careless' },
  'scatter.line-through-ends': { family: 'part-whole' },
  'scatter.line-off-center': { family: 'part-whole' },
  'scatter.prediction-for-data': { family: 'unlike-terms' },
  'scatter.cause': { family: 'everyday-idea' },
  'scatter.exact-line': { family: 'everyday-idea' },
  'scatter.no-limits': { family: 'careless' },
} as const satisfies Record<string, Misconception>
