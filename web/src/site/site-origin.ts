import { createContext } from 'react'

/** Where the site is reached, without a slash at the end: for addresses that are told to others. */
export const SiteOrigin = createContext('')
