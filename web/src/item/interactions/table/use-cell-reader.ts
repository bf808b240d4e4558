import { useEffect, useState } from 'react'
import type { CellReader } from './read-cells.ts'

/** The reader of number cells, once it is wanted and loaded; otherwise null. */
export function useCellReader(isWanted: boolean): CellReader | null {
  const [reader, setReader] = useState<CellReader | null>(null)
  // Loads code, which happens outside React. Without it, cells are compared as typed.
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    import('./read-cells.ts').then(
      ({ cellReader }) => isCurrent && setReader(cellReader),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted])
  return reader
}
