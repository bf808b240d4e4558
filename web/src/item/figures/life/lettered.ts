import { useContext } from 'react'
import { SpotsContext } from '../spot.tsx'

const none: ReadonlyMap<string, string> = new Map()

/** Letters by part, for drawings that make room for the badges. */
export const useLetters = (): ReadonlyMap<string, string> => useContext(SpotsContext)?.letters ?? none
