import { useEffect, useRef } from 'react'
import type { ItemHandle } from '../../item/item-view.tsx'
import type { Session } from '../session.ts'
import type { Stage } from './stage.ts'

const headerHeight = 80

/** On touch, focus in a text field opens the keyboard, which nobody asked for. */
const isTouch = () => matchMedia('(pointer: coarse)').matches

/**
 * Puts the browser's focus where the hands go on: into a new question, back into the answer after a verdict that
 * leaves it open, on "Next" once it is closed, and on what is proposed instead of it. Each part of the card takes
 * the reference to its own element.
 */
export function useQuestionFocus({ question, outcome, deferred }: Session, stage: Stage) {
  const card = useRef<HTMLElement>(null)
  const item = useRef<ItemHandle>(null)
  const verdict = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  /** What is proposed instead of the next question. */
  const proposal = useRef<HTMLElement>(null)
  const isClosed = stage === 'closed'
  const isNextHere = stage === 'next-here'

  useEffect(() => {
    if (deferred !== null) {
      proposal.current?.focus()
      return
    }
    if (outcome === null) {
      if (isTouch()) card.current?.focus({ preventScroll: true })
      else item.current?.begin()
      // Under what stays in sight above it, where a long question before this one has left the page.
      const top = card.current?.getBoundingClientRect().top ?? 0
      if (top < headerHeight) scrollTo({ top: 0 })
      return
    }
    verdict.current?.scrollIntoView({ block: 'nearest' })
    if (isClosed) (proposal.current ?? next.current)?.focus({ preventScroll: true })
    else if (!isTouch()) item.current?.resume()
  }, [question, outcome, isClosed, deferred])

  // The same where there is no verdict to be had now.
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
    /** Puts the focus where the answer begins. */
    focusAnswer() {
      if (isTouch()) card.current?.focus({ preventScroll: true })
      else item.current?.begin()
    },
  }
}
