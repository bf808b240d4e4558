import { useRef, useState, useEffect } from 'react'
import { t } from '../../../language/messages.ts'
import { addButton, undoButton } from './drawing-tools.tsx'
import { useHistory } from './use-history.ts'

/** Operations on a drawing made of marks, and their descriptions. */
export interface Marking<Drawn, Place> {
  nothing: Drawn
  count: (drawn: Drawn) => number
  /** The drawing with one more mark, and that mark's index. */
  add: (drawn: Drawn, place: Place) => { drawn: Drawn; index: number }
  /** The drawing with a mark moved, and the mark's new index; the same drawing if the place is taken. */
  move: (drawn: Drawn, index: number, place: Place) => { drawn: Drawn; index: number }
  /** Descriptions for screen readers. */
  name: (drawn: Drawn, index: number) => string
  place: (drawn: Drawn, index: number) => string
  words: (drawn: Drawn) => string
}

export const handleId = (id: string, index: number): string => `${id}-mark-${index}`

/**
 * A drawing in progress with its actions. Screen readers hear each change once: from a message or from the focused
 * mark.
 */
export function useMarks<Drawn, Place>(
  id: string,
  drawn: Drawn,
  marking: Marking<Drawn, Place>,
  onDraw: (next: Drawn) => void,
) {
  const [picked, setPicked] = useState<number | null>(null)
  const [latest, setLatest] = useState(0)
  const [message, setMessage] = useState('')
  const drag = useRef({ count: 0, says: '' })
  const focusLater = useFocusLater()
  const history = useHistory(drawn, (next: Drawn) => {
    setPicked(null)
    onDraw(next)
  })
  const count = marking.count(drawn)

  const marked = (next: Drawn, index: number) =>
    t('item/name-at-place', { name: marking.name(next, index), place: marking.place(next, index) })

  function change(next: { drawn: Drawn; index: number }, act?: string) {
    if (next.drawn !== drawn) history.draw(next.drawn, act)
    setLatest(next.index)
  }

  return {
    drawn,
    count,
    /** The mark that the next tap moves. */
    picked,
    /** The mark that small steps move; null if there is none. */
    latest: count === 0 ? null : Math.min(latest, count - 1),
    message,
    canUndo: history.canUndo,
    draw: history.draw,
    say: setMessage,
    /** Adds a mark with a tap. The mark takes focus, so that keys can move it. */
    set(place: Place) {
      const next = marking.add(drawn, place)
      change(next)
      setMessage(marked(next.drawn, next.index))
      focusLater(handleId(id, next.index))
    },
    /** Moves the picked mark with a tap. */
    put(index: number, place: Place) {
      const next = marking.move(drawn, index, place)
      change(next)
      setPicked(null)
      setMessage(marked(next.drawn, next.index))
      focusLater(handleId(id, next.index))
    },
    /** Moves a mark with a key or a small step. The mark's own value announces it. */
    go: (index: number, place: Place, act: string) => change(marking.move(drawn, index, place), act),
    /** Returns the mark's new index. */
    drag(index: number, place: Place): number {
      const next = marking.move(drawn, index, place)
      drag.current.says = marked(next.drawn, next.index)
      change(next, `drag ${drag.current.count}`)
      return next.index
    },
    drop() {
      setMessage(drag.current.says)
      drag.current.count += 1
    },
    /** Adds a mark with the button. The mark takes focus, which announces it. */
    add(place: Place) {
      const next = marking.add(drawn, place)
      change(next)
      setMessage('')
      focusLater(handleId(id, next.index))
    },
    pick(index: number | null) {
      setPicked(index)
      if (index === null) {
        setMessage(t('item/left-where-it-was'))
        return
      }
      setLatest(index)
      setMessage(t('item/name-picked-up', { name: marking.name(drawn, index) }))
      focusLater(handleId(id, index))
    },
    undo() {
      const before = history.undo()
      if (before === undefined) return
      setMessage(t('item/undone-now-words', { words: marking.words(before) }))
      focusLater(undoButton(id), addButton(id), handleId(id, 0))
    },
    clear() {
      history.draw(marking.nothing)
      setMessage(t('item/cleared'))
      focusLater(addButton(id))
    },
  }
}

/** Moves focus, after the current update has rendered, to the first of the elements that can take it. */
function useFocusLater(): (...elementIds: string[]) => void {
  const wanted = useRef<readonly string[]>([])
  // Moves the browser's focus once the elements exist.
  useEffect(() => {
    const element = wanted.current
      .map((elementId) => document.getElementById(elementId))
      .find((each) => each !== null && !each.matches(':disabled'))
    element?.focus({ preventScroll: true })
    wanted.current = []
  })
  return (...elementIds) => {
    wanted.current = elementIds
  }
}
