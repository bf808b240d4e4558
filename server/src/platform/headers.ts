/** Sent with every reply. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  // Pages and calls have policies of their own in its place.
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** Sent with every reply of a call. */
export const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}

/**
 * Sent with every page. No script but our own files, and nothing from elsewhere. Style attributes are
 * allowed, since typeset math (MathML) carries them; style elements are not.
 */
export const pageHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** Sent with the service worker: it runs no other script, asks nobody else, and a newer one is seen at once. */
export const workerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
}

/** Sent with a page whose address is a secret: nothing keeps it, lists it or passes it on. */
export const unlistedHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/** Sent over TLS: two years. */
export const strictTransport = 'max-age=63072000; includeSubDomains'
