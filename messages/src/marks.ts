/**
 * Marks in the text that a message gives: TeX and stressed words. They are characters that no message says, so that
 * `$`, `*` and `_` mean themselves. Anyone who shows the text turns them into elements.
 */
export const marks = { mathOpen: '⟦', mathClose: '⟧', strongOpen: '⟪', strongClose: '⟫' } as const
