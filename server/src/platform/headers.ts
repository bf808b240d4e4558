/** Sent with every reply. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  // Pages and API calls replace this with their own policies.
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** Sent with every API reply. */
export const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}

/**
 * Sent with every page. Only our own scripts, and nothing from other origins. Style attributes are allowed because
 * typeset math (MathML) needs them; style elements are not.
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

/**
 * Sent with the service worker: it loads no other scripts, connects only to this origin, and updates are noticed at
 * once.
 */
export const workerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
}

/** Sent with a page whose URL is a secret: not cached, not indexed, and not passed on in a Referer header. */
export const unlistedHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/** HSTS, sent over TLS; the age is two years. */
export const strictTransport = 'max-age=63072000; includeSubDomains'
