/**
 * How a drawing looks: open for as long as it can be changed, since what is known before is known of the answer as a
 * whole. A wrong one is dashed and its dots are crossed, so that no color is needed to tell.
 */
export const tones = {
  open: { fill: 'fill-math', stroke: 'stroke-math', isDashed: false },
  right: { fill: 'fill-correct', stroke: 'stroke-correct', isDashed: false },
  wrong: { fill: 'fill-incorrect', stroke: 'stroke-incorrect', isDashed: true },
} as const
export type Tone = keyof typeof tones
