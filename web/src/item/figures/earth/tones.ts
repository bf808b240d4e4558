/** Day is light and night is dark in both themes, so these colors do not swap as ink and surface do. */
export const night = '[fill:light-dark(var(--ink),var(--sunken))]'
export const moonlit = '[fill:light-dark(var(--surface),var(--ink))]'
export const sunlit = '[fill:light-dark(var(--math-soft),var(--math))]'
/** Lines and text on a lit side and on a dark side. */
export const onLit = '[stroke:light-dark(var(--ink),var(--sunken))]'
export const onNight = '[stroke:light-dark(var(--surface),var(--ink))]'
