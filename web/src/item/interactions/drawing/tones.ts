/**
 * The look of a drawing: open while it can be changed, because until then only the answer as a whole is judged. A wrong
 * drawing is dashed and its dots are crossed, so that color is not needed.
 */
export const tones = {
  open: { fill: 'fill-math', stroke: 'stroke-math', isDashed: false },
  right: { fill: 'fill-correct', stroke: 'stroke-correct', isDashed: false },
  wrong: { fill: 'fill-incorrect', stroke: 'stroke-incorrect', isDashed: true },
} as const
export type Tone = keyof typeof tones
