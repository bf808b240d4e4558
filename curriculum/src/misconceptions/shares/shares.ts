import type { Misconception } from '../families.ts'

/** Counts, shares and how shares change. */
export const shares = {
  'share.count-for-share': { family: 'part-whole' },
  'share.wrong-whole': { family: 'part-whole' },
  'share.complement': { family: 'careless' },
  'share.rate-for-share': { family: 'part-whole' },
  'share.other-kind': { family: 'careless' },
  'trend.steady': { family: 'additive' },
  'trend.fast-start': { family: 'everyday-idea' },
  'trend.grows-by-size': { family: 'everyday-idea' },
  'trend.start-for-change': { family: 'stops-early' },
} as const satisfies Record<string, Misconception>
