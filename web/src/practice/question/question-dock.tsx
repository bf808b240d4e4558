import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useMeasuredHeight, useScreenKeyboard } from '../../platform/measured.ts'

/**
 * The feedback and the buttons. On a phone, it stays at the bottom, above an open keyboard, and takes at most half of
 * the window, so that the question remains visible; on larger screens, it follows the question.
 */
export function QuestionDock({ feedback, actions }: { feedback: ReactNode; actions: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  useMeasuredHeight(dock, '--dock')
  useScreenKeyboard()
  const isScrolling = useIsScrolling(scroller)
  return (
    <div ref={dock} className="practice-dock">
      {/* Focusable while it scrolls, so that a keyboard can scroll it. */}
      <div ref={scroller} className="practice-dock-feedback" tabIndex={isScrolling ? 0 : undefined}>
        {feedback}
      </div>
      {actions}
    </div>
  )
}

/** Whether an element has overflowing content. */
function useIsScrolling(element: RefObject<HTMLElement | null>): boolean {
  const [isScrolling, setIsScrolling] = useState(false)
  // Runs after every render, because the last message can be a new element.
  useLayoutEffect(() => {
    const scroller = element.current
    if (scroller === null) return
    const look = () => {
      const canScroll = getComputedStyle(scroller).overflowY === 'auto'
      setIsScrolling(canScroll && scroller.scrollHeight > scroller.clientHeight + 1)
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(scroller)
    for (const child of scroller.children) observer.observe(child)
    return () => observer.disconnect()
  })
  return isScrolling
}
