import { useEffect, useRef } from 'react'
import type { ItemHandle } from '../../item/item-view.tsx'
import type { Session } from '../session.ts'
import type { Stage } from './stage.ts'

const headerHeight = 80

/** On touch devices, focusing a text field would open the keyboard unprompted. */
const isTouch = () => matchMedia('(pointer: coarse)').matches

/**
 * Moves focus along with the question: into a new question, back to the answer after a verdict that allows another try,
 * to "Next" once it is closed, and to a suggestion shown in place of "Next". Each part of the card attaches the ref to
 * its own element.
 */
export function useQuestionFocus({ question, outcome, deferred }: Session, stage: Stage) {
  const card = useRef<HTMLElement>(null)
  const item = useRef<ItemHandle>(null)
  const verdict = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  /** The suggestion shown instead of the next question. */
  const proposal = useRef<HTMLElement>(null)
  const isClosed = stage === 'closed'
  const isNextHere = stage === 'next-here'

  useEffect(() => {
    if (deferred !== null) {
      proposal.current?.focus()
      return
    }
    if (outcome === null) {
      if (isTouch()) item.current?.focusQuestion()
      else item.current?.begin()
      // A long previous question may have left the page scrolled, so that the sticky header covers this one.
      const top = card.current?.getBoundingClientRect().top ?? 0
      if (top < headerHeight) scrollTo({ top: 0 })
      return
    }
    verdict.current?.scrollIntoView({ block: 'nearest' })
    if (isClosed) (proposal.current ?? next.current)?.focus({ preventScroll: true })
    else if (!isTouch()) item.current?.resume()
    // A phone shows the verdict over the foot of the window. An observer is told after the one that makes room for it.
    const dock = verdict.current?.closest('.practice-dock')
    if (!dock || !matchMedia('(width < 48rem)').matches) return
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      item.current?.showAnswer(dock.getBoundingClientRect().top)
    })
    observer.observe(dock)
    return () => observer.disconnect()
  }, [question, outcome, isClosed, deferred])

  // The same when there can be no verdict now.
  useEffect(() => {
    if (!isNextHere) return
    verdict.current?.scrollIntoView({ block: 'nearest' })
    next.current?.focus({ preventScroll: true })
  }, [isNextHere])

  return {
    card,
    item,
    verdict,
    next,
    proposal,
    /** Focuses the start of the answer. */
    focusAnswer() {
      if (isTouch()) item.current?.focusQuestion()
      else item.current?.begin()
    },
  }
}
