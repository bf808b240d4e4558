/**
 * Day is light and night is dark by day and by night alike, so these do not swap with the theme as ink and
 * surface do.
 */
export const night = '[fill:light-dark(var(--ink),var(--sunken))]'
export const moonlit = '[fill:light-dark(var(--surface),var(--ink))]'
export const sunlit = '[fill:light-dark(var(--math-soft),var(--math))]'
/** Lines and writing on a lit side and on a dark one. */
export const onLit = '[stroke:light-dark(var(--ink),var(--sunken))]'
export const onNight = '[stroke:light-dark(var(--surface),var(--ink))]'
