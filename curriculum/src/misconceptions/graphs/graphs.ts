import type { Misconception } from '../families.ts'

/** Interpreting the shape of a graph in a story. */
export const graphs = {
  'graph.as-picture': { family: 'everyday-idea', source: 'Leinhardt et al. 1990' },
  'graph.height-for-slope': { family: 'unlike-terms', source: 'McDermott et al. 1987' },
  'graph.level-is-zero': { family: 'unlike-terms' },
  'graph.reads-backward': { family: 'reversal' },
  'graph.all-straight': { family: 'everyday-idea', source: 'Leinhardt et al. 1990' },
  'graph.bends-wrong-way': { family: 'reversal' },
  'graph.end-for-length': { family: 'scale-reading' },
  'graph.one-stretch': { family: 'stops-early' },
  'graph.other-quantity': { family: 'unlike-terms' },
  'graph.starts-at-zero': { family: 'everyday-idea' },
  'graph.change-for-value': { family: 'unlike-terms' },
} as const satisfies Record<string, Misconception>
