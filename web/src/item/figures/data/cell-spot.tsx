import { useContext } from 'react'
import { Spot, SpotsContext } from '../spot.tsx'

/**
 * The letter badge of a part of an HTML table, before or above its text. Screen readers read its letter with the cell.
 */
export function CellSpot({ id, isOver = false }: { id: string | undefined; isOver?: boolean }) {
  const letter = useContext(SpotsContext)?.letters.get(id ?? '')
  if (id === undefined || letter === undefined) return null
  return (
    <>
      <span className="sr-only">({letter}) </span>
      <svg
        aria-hidden
        width={30}
        height={30}
        className={`overflow-visible ${isOver ? 'mx-auto mb-1 block' : 'me-1.5 inline-block shrink-0 align-middle sm:me-2'}`}
      >
        <Spot id={id} x={15} y={15} />
      </svg>
    </>
  )
}
