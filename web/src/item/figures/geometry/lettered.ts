import { useContext, useMemo } from 'react'
import { SpotsContext } from '../spot.tsx'

/**
 * The figure with those of its spots that wear a letter. The others are not drawn, and should not take room from
 * writing either.
 */
export function useLettered<F extends { spots?: { id: string }[] | undefined }>(figure: F): F {
  const letters = useContext(SpotsContext)?.letters
  return useMemo(
    () => ({ ...figure, spots: figure.spots?.filter(({ id }) => letters?.has(id) ?? false) }),
    [figure, letters],
  )
}
