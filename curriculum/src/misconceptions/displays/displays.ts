import type { Misconception } from '../families.ts'

/** Data displays and measures of center and spread. */
export const displays = {
  'display.counts-once': { family: 'scale-reading' },
  'display.boundary': { family: 'careless' },
  'display.wrong-side': { family: 'reversal' },
  'display.one-column': { family: 'stops-early' },
  'display.count-for-percent': { family: 'part-whole' },
  'display.equal-lengths': { family: 'scale-reading', source: 'Bakker et al. 2005' },
  'display.missing-part': { family: 'stops-early' },
  'display.axis-ends': { family: 'scale-reading' },
  'display.box-for-count': { family: 'scale-reading', source: 'Bakker et al. 2005' },
  'center.not-in-order': { family: 'careless' },
  'center.mean-for-median': { family: 'unlike-terms' },
  'center.fills-in-mean': { family: 'stops-early', source: 'Mokros & Russell 1995' },
  'center.mean-of-means': { family: 'part-whole', source: 'Pollatsek et al. 1981' },
  'center.ignores-outlier': { family: 'evidence' },
  'spread.for-center': { family: 'unlike-terms' },
  'spread.signed-distances': { family: 'sign' },
  'spread.range-for-iqr': { family: 'unlike-terms' },
  'data.one-answer': { family: 'everyday-idea' },
} as const satisfies Record<string, Misconception>
