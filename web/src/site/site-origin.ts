import { createContext } from 'react'

/** The site's public origin, without a trailing slash, for absolute addresses. */
export const SiteOrigin = createContext('')
