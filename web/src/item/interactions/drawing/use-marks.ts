import { useRef, useState } from 'react'
import { t } from '../../../language/messages.ts'
import { addButton, undoButton } from './drawing-tools.tsx'
import { useFocusLater } from './use-focus-later.ts'
import { useHistory } from './use-history.ts'

/** A drawing that is set by marks at places, and what it is called in words. */
export interface Marking<Drawn, Place> {
  nothing: Drawn
  count: (drawn: Drawn) => number
  /** With one more mark, and the index of it. */
  add: (drawn: Drawn, place: Place) => { drawn: Drawn; index: number }
  /** With a mark moved, and the index that it has then; the same drawing where the place is taken. */
  move: (drawn: Drawn, index: number, place: Place) => { drawn: Drawn; index: number }
  /** All of these for the ear. */
  name: (drawn: Drawn, index: number) => string
  place: (drawn: Drawn, index: number) => string
  words: (drawn: Drawn) => string
}

export const handleId = (id: string, index: number): string => `${id}-mark-${index}`

/** A drawing in progress and what can be done with it. Everything is said once: by a message or by the focus. */
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
    /** The mark that small steps move; null while there is none. */
    latest: count === 0 ? null : Math.min(latest, count - 1),
    message,
    canUndo: history.canUndo,
    draw: history.draw,
    say: setMessage,
    /** By a tap: the mark takes the focus too, so that keys can move it on. */
    set(place: Place) {
      const next = marking.add(drawn, place)
      change(next)
      setMessage(marked(next.drawn, next.index))
      focusLater(handleId(id, next.index))
    },
    /** By a tap on another place. */
    put(index: number, place: Place) {
      const next = marking.move(drawn, index, place)
      change(next)
      setPicked(null)
      setMessage(marked(next.drawn, next.index))
      focusLater(handleId(id, next.index))
    },
    /** By a key or a small step, which the mark itself tells by its value. */
    go: (index: number, place: Place, act: string) => change(marking.move(drawn, index, place), act),
    /** Answers the index that the mark has then. */
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
    /** By the button: the mark takes the focus and is thereby said. */
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
