import { useContext, useMemo } from 'react'
import { SpotsContext } from '../spot.tsx'

/** The figure with only those spots that have a letter. The others are not drawn and must not take space from text. */
export function useLettered<F extends { spots?: { id: string }[] | undefined }>(figure: F): F {
  const letters = useContext(SpotsContext)?.letters
  return useMemo(
    () => ({ ...figure, spots: figure.spots?.filter(({ id }) => letters?.has(id) ?? false) }),
    [figure, letters],
  )
}
