/**
 * Marks in a message's text for TeX and bold words. They are characters that no message contains, so `$`, `*`, and `_`
 * stay literal. The code that displays the text turns them into elements.
 */
export const marks = { mathOpen: '⟦', mathClose: '⟧', strongOpen: '⟪', strongClose: '⟫' } as const
