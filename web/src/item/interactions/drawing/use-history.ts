import { useState } from 'react'

/** The undo history of a drawing. */
export function useHistory<Drawn>(drawn: Drawn, onDraw: (next: Drawn) => void) {
  const [past, setPast] = useState<readonly { drawn: Drawn; act: string }[]>([])
  return {
    canUndo: past.length > 0,
    /** Consecutive changes with the same act, such as the moves of one drag, are undone together. */
    draw(next: Drawn, act = '') {
      if (act === '' || past.at(-1)?.act !== act) setPast([...past, { drawn, act }])
      onDraw(next)
    },
    /** Returns the previous drawing; undefined if there is nothing to undo. */
    undo(): Drawn | undefined {
      const last = past.at(-1)
      if (last === undefined) return undefined
      setPast(past.slice(0, -1))
      onDraw(last.drawn)
      return last.drawn
    },
  }
}
