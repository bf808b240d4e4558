import { useContext } from 'react'
import { SpotsContext } from '../spot.tsx'

const none: ReadonlyMap<string, string> = new Map()

/** The letter of each part, for drawings that leave space for badges. */
export const useLetters = (): ReadonlyMap<string, string> => useContext(SpotsContext)?.letters ?? none
