import { useState } from 'react'

/** What is drawn, and what it was before, to be undone. */
export function useHistory<Drawn>(drawn: Drawn, onDraw: (next: Drawn) => void) {
  const [past, setPast] = useState<readonly { drawn: Drawn; act: string }[]>([])
  return {
    canUndo: past.length > 0,
    /** Changes with one and the same act, such as the steps of one drag, are undone together. */
    draw(next: Drawn, act = '') {
      if (act === '' || past.at(-1)?.act !== act) setPast([...past, { drawn, act }])
      onDraw(next)
    },
    /** What is drawn then; undefined when there is nothing to undo. */
    undo(): Drawn | undefined {
      const last = past.at(-1)
      if (last === undefined) return undefined
      setPast(past.slice(0, -1))
      onDraw(last.drawn)
      return last.drawn
    },
  }
}
